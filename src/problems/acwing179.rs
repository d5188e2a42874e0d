//! AcWing 179, the eight puzzle: a shortest path to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 130 positions for a board, 3,078 at most.
//! Space:  15 KB of tables, 128 KB of input.

use std::io;
use std::process::ExitCode;

use crate::eight::board::Board;
use crate::eight::letters::Letters;
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::pdb::{FourTiles, Pdb};
use crate::eight::per_board;
use crate::eight::search::Search;
use crate::eight::solver::Solver;
use crate::tied::{run, Tied};

/// The goal: row by row, and the blank at the end.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

static LETTERS: Letters = Letters::new(&Move::ALL);

/// Answers all boards of the input.
///
/// # Errors
/// As [`per_board::solve`].
pub fn solve<S: Solver<Path>>(io: &mut Tied) -> io::Result<()> {
    let pdb = Pdb { first: &FourTiles::<4>::COSTS, last: &FourTiles::<0>::COSTS };
    per_board::solve::<S, _>(io, &GOAL, pdb, |path, text| match path {
        Some(path) => LETTERS.write(path, text),
        None => text.extend(b"unsolvable"),
    })
}

/// Runs the submission.
pub fn main() -> ExitCode {
    run("acwing179", &mut io::stdin(), solve::<Search>)
}
