//! The binary that runs `SOLVE` of `src/problems/poj2286.rs`.

use puzzle_solvers::problems::poj2286::{POJ2286, SOLVE};

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&POJ2286, SOLVE)
}
