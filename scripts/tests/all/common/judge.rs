//! The judge, called within the process of the tests.

use puzzle_tools::judging::case::Case;
pub use puzzle_tools::judging::cases::input;
use puzzle_tools::judging::cases::{self, Parsed};
use puzzle_tools::judging::problems::Problem;
use puzzle_tools::judging::verdict;

pub fn read(problem: &Problem, input: &str) -> Vec<Case> {
    cases::read(problem, input.as_bytes()).expect("the input is right").cases
}

pub fn right_output(problem: &Problem, cases: &[Case]) -> String {
    verdict::output(&problem.task, cases, |case| problem.solve(case)).collect()
}

/// The verdict of a problem's judge on an output, in words.
pub fn verdict(problem: &Problem, input: &str, output: impl AsRef<[u8]>) -> String {
    let Parsed { line_numbers, cases } =
        cases::read(problem, input.as_bytes()).expect("the input is right");
    let checked = verdict::of_output(problem, &cases, output.as_ref());
    verdict::words(checked.map_err(|rejection| rejection.message(&line_numbers)))
}
