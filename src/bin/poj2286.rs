//! The binary of `src/problems/poj2286.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::poj2286::POJ2286)
}
