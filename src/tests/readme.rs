//! The README says what the table of judge problems says.

use puzzle_solvers::judging::{JudgeProblem, JUDGE_PROBLEMS};

const README: &str = include_str!("../../README.md");

/// Returns a judge problem's row in the README's table.
fn row(judged: &JudgeProblem) -> String {
    let JudgeProblem { name, cases, accepts, rust, link, .. } = judged;
    let (binary, cases, accepts) = (judged.problem().name, cases.words, accepts.text());
    let limits = judged.limits_text();
    let closed = if judged.is_closed { " (closed in 2026)" } else { "" };
    let link_to = |file: &String| {
        let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
        format!("[{language}]({file})")
    };
    let files = judged.files().iter().map(link_to).collect::<Vec<_>>().join(", ");
    let problem = format!("[{name}](https://{link}){closed}");
    format!("|{problem}|{files}|`{binary}`|{cases}|{accepts}|{limits}|{rust}|")
}

#[test]
fn lists_each_judge_problem() {
    let expected: Vec<String> = JUDGE_PROBLEMS.iter().map(row).collect();
    let found: Vec<&str> = README.lines().filter(|line| line.starts_with("|[")).collect();
    assert_eq!(found, expected, "\n{}", expected.join("\n"));
}
