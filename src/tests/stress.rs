//! The finder of an input on which a solver fails, and of a smaller one.

use std::fs;
use std::process::Command;

use crate::common::files::{names, Folder};
use crate::common::find;
use crate::common::judge::cases;
use crate::common::programs::{executable, outcome};
use crate::wrong::solve;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::answers::layers;

/// Runs the tool in a folder.
fn stress(folder: &Folder, arguments: &[&str]) -> (String, String, Option<i32>) {
    outcome(Command::new(executable("stress")).args(arguments).current_dir(&folder.0), b"")
}

/// Returns the report on a solver with a mistake, and the input and the output that are saved.
fn found(name: &str, mistake: &str, options: &[&str]) -> (String, String, String) {
    let (folder, wrong) = (Folder::new(mistake), executable("examples/wrong"));
    let command = ["--", wrong.to_str().expect("the path is text"), mistake];
    let usual = [name, "--shrink", "600", "--seed", "1", "--time-limit", "60", "--rounds", "1000"];
    let (said, _, status) = stress(&folder, &[&usual, options, &command].concat());
    assert_eq!(status, Some(1), "{said}");
    let saved = |file| fs::read_to_string(folder.0.join(file)).expect("it is saved");
    (said, saved("stress.in"), saved("stress.out"))
}

/// How many moves the first board of an input takes.
fn distance(name: &str, input: &str) -> usize {
    cases(find(name), input)[0].distance().expect("it can be solved")
}

/// The path of the solver is too long, and is drawn. On all nearer boards the solver is right.
#[test]
fn reported_board_is_the_nearest_that_fails() {
    let (said, input, output) = found("acwing179", "greedy", &[]);
    let (fewest, answer) = (distance("acwing179", &input), output.trim());
    assert!(said.contains(&format!("WA: {} moves, fewest: {fewest}\n", answer.len())), "{said}");
    assert!(said.contains(&format!("(boards: 1, moves: {fewest}; no smaller input fails)\n")));
    for (i, letter) in (1..).zip(answer.chars()) {
        assert!(said.contains(&format!(" {i}: {letter}")), "{said}");
    }
    let goal = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    for (distance, nearer) in layers(goal)[..fewest].iter().enumerate() {
        for board in nearer {
            let answer = solve("greedy", &find("acwing179").laid_out(&board.0));
            assert_eq!(answer.trim().len(), distance, "{board}");
        }
    }
}

/// Without time for smaller ones.
#[test]
fn first_board_that_fails_is_reported() {
    let (said, input, output) = found("p1379", "blank-counted", &["--shrink", "0"]);
    let (moves, answer) = (distance("p1379", &input), output.trim());
    assert!(said.contains(&format!("WA: expected '{moves}', found '{answer}'\n")), "{said}");
    let end = "; --shrink was over before all smaller inputs were tried)\n";
    assert!(said.contains(&format!("(boards: 1, moves: {moves}{end}")), "{said}");
}

/// The first inputs show them, and are small.
#[test]
fn usual_mistakes_are_found_at_once() {
    let [late, missing] = ["is lexicographically later than", "Case 2: WA: the answer is missing"];
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
        let (said, _, _) = found(name, mistake, &["--shrink", "0"]);
        assert!(said.contains(message) && said.contains(&format!("({size}")), "{said}");
        assert!(!mistake.ends_with("only") || said.contains("\nAnswer: none\n"), "{said}");
    }
}

/// A solver that is wrong about unsolvable boards if the board with 7 and 8 exchanged takes five
/// moves or more, and one that is wrong about boards that follow the goal, however late.
#[test]
fn smallest_inputs_have_unsolvable_boards_and_those_that_do_not_stand_together() {
    let (said, input, _) = found("acwing179", "unsolvable-far", &[]);
    assert!(said.contains("\nExpected: 'unsolvable'\n"), "{said}");
    let size = "(boards: 1, moves: 0, unsolvable: 1; no smaller input fails)";
    assert!(said.contains(size), "{said}");
    let case = cases(find("acwing179"), &input)[0];
    assert_eq!(case.swapped().distance(), Some(5), "{input}");
    let (said, ..) = found("hdu1043", "after-the-goal", &[]);
    assert!(said.contains("(boards: 2, moves: 5)"), "{said}");
}

/// Returns what is said of our own solver of a problem.
fn of_ours(name: &str, options: &[&str]) -> String {
    let (folder, ours) = (Folder::new("ours"), executable(find(name).program));
    let command = ["--", ours.to_str().expect("the path is text")];
    let (said, _, status) = stress(&folder, &[&[name], options, &command].concat());
    assert_eq!(status, Some(0), "{said}");
    assert!(names(&folder.0).is_empty(), "nothing is left behind");
    said
}

#[test]
fn right_solvers_do_not_fail() {
    let options = ["--rounds", "100", "--seed", "17", "--time-limit", "60"];
    for name in ["poj 1077", "acwing845", "hdu3567", "tioj1673"] {
        let said = of_ours(name, &options);
        assert!(said.starts_with(&format!("{name}: no failure in 100 inputs in ")), "{said}");
        assert!(said.contains(" (--seed 17 --rounds 100 --time-limit 60)\nlongest "), "{said}");
    }
    let said = of_ours("HDU 1043", &["--all", "--time-limit", "60"]);
    assert!(said.starts_with("HDU 1043: no failure in all 362,880 boards in "), "{said}");
    assert!(said.contains(" s (--all --time-limit 60)\nlongest run "), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");
    let said = of_ours("poj1077", &["--all", "--rounds", "3"]);
    assert!(said.starts_with("poj1077: no failure in 3 of 362,880 boards in "), "{said}");
}

/// On a busy machine it may take more than a minute.
#[test]
fn thousand_inputs_are_tried_unless_the_options_say_otherwise() {
    let said = of_ours("p1379", &["--time-limit", "60"]);
    let is_cut = said.contains(" of 1,000 inputs; --rounds 1000 tries them all\n");
    assert!(said.starts_with("p1379: no failure in 1,000 inputs in ") || is_cut, "{said}");
    let all = "\n--all tries all 181,440 boards, one by one, in about ";
    assert!(said.contains(all) && said.ends_with(" minutes\n"), "{said}");
}

#[test]
fn what_cannot_be_tried_is_an_error() {
    let folder = Folder::new("not-tried");
    for file in ["mine", "sol.py", "sol.cpp", "stress.err"] {
        folder.write(file, "");
    }
    let part = "it is part of the command; --save PREFIX names other files";
    for (words, begin, end) in [
        (&["p1379", "--", "./no-such-solver"][..], "cannot run ./no-such-solver: ", ")"),
        (&["p1379", "--", "mine"], "cannot run mine: ", "; did you mean ./mine?"),
        (&["p1379", "--", "./sol.py"], "cannot run ./sol.py: ", "source file? -- python3 ./sol.py"),
        (&["p1379", "--", "sol.cpp"], "cannot run sol.cpp: ", "; a source file? compile it first"),
        (&["p1379", "--", "./stress.err"], "cannot write stress.err: ", part),
        (&["p1379", "--save", "./stress", "--", "b", "stress.err"], "cannot write ./stress", part),
        (&["poj2286", "--all", "--", "true"], "9,465,511,770 boards are too many", " for --all"),
    ] {
        let (text, said, status) = stress(&folder, words);
        assert_eq!((text.as_str(), status, said.lines().count()), ("", Some(2), 1), "{said}");
        assert!(said.starts_with(&format!("stress: {begin}")), "{said}");
        assert!(said.ends_with(&format!("{end}\n")), "{said}");
    }
    let (_, said, _) = stress(&folder, &["p1379", "--", "no/such", "--all"]);
    assert!(said.starts_with("stress: note: \"--all\" is the solver's; "), "{said}");
    assert_eq!(names(&folder.0).len(), 4, "nothing is left behind");
}

/// By scripts of the shell.
#[cfg(unix)]
mod unix;
