//! The command lines of the tools: names, options, help and lists.

use puzzle_solvers::judging::problems::{self, Problem, PROBLEMS};

use crate::common::programs::{printed, tool};

const TOOLS: [&str; 5] = ["check", "course", "generate", "show", "stress"];

#[test]
fn list_and_help_are_printed_wherever_they_stand() {
    for name in TOOLS {
        let list = printed(&format!("{name} --list"), "");
        let before_problems = list.strip_suffix(&problems::list()).expect("the problems come last");
        assert_eq!(before_problems.contains("bfs_cantor"), name == "course", "{list}");
        let help = printed(&format!("{name} --help"), "");
        assert!(help.starts_with(&format!("{name}: ")) && help.contains("--list"), "{help}");
        assert!(help.ends_with("in any letter case: hdu1043, POJ 1077, 1077.\n"), "{help}");
        assert_eq!(printed(&format!("{name} p1379 -h"), ""), help);
        assert!(help.lines().all(|line| line.len() <= 100), "{help}");
    }
}

#[test]
fn list_says_what_is_known_of_each_problem() {
    let list = problems::list();
    assert_eq!(list.matches("\n    https://").count(), PROBLEMS.len());
    for entry in [
        "AcWing 845: one board; number of moves to `12345678x`, or `-1`
    limits unknown; C++, Rust unknown
    src/bin/acwing845.rs, src/bin/acwing845.cpp; samples/acwing845
    https://www.acwing.com/problem/content/847/\n",
        "Luogu P1379: one board, solvable; number of moves to `123804765`
    limits 1 s, 128 MB (not confirmed); C++ and Rust (newest stable)
    src/bin/p1379.rs, src/bin/p1379.cpp; samples/p1379
    https://www.luogu.com.cn/problem/P1379\n",
        "HDU 3567: a count (up to 200), then that many pairs, solvable; number of moves, and the first \
         shortest path\n    limits unknown; C++, no Rust\n    src/bin/hdu3567.cpp; samples/hdu3567\n",
    ] {
        assert!(list.contains(entry), "{list}");
    }
}

#[test]
fn problems_are_found_by_their_names_in_any_spelling() {
    let found = |name: &str| problems::find(name).map(|problem| problem.name);
    for Problem { name, .. } in PROBLEMS {
        let (judge, id) = name.split_once(' ').expect("a judge and its id");
        let dashed = format!("{judge}-{id}").replace('_', "-");
        for spelling in [name, id, &dashed, &name.replace(' ', "_"), &name.replace(' ', "")] {
            for spelling in [spelling.to_lowercase(), spelling.to_uppercase()] {
                assert_eq!(found(&spelling), Some(*name), "{spelling}");
            }
        }
    }
    for name in ["", " ", "hdu", "1379", "hdu1077", "hdu 10 43 1", "p1379!", "luogu"] {
        assert_eq!(found(name), None, "{name}");
    }
}

#[test]
fn wrong_calls_are_refused_in_one_line() {
    for &(call, message) in REFUSED {
        let (name, _) = call.split_once(' ').expect("a name and arguments");
        let help = printed(&format!("{name} --help"), "");
        let usage = help.lines().find(|line| line.starts_with("usage: ")).expect("a usage");
        let begin = match message.strip_suffix('…') {
            Some(begin) => begin.to_string(),
            None => message.replace("USAGE", usage) + "\n",
        };
        let found = tool(call, "").message_with_status(2);
        assert!(found.starts_with(&begin), "{call}: {found}");
    }
}

/// A call, and its message. In a message `…` stands for the rest of the line, and `USAGE` for the
/// usage in the tool's help.
#[rustfmt::skip]
const REFUSED: &[(&str, &str)] = &[
    // Names that no problem has, and the nearest one.
    ("check p1397 input actual", "check: no problem is called 'p1397'; did you mean p1379? …"),
    ("generate luogu p1397", "generate: no problem is called 'luogu p1397'; did you mean luogup1379? …"),
    ("show HDU 1044 -", "show: no problem is called 'HDU 1044'; did you mean hdu1043? …"),
    ("stress p13\n79", "stress: no problem is called 'p13\\n79'; did you mean p1379? …"),
    ("show no-such-problem-at-all", "show: no problem is called 'no-such-problem-at-all'; --list …"),
    // Names that no method has.
    ("course p1379 ida", "course: no method for Luogu P1379 is called 'ida'; did you mean ida_star? …"),
    ("course p1379 x\ny", "course: no method for Luogu P1379 is called 'x\\ny'; --list …"),
    ("course poj2286 ida_star", "course: no method for POJ 2286 is called 'ida_star'; did you …"),
    // A method as a file for a judge that takes no Rust.
    ("course poj2286 rotation_bfs --source", "course: POJ 2286 takes no Rust; these may: AcWing 181, TIOJ 1673"),
    // Words that are missing or too many.
    ("course p1379 --count", "course: METHOD is missing; USAGE"),
    ("check luogu P1379", "check: INPUT is missing; USAGE"),
    ("stress luogu P1379", "stress: COMMAND is missing; USAGE"),
    ("check p1379 a b c d", "check: 'd' is one word too many; USAGE"),
    ("stress p1379 a -- b", "stress: 'a' is one word too many; USAGE"),
    ("check p1379 - -", "check: only one file can be standard input; USAGE"),
    // Options that do not exist, and values that are missing or too many.
    ("stress p1379 --time 1 -- a", "stress: unknown option --time, did you mean --time-limit?; USAGE"),
    ("generate p1379 --seed --list", "generate: --seed takes a number from 0 to 18446744073709551615, not '--list'"),
    // Numbers beyond their bounds.
    ("generate p1379 --seed -1", "generate: --seed takes a number from 0 to 18446744073709551615, not '-1'"),
    ("generate p1379 --distance 31", "generate: --distance takes a number from 0 to 30, not '31'"),
    ("generate poj2286 --distance 14", "generate: --distance takes a number from 0 to 13, not '14'"),
    ("generate p1379 --count 2", "generate: Luogu P1379 feeds one board; leave out --count"),
    ("generate poj2286 --count 31", "generate: --count takes a number from 1 to 30, not '31'"),
    ("stress p1379 --seed 1.5 true", "stress: --seed takes a number from 0 to …"),
    ("stress p1379 --rounds 0 true", "stress: --rounds takes a number from 1 to 4294967295, not '0'"),
    ("stress p1379 --time-limit 0 true", "stress: --time-limit takes a number from 0.001 to 1000000, not '0'"),
    ("stress p1379 --shrink inf true", "stress: --shrink takes a number from 0 to 1000000, not 'inf'"),
    // Boards that are not fed, and options that exclude each other.
    ("generate poj2286 --unsolvable", "generate: POJ 2286 has no unsolvable boards"),
    ("generate p1379 --hardest --distance 3", "generate: only one of --distance, --hardest, --unsolvable is possible"),
    // Inputs with a mistake.
    ("check p1379 - README.md", "check: -: there is no board"),
    ("check p1379 README.md -", "check: README.md: line 1, column 1: '#' is not a cell: expected …"),
    ("show p1379", "show: -: there is no board"),
    ("show p1379 --svg", "show: -: there is no board"),
    // Files that do not exist.
    ("check p1379 no/such -", "check: cannot open no/such: …"),
    ("show p1379 - no/such.in", "show: cannot open no/such.in: …"),
];

/// In the help, an option begins a line; behind it stands the name of its value, or two spaces.
#[test]
fn options_named_in_the_help_are_accepted() {
    for name in TOOLS {
        let help = printed(&format!("{name} --help"), "");
        for line in help.lines().filter(|line| line.starts_with("--") && line.contains("  ")) {
            let form = line.split("  ").next().expect("a form");
            // With a value for a flag, or without one for an option, the tool names its mistake.
            let (argument, mistake) = match form.split_once(' ') {
                Some((option, _)) => (option.to_string(), format!("{option} needs a value")),
                None => (format!("{form}=1"), format!("{form} takes no value")),
            };
            let messages = tool(&format!("{name} p1379 {argument}"), "").messages;
            assert!(messages.starts_with(&format!("{name}: {mistake}; usage: ")), "{messages}");
        }
    }
}

#[test]
fn last_value_of_an_option_counts_in_either_spelling() {
    let with_seed_3 = printed("generate hdu1043 --seed 3", "");
    assert_ne!(printed("generate hdu1043 --seed 4", ""), with_seed_3);
    assert_eq!(printed("generate hdu1043 --seed=3", ""), with_seed_3);
    assert_eq!(printed("generate hdu1043 --seed 4 --seed 3", ""), with_seed_3);
}

#[test]
#[cfg(target_os = "linux")]
fn full_standard_output_is_an_error() {
    use crate::common::programs::{executable, outcome, Outcome};
    use std::process::Command;

    let reports = ["check --list", "stress --help"];
    let answers = ["course p1379 ida_star", "generate p1379 --seed 1", "show p1379"];
    for call in reports.into_iter().chain(answers) {
        let words: Vec<_> = call.split(' ').collect();
        let mut shell = Command::new("sh");
        shell.args(["-c", "exec \"$@\" > /dev/full", "sh"]);
        shell.arg(executable(words[0])).args(&words[1..]);
        let error = format!("{}: cannot write: No space left on device (os error 28)\n", words[0]);
        assert_eq!(outcome(&mut shell, b"283104765"), Outcome::new("", error, 1), "{call}");
    }
}
