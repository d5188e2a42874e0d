//! The binary that runs `SOLVE` of `src/problems/p1379.rs`.

use puzzle_solvers::problems::p1379::{P1379, SOLVE};

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&P1379, SOLVE)
}
