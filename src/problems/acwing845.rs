//! AcWing 845, the eight puzzle: the least number of moves to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 130 positions for a board, 3,078 at most.
//! Space:  14 KB of tables, 128 KB of input.

use std::io;
use std::process::ExitCode;

use crate::eight::board::Board;
use crate::eight::distance::{self, Distance};
use crate::eight::pdb::{FourTiles, Pdb};
use crate::eight::per_board;
use crate::eight::search::Search;
use crate::eight::solver::Solver;
use crate::tied::{run, Tied};

/// The goal: row by row, and the blank at the end.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// Answers all boards of the input.
///
/// # Errors
/// As [`per_board::solve`].
pub fn solve<S: Solver<Distance>>(io: &mut Tied) -> io::Result<()> {
    let pdb = Pdb { first: &FourTiles::<4>::COSTS, last: &FourTiles::<0>::COSTS };
    per_board::solve::<S, _>(io, &GOAL, pdb, distance::write)
}

/// Runs the submission.
pub fn main() -> ExitCode {
    run("acwing845", &mut io::stdin(), solve::<Search>)
}
