//! AcWing 179, the eight puzzle: a shortest path to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 130 positions for a board, 3,078 at most.
//! Space:  15 KB of tables, 128 KB of input.

use std::io;
use std::process::ExitCode;

use crate::binaries::{Binary, Task, EIGHT_BOARDS};
use crate::eight::adaptive::Adaptive;
use crate::eight::board::{blank, Board, BLANK};
use crate::eight::moves::Move;
use crate::eight::notation::notation;
use crate::eight::path::Path;
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::input::Notation;
use crate::tied::run;

const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];

const PDB: Pdb = Pdb::for_goal::<{ blank(&GOAL) }, { 8 - blank(&GOAL) }>();

static NOTATION: Notation = notation(&GOAL);

/// Appends the answer to a board: the first of the shortest paths in the order of [`Move::ALL`], as
/// in the official samples.
pub fn write(path: Option<Path>, text: &mut Vec<u8>) {
    match path {
        Some(path) => path.write(text),
        None => text.extend(b"unsolvable"),
    }
    text.push(b'\n');
}

/// Answers standard input by a search for each board.
///
/// This is the `main` of the submission that `bundle` writes. The binary runs `solve` below.
pub fn main() -> ExitCode {
    let mut search = Search::new(PDB, Move::ALL);
    run("acwing179", &mut io::stdin(), |io| {
        NOTATION.each(io, |board, io| write(search.solve(board), &mut io.answers))
    })
}

/// The binary.
pub static ACWING179: Binary = Binary {
    name: "acwing179",
    title: "the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x",
    judges: "AcWing 179, HDU 1043, POJ 1077",
    reads: EIGHT_BOARDS,
    prints: "a line for each board: the moves of the blank, out of u d l r, or unsolvable",
    task: Task::Path(GOAL),
    solve: |io| {
        let mut solver = Adaptive::new(PDB, Move::ALL);
        NOTATION.each(io, |board, io| write(solver.answer(board, io), &mut io.answers))
    },
};
