//! The finder of an input on which a solver fails, and of a smaller one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::files::{names, Folder};
use crate::common::find;
use crate::common::judge::cases;
use crate::common::programs::{executable, outcome, tool};
use crate::wrong::solve;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::answers::layers;

/// The path of something that the tests make.
fn made(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stress-{}-{name}", std::process::id()))
}

/// The solvers with mistakes.
fn wrong() -> String {
    executable("examples/wrong").display().to_string()
}

/// Returns the report on a solver with a mistake, and the input and the output that are saved.
fn found(name: &str, mistake: &str, options: &[&str]) -> (String, String, String) {
    let (wrong, prefix) = (wrong(), made(mistake).display().to_string());
    let save = ["--save", &prefix, "--shrink", "600", "--seed", "1", "--time-limit", "60"];
    let arguments = [&[name][..], &save, options, &["--", &wrong, mistake]].concat();
    let (said, _, status) = tool("stress", &arguments, "");
    assert_eq!(status, Some(1), "{said}");
    let saved = |end| fs::read_to_string(format!("{prefix}.{end}")).expect("it is saved");
    (said, saved("in"), saved("out"))
}

/// How many moves the first board of an input takes.
fn distance(name: &str, input: &str) -> usize {
    cases(find(name), input)[0].distance().expect("it can be solved")
}

/// Mistakes in distances, in the lengths of paths, which are drawn, and on the first board of an input
/// alone.
#[test]
fn reported_boards_are_the_nearest_that_fail() {
    let [centre, corner] = [Board([1, 2, 3, 8, 0, 4, 7, 6, 5]), Board([1, 2, 3, 4, 5, 6, 7, 8, 0])];
    let mut least = Vec::new();
    for (name, mistake, goal) in [
        ("p1379", "blank-counted", centre),
        ("p1379", "heap-not-updated", centre),
        ("acwing179", "greedy", corner),
        ("hdu1043", "first-alone", corner),
    ] {
        let (said, input, output) = found(name, mistake, &[]);
        let (fewest, answer) = (distance(name, &input), output.trim());
        let message = match name {
            "p1379" => format!("WA: expected '{fewest}', found '{answer}'\n"),
            "acwing179" => format!("WA: {} moves, fewest: {fewest}\n", answer.len()),
            _ => format!("WA: move {}, '?', is not a move\n", answer.len()),
        };
        assert!(said.contains(&message), "{said}");
        assert!(said.contains(&format!("(boards: 1, moves: {fewest}; no smaller input fails)\n")));
        assert_eq!(solve(mistake, &input), output);
        let is_path = name == "acwing179";
        for (i, letter) in (1..).zip(answer.chars()).filter(|_| is_path) {
            assert!(said.contains(&format!(" {i}: {letter}")), "{said}");
        }
        least.push(fewest);
        for (distance, nearer) in layers(goal)[..fewest].iter().enumerate() {
            for board in nearer {
                let answer = solve(mistake, &find(name).text(&board.0)).trim().to_string();
                let is_number = name == "p1379" && answer == distance.to_string();
                assert!(is_number || answer.len() == distance, "{mistake}: {board}");
            }
        }
    }
    // Without time for smaller ones, the first board that was found stays.
    let (said, input, _) = found("p1379", "blank-counted", &["--shrink", "0"]);
    let moves = distance("p1379", &input);
    let end = "; --shrink was over before all smaller inputs were tried)\n";
    let is_first = said.contains(&format!("(boards: 1, moves: {moves}{end}"));
    assert!(is_first && moves > least[0], "{said}");
}

/// The first inputs show them, and are small.
#[test]
fn usual_mistakes_are_found_at_once() {
    let [late, missing] = ["is lexicographically later than", "Case 2: WA: the answer is missing"];
    for (name, mistake, message, size) in [
        ("hdu1043", "first-only", missing, "boards: 2, moves: 0, unsolvable: 2"),
        ("hdu1043", "path-kept", "', leaves the board", "boards: 2, moves: 2"),
        ("hdu1043", "same-again", "Case 2: WA: move 2, '?', is", "boards: 2, moves: 2"),
        ("hdu1043", "state-kept", "Case 2: WA: ", "boards: 2, moves: 1, unsolvable: 1"),
        ("hdu1043", "unsolvable-twice", missing, "boards: 2, moves: 0, unsolvable: 2"),
        ("poj2286", "rotation-first-only", missing, "boards: 2, moves: 0"),
        ("poj2286", "rotation-path-kept", "Case 2: WA: expected 'No ", "boards: 2, moves: 1"),
        ("poj2286", "rotation-symbols-in-turn", late, "boards: 1, moves: 4"),
        ("hdu3567", "pairs-first-only", missing, "boards: 2, moves: 2"),
        ("hdu3567", "pairs-any-shortest", late, "boards: 1, moves: 6"),
    ] {
        let (said, _, _) = found(name, mistake, &["--rounds", "40"]);
        assert!(said.contains(message) && said.contains(&format!("({size})")), "{said}");
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

/// Where one run takes a second, that is some sixty inputs; else as many as the text says.
#[test]
fn trials_without_options_try_a_thousand_inputs_or_a_minute() {
    let folder = Folder::new("without-options");
    let said = |solver: &str, words: &[&str]| {
        let mut stress = Command::new(executable("stress"));
        stress.args(["p1379", "--", solver]).args(words).current_dir(&folder.0);
        outcome(&mut stress, b"").0
    };
    let right = said(executable("p1379").to_str().expect("the path is text"), &[]);
    let (inputs, rest) =
        right.split_once(" in ").and_then(|parts| parts.1.split_once(" in ")).expect("two");
    let time = rest.split(' ').next().expect("a time").parse::<f64>().expect("a number");
    assert!(right.starts_with("p1379: no failure in "), "{right}");
    assert!(inputs == "1,000 inputs" || time >= 60.0, "{right}");
    assert!(names(&folder.0).is_empty(), "nothing is left behind");
    let wrong = said(&wrong(), &["blank-counted"]);
    assert!(wrong.contains("\nInput: stress.in (") && wrong.contains("\nOutput: stress.out\n"));
}

/// Returns what is said of our own solver of a problem.
fn of_ours(name: &str, options: &[&str]) -> String {
    let ours = executable(find(name).program).display().to_string();
    let (said, _, status) = tool("stress", &[&[name][..], options, &["--", &ours]].concat(), "");
    assert_eq!(status, Some(0), "{said}");
    said
}

#[test]
fn right_solvers_do_not_fail() {
    for name in ["p1379", "poj 1077", "acwing845", "hdu3567", "tioj1673"] {
        let options = ["--rounds", "100", "--seed", "17", "--time-limit", "60"];
        let said = of_ours(name, &options);
        let begin = format!("{name}: no failure in 100 inputs in ");
        assert!(said.starts_with(&begin) && said.lines().count() == 1, "{said}");
        let again = " s (--seed 17 --rounds 100 --time-limit 60); longest run ";
        assert!(said.contains(again), "{said}");
    }
    let said = of_ours("HDU 1043", &["--all", "--time-limit", "60"]);
    assert!(said.starts_with("HDU 1043: no failure in all 362,880 boards in "), "{said}");
    assert!(said.contains(" s (--all --time-limit 60); longest run "), "{said}");
    let said = of_ours("poj1077", &["--all", "--rounds", "3"]);
    assert!(said.starts_with("poj1077: no failure in 3 of 362,880 boards in "), "{said}");
    let (_, said, _) = tool("stress", &["p1379", "--", "no/such", "--all"], "");
    assert!(said.starts_with("stress: note: \"--all\" is the solver's; "), "{said}");
}

#[test]
fn what_cannot_be_tried_is_an_error() {
    let folder = Folder::new("not-tried");
    for name in ["q.out", "folder.c"] {
        fs::create_dir(folder.0.join(name)).expect("the folder can be made");
    }
    for file in ["mine", "sol.py", "sol.pas", "Main.class", "Other.java", "stress.err"] {
        folder.write(file, "");
    }
    let error = |words: &[&str]| {
        let mut command = Command::new(executable("stress"));
        let (text, said, status) = outcome(command.args(words).current_dir(&folder.0), b"");
        assert_eq!((text.as_str(), status, said.lines().count()), ("", Some(2), 1), "{said}");
        said
    };
    let others = "; --save PREFIX names other files";
    let java = "; a class of Java? -- java -cp . Main, once it is compiled";
    for (words, begin, end) in [
        (&["--", "./no-such-solver"][..], "cannot run ./no-such-solver: ", ")"),
        (&["--", "mine"], "cannot run mine: ", "; did you mean ./mine?"),
        (&["--", "sol.py"], "cannot run sol.py: ", "; a source file? -- python3 sol.py"),
        (&["--", "./sol.py"], "cannot run ./sol.py: ", "; a source file? -- python3 ./sol.py"),
        (&["--", "sol.pas"], "cannot run sol.pas: ", "; a source file? compile it first"),
        (&["--", "Main.java"], "cannot run Main.java: ", java),
        (&["--", "Main.class"], "cannot run Main.class: ", java),
        (&["--", "Main"], "cannot run Main: ", java),
        (&["--", "Other.java"], "cannot run Other.java: ", "-cp . Other, once it is compiled"),
        (&["--", "./missing.py"], "cannot run ./missing.py: ", "(os error 2)"),
        (&["--", "./folder.c"], "cannot run ./folder.c: ", ")"),
        (&["--", "python3", "-u", "none.py"], "cannot open none.py: ", "(os error 2)"),
        (&["--", "./a b"], "cannot run ./a b: ", "; did you mean ./a b, without quotes?"),
        (&["--save", "no/such", "--", "b"], "cannot write no/such.in: ", others),
        (&["--save", "q", "--", "b"], "cannot write q.out: it is no regular file", others),
        (
            &["--", "sh", "-c", "cat stress.err"],
            "cannot write stress.err: it is part of the",
            others,
        ),
        (&["--", "./stress.err"], "cannot write stress.err: it is part of the command", others),
        (&["--save", "./stress", "--", "b", "stress.err"], "cannot write ./stress.err: it", others),
    ] {
        let said = error(&[&["p1379"], words].concat());
        assert!(said.starts_with(&format!("stress: {begin}")), "{said}");
        assert!(said.ends_with(&format!("{end}\n")), "{said}");
    }
    let said = error(&["poj2286", "--all", "--", "true"]);
    assert!(said.contains("9,465,511,770 boards are too many for --all"), "{said}");
    assert_eq!(names(&folder.0).len(), 8, "nothing is left behind");
}

/// By scripts of the shell.
#[cfg(unix)]
mod unix;
