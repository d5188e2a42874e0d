//! The judge, called within the process of the tests.

use puzzle_solvers::judging::case::Case;
pub use puzzle_solvers::judging::cases::input;
use puzzle_solvers::judging::cases::{self, Parsed};
use puzzle_solvers::judging::problems::Problem;
use puzzle_solvers::judging::verdict;

/// Returns the cases of an input.
pub fn cases(problem: &Problem, input: &str) -> Vec<Case> {
    cases::read(problem, input.as_bytes()).expect("the input is right").cases
}

/// Returns what a solver prints for some cases. `solve` returns the path that it finds.
pub fn output(
    problem: &Problem,
    cases: &[Case],
    mut solve: impl FnMut(&Case) -> Option<String>,
) -> String {
    let answers = (1..).zip(cases).flat_map(|(number, case)| {
        verdict::format_answer(&problem.task, number, case, solve(case).as_deref())
    });
    answers.map(|line| line + "\n").collect()
}

/// Returns the right answers to some cases.
pub fn right_answers(problem: &Problem, cases: &[Case]) -> String {
    output(problem, cases, |case| problem.solve(case))
}

/// Returns the verdict of a problem's judge on an output, in words.
pub fn verdict(problem: &Problem, input: &str, output: impl AsRef<[u8]>) -> String {
    let Parsed { lines, cases } =
        cases::read(problem, input.as_bytes()).expect("the input is right");
    let checked = verdict::of_output(problem, &cases, output.as_ref());
    verdict::words(checked.map_err(|wrong| wrong.message(&lines)))
}
