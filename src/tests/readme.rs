//! The pages hold to the facts: the tables of judges to the list; links, files and options to what
//! is there. `.ci/pages` runs the pages' commands.

use std::fs;
use std::path::Path;

use crate::common::programs::printed;
use puzzle_solvers::judging::problems::{Problem, PROBLEMS};

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

/// The rows of both pages. In Chinese the answers are in words of their own, with the same goals
/// and values.
#[test]
fn judges_are_those_of_the_list() {
    for (page, up) in [(ENGLISH, ""), (CHINESE, "../")] {
        let mut rows = lines(page);
        rows.retain(|(_, line)| line.starts_with("|[") && line.contains("](https://"));
        assert_eq!(rows.len(), PROBLEMS.len(), "{page}: rows of judges");
        for (problem, (place, found)) in PROBLEMS.iter().zip(&rows) {
            let Problem { samples, link, .. } = problem;
            let link_to = |file: &String| {
                let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
                format!("[{language}]({up}{file})")
            };
            let files = problem.files().iter().map(link_to).collect::<Vec<_>>().join(", ");
            let (mut name, mut answer) = (problem.name.to_string(), problem.answer_in_words());
            let mut limits = problem.limits_in_words();
            if page == CHINESE {
                name = name.replace("Luogu", "洛谷");
                let own = found.split('|').nth(3).unwrap_or_default();
                answer = if quoted(own) == quoted(&answer) { own.to_string() } else { answer };
                limits = limits.replace("unknown", "未知").replace(" s, ", " 秒，");
                limits = limits.replace(" (not confirmed)", "（未核实）");
            }
            let samples = format!("[`{samples}`]({up}samples/{samples})");
            let row = format!("|[{name}](https://{link})|{files}|{answer}|{limits}|{samples}|");
            assert_eq!(*found, row, "{place}");
        }
    }
}

#[test]
fn files_and_options_of_the_tools_are_there() {
    let tools = ["check", "course", "generate", "show", "stress"];
    let help: String = tools.iter().map(|tool| printed(tool, &["--help"], "")).collect();
    let help = help.replace('\n', " ");
    for page in PAGES.split(' ') {
        for (place, line) in lines(page) {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(&[')', '#']).next()) {
                let is_elsewhere = link.is_empty() || link.contains("://");
                let is_found = is_elsewhere || Path::new(page).with_file_name(link).exists();
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
