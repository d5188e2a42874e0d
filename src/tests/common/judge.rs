//! The judge in this process.

use puzzle_solvers::judging::{cases, verdict, Case, Problem};

/// Returns the cases of an input.
pub fn cases(problem: &Problem, input: &str) -> Vec<Case> {
    let cases = cases::read(problem, input.as_bytes()).expect("the input is right");
    cases.into_iter().map(|(_, case)| case).collect()
}

/// Returns the right answers to some cases.
pub fn answers(problem: &Problem, cases: &[Case]) -> String {
    let answer = |(number, case): (usize, &Case)| {
        let right = verdict::right_answer(&problem.task, number, problem.solve(case).as_ref());
        right.into_iter().map(|line| line + "\n").collect::<String>()
    };
    (1..).zip(cases).map(answer).collect()
}

/// Returns the verdict of the judge of a problem on an output.
pub fn verdict(problem: &Problem, input: &str, output: &[u8]) -> String {
    let cases = cases::read(problem, input.as_bytes()).expect("the input is right");
    let verdict = verdict::of_output(problem, &cases, output);
    verdict::words(verdict.map_err(|wrong| wrong.message))
}
