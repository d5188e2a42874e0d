//! HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
//!
//! The solution is in `src/problems/hdu3567.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::hdu3567::HDU3567)
}
