//! The README says what the table of judge problems says.

use puzzle_solvers::judging::{JudgeProblem, JUDGE_PROBLEMS};

const README: &str = include_str!("../../README.md");

/// Returns a judge problem's row in the README's table.
fn row(judged: &JudgeProblem) -> String {
    let JudgeProblem { name, cases, accepts, rust, link, .. } = judged;
    let (binary, cases, accepts) = (judged.problem().name, cases.words, accepts.text());
    let limits = judged.limits_text();
    format!("|[{name}](https://{link})|`{binary}`|{cases}|{accepts}|{limits}|{rust}|")
}

#[test]
fn lists_each_judge_problem() {
    let expected: Vec<String> = JUDGE_PROBLEMS.iter().map(row).collect();
    let found: Vec<&str> = README.lines().filter(|line| line.starts_with("|[")).collect();
    assert_eq!(found, expected, "\n{}", expected.join("\n"));
}
