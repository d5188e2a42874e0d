//! The finder of an input on which a solver fails, and of a smaller one.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

use crate::arguments::tool;
use crate::common::reference::eight::{all_boards, Distances};
use crate::common::{executable, run};
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
    let save = ["--save", &prefix, "--shrink", "600", "--seed", "1", "--time-limit", "60"];
    let arguments = [&[name][..], &save, options, &["--", &wrong, mistake]].concat();
    let (said, _, status) = tool("stress", &arguments, "");
    assert_eq!(status, Some(1), "{said}");
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

/// The board of an input.
fn board(input: &str) -> [u8; 9] {
    let cells = input.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let cells = cells.map(|byte| if byte == b'x' { 0 } else { byte - b'0' });
    cells.collect::<Vec<_>>().try_into().expect("one board")
}

/// The distance of the board of an input.
fn distance(input: &str, goal: &[u8; 9]) -> usize {
    Distances::to(goal).of(&board(input)).expect("it can be solved")
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
        // Without time for it, the first one that was found is left as it is.
        let (said, input, _) = found("p1379", mistake, &["--shrink", "0"]);
        let moves = distance(&input, &goal);
        assert!(said.contains(&format!("(boards: 1, moves: {moves})\n")) && moves > fewest);
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

/// Of the unsolvable boards, the goal with its last two tiles exchanged counts as none.
#[test]
fn other_ends_than_an_answer_are_named() {
    for (name, mistake, end, input) in [
        ("acwing179", "loops-when-solved", "time-out: stopped after ", "1 2 3 4 5 6 7 8 x\n"),
        ("p1379", "prints-for-ever", "too much output: over 16777216 bytes\n", "123804765\n"),
        ("hdu1043", "crashes-when-unsolvable", "crash: exit", "1 2 3 4 5 6 8 7 x\n"),
    ] {
        let limit = if mistake == "loops-when-solved" { "0.3" } else { "60" };
        let (said, saved, _) = found(name, mistake, &["--time-limit", limit]);
        assert!(said.contains(&format!("Case 1: {end}")) && saved == input, "{said}");
    }
}

/// The judge takes any path. An input of 39 boards, six moves away, gets 3.5 MB of answers.
#[test]
fn detours_are_no_endless_output() {
    let wrong = wrong();
    let options = ["hdu1043", "--rounds", "30", "--time-limit", "60", "--", &wrong, "detours"];
    let (said, _, status) = tool("stress", &options, "");
    assert_eq!((said.contains("no failure"), status), (true, Some(0)), "{said}");
}

/// What usual mistakes come to: the first inputs show them, and are small.
#[test]
fn usual_mistakes_are_found_at_once() {
    let [late, missing] = ["is lexicographically later than", "Case 2: WA: the answer is missing"];
    for (name, mistake, message, size) in [
        ("hdu1043", "first-only", missing, "boards: 2, moves: 0"),
        ("hdu1043", "path-kept", "Case 2: WA: move 1, 'd', leaves", "boards: 2, moves: 1"),
        ("hdu1043", "same-again", "Case 2: WA: move 1, '?', is", "boards: 2, moves: 0"),
        ("hdu1043", "state-kept", "Case 2: WA: ", "boards: 2, moves: 0"),
        ("hdu1043", "unsolvable-twice", missing, "boards: 2, moves: 0"),
        ("poj2286", "rotation-first-only", missing, "boards: 2, moves: 0"),
        ("poj2286", "rotation-path-kept", "Case 2: WA: expected 'No ", "boards: 2, moves: 1"),
        ("poj2286", "rotation-symbols-in-turn", late, "boards: 1, moves: 4"),
        ("hdu3567", "pairs-first-only", missing, "boards: 2, moves: 0"),
        ("hdu3567", "pairs-any-shortest", late, "boards: 1, moves: 6"),
    ] {
        let (said, _, _) = found(name, mistake, &["--rounds", "40"]);
        assert!(said.contains(message) && said.contains(&format!("({size})")), "{said}");
    }
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

/// Returns what is said of one of our own solvers.
fn of_ours(name: &str, ours: &str, options: &[&str]) -> String {
    let ours = executable(ours).into_os_string().into_string().expect("the path is text");
    let (said, _, status) = tool("stress", &[&[name][..], options, &["--", &ours]].concat(), "");
    assert_eq!(status, Some(0), "{said}");
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
        let options = ["--rounds", "1200", "--seed", "17", "--time-limit", "60"];
        let said = of_ours(name, ours, &options);
        let begin = format!("{name}: 1,200 inputs, no failure (seed 17; ");
        assert!(said.starts_with(&begin) && said.lines().count() == 1, "{said}");
    }
    let said = of_ours("HDU 1043", "acwing179", &["--all", "--time-limit", "60"]);
    assert!(said.starts_with("HDU 1043: all 362,880 boards, no failure (seed "), "{said}");
}

#[test]
#[ignore = "takes minutes"]
fn right_solver_passes_all_boards_one_by_one() {
    let said = of_ours("p1379", "p1379", &["--all"]);
    assert!(said.starts_with("p1379: all 181,440 boards, no failure (seed "), "{said}");
}

#[test]
fn what_cannot_be_tried_is_an_error() {
    let folder = made("folder");
    fs::create_dir_all(folder.join("q.out")).expect("the folder can be made");
    fs::write(folder.join("mine"), "").expect("the file can be written");
    let error = |words: &[&str]| {
        let mut command = Command::new(executable("stress"));
        let output = run(command.args(words).current_dir(&folder), b"");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.stdout.len(), output.status.code()), (0, Some(2)), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    };
    for (words, begin, end) in [
        (&["--", "./no-such-solver"][..], "cannot run ./no-such-solver: ", ")"),
        (&["--", "mine"], "cannot run mine: ", "; did you mean ./mine?"),
        (&["--", "./a b"], "cannot run ./a b: ", "; did you mean ./a b, without quotes?"),
        (&["--save", "no/such", "--", "b"], "cannot write no/such.in: ", ""),
        (&["--save", "q", "--", "b"], "cannot write q.out: ", ""),
    ] {
        let said = error(&[&["p1379"], words].concat());
        assert!(said.starts_with(&format!("stress: {begin}")), "{said}");
        assert!(said.ends_with(&format!("{end}\n")), "{said}");
    }
    let said = error(&["poj2286", "--all", "--", "true"]);
    assert!(said.contains("9,465,511,770 boards"), "{said}");
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 2, "nothing is left behind");
}

/// By scripts of the shell.
#[cfg(unix)]
mod unix {
    use std::collections::HashSet;
    use std::ops::RangeInclusive;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use puzzle_solvers::judging::judges;

    use super::*;
    use crate::samples;

    /// Runs a shell script as a solver, with our own as `$1` and a path that the test alone uses as
    /// `$0`. Returns what is said and the status.
    fn scripted(name: &str, script: &str, options: &[&str]) -> (String, Option<i32>) {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let scratch = made(&format!("script-{}", COUNT.fetch_add(1, Relaxed)));
        let ours = executable(judges::find(name).expect("a judge problem").binary().name);
        let [scratch, ours] =
            [scratch, ours].map(|it| it.into_os_string().into_string().expect("text"));
        let save = [name, "--save", &scratch, "--time-limit", "60"];
        let command = ["--", "sh", "-c", script, &scratch, &ours];
        let (said, _, status) = tool("stress", &[&save[..], options, &command].concat(), "");
        (said, status)
    }

    /// The other program prints far too late, and is not waited for.
    #[test]
    fn programs_that_go_on_after_the_solver_do_not_count() {
        let script = "(sleep 40; echo 0) & \"$1\"";
        let (said, status) = scripted("p1379", script, &["--rounds", "2"]);
        assert_eq!(status, Some(0), "{said}");
    }

    /// The first run takes too long, the others do not.
    #[test]
    fn time_outs_are_tried_again() {
        let script = r#"[ -e "$0" ] || { touch "$0"; exec sleep 60; }; exec "$1""#;
        let (said, status) = scripted("p1379", script, &["--rounds", "4", "--time-limit", "10"]);
        assert_eq!(status, Some(0), "{said}");
    }

    #[test]
    fn long_inputs_get_more_time() {
        let script = r#"sleep 5; exec "$1""#;
        let (said, status) = scripted("hdu1043", script, &["--all", "--time-limit", "1"]);
        assert_eq!(status, Some(0), "{said}");
    }

    #[test]
    fn solvers_that_fail_only_sometimes_are_said_to() {
        let script = r#"[ -e "$0" ] || { touch "$0"; exit 1; }; exec "$1""#;
        let (said, status) = scripted("p1379", script, &["--rounds", "4"]);
        assert!(said.contains("; it fails only sometimes: not when run again)"), "{said}");
        assert_eq!(status, Some(1));
    }

    #[test]
    fn standard_error_is_shown_and_saved() {
        let prefix = made("errors").into_os_string().into_string().expect("text");
        let files = [".in", ".out", ".err"].map(|end| format!("{prefix}{end}"));
        let lines = |numbers: RangeInclusive<i32>| {
            numbers.map(|i| format!("    {i}\n")).collect::<String>()
        };
        let script = "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo $i >&2; done; exit 3";
        let (said, _) = scripted("p1379", script, &["--save", &prefix]);
        assert!(said.contains("Case 1: crash: exit status: 3\n"), "{said}");
        assert!(
            said.contains("\nGoal: 123804765\nAnswer: none\nExpected: '0'\n\nInput: "),
            "{said}"
        );
        assert!(said.contains(&format!(
            "\nStandard error: {}\n{}p1379: ",
            files[2],
            lines(3..=12)
        )));
        assert_eq!(fs::read_to_string(&files[2]).expect("it is saved").lines().count(), 12);
        assert_eq!(fs::read_to_string(&files[0]).expect("it is saved"), "123804765\n");
        let (said, _) = scripted("p1379", r#""$1"; exit 3"#, &["--save", &prefix]);
        assert!(said.contains("Case 1: crash: exit status: 3\n"), "{said}");
        assert!(said.contains("\nAnswer: '0'\nExpected: '0'\n"), "{said}");
        // Without an error its file is empty; without a failure the files stay as they are.
        let (said, _) = scripted("p1379", "echo 1", &["--save", &prefix]);
        assert!(!said.contains("Standard error"), "{said}");
        assert_eq!(fs::read(&files[2]).expect("it is saved"), b"");
        let (said, _) = scripted("p1379", r#"exec "$1""#, &["--save", &prefix, "--rounds", "3"]);
        assert!(said.ends_with(" s)\n") && said.lines().count() == 1, "{said}");
        assert_eq!(fs::read_to_string(&files[0]).expect("it is still there"), "123804765\n");
    }

    /// A crash without any output does not say which of 362,880 boards brings it about.
    #[test]
    fn shrinking_a_long_input_ends_in_time() {
        let script =
            "input=$(cat); case $input in *'7 x 8 6 5'*) exit 3; esac; echo \"$input\" | \"$0\"";
        let (prefix, ours) = (made("long"), executable("acwing179"));
        let texts = [&prefix, &ours].map(|path| path.to_str().expect("the path is text"));
        let options = ["hdu1043", "--all", "--save", texts[0], "--shrink", "1", "--", "sh", "-c"];
        let (said, _, status) = tool("stress", &[&options[..], &[script, texts[1]]].concat(), "");
        assert!(said.contains("crash: exit status: 3\n") && status == Some(1), "{said}");
    }

    /// The solver never uses the processor.
    #[test]
    fn time_outs_are_named_and_told_of_before_the_end() {
        let command = ["p1379", "--rounds", "1", "--time-limit", "3", "--save"];
        let prefix = made("asleep").into_os_string().into_string().expect("text");
        let words = [&command[..], &[&prefix, "--", "sleep", "1000"]].concat();
        let (said, progress, _) = tool("stress", &words, "");
        assert!(said.contains("Case 1: time-out: stopped after 12 s of wall time\n"), "{said}");
        assert!(said.contains("; no smaller input fails)\n"), "{said}");
        let alone =
            "stress: 1 inputs, input 1 (boards: 1, moves: 0): over 3 s, running again alone\n";
        assert_eq!(progress, alone);
    }

    /// The solver fails at once, then it waits. It looks for the files of its failure.
    #[test]
    fn failures_are_saved_at_once_and_shrinking_ends_when_its_time_is_over() {
        let script = r#"[ -e "$0.in" ] || exit 3; cp "$0.in" "$0.seen"; exec sleep 60"#;
        let prefix = made("waits").into_os_string().into_string().expect("text");
        let options = ["p1379", "--rounds", "1", "--time-limit", "60", "--shrink", "2", "--save"];
        let command = [&prefix, "--", "sh", "-c", script, &prefix];
        let (said, _, status) = tool("stress", &[&options[..], &command].concat(), "");
        assert!(said.contains("crash: exit status: 3\n") && status == Some(1), "{said}");
        assert!(said.contains("(boards: 1, moves: 0)\n"), "{said}");
        assert_eq!(fs::read_to_string(prefix + ".seen").expect("it is seen"), "123804765\n");
    }

    /// One write of more than a pipe holds, many small ones, and an end that is not waited for.
    #[test]
    fn end_of_standard_error_is_never_lost() {
        for write in ["head -c 3000000 /dev/zero", "seq 60000", "yes | head -c 3000000"] {
            let script = format!("{write} >&2; echo >&2; echo last >&2; exit 3");
            let prefix = made("said").into_os_string().into_string().expect("text");
            let (said, _) = scripted("p1379", &script, &["--save", &prefix, "--shrink", "0"]);
            let end = &said[said.len().saturating_sub(3000)..];
            assert!(said.contains("\n    last\np1379: ") && said.len() < 3000, "{end}");
            let errors = fs::read(prefix + ".err").expect("it is saved");
            assert!(errors.ends_with(b"\nlast\n"));
            assert!(errors.len() <= 1 << 20, "{}", errors.len());
        }
    }

    /// Crashes on eleven boards or more.
    #[test]
    fn ten_lines_of_the_input_are_shown() {
        let script = r#"input=$(cat); [ $(echo "$input" | wc -l) -le 10 ] || exit 3
            echo "$input" | "$1""#;
        let (said, _) = scripted("hdu1043", script, &["--shrink", "0", "--rounds", "100"]);
        let (_, input) = said.split_once("\nInput: ").expect("it is shown");
        assert_eq!(input.matches("\n    ").count(), 10, "{said}");
    }

    /// Returns the inputs that a problem's solver gets.
    fn inputs(name: &str, rounds: &str) -> Vec<String> {
        let folder = made(name).into_os_string().into_string().expect("text");
        fs::create_dir_all(&folder).expect("the folder can be made");
        let script = format!(r#"cat > "{folder}/$$"; exec "$1" < "{folder}/$$""#);
        let (said, status) = scripted(name, &script, &["--seed", "1", "--rounds", rounds]);
        assert_eq!(status, Some(0), "{said}");
        let files = fs::read_dir(folder).expect("they are saved");
        files.map(|file| samples::text(&file.expect("it is there").path())).collect()
    }

    fn samples_of(name: &str) -> impl Iterator<Item = String> {
        let folder = Path::new("samples").join(name);
        let texts: Vec<_> = samples::inputs(&folder).map(|it| samples::text(&it)).collect();
        texts.into_iter()
    }

    #[test]
    fn single_boards_are_near_ones_the_samples_and_of_all_distances() {
        let inputs: HashSet<_> = inputs("p1379", "400").into_iter().collect();
        let mut counts = [0; 31];
        for (board, distance) in nearer(&[1, 2, 3, 8, 0, 4, 7, 6, 5], 31) {
            let is_tried = inputs.contains(&(text(&board) + "\n"));
            assert!(is_tried || distance > 3 || distance == 1, "{board:?}");
            counts[distance] += usize::from(is_tried);
        }
        assert!(counts[4..].iter().all(|count| *count > 4), "{counts:?}");
        assert!(samples_of("p1379").all(|sample| inputs.contains(&sample)));
        assert!(inputs.iter().all(|input| input.len() == "123804765\n".len()), "{inputs:?}");
    }

    #[test]
    fn inputs_of_many_boards_have_all_kinds() {
        let inputs = inputs("hdu1043", "300");
        let [solved, near, unsolvable] =
            ["1 2 3 4 5 6 7 8 x\n", "1 2 3 4 5 x 7 8 6\n", "1 2 3 4 5 6 8 7 x\n"];
        for first in ["", solved, near, unsolvable] {
            for second in [solved, near, unsolvable] {
                assert!(inputs.contains(&format!("{first}{second}")), "{first}{second}");
            }
        }
        assert!(samples_of("hdu1043").all(|sample| inputs.contains(&sample)));
        let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
        let distances = Distances::to(&goal);
        let of_input = |input: &String| input.lines().map(|it| distances.of(&board(it))).collect();
        let inputs: Vec<Vec<Option<usize>>> = inputs.iter().map(of_input).collect();
        let alone: HashSet<_> = inputs.iter().filter(|it| it.len() == 1).map(|it| it[0]).collect();
        assert!((0..=31).all(|distance| alone.contains(&Some(distance))), "{alone:?}");
        let is_mixed = |input: &&Vec<_>| {
            input.len() > 150
                && [None, Some(1), Some(20), Some(30)].iter().all(|it| input.contains(it))
        };
        assert!(inputs.iter().filter(is_mixed).count() > 4, "{inputs:?}");
        assert!(inputs.iter().filter(is_mixed).any(|it| it.contains(&Some(31))), "{inputs:?}");
        for (distance, boards) in [(2, 4), (3, 8), (4, 16), (5, 20), (6, 39)] {
            let is_layer = |input: &&Vec<_>| **input == vec![Some(distance); boards];
            assert_eq!(inputs.iter().filter(is_layer).count(), 1);
        }
    }

    /// The solver puts a folder in the place of a file.
    #[test]
    fn reports_are_printed_even_if_nothing_can_be_saved() {
        let prefix = made("taken").into_os_string().into_string().expect("text");
        let script = r#"mkdir -p "$0.out"; echo wrong"#;
        let command =
            ["p1379", "--rounds", "1", "--save", &prefix, "--", "sh", "-c", script, &prefix];
        let (said, error, status) = tool("stress", &command, "");
        assert!(error.starts_with(&format!("stress: cannot write {prefix}.out: ")), "{error}");
        assert!(said.contains("Case 1: WA: expected '0', found 'wrong'\n"), "{said}");
        assert_eq!(status, Some(1));
    }
}
