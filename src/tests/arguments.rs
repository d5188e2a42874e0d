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

#[test]
fn list_and_help_are_printed_wherever_they_stand() {
    for (name, _) in TOOLS {
        let list = tool(name, &["--list"], "");
        // `bundle` goes on with the methods of the course.
        assert!(list.0.starts_with(&judges::list()), "{list:?}");
        assert_eq!(list.0 == judges::list(), name != "bundle");
        assert_eq!((list.1.as_str(), list.2), ("", Some(0)));
        let help = tool(name, &["--help"], "");
        assert!(help.0.starts_with(&format!("{name}: ")) && help.0.contains("--list"), "{help:?}");
        assert!(help.0.ends_with("in any letter case: hdu1043, POJ 1077.\n"), "{help:?}");
        assert_eq!((help.1.as_str(), help.2), ("", Some(0)));
        assert_eq!(tool(name, &["p1379", "-h"], ""), help);
        assert!(help.0.lines().all(|line| line.len() <= 100), "{}", help.0);
    }
    assert_eq!(judges::list().lines().count(), PROBLEMS.len());
    let row = "Luogu-P1379     p1379      samples/p1379       distance:123804765  one board, ";
    assert!(judges::list().starts_with(row));
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
        error(&["p1379", "--no"], &format!("unknown option --no; {usage}"));
        for (i, missing) in required.iter().enumerate() {
            let words = [&["luogu", "P1379"], &["x"; 2][..i]].concat();
            error(&words, &format!("{missing} is missing; {usage}"));
        }
        let most = [("bundle", 0), ("check", 3), ("generate", 0), ("show", 2)];
        for (_, most) in most.iter().filter(|(tool, _)| *tool == name) {
            let words = ["p1379", "a", "b", "c", "d"];
            error(&words, &format!("'{}' is one word too many; {usage}", words[most + 1]));
        }
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
    let said = tool("show", &["p1379", "--no\nsuch"], "").1;
    assert!(said.starts_with("show: unknown option --no\\nsuch; usage: "), "{said}");
    assert_eq!(said.lines().count(), 1);
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
fn file_that_cannot_be_written_is_an_error() {
    let (_, said, status) = tool("bundle", &["p1379", "-o", "no/such/main.rs"], "");
    assert!(said.starts_with("bundle: cannot write no/such/main.rs: "), "{said}");
    assert_eq!(status, Some(1));
}

#[test]
#[cfg(target_os = "linux")]
fn files_may_have_any_name() {
    use std::os::unix::ffi::OsStringExt;
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(std::ffi::OsString::from_vec(b"no UTF-8 = \xff.rs".to_vec()));
    let mut option = std::ffi::OsString::from("-o=");
    option.push(&file);
    for words in [&["-o".as_ref(), file.as_os_str()][..], &[&option]] {
        let output = run(Command::new(executable("bundle")).arg("p1379").args(words), b"");
        assert_eq!(output.status.code(), Some(0));
        let text = std::fs::read(&file).expect("it is written");
        let printed = run(Command::new(executable("bundle")).args(["p1379", "-o", "-"]), b"");
        assert_eq!(text, printed.stdout);
        std::fs::remove_file(&file).expect("it is there");
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
