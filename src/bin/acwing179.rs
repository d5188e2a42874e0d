//! AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path.
//!
//! The problem is solved in `src/problems/acwing179.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::ACWING179;

fn main() -> ExitCode {
    cli::main(&ACWING179)
}
