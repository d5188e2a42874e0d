//! `src/bin/README.md` shows changes for other judges as edits (`diff`), and commands (`sh`) that
//! make the right output of a changed program from the output of the unchanged one. The words after
//! `diff` are the programs that a change fits, and its mark, which its commands have, too. If a
//! block has several marks, it ends with a line for each, in their order.

use std::fs;
use std::process::Command;

use super::sources::begins;
use crate::common::calls::outcome_in;
use crate::common::compilers::{compiled, compilers, Program};
use crate::common::edits::{blocks, edited, edits};
use crate::common::files::{path, text, Folder};
use crate::common::processes::{look_for, outcome, Outcome};
use crate::common::twins::{assert_output, in_rust, source};
use crate::common::{assert_same, find, random_input, Random};

struct Change {
    mark: String,
    programs: Vec<String>,
    /// Its edits in Rust and in C++.
    edits: [String; 2],
    commands: String,
}

/// The changes, in the order of the page: in this order, any that change different lines can be
/// combined.
fn changes() -> Vec<Change> {
    let page = text(&path("src/bin/README.md"));
    let (diffs, others): (Vec<_>, Vec<_>) =
        blocks(&page).into_iter().partition(|block| block.words.first() == Some(&"diff"));
    let mut changes = Vec::new();
    for languages in diffs.chunks(2) {
        let words = &languages[0].words[1..];
        assert_eq!(languages[1].words[1..], *words, "an edit in Rust, and then one in C++");
        let (programs, marks): (Vec<&str>, Vec<&str>) =
            words.iter().partition(|word| source(word, "rs").exists());
        for (index, mark) in marks.iter().enumerate() {
            let edit = |language: usize| {
                let mut lines: Vec<_> = languages[language].code.lines().collect();
                let own = lines.split_off(lines.len() - marks.len())[index];
                lines.push(own);
                lines.join("\n")
            };
            let commands = others.iter().filter(|block| block.words.contains(mark));
            changes.push(Change {
                mark: mark.to_string(),
                programs: programs.iter().map(|program| program.to_string()).collect(),
                edits: [edit(0), edit(1)],
                commands: commands.map(|block| block.code).collect::<Vec<_>>().join("\n"),
            });
        }
    }
    changes
}

fn change(mark: &str) -> Change {
    let found = changes().into_iter().find(|change| change.mark == mark);
    found.unwrap_or_else(|| panic!("the page has no edit with the mark {mark}"))
}

/// The code of a program after some changes.
fn changed(program: &str, marks: &[&str], language: &str) -> String {
    let mut code = text(&source(program, language));
    for mark in marks {
        if *mark == "count" {
            code = with_count(&code, language);
        }
        let edit = &change(mark).edits[usize::from(language == "cpp")];
        let misfit = || panic!("{mark}: {program}.{language} has other lines");
        code = edited(&code, edit).unwrap_or_else(misfit);
    }
    code
}

/// Copies the functions that read a count and a board from `hdu3567` to a program, as the page
/// says.
fn with_count(code: &str, language: &str) -> String {
    let donor = text(&source("hdu3567", language));
    let is_before = |paragraph: &&str| !begins(paragraph, "Reads the number of cases");
    let paragraphs = donor.split("\n\n").skip_while(is_before);
    let mut functions: Vec<_> = paragraphs.take(2).collect();
    let slashes = if language == "rs" { "///" } else { "//" };
    let next = format!("{slashes} Answers all boards of the input");
    functions.push(&next);
    code.replacen(&next, &functions.join("\n\n"), 1)
}

fn compile(code: &str, language: &str) -> Program {
    match language {
        // A change may leave a function unused.
        "rs" => compiled(&compilers()[0], &["-A", "dead-code"], language, code),
        _ => compiled("g++".as_ref(), &["-std=c++98"], language, code),
    }
}

/// The languages that can be compiled here.
fn languages() -> impl Iterator<Item = &'static str> {
    let consequence = "changes for another judge are not tried in C++";
    ["rs", "cpp"].into_iter().filter(|&language| language == "rs" || look_for("g++", consequence))
}

/// Runs commands of the page in a folder.
fn run(folder: &Folder, commands: &str) -> Outcome {
    let mut shell = Command::new("sh");
    // The tests find the programs by their names.
    outcome_in(folder, shell.arg("-ec").arg(commands.replace("target/release/", "")))
}

/// Asserts that a program with some changes prints what the page's commands make.
fn assert_right_after(program: &str, marks: &[&str], language: &str) {
    let (has_other_goal, rest) = match marks {
        ["goal", rest @ ..] => (true, rest),
        _ => (false, marks),
    };
    let mut input = random_input(find("acwing179"), 200, &mut Random(1)) + "12345678x\n";
    // With another goal, the program with this change alone takes the place of the unchanged one.
    let (_folder, unchanged) = if has_other_goal {
        compile(&changed(program, &["goal"], language), language)
    } else {
        (Folder::new("unchanged"), in_rust(program))
    };
    // `hdu3567` needs another input, so its commands call it again.
    let mut right = outcome(&mut Command::new(unchanged), input.as_bytes()).printed;
    let folder = Folder::new("another-judge");
    for mark in rest {
        folder.write("boards", &input);
        folder.write("before", &right);
        let mut commands = change(mark).commands;
        if has_other_goal {
            commands = commands.replace("12345678x", "123804765");
        }
        assert_eq!(run(&folder, &commands), Outcome::new("", "", 0), "{commands}");
        right = text(&folder.0.join("right"));
        input = fs::read_to_string(folder.0.join("input")).unwrap_or(input);
    }
    let (_folder, program) = compile(&changed(program, marks, language), language);
    assert_output(&mut Command::new(program), &input, &right);
}

/// Tries each change but that of the goal on the first program that it fits.
#[test]
fn changes_do_what_the_commands_of_the_page_do() {
    for language in languages() {
        for Change { mark, programs, .. } in changes() {
            if mark != "goal" {
                assert_right_after(&programs[0], &[&mark], language);
            }
        }
    }
}

#[test]
fn acwing845_with_another_goal_is_p1379() {
    for language in ["rs", "cpp"] {
        let [found, expected] = [
            changed("acwing845", &["goal"], language).replace("\"acwing845\"", "\"p1379\""),
            text(&source("p1379", language)),
        ];
        // The heads differ.
        let [found, expected] = [&found, &expected].map(|code| code.split_once("\n\n"));
        assert_same(found.expect("code").1, expected.expect("code").1, language);
    }
}

/// The READMEs show the change that is asked for most.
#[test]
fn changes_fit_all_programs_that_the_page_names() {
    let changes = changes();
    for Change { mark, programs, .. } in &changes {
        for program in programs {
            for language in ["rs", "cpp"] {
                changed(program, &[mark], language);
            }
        }
    }
    for page in ["README.md", ".github/README.zh-CN.md"] {
        let page_text = text(&path(page));
        let shown = edits(&page_text);
        let known: Vec<_> = changes.iter().flat_map(|change| &change.edits).collect();
        assert!(!shown.is_empty(), "{page}");
        assert!(shown.iter().all(|(edit, _)| known.iter().any(|own| own == edit)), "{page}");
    }
}

/// A judge of the page's table: the changes for it, and the words or the symbol in them that it
/// replaces.
struct Judge {
    name: &'static str,
    program: &'static str,
    marks: &'static [&'static str],
    own: &'static [(&'static str, &'static str)],
    /// An input and its output as the judge writes them.
    input: &'static str,
    output: &'static str,
}

#[rustfmt::skip]
const JUDGES: [Judge; 8] = [
    Judge { name: "UVa 652", program: "acwing179", marks: &["empty-line", "count"], own: &[],
            input: "2\n\n2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 8 7 x\n",
            output: "ullddrurdllurdruldr\n\nunsolvable\n" },
    Judge { name: "hihoCoder 1312", program: "acwing845", marks: &["no-path", "count"],
            own: &[("impossible", "No Solution!")],
            input: "2\n1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n8 7 0\n",
            output: "1\nNo Solution!\n" },
    Judge { name: "ZOJ 1217", program: "acwing179", marks: &[], own: &[],
            input: "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n",
            output: "ullddrurdllurdruldr\nunsolvable\n" },
    Judge { name: "LightOJ 1139", program: "acwing845", marks: &["no-path", "case", "count"],
            own: &[("Case #", "Case ")],
            input: "2\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n8 7 0\n",
            output: "Case 1: 1\nCase 2: impossible\n" },
    Judge { name: "BOJ 11112", program: "acwing845", marks: &["no-path", "count", "blank"],
            own: &[("12345678.", "12345678#")],
            input: "2\n123\n456\n7#8\n\n123\n456\n87#\n",
            output: "1\nimpossible\n" },
    Judge { name: "NTUJ 219", program: "acwing845", marks: &["hard", "count"], own: &[],
            input: "2\n123456708\n123456870\n",
            output: "1\nHard\n" },
    Judge { name: "Lanqiao 261 九宫重排", program: "hdu3567", marks: &["its-number"],
            own: &[("0xX", "0xX.")],
            input: "12345678.\n123.46758\n13524678.\n46758123.\n12345678.\n12345687.\n",
            output: "3\n22\n-1\n" },
    Judge { name: "BOJ 1525", program: "acwing845", marks: &[], own: &[],
            input: "1 0 3\n4 2 5\n7 8 6\n",
            output: "3\n" },
];

/// Some lists of changes, and those for the judges of the page.
#[test]
#[ignore = "takes long"]
fn combinations_of_changes_do_what_the_commands_of_the_page_do() {
    let lists: [(&str, &[&str]); 3] = [
        ("acwing845", &["goal", "case", "count"]),
        ("acwing179", &["capitals", "word", "empty-line"]),
        ("acwing179", &["goal", "order", "number-and-path", "all-boards", "count"]),
    ];
    let of_judges = JUDGES.map(|judge| (judge.program, judge.marks));
    for (program, marks) in lists.into_iter().chain(of_judges) {
        for language in languages() {
            assert_right_after(program, marks, language);
        }
    }
}

/// The call of `stress` for each judge passes its program. There is none for NTUJ 219, whose `Hard`
/// hides the number of moves, and for ZOJ 1217, which is HDU 1043 again.
#[test]
#[ignore = "takes long"]
fn changed_programs_answer_as_other_judges_write() {
    let page = text(&path("src/bin/README.md"));
    let mut blocks = blocks(&page).into_iter();
    let block = blocks.find(|block| block.words == ["sh", "judges"]).expect("the calls");
    let calls: Vec<_> = block.code.split("# ").filter_map(|call| call.split_once('\n')).collect();
    assert_eq!(calls.len(), JUDGES.len() - 2);
    for language in languages() {
        for Judge { name, program, marks, own, input, output } in JUDGES {
            let mut code = changed(program, marks, language);
            for (old, new) in own {
                code = code.replace(old, new);
            }
            let (folder, program) = compile(&code, language);
            assert_output(&mut Command::new(&program), input, output);
            let call = calls.iter().find(|(judge, _)| *judge == name);
            if let Some((_, call)) = call {
                fs::rename(program, folder.0.join("a.out")).expect("it can be renamed");
                let few = call.replace(" -- ", " --rounds 30 --seed 1 -- ");
                let found = run(&folder, &few);
                assert_eq!(found.status, Some(0), "{name}.{language}: {found:?}");
            }
        }
    }
}

/// A program after a wrong edit of its code.
fn wrongly_edited(program: &str, language: &str, old: &str, new: &str) -> String {
    let code = text(&source(program, language));
    let edited = code.replace(old, new);
    assert_ne!(edited, code, "{program}.{language}: {old}");
    edited
}

#[test]
fn goals_that_are_no_board_and_a_direction_that_is_missing_are_reported() {
    for language in languages() {
        let run = |old: &str, new: &str| {
            let code = wrongly_edited("acwing179", language, old, new);
            let (_folder, program) = compile(&code, language);
            outcome(&mut Command::new(program), b"1234567x8\n1234x5786\n")
        };
        for goal in ["123456788", "1234567xX", "1234?5678"] {
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
    let folder = Folder::new("rejected");
    for language in languages() {
        let (entry, mut compiler) = match language {
            "rs" => ("(b'l', 0, -1), ", Command::new(&compilers()[0])),
            _ => ("{'l', 0, -1}, ", Command::new("g++")),
        };
        compiler.current_dir(&folder.0).arg(format!("main.{language}"));
        for program in ["acwing179", "acwing845", "hdu3567", "p1379"] {
            for moves in [String::new(), entry.repeat(2)] {
                let code = wrongly_edited(program, language, entry, &moves);
                folder.write(&format!("main.{language}"), &code);
                let found = outcome(&mut compiler, b"");
                assert!(found.messages.contains("MOVES"), "{program}.{language}: {found:?}");
            }
        }
    }
}
