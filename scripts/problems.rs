//! The judge problems, for the tools: each is taken from its binary's own file.

use puzzle_solvers::problem::Problem;

// A tool has a `main` of its own.
#[allow(dead_code)]
#[path = "../src/bin"]
mod bin {
    pub mod acwing179;
    pub mod acwing845;
    pub mod hdu3567;
    pub mod p1379;
    pub mod poj2286;
}

pub use bin::{acwing179, acwing845, hdu3567, p1379, poj2286};

/// All problems, by the names of their binaries.
pub static PROBLEMS: [&Problem; 5] = [
    &acwing179::PROBLEM,
    &acwing845::PROBLEM,
    &hdu3567::PROBLEM,
    &p1379::PROBLEM,
    &poj2286::PROBLEM,
];

/// The problem that has this name at any judge, whatever the case and the spaces, or whose binary
/// has it.
pub fn find(name: &str) -> Option<&'static Problem> {
    let plain = |name: &str| name.replace(' ', "").to_lowercase();
    PROBLEMS.into_iter().find(|problem| {
        let mut names = problem.judges.iter().chain([&problem.name]);
        names.any(|known| plain(known) == plain(name))
    })
}

/// A line for each problem: its binary, what is asked, its judges.
pub fn list() -> String {
    let lines = PROBLEMS.iter().map(|problem| {
        format!("{:<10} {} ({})\n", problem.name, problem.task, problem.judges.join(", "))
    });
    lines.collect()
}
