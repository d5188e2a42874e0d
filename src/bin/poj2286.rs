//! POJ 2286, AcWing 181, HDU 1667, UVa 1343, BOJ 5070: the rotation game.
//!
//! The problem is solved in `src/problems/poj2286.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::POJ2286;

fn main() -> ExitCode {
    cli::main(&POJ2286)
}
