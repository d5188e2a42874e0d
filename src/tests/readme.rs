//! The README says what the table of problems says, and the pages' links lead to files.

use std::fs;
use std::path::Path;

use puzzle_solvers::judging::{Problem, PROBLEMS};

const README: &str = include_str!("../../README.md");

/// Returns a problem's row in the README's table.
fn row(problem: &Problem) -> String {
    let Problem { name, cases, accepts, rust, link, .. } = problem;
    let (binary, cases, accepts) = (problem.binary.name, cases.words, accepts.text());
    let limits = problem.limits_text();
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
    let mut found = README.lines().filter(|line| line.starts_with("|["));
    for problem in PROBLEMS {
        assert_eq!(found.next(), Some(row(problem).as_str()), "README.md, {}", problem.name);
    }
    assert_eq!(found.next(), None, "README.md, after the last problem");
}

#[test]
fn links_lead_to_files() {
    let pages = "README.md src/course/README.md src/benches/README.md .github/CONTRIBUTING.md";
    for page in pages.split(' ').map(|page| Path::new(env!("CARGO_MANIFEST_DIR")).join(page)) {
        let text = fs::read_to_string(&page).expect("a page");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(&[')', '#']).next()) {
            let is_found = link.contains("://") || page.with_file_name(link).exists();
            assert!(is_found, "{}: no file {link}", page.display());
        }
    }
}
