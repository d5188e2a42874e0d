//! AcWing 845, the eight puzzle: the least number of moves to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 130 positions for a board, 3,078 at most.
//! Space:  14 KB of tables, 128 KB of input.

use std::io;
use std::process::ExitCode;

use crate::binaries::{Binary, Task, EIGHT_BOARDS};
use crate::eight::adaptive::Adaptive;
use crate::eight::board::{blank, Board, BLANK};
use crate::eight::moves::Move;
use crate::eight::notation::notation;
use crate::eight::path::{write_distance, Distance};
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::input::Notation;
use crate::tied::run;

const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];

const PDB: Pdb = Pdb::for_goal::<{ blank(&GOAL) }, { 8 - blank(&GOAL) }>();

static NOTATION: Notation = notation(&GOAL);

/// Answers standard input by a search for each board.
///
/// This is the `main` of the submission that `bundle` writes. The binary runs `solve` below.
pub fn main() -> ExitCode {
    let mut search = Search::new(PDB, Move::ALL);
    run("acwing845", &mut io::stdin(), |io| {
        NOTATION.each(io, |board, io| write_distance(search.solve(board).map(Distance::from), io))
    })
}

/// The binary.
pub static ACWING845: Binary = Binary {
    name: "acwing845",
    title: "the eight puzzle, the least number of moves to 1 2 3 4 5 6 7 8 x",
    judges: "AOJ ALDS1_13_B, AcWing 845",
    reads: EIGHT_BOARDS,
    prints: "a line for each board: the least number of moves, or -1 if there is no path",
    task: Task::Distance(GOAL),
    solve: |io| {
        let mut solver = Adaptive::new(PDB, Move::ALL);
        NOTATION.each(io, |board, io| write_distance(solver.answer(board, io), io))
    },
};
