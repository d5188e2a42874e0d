//! The changes for another judge, which are on the page beside the programs: applied to the
//! programs, they give the answers that such a judge asks for.

use std::process::Command;

use puzzle_solvers::judging::generator::Random;
use puzzle_solvers::judging::problems::Problem;

use super::sources::{begins, source};
use crate::common::compilers::{compiled, compiled_cpp, compilers};
use crate::common::files::{path, text, Folder};
use crate::common::programs::{assert_answers, look_for};
use crate::common::{distances, find, judge, random_input};

/// How many boards, or pairs, each changed program answers.
const CASES: usize = 200;

/// Returns the blocks of a text that show a change.
fn blocks(text: &str) -> Vec<&str> {
    let blocks = text.split("\n```diff\n").skip(1);
    blocks.map(|rest| rest.split("\n```\n").next().expect("the end of a block")).collect()
}

/// Returns the code after the change below a heading of the page. Below each heading, the first
/// block is in Rust, and the second in C++.
fn changed(code: &str, heading: &str, ending: &str) -> String {
    let page = text(&path("src/bin/README.md"));
    let (_, below) = page.split_once(&format!("\n## {heading}\n")).expect("the page has it");
    let block = blocks(below)[usize::from(ending == "cpp")];
    let side = |mark| {
        let lines = block.lines().filter(|line| line.starts_with([' ', mark]));
        lines.map(|line| &line[1..]).collect::<Vec<_>>().join("\n")
    };
    let old = side('-');
    assert_eq!(code.matches(&old).count(), 1, "{heading}: the {ending} file has other lines");
    code.replace(&old, &side('+'))
}

/// Returns the code with the functions of `hdu3567` that read a count and a board, as the page
/// says.
fn with_count(code: &str, ending: &str) -> String {
    let donor = text(&source("hdu3567", ending));
    let copied = ["Reads the number of cases", "Reads a board"].map(|words| {
        let mut paragraphs = donor.split("\n\n");
        paragraphs.find(|paragraph| begins(paragraph, words)).expect("a function")
    });
    let mut paragraphs: Vec<_> = code.split("\n\n").collect();
    let is_last = |paragraph: &&str| begins(paragraph, "Answers all boards of the input");
    let last = paragraphs.iter().position(is_last).expect("the function that answers");
    paragraphs.splice(last..last, copied);
    paragraphs.join("\n\n")
}

/// Applies changes to a program in Rust and in C++, and asserts that both give the right answers.
fn assert_answers_after(headings: &[&str], program: &str, input: &str, answers: &str) {
    for ending in ["rs", "cpp"] {
        if ending == "cpp" && !look_for("g++", "changes for another judge are not tried in C++") {
            continue;
        }
        let mut code = text(&source(program, ending));
        for heading in headings {
            if *heading == "A count first" {
                code = with_count(&code, ending);
            }
            code = changed(&code, heading, ending);
        }
        let folder = Folder::new("another-judge");
        let program = if ending == "rs" {
            // A change may leave a function unused.
            compiled(&folder, &compilers()[0], &["-O", "-A", "dead-code"], &code)
        } else {
            compiled_cpp("g++", &folder, &["-O2", "-std=c++98"], &code)
        };
        assert_answers(&mut Command::new(program), input, answers);
    }
}

/// Returns random boards as the judge of a problem feeds them, and the answers for another judge,
/// which `answer` makes from the fewest moves.
fn boards_and_answers(problem: &Problem, answer: fn(Option<usize>) -> String) -> (String, String) {
    let input = random_input(problem, CASES, &mut Random(1));
    let distances = distances(&judge::cases(problem, &input));
    (input, distances.into_iter().map(answer).collect())
}

#[test]
fn count_first_then_hard_beyond_20_moves_with_dots_for_blanks() {
    let (input, answers) = boards_and_answers(find("acwing845"), |distance| match distance {
        None => "-1\n".to_string(),
        Some(21..) => "Hard\n".to_string(),
        Some(moves) => format!("{moves}\n"),
    });
    let input = format!("{CASES}\n{}12345678 is not read", input.replace('x', "."));
    let headings = ["A count first", "`Hard` beyond 20 moves", "Another symbol for the blank"];
    assert_answers_after(&headings, "acwing845", &input, &answers);
}

#[test]
fn pairs_to_the_end_of_the_file_get_the_number_or_minus_one() {
    let (input, answers) = boards_and_answers(find("hdu3567"), |distance| match distance {
        None => "-1\n".to_string(),
        Some(moves) => format!("{moves}\n"),
    });
    let (_, pairs) = input.split_once('\n').expect("a count and pairs");
    let headings = ["A start and a goal; the number of moves, or `-1`"];
    assert_answers_after(&headings, "hdu3567", pairs, &answers);
}

#[test]
fn another_goal_gets_yes_and_the_number_or_no() {
    let (input, answers) = boards_and_answers(find("p1379"), |distance| match distance {
        None => "No\n".to_string(),
        Some(moves) => format!("Yes\n{moves}\n"),
    });
    let only_the_number = "Only the number of moves, for all boards of the file";
    let headings = ["Another goal", only_the_number, "`Yes` and the number of moves, or `No`"];
    assert_answers_after(&headings, "acwing179", &input, &answers);
}

/// The READMEs show the change that is asked for most.
#[test]
fn pages_in_both_languages_show_the_same_changes() {
    let english = text(&path("src/bin/README.md"));
    let changes = blocks(&english);
    assert_eq!(changes.len(), 14);
    assert_eq!(blocks(&text(&path("src/bin/README.zh-CN.md"))), changes);
    for page in ["README.md", ".github/README.zh-CN.md"] {
        let page_text = text(&path(page));
        let shown = blocks(&page_text);
        assert!(!shown.is_empty() && shown.iter().all(|block| changes.contains(block)), "{page}");
    }
}
