//! The finder of the smallest input on which a solver fails.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;
use std::time::Instant;
use std::{env, fs};

use crate::arguments::tool;
use crate::check::verdict;
use crate::common::binary;
use crate::common::reference::eight::{all_boards, Distances};
use crate::common::reference::rotation::{self, CENTRE, LINES};
use crate::samples;
use crate::wrong::solve;

/// The path of something that the tests make.
fn made(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stress-{}-{name}", std::process::id()))
}

/// The solvers with mistakes, compiled as anybody would.
fn wrong() -> String {
    static COMPILED: Once = Once::new();
    let program = made(&format!("wrong{}", env::consts::EXE_SUFFIX));
    COMPILED.call_once(|| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/wrong.rs");
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        let done = rustc.args(["--edition", "2021", "-O", source, "-o"]).arg(&program).status();
        assert!(done.expect("there is a compiler").success());
    });
    program.into_os_string().into_string().expect("the path is text")
}

/// What is said of a solver with a mistake, and the input and the output that are saved.
fn found(name: &str, mistake: &str, options: &[&str]) -> (String, String, String) {
    let (wrong, prefix) = (wrong(), made(mistake).into_os_string().into_string().expect("text"));
    let save = ["--save", &prefix, "--shrink", "600", "--seed", "1"];
    let arguments = [&[name][..], &save, options, &["--", &wrong, mistake]].concat();
    let start = Instant::now();
    let (said, complaint, status) = tool("stress", &arguments, "");
    println!("{mistake}: {:.1} s\n{said}", start.elapsed().as_secs_f64());
    assert_eq!((complaint.as_str(), status), ("", Some(1)), "{said}");
    let saved = |end| fs::read_to_string(format!("{prefix}.{end}")).expect("it is saved");
    (said, saved("in"), saved("out"))
}

/// All boards that take fewer moves to a goal, and how many moves.
fn nearer(goal: &[u8; 9], limit: usize) -> Vec<([u8; 9], usize)> {
    let distances = Distances::to(goal);
    let near = |board: &[u8; 9]| distances.of(board).filter(|&distance| distance < limit);
    all_boards().into_iter().filter_map(|board| Some((board, near(&board)?))).collect()
}

fn text(board: &[u8; 9]) -> String {
    board.iter().map(|&tile| char::from(b'0' + tile)).collect()
}

/// The distance of the board of an input.
fn distance(input: &str, goal: &[u8; 9]) -> usize {
    let cells = input.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let cells = cells.map(|byte| if byte == b'x' { 0 } else { byte - b'0' });
    let board = cells.collect::<Vec<_>>().try_into().expect("one board");
    Distances::to(goal).of(&board).expect("it can be solved")
}

#[test]
fn boards_with_wrong_distances_are_the_nearest() {
    let goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    for mistake in ["blank-counted", "heap-not-updated"] {
        let (said, input, output) = found("p1379", mistake, &[]);
        let fewest = distance(&input, &goal);
        assert!(said.contains(&format!("WA: expected '{fewest}', found '{}'\n", output.trim())));
        assert!(said.contains(&format!("(boards: 1, moves: {fewest}; no smaller input fails)\n")));
        assert_eq!(solve(mistake, &input), output);
        for (board, distance) in nearer(&goal, fewest) {
            assert_eq!(solve(mistake, &text(&board)), format!("{distance}\n"), "{board:?}");
        }
    }
}

#[test]
fn boards_with_long_paths_are_the_nearest_and_drawn_with_them() {
    let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let (said, input, output) = found("acwing179", "greedy", &[]);
    let (fewest, moves) = (distance(&input, &goal), output.trim().len());
    assert!(said.contains(&format!("WA: {moves} moves, fewest: {fewest}\n")));
    for (i, letter) in (1..).zip(output.trim().chars()) {
        assert!(said.contains(&format!(" {i}: {letter}")), "{said}");
    }
    for (board, distance) in nearer(&goal, fewest) {
        assert_eq!(solve("greedy", &text(&board)).trim().len(), distance, "{board:?}");
    }
}

#[test]
fn endless_loops_end_with_the_time_limit() {
    let (said, input, _) = found("acwing179", "loops-when-solved", &["--time-limit", "0.3"]);
    assert!(said.contains("Case 1: time-out: more than 0.3 s\n"), "{said}");
    assert_eq!(input, "1 2 3 4 5 6 7 8 x\n");
}

#[test]
fn endless_output_is_too_much() {
    let (said, input, _) = found("p1379", "prints-for-ever", &[]);
    assert!(said.contains("Case 1: too much output: more than 1048676 bytes"), "{said}");
    assert_eq!(input, "123804765\n");
}

#[test]
#[cfg(unix)]
fn output_counts_though_another_program_holds_the_pipe() {
    let (prefix, script) = (made("held"), "cat >/dev/null; echo 0; echo 0; sleep 9 & exit 0");
    let save = ["--save", prefix.to_str().expect("text"), "--shrink", "0", "--time-limit", "0.3"];
    let (said, _, _) =
        tool("stress", &[&["p1379"], &save[..], &["--", "sh", "-c", script]].concat(), "");
    assert!(said.contains("Case 1: extra output after the last case"), "{said}");
}

/// A crash without any output does not say which of 362,880 boards brings it about.
#[test]
#[cfg(unix)]
fn shrinking_a_long_input_ends_in_time() {
    let script = "input=$(cat); case $input in *'7 x 8 6 5'*) exit 3; esac; echo \"$input\" | $0";
    let (prefix, ours) = (made("long"), binary("acwing179"));
    let texts = [&prefix, &ours].map(|path| path.to_str().expect("the path is text"));
    let options = ["hdu1043", "--all", "--save", texts[0], "--shrink", "1", "--", "sh", "-c"];
    let (said, _, status) = tool("stress", &[&options[..], &[script, texts[1]]].concat(), "");
    assert!(said.contains("crash: exit status: 3\n") && status == Some(1), "{said}");
}

/// Of the unsolvable boards, the goal with its last two tiles exchanged counts as none.
#[test]
fn crashes_are_found() {
    let (said, input, _) = found("hdu1043", "crashes-when-unsolvable", &[]);
    assert!(said.contains("Case 1: crash: exit"), "{said}");
    assert_eq!(input, "1 2 3 4 5 6 8 7 x\n");
    assert_eq!(solve("crashes-when-unsolvable", "12345678x"), "\n");
}

#[test]
fn boards_that_fail_only_together_are_made_easier_together() {
    let (_, input, _) = found("hdu1043", "same-again", &["--shrink", "60"]);
    assert_eq!(input, "1 2 3 4 5 6 7 8 x\n".repeat(2));
}

/// A board that brings the next one down: two in an input, and one move in all.
#[test]
fn pairs_are_kept_where_a_board_alone_does_not_fail() {
    let (said, input, output) = found("hdu1043", "path-kept", &["--rounds", "300"]);
    assert!(said.contains("(boards: 2, moves: 1") && said.contains("Case 2: WA: "), "{said}");
    assert_eq!(solve("path-kept", &input), output);
    let boards: String = all_boards().iter().map(text).collect();
    assert_eq!(verdict("hdu1043", &boards, solve("path-cleared", &boards).as_bytes()), "AC");
    for (first, second) in [("12345678x", "12345678x"), ("12345687x", "12345678x")] {
        let kept = solve("path-kept", &format!("{first}\n{second}"));
        assert_eq!(kept, solve("path-cleared", &format!("{first}\n{second}")));
    }
}

#[test]
fn pairs_of_unsolvable_boards_are_made_easier() {
    let (said, input, _) = found("hdu1043", "unsolvable-twice", &["--rounds", "300"]);
    assert!(said.contains("(boards: 2, moves: 0)"), "{said}");
    assert_eq!(input, "1 2 3 4 5 6 8 7 x\n".repeat(2));
}

/// A solver that is wrong about the first board only, right about the others.
#[test]
fn smaller_boards_are_tried_alone() {
    let (said, input, _) = found("hdu1043", "first-alone", &["--rounds", "120"]);
    let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let fewest = distance(&input, &goal);
    assert!(said.contains(&format!("(boards: 1, moves: {fewest}; no smaller input fails)\n")));
    for (board, _) in nearer(&goal, fewest) {
        assert!(!solve("first-alone", &text(&board)).contains('?'), "{board:?}");
    }
}

/// No symbol ties with another below four moves, so no board of fewer is answered wrongly.
#[test]
fn symbols_in_turn_fail_where_two_tie() {
    let (said, input, output) = found("poj2286", "symbols-in-turn", &[]);
    assert!(said.contains("(boards: 1, moves: 4)"), "{said}");
    assert_eq!(solve("symbols-in-turn", input.trim_end_matches("0\n")), output);
    let full: rotation::Board = std::array::from_fn(|square| u8::from(CENTRE.contains(&square)));
    let mut layer = HashSet::from([full]);
    for _ in 0..4 {
        let is_apart = |a: &rotation::Board, b: &rotation::Board| (0..24).all(|i| a[i] + b[i] < 2);
        assert!(!layer.iter().any(|a| layer.iter().any(|b| is_apart(a, b))));
        // With those of two moves fewer, which do no harm.
        let next = |board| LINES.iter().map(move |(_, line)| rotation::moved(board, line));
        layer = layer.iter().flat_map(next).collect();
    }
}

/// Returns what is said of one of our own solvers.
fn of_ours(name: &str, ours: &str, options: &[&str]) -> String {
    let ours = binary(ours).into_os_string().into_string().expect("the path is text");
    let (said, complaint, status) =
        tool("stress", &[&[name][..], options, &["--", &ours]].concat(), "");
    assert_eq!((complaint.as_str(), status), ("", Some(0)), "{said}");
    said
}

#[test]
fn right_solvers_do_not_fail() {
    for (name, ours) in [
        ("p1379", "p1379"),
        ("poj 1077", "acwing179"),
        ("boj1525", "acwing845"),
        ("hdu3567", "hdu3567"),
        ("tioj1673", "poj2286"),
    ] {
        let start = Instant::now();
        let said = of_ours(name, ours, &["--rounds", "1200", "--seed", "17"]);
        println!("{name}: {:.0} rounds a second", 1200.0 / start.elapsed().as_secs_f64());
        assert!(
            said.starts_with(&format!("{name}: 1,200 inputs, no failure (seed 17; ")),
            "{said}"
        );
        assert_eq!(said.lines().count(), 1);
    }
    let said = of_ours("HDU 1043", "acwing179", &["--all"]);
    assert!(said.starts_with("HDU 1043: all 362,880 boards, no failure (seed "), "{said}");
}

#[test]
#[ignore = "takes minutes"]
fn right_solver_passes_all_boards_one_by_one() {
    let said = of_ours("p1379", "p1379", &["--all"]);
    assert!(said.starts_with("p1379: all 181,440 boards, no failure (seed "), "{said}");
}

#[test]
#[cfg(unix)]
fn inputs_have_all_near_boards_all_distances_and_the_samples() {
    let paths = [made("log"), binary("p1379")].map(|path| path.into_os_string().into_string());
    let [log, ours] = paths.map(|path| path.expect("text"));
    let script = ["--seed", "1", "--", "sh", "-c", "tee -a $0 | $1", &log, &ours];
    let (_, _, status) = tool("stress", &[&["p1379", "--rounds", "405"], &script[..]].concat(), "");
    assert_eq!(status, Some(0));
    let input = fs::read_to_string(log).expect("it is written");
    let (lines, mut counts) = (input.lines().collect::<HashSet<_>>(), [0; 31]);
    for (board, distance) in nearer(&[1, 2, 3, 8, 0, 4, 7, 6, 5], 31) {
        let is_tried = lines.contains(text(&board).as_str());
        assert!(is_tried || distance > 4, "{board:?}");
        counts[distance] += usize::from(is_tried);
    }
    assert!(counts[5..].iter().all(|count| (10..25).contains(count)), "{counts:?}");
    for sample in samples::inputs(Path::new("samples/p1379")) {
        assert!(lines.contains(samples::text(&sample).trim()), "{sample:?}");
    }
}

#[test]
fn what_cannot_be_tried_is_an_error() {
    let (said, complaint, status) = tool("stress", &["p1379", "--", "./no-such-solver"], "");
    assert!(complaint.starts_with("stress: cannot run ./no-such-solver: "), "{complaint}");
    assert_eq!((said.as_str(), complaint.lines().count(), status), ("", 1, Some(2)));
    assert!(tool("stress", &["p1379", "a", "--", "b"], "").1.contains("'a' is one word too many"));
    let arguments = ["p1379", "--save", "no-such-folder/stress", "--", "./no-such-solver"];
    let (_, complaint, status) = tool("stress", &arguments, "");
    let expected = "stress: there is no folder for no-such-folder/stress.in\n";
    assert_eq!((complaint.as_str(), status), (expected, Some(2)));
    let (_, complaint, status) = tool("stress", &["poj2286", "--all", "--", "true"], "");
    assert!(complaint.contains("9,465,511,770 boards") && status == Some(2), "{complaint}");
}
