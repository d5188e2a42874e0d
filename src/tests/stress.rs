//! The finder of an input on which a solver fails, and of a smaller one.

mod cost;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(unix)]
mod unix;

use std::env;
use std::fs;
use std::process::Command;

use crate::common::files::{inputs, names, text, Folder};
use crate::common::find;
use crate::common::judge::cases;
use crate::common::programs::{assert_matches, command, executable, outcome};
use crate::wrong::solve;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::answers::layers;

/// What is left of a solver that was tried.
pub struct Trial {
    folder: Folder,
    report: String,
}

impl Trial {
    /// Reads a file of its folder.
    fn file(&self, name: &str) -> String {
        text(&self.folder.0.join(name))
    }
}

/// Returns a command that tries a solver in a folder, which also serves for temporary files. A call
/// names the solver alone if it is one of this package. The time limit is 60 s unless the call has
/// another one: the machine may be busy.
fn stress(folder: &Folder, call: &str) -> Command {
    let tool = executable("stress");
    let programs = tool.parent().expect("a folder");
    let mut folders = vec![programs.to_path_buf(), programs.join("examples")];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let mut stress = command(&format!("stress --time-limit 60 {call}"));
    stress.current_dir(&folder.0);
    stress.env("PATH", env::join_paths(folders).expect("no folder has a colon in its name"));
    stress.env("TMPDIR", &folder.0);
    stress
}

/// Asserts that a call is refused, by one line that matches a pattern.
#[track_caller]
fn assert_refused(stress: &mut Command, pattern: &str) {
    let message = outcome(stress, b"").message_with_status(2);
    assert_matches(&message, &format!("stress: {pattern}\n"));
}

/// Tries a solver in a folder. Asserts that the report matches a pattern; that the exit status is 0
/// if the pattern says `no failure`, and else 1; and that no file of the tool is left unless the
/// report names one.
#[track_caller]
fn try_in(folder: Folder, call: &str, pattern: &str) -> Trial {
    // This is shown if the test fails.
    println!("{call}");
    let status = if pattern.contains("no failure") { 0 } else { 1 };
    let report = outcome(&mut stress(&folder, call), b"").printed_with_status(status);
    assert_matches(&report, pattern);
    let has_files = names(&folder.0).iter().any(|name| name.starts_with("stress"));
    assert_eq!(has_files, report.contains("stress.in"), "{report}");
    Trial { folder, report }
}

/// Tries a solver in a new folder.
#[track_caller]
fn try_solver(call: &str, pattern: &str) -> Trial {
    try_in(Folder::new("trial"), call, pattern)
}

/// The path of the solver is too long, and is drawn. On all nearer boards the solver is right.
#[test]
fn reported_board_is_the_nearest_that_fails() {
    let call = "acwing179 --seed 1 --rounds 1000 --shrink 600 -- wrong greedy";
    let trial = try_solver(call, "…");
    let case = cases(find("acwing179"), &trial.file("stress.in"))[0];
    let fewest = case.distance().expect("it can be solved");
    let output = trial.file("stress.out");
    let path = output.trim();
    let mut pattern = format!("…WA: {} moves, fewest: {fewest}\n…", path.len());
    for (number, letter) in (1..).zip(path.chars()) {
        pattern += &format!(" {number}: {letter}…");
    }
    pattern += &format!("(boards: 1, moves: {fewest}; no smaller input fails)\n…");
    assert_matches(&trial.report, &pattern);
    let goal = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    for (distance, nearer) in layers(goal)[..fewest].iter().enumerate() {
        for board in nearer {
            let path = solve("greedy", &find("acwing179").laid_out(&board.0));
            assert_eq!(path.trim().len(), distance, "{board}");
        }
    }
}

/// The first inputs are small, and show these mistakes. There is no time for smaller ones.
#[test]
fn usual_mistakes_are_found_on_small_inputs() {
    let late = "is lexicographically later than";
    let missing = "Case 2: WA: the answer is missing…\nAnswer: none\n";
    let cut = "--shrink was over before all smaller inputs were tried)\n";
    for (name, mistake, message, size) in [
        ("hdu1043", "first-only", missing, "(boards: 2, moves: 2"),
        ("hdu1043", "path-kept", "', leaves the board", "(boards: 2, moves: 2"),
        ("hdu1043", "same-again", "Case 2: WA: move 2, '?', is", "(boards: 2, moves: 2"),
        ("hdu1043", "state-kept", "Case 2: WA: ", "(boards: 2, moves: 1, unsolvable: 1"),
        ("p1379", "blank-counted", "WA: expected '…', found '", cut),
        ("poj2286", "rotation-first-only", missing, "(boards: 2, moves: 2"),
        ("poj2286", "rotation-symbols-in-turn", late, "(boards: 1, moves: 8"),
        ("hdu3567", "pairs-first-only", missing, "(boards: 2, moves: 2"),
        ("hdu3567", "pairs-any-shortest", late, "(boards: 1, moves: 8"),
    ] {
        let call = format!("{name} --seed 1 --rounds 1000 --shrink 0 -- wrong {mistake}");
        try_solver(&call, &format!("…{message}…{size}…"));
    }
}

/// The solver is wrong about unsolvable boards if the board with 7 and 8 exchanged takes five moves
/// or more.
#[test]
fn smallest_input_is_an_unsolvable_board_if_only_such_boards_fail() {
    let call = "acwing179 --seed 1 --rounds 1000 --shrink 600 -- wrong unsolvable-far";
    let size = "(boards: 1, moves: 0, unsolvable: 1; no smaller input fails)";
    let trial = try_solver(call, &format!("…\nExpected: 'unsolvable'\n…{size}…"));
    let case = cases(find("acwing179"), &trial.file("stress.in"))[0];
    assert_eq!(case.swapped().distance(), Some(5), "{}", trial.report);
}

/// The solver is wrong about boards of five moves or more that follow the goal, however late.
#[test]
fn smallest_input_has_boards_that_do_not_stand_together() {
    let call = "hdu1043 --seed 1 --rounds 1000 --shrink 600 -- wrong after-the-goal";
    try_solver(call, "…(boards: 2, moves: 5)…");
}

#[test]
fn right_solvers_do_not_fail() {
    for name in ["poj-1077", "acwing845", "hdu3567", "tioj1673"] {
        let options = "--seed 17 --rounds 100";
        let call = format!("{name} {options} -- {}", find(name).program);
        let result = format!("{name}: no failure in 100 inputs in …");
        try_solver(&call, &format!("{result} s ({options} --time-limit 60)\nlongest …"));
    }
}

#[test]
fn all_boards_are_tried_unless_rounds_says_fewer() {
    let pattern = "HDU-1043: no failure in all 362,880 boards in … s (--all --time-limit 60)\n\
                   longest run …";
    let report = try_solver("HDU-1043 --all -- acwing179", pattern).report;
    assert_eq!(report.lines().count(), 2, "{report}");
    let pattern = "poj1077: no failure in 3 of 362,880 boards in …";
    try_solver("poj1077 --all --rounds 3 -- acwing179", pattern);
}

/// On a busy machine, a thousand inputs may take more than a minute. Then fewer are tried, `of
/// 1,000 inputs`.
#[test]
fn thousand_inputs_are_tried_unless_the_options_say_otherwise() {
    let pattern = "p1379: no failure in …1,000 inputs…\n\
                   --all tries all 181,440 boards, one by one, in about … minutes\n";
    let report = try_solver("p1379 -- p1379", pattern).report;
    let is_whole = report.starts_with("p1379: no failure in 1,000 inputs in ");
    let is_cut = report.contains(" of 1,000 inputs; --rounds 1000 tries them all\n");
    assert!(is_whole || is_cut, "{report}");
}

#[test]
fn right_solvers_pass_each_sample() {
    for name in ["hdu-1043", "poj1077", "luogu-p1379", "acwing181", "HDU3567"] {
        let problem = find(name);
        let mut pattern = String::new();
        for file in inputs(problem) {
            let stem = file.file_stem().expect("a name").to_string_lossy();
            pattern += &format!("{stem}: AC (… s)\n");
        }
        let count = inputs(problem).len();
        pattern += &format!("{name}: no failure in {count} samples in …\nlongest run …");
        let call = format!("{name} --samples -- {}", problem.program);
        let report = try_solver(&call, &pattern).report;
        assert_eq!(report.lines().count(), count + 2, "{report}");
    }
}

/// The solver breaks a path if the board before is the same.
#[test]
fn samples_that_fail_are_named_with_the_line_of_the_mistake() {
    let mistake = "same-again: WA: case 2 (input line 2, output line 2): move …";
    let pattern = format!("…\n{mistake}\nsample-1: AC (… samples fail, in …");
    try_solver("hdu1043 --samples -- wrong same-again", &pattern);
}

#[test]
fn impossible_calls_are_refused_with_a_hint() {
    let folder = Folder::new("refused");
    for file in ["mine", "sol.py", "sol.cpp", "stress.err"] {
        folder.write(file, "");
    }
    for (call, message) in [
        // The solver cannot be run.
        ("p1379 -- ./no-such-solver", "cannot run ./no-such-solver: …)"),
        ("p1379 -- mine", "cannot run mine: …; did you mean ./mine?"),
        ("p1379 -- ./sol.py", "cannot run ./sol.py: …; a source file? -- python3 ./sol.py"),
        ("p1379 --samples -- sol.cpp", "cannot run sol.cpp: …; a source file? compile it first"),
        // A failure would be saved over the command.
        ("p1379 -- ./stress.err", "cannot write stress.err: it is part of the command; …"),
        ("p1379 --save ./stress -- b stress.err", "cannot write ./stress.err: it is part of …"),
    ] {
        assert_refused(&mut stress(&folder, call), message);
    }
    assert_eq!(names(&folder.0).len(), 4, "nothing is left behind");
}

#[test]
fn options_behind_the_dashes_are_said_to_be_the_solvers() {
    let folder = Folder::new("behind");
    let messages = outcome(&mut stress(&folder, "p1379 -- no/such --all"), b"").messages;
    assert_matches(&messages, "stress: note: \"--all\" is the solver's; …");
}

/// A report names no file as saved that could not be written.
#[test]
fn files_that_cannot_be_written_are_not_named_as_saved() {
    let folder = Folder::new("unsaved");
    folder.write("x.out", "");
    // A folder has the name of the input.
    fs::create_dir(folder.0.join("x.in")).expect("the folder can be made");
    let call = "hdu1043 --save x --rounds 60 --shrink 0 -- wrong first-only";
    let found = outcome(&mut stress(&folder, call), b"");
    assert_matches(&found.messages, "stress: cannot write x.in: …");
    let report = found.printed_with_status(1);
    assert_matches(&report, "…\nInput: not saved as x.in (boards: …\nOutput: x.out\n…");
}
