//! The finder of an input on which a solver fails, and of a smaller one.

mod cost;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(unix)]
mod unix;

use std::fs;
use std::process::Command;

use crate::common::files::{inputs, names, text, Folder};
use crate::common::find;
use crate::common::judge::cases;
use crate::common::programs::{executable, outcome, Outcome};
use crate::wrong::solve;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::answers::layers;
use puzzle_solvers::judging::cases::Case;

/// Returns a command that tries a solver in a folder. The call is the name of a problem, and
/// options. The time limit is 60 s unless the call has another one: the machine may be busy.
fn stress(folder: &Folder, call: &str, solver: &[&str]) -> Command {
    let mut stress = Command::new(executable("stress"));
    stress.args(["--time-limit", "60"]).args(call.split(' ')).arg("--").args(solver);
    stress.current_dir(&folder.0);
    stress
}

/// Returns the path of the solver with mistakes.
fn wrong() -> String {
    executable("examples/wrong").into_os_string().into_string().expect("the path is text")
}

/// Returns the path of our own solver of the problem that a call names.
fn own(call: &str) -> String {
    let name = call.split(' ').next().expect("the name comes first");
    executable(find(name).program).into_os_string().into_string().expect("the path is text")
}

/// Asserts that a text matches a pattern, in which each `…` stands for any text.
#[track_caller]
fn assert_matches(text: &str, pattern: &str) {
    // The two marks make sure that the first part begins the text, and the last one ends it.
    let marked = format!("\u{2}{text}\u{3}");
    let mut rest = marked.as_str();
    for part in format!("\u{2}{pattern}\u{3}").split('…') {
        match rest.split_once(part) {
            Some((_, behind)) => rest = behind,
            None => panic!("there is no {part:?} in its place:\n{text}"),
        }
    }
}

/// Asserts that a report matches a pattern, and that the exit status is 0 if the pattern says `no
/// failure`, and else 1. Returns the report.
#[track_caller]
fn assert_report(stress: &mut Command, pattern: &str) -> String {
    // This is shown if the test fails.
    println!("{stress:?}");
    let status = if pattern.contains("no failure") { 0 } else { 1 };
    let report = outcome(stress, b"").printed_with_status(status);
    assert_matches(&report, pattern);
    report
}

/// Asserts that a call is refused, by one line that matches a pattern.
#[track_caller]
fn assert_refused(stress: &mut Command, pattern: &str) {
    let Outcome { printed: report, messages, status } = outcome(stress, b"");
    assert_eq!((report.as_str(), status), ("", Some(2)), "{messages}");
    assert_eq!(messages.lines().count(), 1, "{messages}");
    assert_matches(&messages, &format!("stress: {pattern}\n"));
}

/// Returns the first case of the input that is saved in a folder.
fn saved_case(folder: &Folder, name: &str) -> Case {
    cases(find(name), &text(&folder.0.join("stress.in")))[0]
}

/// The path of the solver is too long, and is drawn. On all nearer boards the solver is right.
#[test]
fn reported_board_is_the_nearest_that_fails() {
    let folder = Folder::new("nearest");
    let call = "acwing179 --seed 1 --rounds 1000 --shrink 600";
    let report = assert_report(&mut stress(&folder, call, &[&wrong(), "greedy"]), "…WA: …");
    let fewest = saved_case(&folder, "acwing179").distance().expect("it can be solved");
    let output = text(&folder.0.join("stress.out"));
    let path = output.trim();
    let mut pattern = format!("…WA: {} moves, fewest: {fewest}\n…", path.len());
    for (number, letter) in (1..).zip(path.chars()) {
        pattern += &format!(" {number}: {letter}…");
    }
    pattern += &format!("(boards: 1, moves: {fewest}; no smaller input fails)\n…");
    assert_matches(&report, &pattern);
    let goal = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    for (distance, nearer) in layers(goal)[..fewest].iter().enumerate() {
        for board in nearer {
            let path = solve("greedy", &find("acwing179").laid_out(&board.0));
            assert_eq!(path.trim().len(), distance, "{board}");
        }
    }
}

#[test]
fn first_board_that_fails_is_reported_if_there_is_no_time_for_smaller_ones() {
    let folder = Folder::new("first");
    let call = "p1379 --seed 1 --rounds 1000 --shrink 0";
    let solver = [&wrong(), "blank-counted"];
    let report = assert_report(&mut stress(&folder, call, &solver), "…WA: …");
    let moves = saved_case(&folder, "p1379").distance().expect("it can be solved");
    let output = text(&folder.0.join("stress.out"));
    let mistake = format!("WA: expected '{moves}', found '{}'\n", output.trim());
    let note = "--shrink was over before all smaller inputs were tried";
    assert_matches(&report, &format!("…{mistake}…(boards: 1, moves: {moves}; {note})\n…"));
}

/// The first inputs are small, and show these mistakes.
#[test]
fn usual_mistakes_are_found_on_small_inputs() {
    let late = "is lexicographically later than";
    let missing = "Case 2: WA: the answer is missing…\nAnswer: none\n";
    for (name, mistake, message, size) in [
        ("hdu1043", "first-only", missing, "boards: 2, moves: 2"),
        ("hdu1043", "path-kept", "', leaves the board", "boards: 2, moves: 2"),
        ("hdu1043", "same-again", "Case 2: WA: move 2, '?', is", "boards: 2, moves: 2"),
        ("hdu1043", "state-kept", "Case 2: WA: ", "boards: 2, moves: 1, unsolvable: 1"),
        ("poj2286", "rotation-first-only", missing, "boards: 2, moves: 2"),
        ("poj2286", "rotation-symbols-in-turn", late, "boards: 1, moves: 8"),
        ("hdu3567", "pairs-first-only", missing, "boards: 2, moves: 2"),
        ("hdu3567", "pairs-any-shortest", late, "boards: 1, moves: 8"),
    ] {
        let folder = Folder::new("small");
        let call = format!("{name} --seed 1 --rounds 1000 --shrink 0");
        let pattern = format!("…{message}…({size}…");
        assert_report(&mut stress(&folder, &call, &[&wrong(), mistake]), &pattern);
    }
}

/// The solver is wrong about unsolvable boards if the board with 7 and 8 exchanged takes five moves
/// or more.
#[test]
fn smallest_input_is_an_unsolvable_board_if_only_such_boards_fail() {
    let folder = Folder::new("unsolvable");
    let call = "acwing179 --seed 1 --rounds 1000 --shrink 600";
    let size = "(boards: 1, moves: 0, unsolvable: 1; no smaller input fails)";
    let pattern = format!("…\nExpected: 'unsolvable'\n…{size}…");
    assert_report(&mut stress(&folder, call, &[&wrong(), "unsolvable-far"]), &pattern);
    assert_eq!(saved_case(&folder, "acwing179").swapped().distance(), Some(5));
}

/// The solver is wrong about boards of five moves or more that follow the goal, however late.
#[test]
fn smallest_input_has_boards_that_do_not_stand_together() {
    let folder = Folder::new("apart");
    let call = "hdu1043 --seed 1 --rounds 1000 --shrink 600";
    let pattern = "…(boards: 2, moves: 5)…";
    assert_report(&mut stress(&folder, call, &[&wrong(), "after-the-goal"]), pattern);
}

/// Asserts that our own solver passes, that it leaves no file, and that the report matches a
/// pattern. Returns the report.
#[track_caller]
fn assert_own_passes(call: &str, pattern: &str) -> String {
    let folder = Folder::new("own");
    let report = assert_report(&mut stress(&folder, call, &[&own(call)]), pattern);
    assert!(names(&folder.0).is_empty(), "{:?}", names(&folder.0));
    report
}

#[test]
fn right_solvers_do_not_fail() {
    for name in ["poj-1077", "acwing845", "hdu3567", "tioj1673"] {
        let result = format!("{name}: no failure in 100 inputs in …");
        let pattern = result + " s (--seed 17 --rounds 100 --time-limit 60)\nlongest …";
        assert_own_passes(&format!("{name} --seed 17 --rounds 100"), &pattern);
    }
}

#[test]
fn all_boards_are_tried_unless_rounds_says_fewer() {
    let pattern = "HDU-1043: no failure in all 362,880 boards in … s (--all --time-limit 60)\n\
                   longest run …";
    let report = assert_own_passes("HDU-1043 --all", pattern);
    assert_eq!(report.lines().count(), 2, "{report}");
    let pattern = "poj1077: no failure in 3 of 362,880 boards in …";
    assert_own_passes("poj1077 --all --rounds 3", pattern);
}

/// On a busy machine, a thousand inputs may take more than a minute.
#[test]
fn thousand_inputs_are_tried_unless_the_options_say_otherwise() {
    let all = "--all tries all 181,440 boards, one by one, in about … minutes\n";
    let report = assert_own_passes("p1379", &format!("p1379: no failure in …\n{all}"));
    let is_cut = report.contains(" of 1,000 inputs; --rounds 1000 tries them all\n");
    let is_whole = report.starts_with("p1379: no failure in 1,000 inputs in ");
    assert!(is_whole || is_cut, "{report}");
}

#[test]
fn right_solvers_pass_each_sample() {
    for name in ["hdu-1043", "poj1077", "luogu-p1379", "acwing181", "HDU3567"] {
        let files = inputs(find(name));
        let count = files.len();
        let mut pattern = String::new();
        for file in files {
            let stem = file.file_stem().expect("a name").to_string_lossy();
            pattern += &format!("{stem}: AC (… s)\n");
        }
        pattern += &format!("{name}: no failure in {count} samples in …\nlongest run …");
        let report = assert_own_passes(&format!("{name} --samples"), &pattern);
        assert_eq!(report.lines().count(), count + 2, "{report}");
    }
}

/// The solver breaks a path if the board before is the same.
#[test]
fn samples_that_fail_are_named_with_the_line_of_the_mistake() {
    let folder = Folder::new("samples");
    let mistake = "same-again: WA: case 2 (input line 2, output line 2): move …";
    let count = inputs(find("hdu1043")).len();
    let pattern = format!("…\n{mistake}\nsample-1: AC (… of {count} samples fail, in …");
    assert_report(&mut stress(&folder, "hdu1043 --samples", &[&wrong(), "same-again"]), &pattern);
    assert!(names(&folder.0).is_empty(), "{:?}", names(&folder.0));
}

#[test]
fn solvers_that_cannot_be_run_are_errors_with_a_hint() {
    let folder = Folder::new("not-run");
    for file in ["mine", "sol.py", "sol.cpp"] {
        folder.write(file, "");
    }
    for (solver, end) in [
        ("./no-such-solver", ")"),
        ("mine", "; did you mean ./mine?"),
        ("./sol.py", "; a source file? -- python3 ./sol.py"),
        ("sol.cpp", "; a source file? compile it first"),
    ] {
        let pattern = format!("cannot run {solver}: …{end}");
        assert_refused(&mut stress(&folder, "p1379", &[solver]), &pattern);
        assert_refused(&mut stress(&folder, "p1379 --samples", &[solver]), &pattern);
    }
    assert_eq!(names(&folder.0).len(), 3, "nothing is left behind");
}

#[test]
fn failures_are_not_saved_over_the_command() {
    let folder = Folder::new("part");
    folder.write("stress.err", "");
    let why = "it is part of the command; --save PREFIX names other files";
    let solver = &mut stress(&folder, "p1379", &["./stress.err"]);
    assert_refused(solver, &format!("cannot write stress.err: {why}"));
    let argument = &mut stress(&folder, "p1379 --save ./stress", &["b", "stress.err"]);
    assert_refused(argument, &format!("cannot write ./stress.err: {why}"));
}

#[test]
fn options_that_exclude_each_other_are_errors() {
    let folder = Folder::new("options");
    let pattern = "9,465,511,770 boards are too many for --all";
    assert_refused(&mut stress(&folder, "poj2286 --all", &["true"]), pattern);
    for option in ["--all", "--rounds=1", "--save=1", "--seed=1", "--shrink=1"] {
        let call = format!("p1379 {option} --samples");
        let name = option.trim_end_matches("=1");
        let pattern = format!("--samples goes with --time-limit alone; leave out {name}");
        assert_refused(&mut stress(&folder, &call, &["true"]), &pattern);
    }
}

#[test]
fn options_behind_the_dashes_are_said_to_be_the_solvers() {
    let folder = Folder::new("behind");
    let messages = outcome(&mut stress(&folder, "p1379", &["no/such", "--all"]), b"").messages;
    assert_matches(&messages, "stress: note: \"--all\" is the solver's; …");
}

/// A report names no file as saved that could not be written.
#[test]
fn files_that_cannot_be_written_are_not_named_as_saved() {
    let folder = Folder::new("unsaved");
    folder.write("x.out", "");
    // A folder has the name of the input.
    fs::create_dir(folder.0.join("x.in")).expect("the folder can be made");
    let call = "hdu1043 --save x --rounds 60 --shrink 0";
    let found = outcome(&mut stress(&folder, call, &[&wrong(), "first-only"]), b"");
    assert_matches(&found.messages, "stress: cannot write x.in: …");
    let report = found.printed_with_status(1);
    assert_matches(&report, "…\nInput: not saved as x.in (boards: …\nOutput: x.out\n…");
}
