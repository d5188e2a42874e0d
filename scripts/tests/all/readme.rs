//! The pages agree with the facts: the tables of problems with the list; the tables of common
//! mistakes with solvers that have them; links, files and options with what is there. A failure
//! names the page and the line; in the tables of problems, it prints the rows to paste. `.ci/pages`
//! runs the pages' commands.

use std::path::Path;

use puzzle_tools::judging::problems::{Problem, PROBLEMS};

use crate::common::calls::printed;
use crate::common::files::{names, path, text};
use crate::common::wrong::{a_star, wrong_output};
use crate::common::{find, judge};

const ENGLISH: &str = "README.md";
const CHINESE: &str = ".github/README.zh-CN.md";
/// The answer to a problem in the English page if the row above has the same answer.
const THE_SAME: &str = "the same";

/// The lines of a page, each with the name of the page and the number of the line.
fn lines(page: &str) -> Vec<(String, String)> {
    let page_text = text(&path(page));
    let numbered = (1..).zip(page_text.lines());
    numbered.map(|(number, line)| (format!("{page}, line {number}"), line.to_string())).collect()
}

/// The files below a folder, as paths from the project's folder.
fn files_below(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for name in names(&path(folder)) {
        let entry = format!("{folder}/{name}");
        if path(&entry).is_dir() {
            files.extend(files_below(&entry));
        } else {
            files.push(entry);
        }
    }
    files
}

/// The files of the project but the samples whose names end so.
fn files(ending: &str) -> Vec<String> {
    let mut files = vec!["README.md".to_string(), "Cargo.toml".to_string()];
    files.extend([".ci", ".github", "scripts", "src"].into_iter().flat_map(files_below));
    files.retain(|file| file.ends_with(ending));
    files
}

/// The parts of a line between backquotes.
fn quoted(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

/// The row of a problem in a page. Its answer in Chinese is taken from the actual row, if that has
/// the same words in backquotes as the answer in English.
fn row(problem: &Problem, page: &str, english_answer: &str, actual: &str) -> String {
    let Problem { link, samples, .. } = problem;
    let (up, comma) = if page == ENGLISH { ("", ", ") } else { ("../", "、") };
    let mut name = problem.name.to_string();
    let mut answer = english_answer;
    let mut limits = problem.limits_in_words();
    if page == CHINESE {
        name = name.replace("Luogu", "洛谷");
        let actual_answer = actual.split('|').nth(3).unwrap_or_default();
        if answer == THE_SAME {
            answer = "同上";
        } else if quoted(actual_answer) == quoted(answer) {
            answer = actual_answer;
        }
        limits = problem.limits.map_or("未知".to_string(), |limits| {
            let note = if limits.is_confirmed { "" } else { "（未核实）" };
            format!("{} 秒，{} MB{note}", limits.seconds, limits.megabytes)
        });
    }
    let mut files = Vec::new();
    for file in problem.files() {
        let language = if file.ends_with(".rs") { "Rust" } else { "C++" };
        files.push(format!("[{language}]({up}{file})"));
    }
    let files = files.join(comma);
    let folder = format!("[`{samples}`]({up}samples/{samples})");
    format!("|[{name}](https://{link})|{files}|{answer}|{limits}|{folder}|")
}

/// The rows of all problems in a page. `actual` are its rows now.
fn expected_rows(page: &str, actual: &[String]) -> Vec<String> {
    let mut rows = Vec::new();
    let mut answer_above = String::new();
    for problem in PROBLEMS {
        let link = format!("](https://{})", problem.link);
        let own = actual.iter().find(|row| row.contains(&link));
        let answer = problem.answer_in_words();
        let shown = if answer == answer_above { THE_SAME } else { &answer };
        rows.push(row(problem, page, shown, own.map_or("", |row| row)));
        answer_above = answer;
    }
    rows
}

#[test]
fn tables_of_problems_are_those_of_the_list() {
    let mut wrong = String::new();
    for page in [ENGLISH, CHINESE] {
        let mut actual: Vec<_> = lines(page).into_iter().map(|(_, line)| line).collect();
        actual.retain(|line| line.starts_with("|[") && line.contains("](https://"));
        let mut rows = expected_rows(page, &actual);
        if actual != rows {
            rows.retain(|row| !actual.contains(row));
            wrong +=
                &format!("{page} has other rows, or another order, than:\n{}\n", rows.join("\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// `.ci/dmoj` tries each sample of each problem in two languages. A sample has two files.
#[test]
fn number_of_test_points_on_the_first_pages_is_right() {
    let files = |problem: &Problem| names(&path("samples").join(problem.samples)).len();
    let points = PROBLEMS.iter().map(files).sum::<usize>().to_string();
    for (page, words) in [(ENGLISH, " test points"), (CHINESE, " 个测试点")] {
        let page_text = text(&path(page));
        let before = page_text.split(words).next().expect("a text");
        let found = before.rsplit(|symbol: char| !symbol.is_ascii_digit()).next();
        assert_eq!(found, Some(&*points), "{page}:{words}");
    }
}

/// The targets of the links and the numbers in a row, sorted, which are the same in all languages.
fn links_and_numbers(row: &str) -> Vec<&str> {
    let is_number = |word: &&str| word.starts_with(|symbol: char| symbol.is_ascii_digit());
    let links = row.split("](").skip(1).map(|rest| rest.split(')').next().unwrap_or_default());
    let words =
        row.split(|symbol: char| !symbol.is_ascii_alphanumeric() && !"_,.".contains(symbol));
    let mut found: Vec<_> = links.chain(words.filter(is_number)).collect();
    found.sort_unstable();
    found
}

#[test]
fn tables_of_methods_have_the_same_rows_in_both_languages() {
    let pages = ["scripts/src/course/README.md", "scripts/src/course/README.zh-CN.md"];
    let [english, chinese] = pages.map(|page| {
        let mut rows = lines(page);
        rows.retain(|(_, line)| line.starts_with('|') && line.contains(".rs)"));
        rows
    });
    for ((_, english), (position, chinese)) in english.iter().zip(&chinese) {
        assert_eq!(links_and_numbers(chinese), links_and_numbers(english), "{position}");
    }
    assert_eq!(chinese.len(), english.len(), "methods in the tables");
}

/// The headings below the title of a page, as links name them: in lower case, with hyphens
/// for spaces, and without other punctuation.
fn headings(page: &Path) -> Vec<String> {
    let is_left_out = |symbol: char| !symbol.is_alphanumeric() && !"-_".contains(symbol);
    let hyphenated = text(page).to_lowercase().replace(' ', "-");
    let headings = hyphenated.lines().filter_map(|line| line.strip_prefix("##"));
    headings.map(|line| line.trim_start_matches(&['#', '-'][..]).replace(is_left_out, "")).collect()
}

/// For each row of the tables of common mistakes, the solvers in `wrong` with the mistake, if any.
const MISTAKES: [&str; 19] = [
    "blank-counted",
    "cells-that-differ",
    "marks-when-pushed",
    "blank-counted cells-that-differ marks-when-pushed",
    "linear-conflict",
    "blank-first",
    "past-the-row",
    // The solved board is forgotten, and parity is not tested.
    "",
    "",
    "",
    "",
    "blank-in-inversions",
    "first-only",
    "path-kept",
    "state-kept",
    "there-and-back",
    "any-shortest",
    "any-shortest",
    "symbols-in-turn",
];

#[test]
fn tables_of_common_mistakes_are_right() {
    let pages = [("scripts/README.md", "## Common mistakes"), (CHINESE, "## 常见错误")];
    let [english, chinese] = pages.map(|(page, heading)| {
        let below = lines(page).into_iter().skip_while(|(_, line)| line != heading).skip(1);
        let section = below.take_while(|(_, line)| !line.starts_with("## "));
        let rows = section.filter(|(_, line)| line.starts_with('|')).skip(2).collect::<Vec<_>>();
        assert_eq!(rows.len(), MISTAKES.len(), "{page}: rows of mistakes");
        rows
    });
    for ((english, chinese), mistakes) in english.iter().zip(&chinese).zip(MISTAKES) {
        for (position, row) in [english, chinese] {
            assert_mistakes(position, row, mistakes);
        }
        let codes = [english, chinese].map(|(_, row)| quoted(row).concat().replace(' ', ""));
        assert_eq!(codes[0], codes[1], "{}", chinese.0);
    }
}

/// Asserts that a row has the right answer to its boards, and the wrong output of each of some
/// mistakes: of at least half of the forms of A* with the mistake.
fn assert_mistakes(position: &str, row: &str, mistakes: &str) {
    let cells: Vec<_> = row.split('|').collect();
    let [boards, answer, wrong] = [2, 3, 4].map(|cell| quoted(cells[cell]));
    let name = cells[2].split(&[':', '：'][..]).next().unwrap_or_default();
    let problem = find(name);
    let count = if problem.task.is_pair() { format!("{} ", boards.len() / 2) } else { "".into() };
    let input = count + &boards.join("\n");
    let cases = judge::read(problem, &input);
    let assert_shown = |output: String, shown: &[&str]| {
        let is_in_row = |line: &&str| !line.is_empty() && !line.starts_with("Case ");
        assert_eq!(output.lines().filter(is_in_row).collect::<Vec<_>>(), shown, "{position}");
    };
    assert_shown(judge::right_output(problem, &cases), &answer);
    for mistake in mistakes.split_whitespace() {
        let mut forms = a_star::all();
        forms.retain(|form| form.mistake == mistake);
        if forms.is_empty() {
            assert_shown(wrong_output(mistake, problem, &input), &wrong);
            continue;
        }
        let (start, goal) = cases[0].eight().expect("A* is for the eight puzzle");
        let lengths = forms.iter().map(|form| form.solve(start, goal).len().to_string());
        let count = lengths.filter(|length| wrong == [length.as_str()]).count();
        assert!(2 * count >= forms.len(), "{position}: {count} of {} forms", forms.len());
    }
}

#[test]
fn links_in_the_pages_lead_to_files_and_headings() {
    for page in files(".md") {
        for (position, line) in lines(&page) {
            for rest in line.split("](").skip(1) {
                let link = rest.split(')').next().unwrap_or_default();
                if link.contains("://") {
                    continue;
                }
                let (name, heading) = link.split_once('#').unwrap_or((link, ""));
                let mut file = path(&page);
                if !name.is_empty() {
                    file.set_file_name(name);
                }
                assert!(file.exists(), "{position}: no file {link}");
                let is_there = heading.is_empty() || headings(&file).contains(&heading.to_string());
                assert!(is_there, "{position}: no heading {link}");
            }
        }
    }
}

/// Options of cargo are not checked.
#[test]
fn options_in_the_code_of_the_pages_are_there() {
    let tools = ["check", "course", "generate", "show", "stress"];
    let help: String = tools.iter().map(|tool| printed(&format!("{tool} --help"), "")).collect();
    let help_words: Vec<_> = help.split_whitespace().collect();
    for (position, line) in files(".md").iter().flat_map(|page| lines(page)) {
        for code in quoted(&line).into_iter().filter(|code| !code.contains("cargo ")) {
            for word in code.split_whitespace().filter(|word| word.starts_with("--")) {
                assert!(help_words.contains(&word), "{position}: no option {word}");
            }
        }
    }
}

/// In pages, comments, and what the tools and the bench print. `NAME` stands for any name.
#[test]
fn files_that_are_named_are_there() {
    let tops = [".ci/", ".github/", ".pictures/", "samples/", "scripts/", "src/"];
    let is_end = |symbol: char| !symbol.is_ascii_alphanumeric() && !"_./-".contains(symbol);
    for file in files("") {
        let beside = path(&file);
        for (position, line) in lines(&file) {
            // A line feed in a text of Rust is no part of a name.
            for word in line.replace("\\n", " ").split(is_end) {
                let name = word.trim_end_matches('.');
                if tops.iter().any(|top| name.starts_with(top)) && !name.contains("NAME") {
                    let is_there = path(name).exists() || beside.with_file_name(name).exists();
                    assert!(is_there, "{position}: no file {name}");
                }
            }
        }
    }
}

/// The tables of the Chinese page that explain what the tools print, with `…` for what differs.
fn tables_of_phrases() -> [Vec<String>; 2] {
    let page = text(&path(CHINESE));
    let tables = page.split("|输出|意思|\n|---|---|\n").skip(1);
    let rows = |table: &str| {
        let rows = table.lines().take_while(|row| !row.is_empty());
        rows.map(|row| quoted(row)[0].to_string()).collect()
    };
    tables.map(rows).collect::<Vec<_>>().try_into().expect("two tables")
}

#[test]
fn phrases_that_the_chinese_page_explains_are_printed_in_a_test() {
    let files = files_below("scripts/tests/all");
    let tests: String = files.iter().map(|file| text(&path(file))).collect();
    let [phrases, _] = tables_of_phrases();
    for phrase in phrases {
        let is_printed = phrase.split('…').all(|part| tests.contains(part));
        assert!(is_printed, "{CHINESE}: no tool prints this phrase: {phrase}");
    }
}

/// Each row of the second table explains one text of `texts.rs`, and each text has a row.
#[test]
fn table_of_hints_explains_each() {
    let source = text(&path("scripts/src/stress/hints/texts.rs"));
    // A text may go on in the next line.
    let source: String = source.split("\\\n").map(str::trim_start).collect();
    let [_, mut phrases] = tables_of_phrases();
    for text in source.split("&str =").skip(1).filter_map(|rest| rest.split('"').nth(1)) {
        let explains = |phrase: &String| phrase.split('…').all(|part| text.contains(part));
        let row = phrases.iter().position(explains);
        phrases.remove(row.unwrap_or_else(|| panic!("{CHINESE} does not explain: {text}")));
    }
    assert!(phrases.is_empty(), "{CHINESE}: these are no hints: {phrases:?}");
}
