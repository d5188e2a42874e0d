//! The binary of `src/binaries/acwing845.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::binaries::acwing845::ACWING845)
}
