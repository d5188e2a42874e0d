//! Luogu P1379: the eight puzzle, the least number of moves to `123804765`.
//!
//! The solution is in `src/problems/p1379.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::p1379::P1379)
}
