//! POJ 2286 (AcWing 181, HDU 1667, UVa 1343, BOJ 5070, TIOJ 1673): the rotation game.
//!
//! The solution is in `src/problems/poj2286.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::poj2286::POJ2286)
}
