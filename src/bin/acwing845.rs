//! The binary that runs `SOLVE` of `src/problems/acwing845.rs`.

use puzzle_solvers::problems::acwing845::{ACWING845, SOLVE};

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&ACWING845, SOLVE)
}
