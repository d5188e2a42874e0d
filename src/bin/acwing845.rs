//! AcWing 845, AOJ ALDS1_13_B, BOJ 1525: the eight puzzle, the least number of moves.
//!
//! The problem is solved in `src/problems/acwing845.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::ACWING845;

fn main() -> ExitCode {
    cli::main(&ACWING845)
}
