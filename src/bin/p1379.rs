//! Luogu P1379: the eight puzzle, the least number of moves.
//!
//! The problem is solved in `src/problems/p1379.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::P1379;

fn main() -> ExitCode {
    cli::main(&P1379)
}
