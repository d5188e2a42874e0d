//! `src/bin/README.md` shows changes for other judges. With a change, a program prints the answers
//! that such a judge asks for. A wrong change is noticed.

use std::process::Command;

use puzzle_solvers::eight::inverse;
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::generator::Random;

use super::sources::{begins, source};
use crate::common::compilers::{compiled, compilers, Program};
use crate::common::edits::{edited, edits};
use crate::common::files::{path, text};
use crate::common::processes::{assert_answers, look_for, outcome, Outcome};
use crate::common::{find, judge, random_input};

// The headings of changes that are tried more than once.
const COUNT: &str = "A count first";
const NUMBERED: &str = "`Case #k:` before each answer";
const WITH_PATH: &str = "The number of moves and the path";
// The section whose changes have three lines to choose from. A number chooses one.
const CAPITALS: &str = "Letters, direction and order of the moves, 1";
const DIRECTION: &str = "Letters, direction and order of the moves, 2";
const ORDER: &str = "Letters, direction and order of the moves, 3";

/// Returns the changes that a page shows.
fn changes(page: &str) -> Vec<&str> {
    edits(page).into_iter().map(|(change, _)| change).collect()
}

/// Returns the code after the change below a heading of the page. Below each heading, the first
/// change is in Rust, and the second in C++. A number after the heading chooses a line to put in.
fn changed(code: &str, heading: &str, language: &str) -> String {
    let page = text(&path("src/bin/README.md"));
    let (english, choice) = match [CAPITALS, DIRECTION, ORDER].contains(&heading) {
        true => heading.rsplit_once(", ").expect("a number"),
        false => (heading, ""),
    };
    let (_, below) = page.split_once(&format!("\n## {english} · ")).expect("the page has it");
    let mut change = changes(below)[usize::from(language == "cpp")].to_string();
    if let Ok(choice) = choice.parse::<usize>() {
        let lines: Vec<_> = change.lines().collect();
        change = format!("{}\n{}", lines[0], lines[choice]);
    }
    let code = if heading == COUNT { with_count(code, language) } else { code.to_string() };
    let message = format!("{heading}: the {language} file has other lines");
    edited(&code, &change).expect(&message)
}

/// Returns the code with the functions of `hdu3567` that read a count and a board, as the page
/// says.
fn with_count(code: &str, language: &str) -> String {
    let donor = text(&source("hdu3567", language));
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

/// Compiles a program.
fn compile(code: &str, language: &str) -> Program {
    match language {
        // A change may leave a function unused.
        "rs" => compiled(&compilers()[0], &["-A", "dead-code"], language, code),
        _ => compiled("g++".as_ref(), &["-std=c++98"], language, code),
    }
}

/// Returns the languages that can be compiled here.
fn languages() -> impl Iterator<Item = &'static str> {
    let consequence = "changes for another judge are not tried in C++";
    ["rs", "cpp"].into_iter().filter(|&language| language == "rs" || look_for("g++", consequence))
}

/// Applies changes to a program, and asserts that it answers the cases of an input as `answer`
/// says. If the changes ask for a count or for the numbers of the cases, these are added here.
fn assert_changed(
    program: &str,
    headings: &[&str],
    (cases, input): &(Vec<Case>, String),
    answer: impl Fn(&Case) -> String,
) {
    let mut input = input.clone();
    if headings.contains(&COUNT) {
        input = format!("{}\n{input}12345678 is not read", cases.len());
    }
    let mut answers = String::new();
    for (number, case) in (1..).zip(cases) {
        if headings.contains(&NUMBERED) {
            answers += &format!("Case #{number}: ");
        }
        answers += &(answer(case) + "\n");
    }
    for language in languages() {
        let code = text(&source(program, language));
        let code = headings.iter().fold(code, |code, heading| changed(&code, heading, language));
        let (_folder, program) = compile(&code, language);
        assert_answers(&mut Command::new(program), &input, &answers);
    }
}

/// Returns random boards for the goal of a judge, and the goal, as cases and as an input.
fn boards_for(judge: &str) -> (Vec<Case>, String) {
    let random = random_input(find(judge), 200, &mut Random(1));
    let input = format!("{random}12345678x\n1238x4765\n");
    (judge::read(find(judge), &input), input)
}

/// Returns the first shortest path in the order u, d, l, r, changed by a function, or `unsolvable`.
fn path_or_unsolvable(case: &Case, change: impl Fn(String) -> String) -> String {
    find("acwing179").solve(case).map_or("unsolvable".to_string(), change)
}

/// Returns the boards along a path: three rows each, and an empty line between two boards.
fn boards_along(case: Case, path: &str) -> String {
    let after =
        |length| path.bytes().take(length).try_fold(case, |case, letter| case.after(letter));
    let boards = (0..=path.len()).map(|length| {
        let (board, _) = after(length).and_then(|case| case.eight()).expect("possible moves");
        let row = |row: &[u8]| format!("{}{}{}", row[0], row[1], row[2]).replace('0', "x");
        board.0.chunks(3).map(row).collect::<Vec<_>>().join("\n")
    });
    boards.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn changed_programs_print_the_right_numbers_of_moves() {
    let number = |case: &Case| case.distance().map_or("-1".to_string(), |moves| moves.to_string());
    let input = random_input(find("hdu3567"), 200, &mut Random(1));
    let (_, pairs) = input.split_once('\n').expect("a count and pairs");
    let pairs = (judge::read(find("hdu3567"), &input), pairs.to_string());
    let headings = ["A start and a goal; the number of moves, or `-1`"];
    assert_changed("hdu3567", &headings, &pairs, number);

    let headings = [COUNT, "`Hard` beyond 20 moves", "Another symbol for the blank", NUMBERED];
    let (cases, input) = boards_for("acwing845");
    let dotted = (cases, input.replace('x', "."));
    assert_changed("acwing845", &headings, &dotted, |case| match case.distance() {
        Some(21..) => "Hard".to_string(),
        _ => number(case),
    });

    let only_the_number = "Only the number of moves, for all boards of the file";
    let headings = ["Another goal", only_the_number, "`Yes` and the number of moves, or `No`"];
    assert_changed("acwing179", &headings, &boards_for("p1379"), |case| {
        case.distance().map_or("No".to_string(), |moves| format!("Yes\n{moves}"))
    });
}

#[test]
fn changed_programs_print_the_right_paths() {
    let headings = ["Another goal", CAPITALS, NUMBERED];
    assert_changed("acwing179", &headings, &boards_for("p1379"), |case| {
        path_or_unsolvable(case, |path| path.to_uppercase())
    });

    let boards = boards_for("acwing179");
    let headings = [COUNT, WITH_PATH, DIRECTION];
    let tile_moves = |letter| char::from(inverse(letter));
    assert_changed("acwing179", &headings, &boards, |case| {
        path_or_unsolvable(case, |path| {
            format!("{}\n{}", path.len(), path.bytes().map(tile_moves).collect::<String>())
        })
    });

    let headings = [ORDER, "Another word for `unsolvable`"];
    assert_changed("acwing179", &headings, &boards, |case| {
        // At HDU 3567, the path is the first in lexicographic order.
        find("hdu3567").solve(case).unwrap_or_else(|| "impossible".to_string())
    });

    assert_changed("acwing179", &[WITH_PATH, "All boards along the path"], &boards, |case| {
        path_or_unsolvable(case, |path| format!("{}\n{}", path.len(), boards_along(*case, &path)))
    });
}

#[test]
fn wrong_edits_are_noticed() {
    for language in languages() {
        let code = text(&source("acwing179", language));
        let run = |code: &str| {
            let (_folder, program) = compile(code, language);
            outcome(&mut Command::new(program), b"1234567x8\n1234x5786\n")
        };
        let doubled = ["123456788", "12345670x", "1234567xX"];
        let no_blank = ["12345678 ", "1234?5678", "\x7f12345678"];
        for goal in doubled.into_iter().chain(no_blank) {
            let message = format!("acwing179: GOAL is not a board: {goal}\n");
            let found = run(&code.replace("12345678x\";", &format!("{goal}\";")));
            assert_eq!(found, Outcome::new("", message, 1));
        }
        let found = run(&code.replace("'d', 1, 0", "'u', -1, 0"));
        let message = "acwing179: no path was found: is MOVES right?\n";
        assert_eq!(found, Outcome::new("r\n", message, 1));
    }
}

/// The READMEs show the change that is asked for most. The tests above name the headings.
#[test]
fn all_changes_of_the_page_are_tried() {
    let page = text(&path("src/bin/README.md"));
    for section in page.split("\n## ").skip(1).filter(|section| !changes(section).is_empty()) {
        let (heading, _) = section.split_once(" · ").expect("a heading in both languages");
        assert_eq!(changes(section).len(), 2, "{heading}: changes in Rust and in C++");
        let is_tried = include_str!("another_judge.rs").contains(&format!("\"{heading}"));
        assert!(is_tried, "{heading}: this heading is in no test");
    }
    let tried = changes(&page);
    for page in ["README.md", ".github/README.zh-CN.md"] {
        let page_text = text(&path(page));
        let shown = changes(&page_text);
        assert!(!shown.is_empty() && shown.iter().all(|change| tried.contains(change)), "{page}");
    }
}
