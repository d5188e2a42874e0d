//! Shared by all tests.

pub mod built;
pub mod compilers;
pub mod files;
pub mod judge;
pub mod programs;

use std::collections::{BTreeMap, BTreeSet};

pub use puzzle_solvers::judging::generator::Random;
use puzzle_solvers::judging::problems::{self, Problem, Task, PROBLEMS};

/// Returns the problem after which each program is named.
pub fn of_each_program() -> impl Iterator<Item = &'static Problem> {
    let programs: BTreeSet<_> = PROBLEMS.iter().map(|problem| problem.program).collect();
    programs.into_iter().map(find)
}

/// Returns the problem with a name.
pub fn find(name: &str) -> &'static Problem {
    problems::find(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Returns one of the problems of each folder of samples, which are alike in their layout.
pub fn of_each_layout() -> impl Iterator<Item = &'static Problem> {
    let by_folder: BTreeMap<_, _> = PROBLEMS.iter().map(|judge| (judge.samples, judge)).collect();
    by_folder.into_values()
}

/// Returns an input of random cases; half of the eight puzzle's are unsolvable.
pub fn random_input(problem: &Problem, cases: usize, random: &mut Random) -> String {
    let (symbols, boards) = match problem.task {
        Task::Path(_) | Task::Distance(_) => ("12345678x", cases),
        Task::Pair => ("12345678x", 2 * cases),
        Task::Rotation => ("111111112222222233333333", cases),
    };
    let mut cells: Vec<char> = symbols.chars().collect();
    let mut line = || {
        random.shuffle(&mut cells);
        cells.iter().chain(&['\n']).collect::<String>()
    };
    let lines: String = (0..boards).map(|_| line()).collect();
    let count = if problem.task.is_pair() { format!("{cases}\n") } else { String::new() };
    count + &lines
}
