//! All tools speak with one voice.

use std::process::Command;

use crate::common::{executable, run};
use puzzle_solvers::judging::{judges, PROBLEMS};

/// The tools, and what has to follow a problem's name.
const TOOLS: [(&str, &[&str]); 5] = [
    ("bundle", &[]),
    ("check", &["INPUT", "ACTUAL"]),
    ("generate", &[]),
    ("show", &[]),
    ("stress", &["COMMAND"]),
];

/// Runs a tool, and returns what it prints, its messages and its status.
pub fn tool(name: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut command = Command::new(executable(name));
    let output = run(command.args(arguments).env_remove("COLUMNS"), input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).expect("a tool prints text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// Returns what a tool prints that has nothing to say beside it.
pub fn printed(name: &str, arguments: &[&str], input: &str) -> String {
    let (text, said, status) = tool(name, arguments, input);
    assert_eq!((said.as_str(), status), ("", Some(0)), "{name} {arguments:?}");
    text
}

#[test]
fn list_and_help_are_printed_wherever_they_stand() {
    for name in TOOLS.map(|(name, _)| name).into_iter().chain(["course"]) {
        let list = tool(name, &["--list"], "");
        let methods = list.0.replacen(&judges::list(), "", 1);
        assert_eq!(list.0.len() - methods.len(), judges::list().len(), "{list:?}");
        assert_eq!(
            methods.contains("bfs_cantor"),
            ["bundle", "course"].contains(&name),
            "{list:?}"
        );
        assert_eq!((list.1.as_str(), list.2), ("", Some(0)));
        let help = tool(name, &["--help"], "");
        assert!(help.0.starts_with(&format!("{name}: ")) && help.0.contains("--list"), "{help:?}");
        assert!(help.0.ends_with("in any letter case: hdu1043, POJ 1077, 1077.\n"), "{help:?}");
        assert_eq!((help.1.as_str(), help.2), ("", Some(0)));
        assert_eq!(tool(name, &["p1379", "-h"], ""), help);
        assert!(help.0.lines().all(|line| line.len() <= 100), "{}", help.0);
    }
    assert_eq!(judges::list().lines().count(), PROBLEMS.len());
    for row in [
        "HDU-3567        hdu3567    samples/hdu3567     pair                a count (up to 200), ",
        "Luogu-P1379     p1379      samples/p1379       distance:123804765  one board, solvable; \
         number of moves to `123804765`; limits: 1 s, 128 MB (not confirmed); Rust: yes, newest stable; C++: yes; \
         paste src/submissions/p1379.rs, src/submissions/p1379.cpp; \
         https://www.luogu.com.cn/problem/P1379\n",
    ] {
        assert!(judges::list().contains(row), "{}", judges::list());
    }
}

#[test]
fn unknown_names_are_one_line_with_the_nearest_name() {
    for (name, _) in TOOLS {
        for (words, given, nearest) in [
            (&["p1397", "input", "actual"][..], "p1397", "did you mean p1379? "),
            (&["luogu", "p1397"], "luogu p1397", "did you mean luogup1379? "),
            (&["HDU", "1044", "-"], "HDU 1044", "did you mean hdu1043? "),
            (&["p13\n79"], "p13\\n79", "did you mean p1379? "),
            (&["abc"], "abc", ""),
            (&["no-such-problem-at-all"], "no-such-problem-at-all", ""),
        ] {
            let message =
                format!("{name}: no problem is called '{given}'; {nearest}--list shows all\n");
            assert_eq!(tool(name, words, ""), (String::new(), message, Some(2)));
        }
    }
}

#[test]
fn wrong_arguments_are_named() {
    for (name, required) in TOOLS {
        let help = tool(name, &["--help"], "").0;
        let usage = help.lines().find(|line| line.starts_with("usage: ")).expect("a usage");
        let error = |arguments: &[&str], what: &str| {
            let expected = (String::new(), format!("{name}: {what}\n"), Some(2));
            assert_eq!(tool(name, arguments, ""), expected, "{arguments:?}");
        };
        error(&[], &format!("NAME is missing; {usage}; --list shows all names"));
        error(&["p1379", "--no\nsuch"], &format!("unknown option --no\\nsuch; {usage}"));
        let near = "unknown option --lisp, did you mean --list?";
        error(&["p1379", "--lisp"], &format!("{near}; {usage}"));
        for (i, missing) in required.iter().enumerate() {
            let words = [&["luogu", "P1379"], &["x"; 2][..i]].concat();
            error(&words, &format!("{missing} is missing; {usage}"));
        }
    }
    for (name, words, what) in [
        ("bundle", "a", "'a' is one word too many"),
        ("check", "a b c d", "'d' is one word too many"),
        ("generate", "a", "'a' is one word too many"),
        ("show", "a b c", "'c' is one word too many"),
        ("check", "- -", "only one file can be standard input"),
    ] {
        let words: Vec<_> = ["p1379"].into_iter().chain(words.split(' ')).collect();
        let (_, said, status) = tool(name, &words, "");
        assert!(
            said.starts_with(&format!("{name}: {what}; usage: ")) && status == Some(2),
            "{said}"
        );
    }
}

/// Of each option, the numbers that it does not take.
#[test]
fn numbers_have_bounds() {
    let seeds = "from 0 to 18446744073709551615";
    for (name, option, value, bounds) in [
        ("generate", "--seed", "-1", seeds),
        ("generate", "--seed", "18446744073709551616", seeds),
        ("generate", "--count", "many", "from 1 to 1"),
        ("stress", "--seed", "1.5", seeds),
        ("stress", "--rounds", "0", "from 1 to 4294967295"),
        ("stress", "--time-limit", "0", "from 0.001 to 1000000"),
        ("stress", "--shrink", "inf", "from 0 to 1000000"),
    ] {
        let message = format!("{name}: {option} takes a number {bounds}, not '{value}'\n");
        let words = ["p1379", option, value, "true"];
        let said = tool(name, &words[..if name == "stress" { 4 } else { 3 }], "");
        assert_eq!(said, (String::new(), message, Some(2)));
    }
    let (_, said, status) = tool("generate", &["p1379", "--seed"], "");
    assert!(said.starts_with("generate: --seed needs a value; usage: ") && status == Some(2));
}

/// In the help, two spaces stand between `--svg` and its description, not one: it takes no value.
#[test]
fn options_are_those_of_the_help() {
    let seeded = |options: &[&str]| tool("generate", &[&["hdu1043"], options].concat(), "");
    let third = seeded(&["--seed", "3"]);
    assert!(third.2 == Some(0) && third != seeded(&["--seed", "4"]));
    assert_eq!(seeded(&["--seed=3"]), third);
    assert_eq!(seeded(&["--seed", "4", "--seed", "3"]), third, "the last one wins");
    let value = seeded(&["--seed", "--list"]).1;
    assert!(value.ends_with("not '--list'\n"), "{value}");
    assert_eq!(tool("show", &["--svg", "p1379"], "283104765").2, Some(0));
    for flag in ["--svg", "--help"] {
        let said = tool("show", &["p1379", &format!("{flag}=1")], "").1;
        assert!(said.starts_with(&format!("show: {flag} takes no value; usage: ")), "{said}");
    }
}

#[test]
fn words_behind_two_dashes_are_the_solvers() {
    let (save, solver) = (concat!(env!("CARGO_TARGET_TMPDIR"), "/two-dashes"), executable("p1379"));
    let solver = solver.to_str().expect("the path is text");
    let words = ["p1379", "--rounds", "1", "--save", save, "--", solver, "--help", "more"];
    for (count, message) in
        [(8, "found 'p1379: the eight puzzle"), (9, "    usage: p1379 [--help]")]
    {
        let (said, _, status) = tool("stress", &words[..count], "");
        assert!(said.contains(message) && status == Some(1), "{said}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_an_error() {
    for (name, _) in TOOLS {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there");
        let output = Command::new(executable(name)).arg("--help").stdout(full).output();
        let output = output.expect("the tool runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.starts_with(&format!("{name}: cannot write: ")), "{said}");
        assert_eq!(output.status.code(), Some(1));
    }
}
