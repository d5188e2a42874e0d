//! The binary of `src/problems/acwing179.rs`.

fn main() -> std::process::ExitCode {
    puzzle_solvers::cli::main(&puzzle_solvers::problems::acwing179::ACWING179)
}
