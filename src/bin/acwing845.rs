//! The binary of `src/problems/acwing845.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::acwing845::ACWING845)
}
