//! `src/bin/README.md` shows changes for other judges, and commands of the shell that make the
//! right output of a changed program from the output of the unchanged one. With its change, a
//! program passes the comparison of the page. With a slip in the change, it does not.

mod judges;
mod page;

use std::fs;
use std::process::Command;

use self::page::{Combination, Named};
use super::sources::{begins, source};
use crate::common::calls::outcome_in;
use crate::common::compilers::{compiled, compilers, Program};
use crate::common::edits::{edited, edits};
use crate::common::files::{path, text, Folder};
use crate::common::processes::{look_for, outcome, Outcome};

/// A change of the page, but for the goal, which `stress` tests.
struct Change {
    /// The marks of its edits.
    marks: &'static [&'static str],
    /// The program that is changed.
    program: &'static str,
    /// Mistakes in the lines to put in: what is replaced, and by what. In each language, at least
    /// two are possible.
    slips: &'static [(&'static str, &'static str)],
}

/// The changes, in the order of the page: in this order, any that change different lines can be
/// combined.
#[rustfmt::skip]
const CHANGES: [Change; 15] = [
    Change { marks: &["order"], program: "acwing179", slips: &[
        ("'d', 1, 0", "'d', -1, 0"), ("'r', 0, 1", "'r', 1, 0"),
    ] },
    Change { marks: &["direction"], program: "acwing179", slips: &[
        ("'u'", "'d'"), ("'l', 0, 1", "'l', 0, -1"),
    ] },
    Change { marks: &["capitals"], program: "acwing179", slips: &[("'U'", "'D'"), ("'L'", "'l'")] },
    Change { marks: &["number-and-path"], program: "acwing179", slips: &[
        ("path.len()", "path.len() + 1"), ("\"{}\"", "\"{} \""),
        ("strlen(path)", "strlen(path) + 1"), ("%d\\n", "%d "),
    ] },
    Change { marks: &["all-boards"], program: "acwing179", slips: &[
        ("3 * ", "2 * "), ("[6..]", "[..3]"), ("symbols + 6", "symbols"),
    ] },
    Change { marks: &["word"], program: "acwing179", slips: &[
        ("impossible", "Impossible"), ("impossible", "impossible "),
    ] },
    Change { marks: &["hard"], program: "acwing845", slips: &[("20", "19"), ("20", "21")] },
    Change { marks: &["no-path"], program: "acwing845", slips: &[
        ("impossible", "Impossible"), ("impossible", "-1"),
    ] },
    Change { marks: &["yes"], program: "acwing845", slips: &[("Yes\\n", "Yes "), ("No", "NO")] },
    Change { marks: &["case"], program: "acwing179", slips: &[
        ("boards)", "boards - 1)"), ("#", ""),
    ] },
    Change { marks: &["empty-line"], program: "acwing179", slips: &[
        ("> 1", "> 0"), ("> 1", "> 2"),
    ] },
    Change { marks: &["start-and-goal", "its-number"], program: "hdu3567", slips: &[
        ("-1", "0"), ("as i32", "as i32 + 1"), ("strlen(path))", "strlen(path)) + 1"),
    ] },
    Change { marks: &["start-and-goal", "its-path"], program: "hdu3567", slips: &[
        ("unsolvable", "impossible"), ("unsolvable", ""),
    ] },
    // With the last slip in each language, the answers are right, but not the exit status.
    Change { marks: &["count"], program: "acwing179", slips: &[
        ("0..", "1.."), ("let symbols", "read_board(console)?; let symbols"), ("0..", "0..="),
        ("> 0", "> 1"), ("--count", "count -= 2"), ("> 0", ">= 0"),
    ] },
    Change { marks: &["blank"], program: "acwing179", slips: &[
        ("678.", "678,"), ("678.", "687."),
    ] },
];

/// The goal to which the page changes another.
const OTHER_GOAL: &str = "123804765";

/// The symbol or the words that a judge's own replace, in the edits and commands of a mark.
const EXAMPLES: [(&str, &str); 3] = [("no-path", "impossible"), ("case", "Case #"), ("blank", ".")];

impl Named {
    /// Returns the change with a mark, as the page shows it.
    fn new(mark: &str) -> Named {
        Named { mark: mark.to_string(), own: None }
    }

    /// Returns the edit in a language.
    fn edit(&self, language: &str) -> String {
        self.with_own(page::edit(&self.mark, language))
    }

    /// Returns the commands that make the right output.
    fn commands(&self) -> String {
        self.with_own(page::commands(&self.mark))
    }

    /// Returns a text with the judge's own symbol or words, if there are any.
    fn with_own(&self, text: String) -> String {
        match &self.own {
            None => text,
            Some(own) => {
                let example = EXAMPLES.iter().find(|(mark, _)| *mark == self.mark);
                // `1` stands for the number of the case, which follows the words.
                let words = own.split('1').next().unwrap_or_default();
                text.replace(example.expect("an example for this mark").1, words)
            }
        }
    }
}

/// Returns an edit with a slip in its new lines, if the slip is possible there.
fn with_slip(edit: &str, (old, new): (&str, &str)) -> Option<String> {
    let lines = edit.lines().map(|line| match line.starts_with('+') {
        true => line.replace(old, new),
        false => line.to_string(),
    });
    Some(lines.collect::<Vec<_>>().join("\n")).filter(|with_slip| with_slip != edit)
}

/// Returns code after an edit with a mark.
fn changed(code: &str, mark: &str, edit: &str, language: &str) -> String {
    let code = if mark == "count" { with_count(code, language) } else { code.to_string() };
    edited(&code, edit).unwrap_or_else(|| panic!("{mark}: the {language} file has other lines"))
}

/// Returns the code of a program after some changes.
fn code_after(program: &str, changes: &[Named], language: &str) -> String {
    let mut code = text(&source(program, language));
    for change in changes {
        code = match &change.own {
            // `hdu3567` has no `GOAL`.
            Some(symbol) if change.mark == "blank" && program == "hdu3567" => {
                code.replace("0xX", &format!("0xX{symbol}"))
            }
            _ => changed(&code, &change.mark, &change.edit(language), language),
        };
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

/// Moves a program to a folder, where the commands of the page call it `./a.out`.
fn place(folder: &Folder, (_folder, program): Program) {
    fs::rename(program, folder.0.join("a.out")).expect("it can be renamed");
}

/// Makes a folder with the input of a changed program in `boards`, and its right output in `right`,
/// by the commands of the page.
fn made(program: &str, changes: &[Named]) -> Folder {
    let folder = Folder::new("another-judge");
    let test = page::commands("test").replace("--count", "--seed 1 --count");
    // The changes of `hdu3567` make `before` themselves.
    let is_needed = |line: &&str| {
        line.ends_with(" boards") || line.ends_with(" before") && program != "hdu3567"
    };
    let mut script = test.lines().filter(is_needed).collect::<Vec<_>>().join("\n");
    script = script.replace("acwing179", program);
    let has_goal = changes.first().map_or(false, |change| change.mark == "goal");
    if has_goal {
        place(&folder, compile(&code_after(program, &changes[..1], "rs"), "rs"));
        script = script.replace(&format!("target/release/{program}"), "./a.out");
    }
    for change in &changes[usize::from(has_goal)..] {
        script += "\nif [ -f right ]; then mv right before; fi\n";
        script += &change.commands();
        script += "\nif [ -f input ]; then mv input boards; fi";
    }
    if has_goal {
        script = script.replace("12345678x", OTHER_GOAL);
    }
    assert_eq!(run(&folder, &script), Outcome::new("", "", 0), "{script}");
    folder
}

/// Compares the output of a program with the right one in a folder, as the page does.
fn compare(folder: &Folder, program: Program) -> Outcome {
    place(folder, program);
    run(folder, page::commands("test").lines().last().expect("the comparison"))
}

/// Asserts that a program with some changes passes the comparison.
fn assert_same(program: &str, changes: &[Named]) {
    let folder = made(program, changes);
    for language in languages() {
        let found = compare(&folder, compile(&code_after(program, changes, language), language));
        let marks: Vec<_> = changes.iter().map(|change| change.mark.as_str()).collect();
        assert_eq!(found, Outcome::new("same\n", "", 0), "{program}.{language}: {marks:?}");
    }
}

/// Tries each change without a slip and with each slip.
fn try_changes(language: &str) {
    for Change { marks, program, slips } in CHANGES {
        let changes: Vec<_> = marks.iter().map(|mark| Named::new(mark)).collect();
        let folder = made(program, &changes);
        let (last, others) = changes.split_last().expect("a change");
        let code = code_after(program, others, language);
        let edit = last.edit(language);
        let with_slips: Vec<_> = slips.iter().filter_map(|&slip| with_slip(&edit, slip)).collect();
        assert!(with_slips.len() >= 2, "{marks:?}: {} slips in {language}", with_slips.len());
        for (index, edit) in [edit].iter().chain(&with_slips).enumerate() {
            let code = changed(&code, &last.mark, edit, language);
            let found = compare(&folder, compile(&code, language));
            // What a reader of the page sees.
            let is_same = found.printed == "same\n";
            assert_eq!(is_same, index == 0, "{program}.{language}:\n{edit}\n{found:?}");
        }
    }
}

#[test]
fn programs_changed_in_rust_pass_the_comparison_unless_a_change_has_a_slip() {
    if has_shell() {
        try_changes("rs");
    }
}

#[test]
fn programs_changed_in_cpp_pass_the_comparison_unless_a_change_has_a_slip() {
    if has_shell() && languages().any(|language| language == "cpp") {
        try_changes("cpp");
    }
}

#[test]
fn combinations_of_the_list_pass_the_comparison() {
    let combinations = page::combinations();
    assert_eq!(combinations.len(), 3);
    for Combination { program, changes, .. } in combinations {
        if has_shell() {
            assert_same(&program, &changes);
        }
    }
}

/// The commands of the page serve for any combination if they are in its order.
#[test]
fn changes_are_tried_in_the_order_of_the_page() {
    let mut tried = vec!["goal"];
    for mark in CHANGES.iter().flat_map(|change| change.marks) {
        if !tried.contains(mark) {
            tried.push(mark);
        }
    }
    assert_eq!(page::marks_of(&page::page()), tried);
}

/// Runs commands of `stress` for a few inputs, with `./a.out` as the solver. Returns whether the
/// solver does not fail.
fn passes(commands: &str, program: Program) -> bool {
    let folder = Folder::new("another-judge");
    place(&folder, program);
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
    let commands = page::commands("goal");
    // The commands before it compile the changed program.
    let call = commands.lines().last().expect("a call");
    for language in languages() {
        let code = text(&source("acwing845", language));
        let right = page::edit("goal", language);
        let slips = [("765", "756"), (OTHER_GOAL, "1238x4765"), (OTHER_GOAL, "12345678x")];
        let [other, same, not_changed] = slips.map(|slip| with_slip(&right, slip).expect("a slip"));
        for (edit, is_right) in
            [(&right, true), (&other, false), (&same, true), (&not_changed, false)]
        {
            let program = compile(&changed(&code, "goal", edit, language), language);
            assert_eq!(passes(call, program), is_right, "{edit}");
        }
    }
}

/// Returns whether the compiler of these tests rejects a text in a language.
pub fn is_rejected(language: &str, text: &str) -> bool {
    let folder = Folder::new("rejected");
    let mut command = match language {
        "rs" => Command::new(&compilers()[0]),
        _ => Command::new("g++"),
    };
    let file = folder.write(&format!("main.{language}"), text);
    let found = outcome(command.arg("-o").arg(folder.0.join("main")).arg(file), b"");
    found.status != Some(0)
}

/// Returns a program after a wrong edit of its code.
fn wrongly_edited(program: &str, language: &str, (old, new): (&str, &str)) -> String {
    let code = text(&source(program, language));
    let edited = code.replace(old, new);
    assert_ne!(edited, code, "{program}.{language}: {old}");
    edited
}

#[test]
fn goals_that_are_no_board_and_a_direction_that_is_missing_are_reported() {
    for language in languages() {
        let run = |old: &str, new: &str| {
            let code = wrongly_edited("acwing179", language, (old, new));
            let (_folder, program) = compile(&code, language);
            outcome(&mut Command::new(program), b"1234567x8\n1234x5786\n")
        };
        let doubled = ["123456788", "12345670x", "1234567xX"];
        let no_blank = ["12345678 ", "1234?5678", "\x7f12345678"];
        for goal in doubled.into_iter().chain(no_blank) {
            let message = format!("acwing179: GOAL is not a board: {goal}\n");
            let found = run("12345678x\";", &format!("{goal}\";"));
            assert_eq!(found, Outcome::new("", message, 1));
        }
        let message = "acwing179: no path was found: is MOVES right?\n";
        assert_eq!(run("'d', 1, 0", "'u', -1, 0"), Outcome::new("r\n", message, 1));
    }
}

#[test]
fn compilers_reject_more_and_fewer_than_four_moves() {
    for program in ["acwing179", "acwing845", "hdu3567", "p1379"] {
        for language in languages() {
            let entry = if language == "rs" { "(b'l', 0, -1), " } else { "{'l', 0, -1}, " };
            for moves in [String::new(), entry.repeat(2)] {
                let code = wrongly_edited(program, language, (entry, &moves));
                assert!(is_rejected(language, &code), "{program}.{language}: {moves}");
            }
        }
    }
}

/// The tests above try a change on one program. The READMEs show the change that is asked for most.
#[test]
fn changes_fit_all_programs_that_the_page_names() {
    let page = page::page();
    for section in page.split("\n## ").skip(1) {
        // Such as: In `acwing845` and `p1379`.
        let (_, english) = section.split_once("\n\n").expect("a paragraph");
        let words = english.strip_prefix("In ").unwrap_or_default().split(' ');
        let words = words.take_while(|word| *word == "and" || word.starts_with('`'));
        let named = words.filter_map(|word| word.split('`').nth(1));
        for program in named.filter(|name| source(name, "rs").exists()) {
            // The goal of `p1379` is another one.
            for mark in page::marks_of(section).iter().filter(|mark| *mark != "goal") {
                for language in ["rs", "cpp"] {
                    code_after(program, &[Named::new(mark)], language);
                }
            }
        }
    }
    let shown =
        |page: &str| edits(page).into_iter().map(|(edit, _)| edit.to_string()).collect::<Vec<_>>();
    let tried = shown(&page);
    for page in ["README.md", ".github/README.zh-CN.md"] {
        let shown = shown(&text(&path(page)));
        assert!(!shown.is_empty() && shown.iter().all(|edit| tried.contains(edit)), "{page}");
    }
}
