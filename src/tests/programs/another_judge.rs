//! `src/bin/README.md` shows changes for other judges, and commands of the shell that make the
//! right output of a changed program from the output of the unchanged one. With its change, a
//! program prints this output. With a slip in the change, it does not.

use std::fs;
use std::process::Command;

use super::sources::{begins, source};
use crate::common::calls::outcome_in;
use crate::common::compilers::{compiled, compilers, Program};
use crate::common::edits::{edited, edits};
use crate::common::files::{path, text, Folder};
use crate::common::processes::{assert_answers, look_for, outcome, Outcome};

// The headings of the page in English. If a change ends in new lines of which one is to be chosen,
// the number after the heading says which.
const TABLE: &str = "Judges by name";
const TEST: &str = "Test the changed program";
const GOAL: &str = "Another goal";
const BLANK: &str = "Another symbol for the blank";
const COUNT: &str = "A count first";
const PAIRS: &str = "A start and a goal; the number of moves or the path, 1";
const PAIRS_PATH: &str = "A start and a goal; the number of moves or the path, 2";
const CAPITALS: &str = "Letters, direction and order of the moves, 1";
const DIRECTION: &str = "Letters, direction and order of the moves, 2";
const ORDER: &str = "Letters, direction and order of the moves, 3";
const WORD: &str = "Another word for `unsolvable`";
const NUMBERED: &str = "`Case #k:` before each answer";
const EMPTY_LINE: &str = "An empty line between two answers";
const NUMBER: &str = "Only the number of moves";
const WORD_FOR_NONE: &str = "Another word for `-1`";
const YES: &str = "`Yes` and the number, or `No`";
const HARD: &str = "`Hard` beyond 20 moves";
const NUMBER_AND_PATH: &str = "The number and the path";
const ALL_BOARDS: &str = "All boards along the path";

/// A change of the page.
struct Change {
    /// The heading of its section.
    heading: &'static str,
    /// The program that is changed.
    program: &'static str,
    /// Mistakes in the lines to put in: what is replaced, and by what. In each language, at least
    /// two are possible.
    slips: &'static [(&'static str, &'static str)],
}

/// The changes, but for the goal. If two are combined, the commands of the earlier one come first.
#[rustfmt::skip]
const CHANGES: [Change; 16] = [
    Change { heading: ORDER, program: "acwing179", slips: &[
        ("'d', 1, 0", "'d', -1, 0"), ("'r', 0, 1", "'r', 1, 0"),
    ] },
    Change { heading: NUMBER_AND_PATH, program: "acwing179", slips: &[
        ("path.len()", "path.len() + 1"), ("\"{}\"", "\"{} \""),
        ("strlen(path)", "strlen(path) + 1"), ("%d\\n", "%d "),
    ] },
    Change { heading: ALL_BOARDS, program: "acwing179", slips: &[
        ("3 * ", "2 * "), ("[6..]", "[..3]"), ("symbols + 6", "symbols"),
    ] },
    Change { heading: CAPITALS, program: "acwing179", slips: &[("'U'", "'D'"), ("'L'", "'l'")] },
    Change { heading: DIRECTION, program: "acwing179", slips: &[
        ("'u'", "'d'"), ("'l', 0, 1", "'l', 0, -1"),
    ] },
    Change { heading: WORD, program: "acwing179", slips: &[
        ("impossible", "Impossible"), ("impossible", "impossible "),
    ] },
    Change { heading: NUMBER, program: "acwing179", slips: &[
        ("-1", "0"), ("as i32", "as i32 + 1"), ("strlen(path))", "strlen(path)) + 1"),
    ] },
    Change { heading: YES, program: "acwing845", slips: &[("Yes\\n", "Yes "), ("No", "NO")] },
    Change { heading: HARD, program: "acwing845", slips: &[("20", "19"), ("20", "21")] },
    Change { heading: WORD_FOR_NONE, program: "acwing845", slips: &[
        ("impossible", "Impossible"), ("impossible", "-1"),
    ] },
    Change { heading: NUMBERED, program: "acwing179", slips: &[
        ("boards)", "boards - 1)"), ("#", ""),
    ] },
    Change { heading: EMPTY_LINE, program: "acwing179", slips: &[("> 1", "> 0"), ("> 1", "> 2")] },
    Change { heading: COUNT, program: "acwing179", slips: &[
        ("0..", "1.."), ("let symbols", "read_board(console)?; let symbols"),
        ("> 0", "> 1"), ("--count", "count -= 2"),
    ] },
    Change { heading: BLANK, program: "acwing179", slips: &[("678.", "678,"), ("678.", "687.")] },
    Change { heading: PAIRS, program: "hdu3567", slips: &[
        ("-1", "0"), ("as i32", "as i32 + 1"), ("strlen(path))", "strlen(path)) + 1"),
    ] },
    Change { heading: PAIRS_PATH, program: "hdu3567", slips: &[
        ("unsolvable", "impossible"), ("unsolvable", ""),
    ] },
];

/// Changes that cannot be combined: most change the same line.
const EXCLUSIVE: [&[&str]; 5] = [
    &[CAPITALS, DIRECTION, ORDER],
    &[NUMBER, NUMBER_AND_PATH],
    &[NUMBER, WORD, ALL_BOARDS],
    &[YES, HARD, WORD_FOR_NONE],
    &[GOAL, BLANK],
];

/// Returns the changes of a page.
fn changes(page: &str) -> Vec<&str> {
    edits(page).into_iter().map(|(change, _)| change).collect()
}

/// Returns the section below a heading, and the number that chooses a line in it.
fn section(heading: &str) -> (String, Option<usize>) {
    let (english, choice) = match heading.rsplit_once(", ") {
        Some((english, number)) if number.parse::<usize>().is_ok() => {
            (english, number.parse().ok())
        }
        _ => (heading, None),
    };
    let page = text(&path("src/bin/README.md"));
    let mut sections = page.split("\n## ");
    let section = sections.find(|section| section.starts_with(&format!("{english} · ")));
    (section.expect(heading).to_string(), choice)
}

/// Returns the change of a section. Each section has it in Rust, and then in C++.
fn change(heading: &str, language: &str) -> String {
    let (section, choice) = section(heading);
    let change = changes(&section)[usize::from(language == "cpp")];
    let mut lines: Vec<_> = change.lines().collect();
    if let Some(number) = choice {
        let others = lines.iter().rposition(|line| !line.starts_with('+'));
        let new = lines.split_off(others.map_or(0, |last| last + 1));
        lines.push(new[number - 1]);
    }
    lines.join("\n")
}

/// Returns a change with a slip in its new lines, if the slip is possible there.
fn with_slip(change: &str, (old, new): (&str, &str)) -> Option<String> {
    let lines = change.lines().map(|line| match line.starts_with('+') {
        true => line.replace(old, new),
        false => line.to_string(),
    });
    Some(lines.collect::<Vec<_>>().join("\n")).filter(|with_slip| with_slip != change)
}

/// Returns the code after a change that belongs to a section.
fn edit(code: &str, heading: &str, change: &str, language: &str) -> String {
    let code = if heading == COUNT { with_count(code, language) } else { code.to_string() };
    let message = format!("{heading}: the {language} file has other lines");
    edited(&code, change).expect(&message)
}

/// Returns the code of a program after the changes of some sections.
fn changed(program: &str, headings: &[&str], language: &str) -> String {
    let mut code = text(&source(program, language));
    for heading in headings {
        code = edit(&code, heading, &change(heading, language), language);
    }
    code
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

/// Returns whether there is a shell for the commands of the page.
fn has_shell() -> bool {
    cfg!(unix) && look_for("sh", "changes for another judge are not tried")
}

/// Runs commands of the page in a folder.
fn run(folder: &Folder, commands: &str) -> Outcome {
    let mut shell = Command::new("sh");
    // The tests find the programs by their names.
    outcome_in(folder, shell.arg("-ec").arg(commands.replace("target/release/", "")))
}

/// Returns the commands of a section. If one of several lines is to be chosen, each has its command
/// that makes `right`, and the commands end with that of the chosen line.
fn commands(heading: &str) -> String {
    let (section, choice) = section(heading);
    let (_, block) = section.split_once("```sh\n").expect("commands");
    let (block, _) = block.split_once("```").expect("the end of the commands");
    block.split_inclusive("> right\n").take(choice.unwrap_or(usize::MAX)).collect()
}

/// The files that the commands of the page read.
#[derive(Clone)]
struct Files {
    /// The goal to which the paths lead.
    goal: &'static str,
    boards: String,
    paths: String,
    numbers: String,
}

impl Files {
    /// Returns the files that the page makes by the unchanged programs.
    fn unchanged() -> Files {
        let names = ["boards", "paths", "numbers"];
        let commands = commands(TEST).replace("--count", "--seed 1 --count");
        let is_needed = |line: &&str| names.iter().any(|name| line.ends_with(name));
        let commands: Vec<_> = commands.lines().filter(is_needed).collect();
        let folder = Folder::new("another-judge");
        assert_eq!(run(&folder, &commands.join("\n")), Outcome::new("", "", 0));
        let [boards, paths, numbers] = names.map(|name| text(&folder.0.join(name)));
        Files { goal: "12345678x", boards, paths, numbers }
    }

    /// Makes the input of a changed program, and its right output, by the commands of a section.
    fn made(&self, heading: &str) -> (String, String) {
        let folder = Folder::new("another-judge");
        folder.write("boards", &self.boards);
        folder.write("paths", &self.paths);
        folder.write("numbers", &self.numbers);
        let commands = commands(heading).replace("12345678x", self.goal);
        assert_eq!(run(&folder, &commands), Outcome::new("", "", 0), "{heading}");
        let input = Some(folder.0.join("input")).filter(|file| file.exists());
        (input.map_or(self.boards.clone(), |file| text(&file)), text(&folder.0.join("right")))
    }
}

/// Tries each change alone, without a slip and with each slip.
fn try_changes(language: &str) {
    let unchanged = Files::unchanged();
    for Change { heading, program, slips } in CHANGES {
        let (input, right) = unchanged.made(heading);
        let code = text(&source(program, language));
        let change = change(heading, language);
        let (_folder, program) = compile(&edit(&code, heading, &change, language), language);
        assert_answers(&mut Command::new(program), &input, &right);
        let changes: Vec<_> = slips.iter().filter_map(|&slip| with_slip(&change, slip)).collect();
        assert!(changes.len() >= 2, "{heading}: {} slips in {language}", changes.len());
        for change in changes {
            let (_folder, program) = compile(&edit(&code, heading, &change, language), language);
            let found = outcome(&mut Command::new(program), input.as_bytes());
            assert_ne!(found.printed, right, "{language}:\n{change}");
        }
    }
}

#[test]
fn programs_changed_in_rust_print_what_the_commands_make() {
    if has_shell() {
        try_changes("rs");
    }
}

#[test]
fn programs_changed_in_cpp_print_what_the_commands_make() {
    if has_shell() && languages().any(|language| language == "cpp") {
        try_changes("cpp");
    }
}

/// Runs commands of `stress` for a few inputs, with `./a.out` as the solver. Returns whether the
/// solver does not fail.
fn passes(commands: &str, (folder, program): Program) -> bool {
    fs::rename(program, folder.0.join("a.out")).expect("it can be renamed");
    let Outcome { printed, messages, status } =
        run(&folder, &commands.replace(" -- ", " --rounds 30 --seed 1 -- "));
    let is_run = printed.contains("no failure") || printed.contains("failure in input");
    assert!(is_run, "{commands}: {printed}{messages}");
    status == Some(0)
}

#[test]
fn changed_goals_are_tested_by_stress() {
    if !has_shell() {
        return;
    }
    let commands = commands(GOAL);
    // The commands before it compile the changed program.
    let call = commands.lines().last().expect("a call");
    for language in languages() {
        let code = text(&source("acwing845", language));
        let right = change(GOAL, language);
        let slips = [("765", "756"), ("123804765", "1238x4765"), ("123804765", "12345678x")];
        let [other, same, not_changed] = slips.map(|slip| with_slip(&right, slip).expect("a slip"));
        for (change, is_right) in
            [(&right, true), (&other, false), (&same, true), (&not_changed, false)]
        {
            let program = compile(&edit(&code, GOAL, change, language), language);
            assert_eq!(passes(call, program), is_right, "{change}");
        }
    }
}

/// For each judge of the table: an input in its format, and the answers in its format.
const FORMATS: [(&str, &str, &str); 8] = [
    (
        "UVa 652",
        "2\n\n2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 8 7 x\n",
        "ullddrurdllurdruldr\n\nunsolvable\n",
    ),
    ("hihoCoder 1312", "2\n1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n8 7 0\n", "1\nNo Solution!\n"),
    ("ZOJ 1217", "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n", "ullddrurdllurdruldr\nunsolvable\n"),
    (
        "LightOJ 1139",
        "2\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n8 7 0\n",
        "Case 1: 1\nCase 2: impossible\n",
    ),
    ("BOJ 11112", "2\n123\n456\n7#8\n\n123\n456\n87#\n", "1\nimpossible\n"),
    ("NTUJ 219", "2\n123456708\n123456870\n", "1\nHard\n"),
    (
        "Lanqiao 261 九宫重排",
        "12345678.\n123.46758\n13524678.\n46758123.\n12345678.\n12345687.\n",
        "3\n22\n-1\n",
    ),
    ("BOJ 1525", "1 0 3\n4 2 5\n7 8 6\n", "3\n"),
];

/// Returns a row of the table without links: the judge, and its program with the changes.
fn row(judge: &str) -> String {
    let (table, _) = section(TABLE);
    let row = table.lines().find(|line| line.starts_with(&format!("|{judge}|"))).expect(judge);
    let mut parts = row.split("](");
    let first = parts.next().unwrap_or_default().to_string();
    let rest = parts.map(|part| part.split_once(')').expect("the end of a link").1);
    (first + &rest.collect::<String>()).replace('[', "")
}

/// Returns the code after the changes that a row of the table names.
fn code_for(row: &str, language: &str) -> String {
    let cell = row.split('|').nth(2).expect("a cell");
    let program = cell.split('`').nth(1).expect("a program");
    let mut code = text(&source(program, language));
    let items = cell.split_once(": ").map_or("", |(_, items)| items);
    for item in items.split(", ").filter(|item| !item.is_empty()) {
        let argument = item.split('`').nth(1).unwrap_or_default();
        let with_symbol = format!("678{argument}");
        let (heading, slip) = match item.split(' ').next().unwrap_or_default() {
            "blank" if program == "hdu3567" => {
                code = code.replace("0xX", &format!("0xX{argument}"));
                continue;
            }
            "blank" => (BLANK, Some(("678.", with_symbol.as_str()))),
            "count" => (COUNT, None),
            "empty" => (EMPTY_LINE, None),
            "start" => (PAIRS, None),
            "word" => (WORD_FOR_NONE, Some(("impossible", argument))),
            "`Case" => (NUMBERED, Some(("Case #", "Case "))),
            "`Hard`" => (HARD, None),
            _ => panic!("which change is that? {item}"),
        };
        let change = change(heading, language);
        let change = slip.and_then(|slip| with_slip(&change, slip)).unwrap_or(change);
        code = edit(&code, heading, &change, language);
    }
    code
}

#[test]
fn programs_changed_as_the_table_says_answer_in_the_format_of_the_judge() {
    let (table, _) = section(TABLE);
    assert_eq!(table.lines().filter(|line| line.starts_with('|')).count() - 2, FORMATS.len());
    for (judge, input, answers) in FORMATS {
        for language in languages() {
            let (_folder, program) = compile(&code_for(&row(judge), language), language);
            assert_answers(&mut Command::new(program), input, answers);
        }
    }
}

/// How a plain solver in C++ reads a board and prints an answer, for each judge of the table with a
/// call of `stress`. The first two judges give a count.
const PLAIN: [(&str, &str, &str); 4] = [
    (
        "UVa 652",
        "std::string symbol;
         std::getline(std::cin, symbol);
         std::getline(std::cin, symbol);
         if (!symbol.empty()) return 1;
         while (symbols.size() < 9 && std::cin >> symbol) symbols += symbol;",
        r#"std::cout << (number > 1 ? "\n" : "") << (path == NULL ? "unsolvable" : path) << "\n";"#,
    ),
    (
        "hihoCoder 1312",
        "for (int symbol; symbols.size() < 9 && std::cin >> symbol; symbols += '0' + symbol);",
        r#"if (path == NULL) std::puts("No Solution!");
           else std::printf("%d\n", int(std::strlen(path)));"#,
    ),
    (
        "Lanqiao 261",
        "std::cin >> symbols >> goal;
         if (symbols.find('.') > 8 || goal.find('.') > 8) return 1;",
        r#"std::printf("%d\n", path == NULL ? -1 : int(std::strlen(path)));"#,
    ),
    (
        "BOJ 1525",
        "for (int symbol; symbols.size() < 9 && std::cin >> symbol; symbols += '0' + symbol);",
        r#"std::printf("%d\n", path == NULL ? -1 : int(std::strlen(path)));"#,
    ),
];

/// Returns the code of a plain solver. It has the search of `acwing179`, but reads as contestants
/// do, and stops where the input has another format.
fn plain_solver(judge: &str, read: &str, print: &str) -> String {
    let code = text(&source("acwing179", "cpp"));
    let (search, _) = code.split_once("// Here the algorithm ends").expect("a search");
    let read_count =
        if ["UVa 652", "hihoCoder 1312"].contains(&judge) { "std::cin >> count;" } else { "" };
    format!(
        r#"#include <iostream>
           #include <string>
           {search}
           int main() {{
               static Search search;
               search.start(8);
               int count = 1;
               {read_count}
               for (int number = 1; number <= count; ++number) {{
                   std::string symbols, goal = GOAL;
                   {read}
                   if (!std::cin) return 1;
                   const char *path = search.solve(Board::make(symbols.c_str(), goal.c_str()));
                   {print}
               }}
               return 0;
           }}
        "#
    )
}

/// In the wrong solvers, letters say where the tile moves, and numbers are too large by one.
#[test]
fn calls_of_stress_for_other_judges_pass_right_plain_solvers_alone() {
    if !has_shell() || !languages().any(|language| language == "cpp") {
        return;
    }
    let calls = commands(TABLE);
    assert_eq!(calls.matches(" -- sh -c ").count(), PLAIN.len());
    for (judge, read, print) in PLAIN {
        let (_, call) = calls.split_once(&format!("# {judge}\n")).expect(judge);
        let call = call.lines().next().expect("a call");
        let right = plain_solver(judge, read, print);
        let direction = edit(&right, DIRECTION, &change(DIRECTION, "cpp"), "cpp");
        let wrong = direction.replace("strlen(path)", "strlen(path) + 1");
        assert!(passes(call, compile(&right, "cpp")), "{judge}");
        assert!(!passes(call, compile(&wrong, "cpp")), "{judge}");
    }
}

/// Returns whether two changes cannot be combined.
fn are_exclusive(first: &str, second: &str) -> bool {
    EXCLUSIVE.iter().any(|group| group.contains(&first) && group.contains(&second))
}

/// Asserts that a program with two changes prints the right output.
fn assert_pair(program: &str, headings: [&str; 2], (input, right): &(String, String)) {
    for language in languages() {
        let (_folder, program) = compile(&changed(program, &headings, language), language);
        assert_answers(&mut Command::new(program), input, right);
    }
}

/// Makes the input and the right output for two changes: the commands of the second read what those
/// of the first have made.
fn made_for_both(files: &Files, [first, second]: [&str; 2]) -> (String, String) {
    let (boards, right) = files.made(first);
    let between = Files { boards, paths: right.clone(), numbers: right, ..*files };
    let (input, right) = between.made(second);
    // The blank of the boards along a path.
    let is_dotted = [first, second] == [ALL_BOARDS, BLANK];
    (input, if is_dotted { right.replace('x', ".") } else { right })
}

#[test]
#[ignore = "takes long"]
fn any_two_changes_can_be_combined() {
    if !has_shell() {
        return;
    }
    let unchanged = Files::unchanged();
    let numbers = Files { paths: unchanged.numbers.clone(), ..unchanged.clone() };
    for (index, first) in CHANGES.iter().enumerate() {
        for second in &CHANGES[index + 1..] {
            // `acwing845` takes some changes of `acwing179`, too.
            let program = first.program;
            let is_for_all = [NUMBERED, EMPTY_LINE, COUNT, BLANK].contains(&second.heading);
            let headings = [first.heading, second.heading];
            // The commands of the second would take the lines of an answer for several answers.
            let takes_lines = [YES, NUMBER_AND_PATH, ALL_BOARDS].contains(&first.heading)
                && [NUMBERED, EMPTY_LINE, ALL_BOARDS].contains(&second.heading);
            if takes_lines
                || program == "hdu3567"
                || (program != second.program && !is_for_all)
                || are_exclusive(headings[0], headings[1])
            {
                continue;
            }
            let files = if program == "acwing845" { &numbers } else { &unchanged };
            assert_pair(program, headings, &made_for_both(files, headings));
        }
        // With another goal, the commands read the output of a program with this change alone.
        let headings = [GOAL, first.heading];
        if first.program == "hdu3567" || are_exclusive(headings[0], headings[1]) {
            continue;
        }
        let (_folder, program) = compile(&changed(first.program, &[GOAL], "rs"), "rs");
        let answers = outcome(&mut Command::new(program), unchanged.boards.as_bytes()).printed;
        let boards = unchanged.boards.clone();
        let files = Files { goal: "123804765", boards, paths: answers.clone(), numbers: answers };
        assert_pair(first.program, headings, &files.made(first.heading));
    }
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

/// The tests above try the change on one program. The READMEs show the change that is asked for
/// most.
#[test]
fn changes_fit_all_programs_that_the_page_names() {
    let page = text(&path("src/bin/README.md"));
    for section in page.split("\n## ").skip(1).filter(|section| !changes(section).is_empty()) {
        let (heading, rest) = section.split_once(" · ").expect("a heading in both languages");
        assert_eq!(changes(section).len(), 2, "{heading}: changes in Rust and in C++");
        let is_of_section = |other: &Change| other.heading.starts_with(heading);
        let is_tried = heading == GOAL || CHANGES.iter().any(is_of_section);
        assert!(is_tried, "{heading}: this change is not tried");
        // Such as: In `acwing845` and `p1379`.
        let (_, english) = rest.split_once("\n\n").expect("a paragraph");
        let words = english.strip_prefix("In ").unwrap_or_default().split(' ');
        let words = words.take_while(|word| *word == "and" || word.starts_with('`'));
        let named = words.filter_map(|word| word.split('`').nth(1));
        for program in named.filter(|name| source(name, "rs").exists()) {
            for language in ["rs", "cpp"] {
                if heading != GOAL {
                    changed(program, &[heading], language);
                }
            }
        }
    }
    let tried = changes(&page);
    for page in ["README.md", ".github/README.zh-CN.md"] {
        let page_text = text(&path(page));
        let shown = changes(&page_text);
        assert!(!shown.is_empty() && shown.iter().all(|change| tried.contains(change)), "{page}");
    }
}
