//! The binary of `src/binaries/hdu3567.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::binaries::hdu3567::HDU3567)
}
