//! The README says what the table of problems says.

use puzzle_solvers::judging::{Problem, PROBLEMS};

const README: &str = include_str!("../../README.md");

/// Returns a problem's row in the README's table.
fn row(problem: &Problem) -> String {
    let Problem { name, cases, accepts, rust, link, .. } = problem;
    let (binary, cases, accepts) = (problem.binary.name, cases.words, accepts.text());
    let (limits, rust) = (problem.limits_text(), rust.text());
    let link_to = |file: &String| {
        let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
        format!("[{language}]({file})")
    };
    let files = problem.files().iter().map(link_to).collect::<Vec<_>>().join(", ");
    let problem = format!("[{name}](https://{link})");
    format!("|{problem}|{files}|`{binary}`|{cases}|{accepts}|{limits}|{rust}|")
}

#[test]
fn lists_each_judge_problem() {
    let expected: Vec<String> = PROBLEMS.iter().map(row).collect();
    let found: Vec<&str> = README.lines().filter(|line| line.starts_with("|[")).collect();
    assert!(found == expected, "the rows have to be:\n{}", expected.join("\n"));
}
