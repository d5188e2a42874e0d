//! The binary of `src/binaries/p1379.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::binaries::p1379::P1379)
}
