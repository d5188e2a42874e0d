//! The binary that runs `SOLVE` of `src/problems/hdu3567.rs`.

use puzzle_solvers::problems::hdu3567::{HDU3567, SOLVE};

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&HDU3567, SOLVE)
}
