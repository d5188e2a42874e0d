//! The binary of `src/binaries/poj2286.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::binaries::poj2286::POJ2286)
}
