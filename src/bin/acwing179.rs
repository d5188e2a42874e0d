//! The binary of `src/binaries/acwing179.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::binaries::acwing179::ACWING179)
}
