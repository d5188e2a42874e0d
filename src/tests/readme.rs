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

/// A line of a page.
struct Line {
    /// The page and the number of the line.
    place: String,
    text: String,
}

/// Returns the lines of a page.
fn lines(page: &str) -> Vec<Line> {
    let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{page}: {error}"));
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        lines.push(Line { place: format!("{page}, line {number}"), text: line.to_string() });
    }
    lines
}

/// Returns the parts of a line that stand between backquotes.
fn quoted(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

/// Returns the row of a problem in the English page; `up` leads from the page to the project's
/// folder.
fn english_row(problem: &Problem, up: &str) -> Vec<String> {
    let mut files = Vec::new();
    for file in problem.files() {
        let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
        files.push(format!("[{language}]({up}{file})"));
    }
    let samples = problem.samples;
    vec![
        format!("[{}](https://{})", problem.name, problem.link),
        files.join(", "),
        problem.answer_in_words(),
        problem.limits_in_words(),
        format!("[`{samples}`]({up}samples/{samples})"),
    ]
}

/// Returns the row of a problem in the Chinese page, where the answer is in words of its own: those
/// that the page has, if their goals and values are right.
fn chinese_row(problem: &Problem, found: &str) -> Vec<String> {
    let mut cells = english_row(problem, "../");
    cells[0] = cells[0].replace("Luogu", "洛谷");
    cells[1] = cells[1].replace(", ", "、");
    let answer_in_chinese = found.split('|').nth(3).unwrap_or_default();
    if quoted(answer_in_chinese) == quoted(&cells[2]) {
        cells[2] = answer_in_chinese.to_string();
    }
    cells[3] = cells[3].replace("unknown", "未知").replace(" s, ", " 秒，");
    cells[3] = cells[3].replace(" (not confirmed)", "（未核实）");
    cells
}

#[test]
fn tables_of_judges_are_those_of_the_list() {
    for page in [ENGLISH, CHINESE] {
        let mut table = lines(page);
        table.retain(|line| line.text.starts_with("|[") && line.text.contains("](https://"));
        let mut rows = table.into_iter();
        let mut answer_above = String::new();
        for problem in PROBLEMS {
            let place = format!("{page}, at the end of the table");
            let row = rows.next().unwrap_or(Line { place, text: String::new() });
            let mut cells = match page {
                ENGLISH => english_row(problem, ""),
                _ => chinese_row(problem, &row.text),
            };
            if problem.answer_in_words() == answer_above {
                cells[2] = if page == ENGLISH { "the same" } else { "同上" }.to_string();
            }
            answer_above = problem.answer_in_words();
            let Line { place, text } = row;
            let expected = format!("|{}|", cells.join("|"));
            assert!(text == expected, "{place} has to be:\n{expected}\nnot\n{text}");
        }
        if let Some(extra) = rows.next() {
            panic!("{}: the list has no such judge", extra.place);
        }
    }
}

#[test]
fn links_in_the_pages_lead_to_files() {
    for page in PAGES.split(' ') {
        for Line { place, text } in lines(page) {
            for rest in text.split("](").skip(1) {
                let link = rest.split(&[')', '#']).next().unwrap_or_default();
                if !link.is_empty() && !link.contains("://") {
                    let file = Path::new(page).with_file_name(link);
                    assert!(file.exists(), "{place}: no file {link}");
                }
            }
        }
    }
}

/// Options of cargo are not checked.
#[test]
fn files_and_options_in_the_code_of_the_pages_are_there() {
    let tools = ["check", "course", "generate", "show", "stress"];
    let help: String = tools.iter().map(|tool| printed(tool, &["--help"], "")).collect();
    let help_words: Vec<_> = help.split_whitespace().collect();
    for Line { place, text } in PAGES.split(' ').flat_map(lines) {
        for code in quoted(&text).into_iter().filter(|code| !code.starts_with("cargo ")) {
            for word in code.split_whitespace() {
                if word.starts_with("src/") || word.starts_with("samples/") {
                    assert!(Path::new(word).exists(), "{place}: no file {word}");
                }
                if word.starts_with("--") {
                    assert!(help_words.contains(&word), "{place}: no option {word}");
                }
            }
        }
    }
}
