//! AcWing 179, the eight puzzle: a shortest path to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 130 positions for a board, 3,078 at most.
//! Space:  15 KB of tables, 128 KB of input.

use std::io;

use crate::eight::board::{notation, Board};
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::pdb::{FourTiles, Pdb};
use crate::eight::search::{Search, Solver};
use crate::input::Notation;
use crate::tied::{run, Tied};

static NOTATION: Notation = notation(b"0xX12345678", false);

/// The goal has the blank at the end.
const PDB: Pdb = Pdb { goal_blank: 8, first: &FourTiles::<4>::COSTS, last: &FourTiles::<0>::COSTS };

/// Answers all boards of the input, each by the first of the shortest paths in the order of
/// [`Move::ALL`], as in the official samples.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<S: Solver<Path>>(io: &mut Tied) -> io::Result<()> {
    let mut solver = S::from(Search::new(PDB, Move::ALL));
    let mut board = Board::default();
    while NOTATION.read(io, &mut board)? {
        match solver.answer(&board, io) {
            Some(path) => path.write(&mut io.answers),
            None => io.answers.extend(b"unsolvable"),
        }
        io.answers.push(b'\n');
    }
    Ok(())
}

/// Runs the submission.
pub fn main() -> std::process::ExitCode {
    run("acwing179", &mut io::stdin(), solve::<Search>)
}

// Not for submissions.

use crate::eight::adaptive::Adaptive;
use crate::problems::{Problem, Task, EIGHT_BOARDS};

/// The problem, for its binary and the tools.
pub static ACWING179: Problem = Problem {
    name: "acwing179",
    title: "the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x",
    judges: "AcWing 179, HDU 1043, POJ 1077",
    reads: EIGHT_BOARDS,
    prints: "a line for each board: the moves of the blank, out of u d l r, or unsolvable",
    notation: &NOTATION,
    task: Task::Path(8),
    solve: solve::<Adaptive<Path>>,
};
