//! AcWing 179 (HDU 1043, POJ 1077): the eight puzzle, a shortest path to `1 2 3 4 5 6 7 8 x`.
//!
//! The solution is in `src/problems/acwing179.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::acwing179::ACWING179)
}
