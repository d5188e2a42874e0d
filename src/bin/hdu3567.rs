//! HDU 3567: the eight puzzle from any board to any other.
//!
//! The problem is solved in `src/problems/hdu3567.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::HDU3567;

fn main() -> ExitCode {
    cli::main(&HDU3567)
}
