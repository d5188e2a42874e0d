//! The finder of an input on which a solver fails, and of a smaller one.

mod cost;
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

/// Runs the tool in a folder.
fn stress(folder: &Folder, arguments: &[&str]) -> Outcome {
    outcome(Command::new(executable("stress")).args(arguments).current_dir(&folder.0), b"")
}

/// Returns the path of the solver with mistakes.
fn wrong() -> String {
    executable("examples/wrong").into_os_string().into_string().expect("the path is text")
}

/// Returns the path of our own solver of a problem.
fn own(name: &str) -> String {
    executable(find(name).program).into_os_string().into_string().expect("the path is text")
}

/// The report on a solver that fails, and the input and the output that are saved.
struct Failure {
    report: String,
    input: String,
    output: String,
}

/// Searches for an input on which the solver with a mistake fails.
fn failure(name: &str, mistake: &str, options: &[&str]) -> Failure {
    let folder = Folder::new(mistake);
    let usual = [name, "--shrink", "600", "--seed", "1", "--time-limit", "60", "--rounds", "1000"];
    let report = stress(&folder, &[&usual, options, &["--", &wrong(), mistake]].concat())
        .printed_with_status(1);
    let input = text(&folder.0.join("stress.in"));
    let output = text(&folder.0.join("stress.out"));
    Failure { report, input, output }
}

/// Returns how many moves the first board of an input takes.
fn distance(name: &str, input: &str) -> usize {
    cases(find(name), input)[0].distance().expect("it can be solved")
}

/// The path of the solver is too long, and is drawn. On all nearer boards the solver is right.
#[test]
fn reported_board_is_the_nearest_that_fails() {
    let Failure { report, input, output } = failure("acwing179", "greedy", &[]);
    let fewest = distance("acwing179", &input);
    let path = output.trim();
    assert!(report.contains(&format!("WA: {} moves, fewest: {fewest}\n", path.len())), "{report}");
    assert!(report.contains(&format!("(boards: 1, moves: {fewest}; no smaller input fails)\n")));
    for (i, letter) in (1..).zip(path.chars()) {
        assert!(report.contains(&format!(" {i}: {letter}")), "{report}");
    }
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
    let Failure { report, input, output } = failure("p1379", "blank-counted", &["--shrink", "0"]);
    let moves = distance("p1379", &input);
    let answer = output.trim();
    assert!(report.contains(&format!("WA: expected '{moves}', found '{answer}'\n")), "{report}");
    let note = "--shrink was over before all smaller inputs were tried";
    assert!(report.contains(&format!("(boards: 1, moves: {moves}; {note})\n")), "{report}");
}

/// The first inputs are small, and show these mistakes.
#[test]
fn usual_mistakes_are_found_on_small_inputs() {
    let late = "is lexicographically later than";
    let missing = "Case 2: WA: the answer is missing";
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
        let report = failure(name, mistake, &["--shrink", "0"]).report;
        assert!(report.contains(message) && report.contains(&format!("({size}")), "{report}");
        if message == missing {
            assert!(report.contains("\nAnswer: none\n"), "{report}");
        }
    }
}

/// The solver is wrong about unsolvable boards if the board with 7 and 8 exchanged takes five moves
/// or more.
#[test]
fn smallest_input_is_an_unsolvable_board_if_only_such_boards_fail() {
    let Failure { report, input, .. } = failure("acwing179", "unsolvable-far", &[]);
    assert!(report.contains("\nExpected: 'unsolvable'\n"), "{report}");
    let size = "(boards: 1, moves: 0, unsolvable: 1; no smaller input fails)";
    assert!(report.contains(size), "{report}");
    let case = cases(find("acwing179"), &input)[0];
    assert_eq!(case.swapped().distance(), Some(5), "{input}");
}

/// The solver is wrong about boards of five moves or more that follow the goal, however late.
#[test]
fn smallest_input_has_boards_that_do_not_stand_together() {
    let report = failure("hdu1043", "after-the-goal", &[]).report;
    assert!(report.contains("(boards: 2, moves: 5)"), "{report}");
}

/// Runs our own solver of a problem, which leaves no file. Returns the report.
fn report_on_own(name: &str, options: &[&str]) -> String {
    let folder = Folder::new("own");
    let report =
        stress(&folder, &[&[name], options, &["--", &own(name)]].concat()).printed_with_status(0);
    assert!(names(&folder.0).is_empty(), "{:?}", names(&folder.0));
    report
}

#[test]
fn right_solvers_do_not_fail() {
    for name in ["poj 1077", "acwing845", "hdu3567", "tioj1673"] {
        let options = ["--rounds", "100", "--seed", "17", "--time-limit", "60"];
        let report = report_on_own(name, &options);
        assert!(report.starts_with(&format!("{name}: no failure in 100 inputs in ")), "{report}");
        assert!(report.contains(" (--seed 17 --rounds 100 --time-limit 60)\nlongest "), "{report}");
    }
}

#[test]
fn all_boards_are_tried_unless_rounds_says_fewer() {
    let report = report_on_own("HDU 1043", &["--all", "--time-limit", "60"]);
    assert!(report.starts_with("HDU 1043: no failure in all 362,880 boards in "), "{report}");
    assert!(report.contains(" s (--all --time-limit 60)\nlongest run "), "{report}");
    assert_eq!(report.lines().count(), 2, "{report}");
    let report = report_on_own("poj1077", &["--all", "--rounds", "3", "--time-limit", "60"]);
    assert!(report.starts_with("poj1077: no failure in 3 of 362,880 boards in "), "{report}");
}

/// On a busy machine, a thousand inputs may take more than a minute.
#[test]
fn thousand_inputs_are_tried_unless_the_options_say_otherwise() {
    let report = report_on_own("p1379", &["--time-limit", "60"]);
    let is_cut = report.contains(" of 1,000 inputs; --rounds 1000 tries them all\n");
    let is_whole = report.starts_with("p1379: no failure in 1,000 inputs in ");
    assert!(is_whole || is_cut, "{report}");
    let all = "\n--all tries all 181,440 boards, one by one, in about ";
    assert!(report.contains(all) && report.ends_with(" minutes\n"), "{report}");
}

/// Runs a solver on the samples of a problem, which leaves no file.
fn try_samples(name: &str, solver: &[&str]) -> Outcome {
    let folder = Folder::new("samples");
    let arguments = [&[name, "--samples", "--time-limit", "60", "--"], solver].concat();
    let found = stress(&folder, &arguments);
    assert!(names(&folder.0).is_empty(), "{:?}", names(&folder.0));
    found
}

#[test]
fn right_solvers_pass_each_sample() {
    for name in ["hdu 1043", "poj1077", "luogu-p1379", "acwing181", "HDU3567"] {
        let report = try_samples(name, &[&own(name)]).printed_with_status(0);
        let lines: Vec<_> = report.lines().collect();
        let files = inputs(find(name));
        assert_eq!(lines.len(), files.len() + 2, "{report}");
        for (line, file) in lines.iter().zip(&files) {
            let stem = file.file_stem().expect("a name").to_string_lossy();
            assert!(line.starts_with(&format!("{stem}: AC (")) && line.ends_with(" s)"), "{line}");
        }
        let result = format!("{name}: no failure in {} samples in ", files.len());
        assert!(lines[files.len()].starts_with(&result), "{report}");
        assert!(lines[files.len() + 1].starts_with("longest run "), "{report}");
    }
}

/// The solver breaks a path if the board before is the same.
#[test]
fn samples_that_fail_are_named_with_the_line_of_the_mistake() {
    let report = try_samples("hdu1043", &[&wrong(), "same-again"]).printed_with_status(1);
    let place = "\nsame-again: WA: case 2 (input line 2, output line 2): move ";
    assert!(report.contains(place), "{report}");
    assert!(report.contains("\nsample-1: AC ("), "{report}");
    let count = inputs(find("hdu1043")).len();
    assert!(report.contains(&format!(" of {count} samples fail, in ")), "{report}");
}

/// Asserts that the tool refuses a call by one line, which begins and ends with these texts.
fn assert_refused(folder: &Folder, words: &[&str], begin: &str, end: &str) {
    let Outcome { printed: report, messages, status } = stress(folder, words);
    assert_eq!((report.as_str(), status), ("", Some(2)), "{messages}");
    assert_eq!(messages.lines().count(), 1, "{messages}");
    assert!(messages.starts_with(&format!("stress: {begin}")), "{messages}");
    assert!(messages.ends_with(&format!("{end}\n")), "{messages}");
}

#[test]
fn solvers_that_cannot_be_run_are_errors_with_a_hint() {
    let folder = Folder::new("not-run");
    for file in ["mine", "sol.py", "sol.cpp"] {
        folder.write(file, "");
    }
    let compile = "; a source file? compile it first";
    for (solver, end) in [
        ("./no-such-solver", ")"),
        ("mine", "; did you mean ./mine?"),
        ("./sol.py", "; a source file? -- python3 ./sol.py"),
        ("sol.cpp", compile),
    ] {
        let begin = format!("cannot run {solver}: ");
        assert_refused(&folder, &["p1379", "--", solver], &begin, end);
        assert_refused(&folder, &["p1379", "--samples", "--", solver], &begin, end);
    }
    assert_eq!(names(&folder.0).len(), 3, "nothing is left behind");
}

#[test]
fn failures_are_not_saved_over_the_command() {
    let folder = Folder::new("part");
    folder.write("stress.err", "");
    let end = "it is part of the command; --save PREFIX names other files";
    let solver = ["p1379", "--", "./stress.err"];
    assert_refused(&folder, &solver, "cannot write stress.err: ", end);
    let argument = ["p1379", "--save", "./stress", "--", "b", "stress.err"];
    assert_refused(&folder, &argument, "cannot write ./stress.err: ", end);
}

#[test]
fn options_that_exclude_each_other_are_errors() {
    let folder = Folder::new("options");
    let begin = "9,465,511,770 boards are too many";
    assert_refused(&folder, &["poj2286", "--all", "--", "true"], begin, " for --all");
    for option in ["--all", "--rounds=1", "--save=x", "--seed=1", "--shrink=1"] {
        let option_name = option.split('=').next().expect("a name");
        let begin = "--samples goes with --time-limit alone; leave out ";
        assert_refused(&folder, &["p1379", option, "--samples", "--", "true"], begin, option_name);
    }
}

#[test]
fn options_behind_the_dashes_are_said_to_be_the_solvers() {
    let messages = stress(&Folder::new("behind"), &["p1379", "--", "no/such", "--all"]).messages;
    assert!(messages.starts_with("stress: note: \"--all\" is the solver's; "), "{messages}");
}

/// A report names no file as saved that could not be written.
#[test]
fn files_that_cannot_be_written_are_not_named_as_saved() {
    let folder = Folder::new("unsaved");
    folder.write("x.out", "");
    // A folder has the name of the input.
    fs::create_dir(folder.0.join("x.in")).expect("the folder can be made");
    let options = ["--save", "x", "--rounds", "60", "--shrink", "0", "--time-limit", "60"];
    let Outcome { printed: report, messages, status } =
        stress(&folder, &[&["hdu1043"], &options[..], &["--", &wrong(), "first-only"]].concat());
    assert!(messages.starts_with("stress: cannot write x.in: "), "{messages}");
    assert!(report.contains("\nInput: not saved as x.in (boards: "), "{report}");
    assert!(report.contains("\nOutput: x.out\n"), "{report}");
    assert_eq!(status, Some(1), "{report}");
}
