//! Shared by the tests.

// Elsewhere than on Unix, the tests that call a shell are left out, and then these are unused.
#![cfg_attr(not(unix), allow(dead_code))]

pub mod calls;
pub mod compilers;
pub mod edits;
pub mod files;
pub mod judge;
pub mod processes;
pub mod twins;
pub mod wrong;

use std::collections::{BTreeMap, BTreeSet};

use puzzle_tools::eight::Board;
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::Generator;
pub use puzzle_tools::judging::generator::Random;
use puzzle_tools::judging::problems::{self, Problem, PROBLEMS};

/// The problem after which each program is named.
pub fn one_per_program() -> impl Iterator<Item = &'static Problem> {
    let programs: BTreeSet<_> = PROBLEMS.iter().map(|problem| problem.program).collect();
    programs.into_iter().map(find)
}

pub fn find(name: &str) -> &'static Problem {
    problems::find(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// The first problem of each folder of samples. The others of the folder have the same layout.
pub fn one_per_layout() -> impl Iterator<Item = &'static Problem> {
    let mut first_by_folder = BTreeMap::new();
    for problem in PROBLEMS {
        first_by_folder.entry(problem.samples).or_insert(problem);
    }
    first_by_folder.into_values()
}

/// Asserts that two texts are the same. If they are not, the message has `name` and the first line
/// that differs.
#[track_caller]
pub fn assert_same(found: &str, expected: &str, name: &str) {
    let mut lines = expected.split('\n');
    for (number, line) in (1..).zip(found.split('\n')) {
        assert_eq!(Some(line), lines.next(), "line {number}, {name}");
    }
    assert_eq!(None, lines.next(), "after the last line, {name}");
}

/// All boards of the eight puzzle. Each comes once, which a test in `answers.rs` shows.
pub fn all_boards() -> Vec<Board> {
    let start = |case: Case| case.eight().expect("a board of the eight puzzle").0;
    Generator::new(find("hdu1043"), 1).all().map(start).collect()
}

pub fn distances(cases: &[Case]) -> Vec<Option<usize>> {
    cases.iter().map(Case::distance).collect()
}

/// An input of random cases; half of the eight puzzle's are unsolvable.
pub fn random_input(problem: &Problem, cases: usize, random: &mut Random) -> String {
    let symbols = if problem.task.is_rotation() { "111111112222222233333333" } else { "12345678x" };
    let mut cells: Vec<char> = symbols.chars().collect();
    let mut input = String::new();
    let mut boards = cases;
    if problem.task.is_pair() {
        input = format!("{cases}\n");
        boards = 2 * cases;
    }
    for _ in 0..boards {
        random.shuffle(&mut cells);
        input.extend(&cells);
        input.push('\n');
    }
    input
}
