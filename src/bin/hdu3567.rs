//! The binary of `src/problems/hdu3567.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::hdu3567::HDU3567)
}
