//! The binary that runs `SOLVE` of `src/problems/acwing179.rs`.

use puzzle_solvers::problems::acwing179::{ACWING179, SOLVE};

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&ACWING179, SOLVE)
}
