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

/// Asserts that the rows of a page that begin like this, and then with a problem's name, are those
/// of all problems. The function returns the row that is expected; it is given the row that was
/// found.
fn assert_rows(page: &str, begin: &str, expected: impl Fn(&Problem, &str) -> String) {
    let mut rows = lines(page);
    rows.retain(|(_, line)| {
        let row = line.strip_prefix(begin).unwrap_or_default().replace("洛谷", "Luogu");
        PROBLEMS.iter().any(|problem| row.starts_with(problem.name))
    });
    let none = (format!("{page}, no row"), String::new());
    rows.resize(rows.len().max(PROBLEMS.len()), none);
    for (problem, (place, found)) in PROBLEMS.iter().zip(&rows) {
        assert_eq!(*found, expected(problem, found), "{place}");
    }
    assert_eq!(rows.len(), PROBLEMS.len(), "{page}: rows of judges");
}

#[test]
fn files_in_the_readme_are_those_of_the_list() {
    assert_rows(ENGLISH, "|[", |problem, _| {
        let Problem { name, program, rust, samples, link, .. } = problem;
        let [rust_file, cpp_file] =
            ["rs", "cpp"].map(|end| format!("[{program}.{end}](src/bin/{program}.{end})"));
        let rust_file = if *rust == "no" { "-" } else { &rust_file };
        let (input, answer) = (problem.input(), problem.answer());
        format!(
            "|[{name}](https://{link})|{rust_file}|{cpp_file}|{input}|{answer}|[`{samples}`](samples/{samples})|"
        )
    });
}

#[test]
fn judges_in_the_readme_are_those_of_the_list() {
    assert_rows(ENGLISH, "|", |problem, _| {
        let compiler = if problem.takes_any_status { "choose G++" } else { "yes" };
        format!("|{}|{}|{}|{compiler}|", problem.name, problem.limits_text(), problem.rust)
    });
}

/// The answers are in words of their own, with the same goals and values.
#[test]
fn judges_in_chinese_are_those_of_the_list() {
    assert_rows(CHINESE, "|[", |problem, found| {
        let Problem { name, samples, link, .. } = problem;
        let link_to = |file: &String| {
            let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
            format!("[{language}](../{file})")
        };
        let files = problem.files().iter().map(link_to).collect::<Vec<_>>().join(", ");
        let first = format!("|[{}](https://{link})|{files}|", name.replace("Luogu", "洛谷"));
        let (answer, own) = (problem.answer(), found.split('|').nth(3).unwrap_or_default());
        let answer = if quoted(own) == quoted(&answer) { own } else { &answer };
        let limits = problem.limits_text().replace("unknown", "未知").replace(" s, ", " 秒，");
        let limits = limits.replace(" (not confirmed)", "（未核实）");
        format!("{first}{answer}|{limits}|[`{samples}`](../samples/{samples})|")
    });
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
