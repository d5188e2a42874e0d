//! AcWing 845 (AOJ ALDS1_13_B, BOJ 1525): the least number of moves to `1 2 3 4 5 6 7 8 x`.
//!
//! The solution is in `src/problems/acwing845.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::acwing845::ACWING845)
}
