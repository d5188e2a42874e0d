//! The judge in this process.

use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::Problem;
use puzzle_solvers::judging::verdict;

/// Returns the cases of an input.
pub fn cases(problem: &Problem, input: &str) -> Vec<Case> {
    let cases = cases::read(problem, input.as_bytes()).expect("the input is right");
    cases.into_iter().map(|(_, case)| case).collect()
}

/// Returns the input of some cases.
pub fn input(problem: &Problem, cases: &[Case]) -> String {
    cases::parts(problem, cases.len(), cases.iter().copied()).collect()
}

/// Returns the output of a solver of some cases.
pub fn output(
    problem: &Problem,
    cases: &[Case],
    mut solve: impl FnMut(&Case) -> Option<String>,
) -> String {
    let lines = (1..).zip(cases).flat_map(|(number, case)| {
        verdict::format_answer(&problem.task, number, case, solve(case).as_deref())
    });
    lines.map(|line| line + "\n").collect()
}

/// Returns the right answers to some cases.
pub fn answers(problem: &Problem, cases: &[Case]) -> String {
    output(problem, cases, |case| problem.solve(case))
}

/// Returns the verdict of the judge of a problem on an output.
pub fn verdict(problem: &Problem, input: &str, output: &[u8]) -> String {
    let cases = cases::read(problem, input.as_bytes()).expect("the input is right");
    let (lines, cases): (Vec<_>, Vec<_>) = cases.into_iter().unzip();
    let verdict = verdict::of_output(problem, &cases, output);
    verdict::words(verdict.map_err(|wrong| wrong.message(&lines)))
}
