//! The binary of `src/problems/p1379.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::p1379::P1379)
}
