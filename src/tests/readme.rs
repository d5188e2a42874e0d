//! The pages hold to the facts: the tables of judges to the list; links, files and options to what
//! is there. `.ci/pages` runs the pages' commands.

use std::fs;
use std::path::Path;

use crate::common::programs::printed;
use puzzle_solvers::judging::{Problem, PROBLEMS};

const ENGLISH: &str = "README.md";
const CHINESE: &str = ".github/README.zh-CN.md";
/// Cargo runs the tests in the project's folder.
const PAGES: &str = "README.md .github/README.zh-CN.md .github/CONTRIBUTING.md scripts/README.md \
                     src/benches/README.md src/course/README.md";

/// Returns the lines of a page, each with its place.
fn lines(page: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{page}: {error}"));
    let line = |(number, line): (usize, &str)| (format!("{page}, line {number}"), line.to_string());
    (1..).zip(text.lines()).map(line).collect()
}

/// Returns the parts of a line that stand between backquotes.
fn quoted(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

/// Asserts that the rows of a page that begin with a link are those of the problems. The function
/// returns the row that is expected; it is given the row that was found.
fn assert_rows(page: &str, expected: impl Fn(&Problem, &str) -> String) {
    let mut rows = lines(page);
    rows.retain(|(_, line)| line.starts_with("|["));
    let none = (format!("{page}, no row"), String::new());
    rows.resize(rows.len().max(PROBLEMS.len()), none);
    for (problem, (place, found)) in PROBLEMS.iter().zip(&rows) {
        assert_eq!(*found, expected(problem, found), "{place}");
    }
    assert_eq!(rows.len(), PROBLEMS.len(), "{page}: rows of judges");
}

/// Returns the first two cells of a row: the problem, and links to the files to paste.
fn problem_and_files(problem: &Problem, root: &str) -> String {
    let link_to = |file: &String| {
        let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
        format!("[{language}]({root}{file})")
    };
    let files = problem.files().iter().map(link_to).collect::<Vec<_>>().join(", ");
    format!("|[{}](https://{})|{files}|", problem.name, problem.link)
}

#[test]
fn judges_in_the_readme_are_those_of_the_list() {
    assert_rows(ENGLISH, |problem, _| {
        let Problem { program, cases, rust, samples, .. } = problem;
        let (first, answer) = (problem_and_files(problem, ""), problem.answer());
        let limits = problem.limits_text();
        let samples = format!("[`{samples}`](samples/{samples})");
        format!("{first}{}|{answer}|{limits}|{rust}|`{program}`|{samples}|", cases.words)
    });
}

/// The answers are in words of their own, with the same goals and values.
#[test]
fn judges_in_chinese_are_those_of_the_list() {
    assert_rows(CHINESE, |problem, found| {
        let first = problem_and_files(problem, "../").replace("[Luogu", "[洛谷");
        let (answer, own) = (problem.answer(), found.split('|').nth(3).unwrap_or_default());
        let answer = if quoted(own) == quoted(&answer) { own } else { &answer };
        let limits = problem.limits_text().replace("unknown", "未知").replace(" s, ", " 秒，");
        format!("{first}{answer}|{}|", limits.replace(" (not confirmed)", "（未核实）"))
    });
}

#[test]
fn files_and_options_of_the_tools_are_there() {
    let tools = ["bundle", "check", "course", "generate", "show", "stress"];
    let help: String = tools.iter().map(|tool| printed(tool, &["--help"], "")).collect();
    let help = help.replace('\n', " ");
    for page in PAGES.split(' ') {
        for (place, line) in lines(page) {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(&[')', '#']).next()) {
                let is_found =
                    link.contains("://") || Path::new(page).with_file_name(link).exists();
                assert!(is_found, "{place}: no file {link}");
            }
            let codes = quoted(&line).into_iter().filter(|code| !code.starts_with("cargo "));
            for word in codes.flat_map(str::split_whitespace) {
                let is_file = word.starts_with("src/") || word.starts_with("samples/");
                assert!(!is_file || Path::new(word).exists(), "{place}: no file {word}");
                let is_known = !word.starts_with("--") || help.contains(&format!("{word} "));
                assert!(is_known, "{place}: no option {word}");
            }
        }
    }
}
