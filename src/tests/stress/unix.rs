//! Solvers that are scripts of the shell.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::common::files;
#[cfg(target_os = "linux")]
use crate::common::programs;

/// Returns a command that tries a shell script as a solver, in a folder. The script gets our own
/// solver as `$1`, and the one with mistakes as `$2`.
fn trial(folder: &Folder, name: &str, script: &str, options: &[&str]) -> Command {
    let mut stress = Command::new(executable("stress"));
    stress.args([name, "--time-limit", "60", "--rounds", "1000"]).args(options);
    stress.args(["--", "sh", "-c", script, "sh"]);
    stress.args([executable(find(name).program), executable("examples/wrong")]);
    stress.current_dir(&folder.0);
    stress
}

/// Returns the report on a shell script, then the messages; and the status.
fn scripted(folder: &Folder, name: &str, script: &str, options: &[&str]) -> (String, Option<i32>) {
    let (said, errors, status) = outcome(&mut trial(folder, name, script, options), b"");
    (said + &errors, status)
}

/// A problem, the options, a script, and what is said of it, in parts with `…` between them. It
/// ends in the exit status of `stress`.
#[rustfmt::skip]
#[cfg(target_os = "linux")]
const VERDICTS: &[(&str, &str, &str, &str)] = &[
    // Another program, which prints far too late, is not waited for.
    ("p1379", "--rounds 1", r#"(sleep 40; echo 0) & "$1""#, "no failure in 1 input…0"),
    // The first run takes too long, the second does not.
    ("p1379", "--rounds 1 --time-limit 0.3", r#"[ -e ran ] || { touch ran; exec "$2" burns-60000; }; exec "$1""#, "no failure…0"),
    // A long input gets more time.
    ("hdu1043", "--all --time-limit 0.001", r#"exec "$1""#, "no failure in all 362,880 boards…0"),
    // It never ends on one board, prints without end, or crashes. Of the unsolvable boards, the
    // goal with its last two tiles exchanged counts as no move.
    ("acwing179", "--time-limit 0.3 --seed 1 --shrink 600", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exec "$2" burns-60000; esac; echo "$i" | "$1""#, "Case 1: time-out: stopped after … s of processor time (limit 0.3 s)\n…\n    1 2 3 4 5 6 7 8 x\n… --time-limit 0.3 --shrink 600)\n…1"),
    ("p1379", "--rounds 1", "exec yes", "Case 1: too much output: over 16777216 bytes\n…\n    103824765\n…1"),
    ("hdu1043", "--seed 1 --shrink 600", r#"o=$("$1"); case $o in *unsolvable*) echo none >&2; exit 3; esac; echo "$o""#, "Case 1: crash: exit…\n    1 2 3 4 5 6 8 7 x\n…1"),
    // The judge takes any path: with 100 moves more than needed for each board, 44 MB.
    ("hdu1043", "--all", r#"d=$(printf 'lr%.0s' $(seq 50)); "$1" | sed "/unsolvable/!s/\$/$d/""#, "no failure in all 362,880 boards…0"),
    // The processor is used for too long, by a program that the solver has started.
    ("hdu1043", "--rounds 6 --time-limit 0.2 --shrink 0", r#"i=$(cat); [ $(echo "$i" | wc -l) = 1 ] || "$2" burns-900; echo "$i" | "$1""#, "time-out: stopped after … s of processor time (limit 0.2 s), on an input of 2 boards\n…1"),
    // Each thread may use it for as long as the limit.
    ("p1379", "--rounds 1 --time-limit 0.3", r#"exec "$2" burns-200-200"#, "no failure…0"),
    // The case that fails is tried alone at first: the input of many boards would take for ever.
    ("hdu1043", "--all --shrink 600", r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 1 ]; then [ ! -e ran ] || exec sleep 1000; touch ran; fi; echo "$i" | "$1" | sed 's/^dr$/rd/'"#, "(boards: 1, moves: 2; no smaller input fails)…\nlongest run …for 362,880 boards…1"),
    // The search for a smaller input ends. A crash does not say which of the boards is the reason.
    ("hdu1043", "--all --shrink 0.2", r#"i=$(cat); case $i in *'7 x 8 6 5'*) exit 3; esac; echo "$i" | "$1""#, "\nNote: exit status: 3; many judges call that a run-time error\n…1"),
    // An empty path that is the only answer may be no text at all.
    ("acwing179", "--rounds 60", r#""$1" | tr -d '\n'"#, "no failure…0"),
    ("acwing179", "--rounds 60", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exit 3; esac; echo "$i" | "$1""#, "\nAnswer: none\nExpected: any shortest path, such as ''\nNote: exit status: 3; many judges call that …1"),
    // Standard input is not read; a signal; and an extra line that is an answer.
    ("p1379", "--rounds 1", "echo 77", "Note: it seems not to read standard input; does it open a file, even /dev/stdin?\n…1"),
    ("hdu1043", "--rounds 1", "kill -SEGV $$", "Case 1: crash: signal: 11 (SIGSEGV)…\nAnswer: none\n…1"),
    ("p1379", "--rounds 1", "cat; echo; echo unsolvable", "found '103824765'\n…\nExpected: '1'\n\nInput…1"),
    // Text for a terminal; a right answer with a status; a solver that opens its standard input
    // anew, which is a file; and an extra line.
    ("p1379", "--rounds 1", "printf '\\033[2Jred' >&2; exit 1", "\n    \\u{1b}[2Jred\n…1"),
    ("p1379", "--rounds 1", r#""$1"; exit 3"#, "Case 1: crash: exit status: 3\n…\nAnswer: '1'\nExpected: '1'\nNote: exit status: 3; many judges call that a run-time error\n…1"),
    ("p1379", "--rounds 4", r#"[ -f /dev/stdin ] && cat > seen && exec "$1" < /dev/stdin"#, "no failure…0"),
    ("p1379", "--rounds 1", r#""$1"; echo DEBUG"#, "extra output after the last case (output line 2): 'DEBUG'\n…1"),
    // At POJ and HDU, where `void main` is common, any exit status will do.
    ("poj1077", "--rounds 30", r#""$1"; exit 128"#, "no failure…\nruns with a nonzero exit status: 30; many judges call that a run-time error\n…0"),
    ("poj1077", "--rounds 30", r#""$1"; echo fault >&2; exit 1"#, ": crash: exit status: 1\n…1"),
];

#[test]
#[cfg(target_os = "linux")]
fn scripts_get_these_verdicts() {
    // This solver does not use the processor, so it gets five seconds more, two times. It goes on
    // beside the others.
    let (folder, options) = (Folder::new("waiting"), ["--rounds", "1", "--time-limit", "0.2"]);
    let waiting = programs::start(&mut trial(&folder, "p1379", "exec sleep 1000", &options));
    for (name, options, script, expected) in VERDICTS {
        let options: Vec<_> = options.split(' ').collect();
        let (said, status) = scripted(&Folder::new("verdicts"), name, script, &options);
        let said = format!("{said}{}", status.expect("no signal ends it"));
        let (parts, end) = expected.rsplit_once('…').expect("a status");
        let mut rest = Some(said.as_str());
        for part in parts.split('…') {
            rest = rest.and_then(|rest| Some(rest.split_once(part)?.1));
        }
        assert!(rest.map_or(false, |rest| rest.ends_with(end)), "{name} {script}: {said}");
    }
    let waiting = waiting.wait_with_output().expect("it ends");
    let said = String::from_utf8(waiting.stdout).expect("text");
    let (headline, rest) = said.split_once(" s (limit 0.2 s)\n").expect("it is stopped");
    let time = headline.rsplit_once("Case 1: time-out: stopped after ").expect("a headline").1;
    assert!(time.parse::<f64>().expect("a time") >= 6.0, "{said}");
    assert!(rest.contains("Note: it seems not to read standard input; does"), "{said}");
    assert!(waiting.stderr.starts_with(b"stress: input 1 of 1, no failure yet (boards: 1)\n"));
}

/// The first runs fail, and one of the three that repeat the failure does not. The first failure is
/// saved before the second run.
#[test]
fn solvers_that_fail_only_sometimes_are_said_to() {
    for failures in [1, 2, 4] {
        let folder = Folder::new("sometimes");
        let script = format!(
            r#"echo run >> runs; [ $(wc -l < runs) -gt {failures} ] || exit 1
            cp stress.in seen; exec "$1""#
        );
        let (said, status) = scripted(&folder, "p1379", &script, &["--rounds", "1"]);
        let headline = "status: 1; run again, it passed: it fails only sometimes\n";
        assert!(said.contains(headline) && status == Some(1), "{said}");
        assert!(said.contains("(boards: 1, moves: 1; samples/p1379/one-move.in)\n"), "{said}");
        let end = "\np1379: failure in input 1, samples/p1379/one-move.in, in ";
        assert!(said.contains(end), "{said}");
        assert_eq!(files::text(&folder.0.join("seen")), "103824765\n");
    }
}

#[test]
fn standard_error_is_shown_and_saved() {
    let folder = Folder::new("errors");
    let text = |file| files::text(&folder.0.join(file));
    let (said, _) = scripted(&folder, "p1379", "seq 12 >&2; exit 3", &[]);
    assert!(said.contains("Case 1: crash: exit status: 3\n"), "{said}");
    assert!(said.contains("\nGoal: 123804765\nAnswer: none\nExpected: '1'\n\nInput: "), "{said}");
    assert!(said.contains("\nStandard error: stress.err\n    3\n    4\n"), "{said}");
    assert!(said.contains("\n    12\np1379: "), "{said}");
    assert_eq!(
        (text("stress.err").lines().count(), text("stress.in").as_str()),
        (12, "103824765\n")
    );
    // Without an error its file is empty; without a failure the files stay as they are.
    let (said, _) = scripted(&folder, "p1379", "echo 2", &[]);
    assert!(!said.contains("Standard error"), "{said}");
    assert_eq!(text("stress.err"), "");
    let (said, _) = scripted(&folder, "p1379", r#"exec "$1""#, &["--rounds", "1"]);
    assert!(said.ends_with("\nstress.in is from an earlier run\n"), "{said}");
    assert_eq!(text("stress.in"), "103824765\n");
}

/// Ten lines of the input, and the end of standard error, which is never lost: more than a pipe
/// holds at once, many small writes, and one at the very end.
#[test]
fn long_texts_are_shortened() {
    let folder = Folder::new("long");
    let script = r#"i=$(cat); [ $(echo "$i" | wc -l) -gt 10 ] || { echo "$i" | "$1"; exit; }
        head -c 3000000 /dev/zero >&2; seq 60000 >&2; echo last >&2; exit 3"#;
    let (said, _) = scripted(&folder, "hdu1043", script, &["--shrink", "0"]);
    let shown = said.split_once("\nInput: ").expect("the input is shown").1;
    assert_eq!(shown.matches("\n    ").count(), 11 + 10, "{said}");
    assert!(shown.contains("\n    …\nOutput: "), "{said}");
    assert!(shown.contains("\n    60000\n    last\nhdu1043: "), "{said}");
    let errors = fs::read(folder.0.join("stress.err")).expect("it is saved");
    assert!(errors.ends_with(b"\nlast\n") && errors.len() == 1 << 20, "{}", errors.len());
}

/// The shell has started another program, which would go on.
#[test]
#[cfg(target_os = "linux")]
fn solvers_are_stopped_with_what_they_have_started() {
    let folder = Folder::new("started");
    let script = r#"sh -c 'echo $$ > started; exec "$0" burns-60000' "$2"; exit 0"#;
    let options = ["--rounds", "1", "--time-limit", "0.3", "--shrink", "0"];
    let (said, status) = scripted(&folder, "p1379", script, &options);
    assert!(said.contains(" s of processor time (limit 0.3 s)\n") && status == Some(1), "{said}");
    let number = files::text(&folder.0.join("started"));
    // What is killed may wait for a processor before it ends.
    let mut looks = (0..1000).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        fs::read_to_string(format!("/proc/{}/stat", number.trim()))
    });
    assert!(looks.any(|stat| stat.map_or(true, |stat| stat.contains(") Z "))), "{number}");
}

/// The solver takes too long for more than two boards, also when a smaller input is looked for.
#[test]
#[cfg(target_os = "linux")]
fn time_outs_are_not_tried_again_once_the_time_for_shrinking_is_over() {
    let folder = Folder::new("over");
    let script = r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 2 ]; then echo run >> runs
        exec "$2" burns-60000; fi; echo "$i" | "$1""#;
    let options = ["--time-limit", "0.3", "--shrink", "0.3", "--rounds", "90"];
    let (said, status) = scripted(&folder, "hdu1043", script, &options);
    let is_cut = said.contains(" before all smaller inputs were tried)\n");
    assert!(is_cut && status == Some(1), "{said}");
    let runs = files::text(&folder.0.join("runs")).lines().count();
    assert!((2..=3).contains(&runs), "{runs} runs: {said}");
}

/// Judges whose limits are known, known but not confirmed, and not known. The solver runs for long
/// enough for a look at its memory, or past its limit without much use of the processor.
#[test]
#[cfg(target_os = "linux")]
fn costs_are_named_beside_the_limits() {
    let much = r#"x=$(head -c 50000000 /dev/zero | tr '\0' x); "$0"; sleep 0.3"#;
    let little = r#"sleep 0.3; exec "$0""#;
    for (name, script, time, end) in [
        ("hdu1043", much, "limit 5 s)", " MB (limit 32 MB)\n"),
        ("p1379", little, "limit 1 s, not confirmed)", " MB (limit 128 MB, not confirmed)\n"),
        ("tioj1673", little, "limit 10 s, assumed since it is unknown)", " MB\n"),
    ] {
        let (folder, ours) = (Folder::new("costs"), executable(find(name).program));
        let ours = ours.to_str().expect("the path is text");
        let words = [name, "--rounds", "1", "--", "sh", "-c", script, ours];
        let (said, _, status) = stress(&folder, &words);
        let costs = said.split_once("\nlongest run ").expect("they are named").1;
        assert!(costs.contains(time) && costs.contains(end) && status == Some(0), "{said}");
    }
    let script = r#""$1"; sleep 0.3"#;
    let options = ["--rounds", "1", "--time-limit", "0.2"];
    let (said, _) = scripted(&Folder::new("costs"), "p1379", script, &options);
    let used = said.split_once(" s of processor time; limit 0.2 s)").expect("it is named").0;
    let used = used.rsplit_once(" s (").expect("a time").1;
    assert!(used.parse::<f64>().expect("a number") < 0.2, "{said}");
}

/// Boards that the statement allows, but that are no failure where accepted programs fail on them.
#[test]
fn edge_cases_are_no_failure_where_accepted_programs_fail_on_them() {
    let is = |board: &str| format!(r#"[ "$(echo $i)" = "{board}" ]"#);
    let [solved, unsolvable, near] =
        ["1 2 3 4 5 6 7 8 x", "1 2 3 4 5 6 8 7 x", "1 2 3 4 5 x 7 8 6"].map(is);
    let [both, all] = [&solved, &near].map(|other| format!("{unsolvable} || {other}"));
    let pair = r#"[ $(echo "$i" | sort -u | wc -l) = 2 ]"#;
    for (name, condition, expected) in [
        ("poj1077", &*unsolvable, Ok("unsolvable boards")),
        ("poj1077", &both, Ok("the solved board and unsolvable boards")),
        ("hdu3567", pair, Ok("the solved board")),
        // A failure elsewhere is not made into an edge case, and these do not count as smaller.
        ("poj1077", &all, Err("(boards: 1, moves: 1; no smaller input fails)\n")),
        ("acwing179", &unsolvable, Err("unsolvable-1.in; no smaller input fails)\n")),
    ] {
        let folder = Folder::new("edge");
        let script =
            format!(r#"i=$(cat); if {condition}; then echo wrong; else echo "$i" | "$1"; fi"#);
        let (said, status) = scripted(&folder, name, &script, &["--rounds", "60", "--seed", "1"]);
        assert_eq!(status, Some(i32::from(expected.is_err())), "{said}");
        let excused: Vec<_> = said.lines().filter(|line| line.starts_with("Excused: ")).collect();
        let boards = match expected {
            Ok(boards) => boards,
            Err(proven) => {
                assert!(said.contains(proven) && excused.is_empty(), "{said}");
                continue;
            }
        };
        let result = format!("\n{name}: no failure, but wrong on {boards}, as accepted programs");
        assert!(said.contains(&result), "{said}");
        let kinds: Vec<_> = boards.split(" and ").collect();
        assert_eq!(excused.len(), kinds.len(), "{said}");
        for (line, kind) in excused.iter().zip(kinds) {
            let begin = format!("Excused: {kind}, as in input ");
            assert!(line.starts_with(&begin) && line.contains(": WA: "), "{said}");
        }
        // The first of them is saved.
        assert!(excused[0].ends_with(" (accepted programs fail there, too; input: stress.in)"));
        let saved = cases(find(name), &files::text(&folder.0.join("stress.in")));
        assert_eq!(saved[0].is_solved(), boards.starts_with("the solved board"), "{said}");
    }
}

/// Standard input has a name for as long as the run goes on, and then none. Without a folder for it
/// nothing can be tried.
#[test]
#[cfg(target_os = "linux")]
fn standard_input_can_be_opened_by_the_name_behind_it() {
    let folder = Folder::new("behind");
    let temporary = folder.0.join("temporary");
    let script = r#"exec "$1" < "$(readlink -f /dev/stdin)""#;
    let mut stress = trial(&folder, "p1379", script, &["--rounds", "6"]);
    stress.env("TMPDIR", &temporary);
    let (_, said, status) = outcome(&mut stress, b"");
    let begin = format!("stress: cannot write the input to {}: ", temporary.display());
    assert!(said.starts_with(&begin) && status == Some(2), "{said}");
    fs::create_dir(&temporary).expect("the folder can be made");
    let (said, _, status) = outcome(&mut stress, b"");
    assert_eq!(status, Some(0), "{said}");
    assert!(names(&temporary).is_empty(), "nothing is left behind");
}

/// A script whose first line is wrong.
#[test]
#[cfg(target_os = "linux")]
fn scripts_that_cannot_be_run_get_a_hint() {
    let folder = Folder::new("hints");
    for (line, end) in [
        ("#!/bin/sh\r", "its first line ends in CRLF; sed -i 's/\\r$//' ./mine"),
        ("#!/no/such -e", "does its first line name a program that is there?"),
        ("echo 1", "(os error 8)"),
    ] {
        let file = folder.write("mine", &format!("{line}\nsleep 1000\n"));
        fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
        let (_, said, status) = stress(&folder, &["p1379", "--", "./mine"]);
        assert!(said.starts_with("stress: cannot run ./mine: ") && said.lines().count() == 1);
        assert!(said.ends_with(&format!("{end}\n")) && status == Some(2), "{said}");
    }
}

/// The solver has several names, and is found in a folder of `PATH`.
#[test]
fn failures_are_never_saved_over_the_solver() {
    let (folder, solver) = (Folder::new("links"), executable("p1379"));
    fs::hard_link(&solver, folder.0.join("own.err")).expect("the link can be made");
    let mut stress = Command::new(executable("stress"));
    stress.args(["p1379", "--save", "own", "--", "p1379"]).current_dir(&folder.0);
    stress.env("PATH", solver.parent().expect("a folder"));
    let (_, said, _) = outcome(&mut stress, b"");
    assert!(said.contains("own.err: it is part of the command; --save PREFIX names"), "{said}");
}
