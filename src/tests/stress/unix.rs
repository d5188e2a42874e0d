//! Solvers that are scripts of the shell.

use std::fs::Permissions;
use std::os::unix::fs::{symlink, PermissionsExt};
#[cfg(target_os = "linux")]
use std::process::Output;

use super::*;
use crate::common::files::path;
#[cfg(target_os = "linux")]
use crate::common::programs::{start, Outcome};

/// Returns a command that tries a shell script as a solver, in a folder. The script gets our own
/// solver as `$1`, and the one with mistakes as `$2`.
fn trial(folder: &Folder, name: &str, options: &[&str], script: &str) -> Command {
    let mut stress = Command::new(executable("stress"));
    stress.arg(name).args(options).args(["--", "sh", "-c", script, "sh"]);
    stress.args([own(name), wrong()]).current_dir(&folder.0);
    stress
}

/// Searches for an input on which a shell script fails. The time limit is 60 s, and 1,000 inputs
/// are tried, unless the options say otherwise.
fn search(folder: &Folder, name: &str, options: &[&str], script: &str) -> Outcome {
    let usual = ["--time-limit", "60", "--rounds", "1000"];
    outcome(&mut trial(folder, name, &[&usual, options].concat(), script), b"")
}

/// A shell script as a solver, and the report on it. On a busy machine a time-out may be one of
/// processor time, or that of a run that lasts longer than five limits and five seconds.
#[cfg(target_os = "linux")]
struct Verdict {
    name: &'static str,
    options: &'static str,
    script: &'static str,
    /// Parts of the report, in this order.
    parts: &'static [&'static str],
    status: i32,
}

#[rustfmt::skip]
#[cfg(target_os = "linux")]
const VERDICTS: &[Verdict] = &[
    // Another program, which prints far too late, is not waited for.
    Verdict { name: "p1379", options: "--rounds 1",
        script: r#"(sleep 40; echo 0) & "$1""#,
        parts: &["no failure in 1 input"], status: 0 },
    // The first run takes too long, the second does not.
    Verdict { name: "p1379", options: "--rounds 1 --time-limit 0.3",
        script: r#"[ -e ran ] || { touch ran; exec "$2" burns-60000; }; exec "$1""#,
        parts: &["no failure"], status: 0 },
    // An input of many boards gets more time.
    Verdict { name: "hdu1043", options: "--all --time-limit 0.001",
        script: r#"exec "$1""#,
        parts: &["no failure in all 362,880 boards"], status: 0 },
    // The solver never ends on one board.
    Verdict { name: "acwing179", options: "--time-limit 0.3 --seed 1 --shrink 600",
        script: r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exec "$2" burns-60000; esac; echo "$i" | "$1""#,
        parts: &["Case 1: time-out: stopped after ", " (limit 0.3 s)\n", "\n    1 2 3 4 5 6 7 8 x\n", " --time-limit 0.3 --shrink 600)\n"], status: 1 },
    // It prints without end.
    Verdict { name: "p1379", options: "--rounds 1",
        script: "exec yes",
        parts: &["Case 1: too much output: over 16777216 bytes\n", "\n    103824765\n"], status: 1 },
    // It crashes on unsolvable boards. The goal with its last two tiles exchanged counts as no
    // move.
    Verdict { name: "hdu1043", options: "--seed 1 --shrink 600",
        script: r#"o=$("$1"); case $o in *unsolvable*) echo none >&2; exit 3; esac; echo "$o""#,
        parts: &["Case 1: crash: exit", "\n    1 2 3 4 5 6 8 7 x\n"], status: 1 },
    // The judge takes any path: with 100 moves more than needed for each board, 44 MB.
    Verdict { name: "hdu1043", options: "--all",
        script: r#"d=$(printf 'lr%.0s' $(seq 50)); "$1" | sed "/unsolvable/!s/\$/$d/""#,
        parts: &["no failure in all 362,880 boards"], status: 0 },
    // The processor is used for too long, by a program that the solver has started.
    Verdict { name: "hdu1043", options: "--rounds 6 --time-limit 0.2 --shrink 0",
        script: r#"i=$(cat); [ $(echo "$i" | wc -l) = 1 ] || "$2" burns-900; echo "$i" | "$1""#,
        parts: &["time-out: stopped after ", " (limit 0.2 s), on an input of 2 boards\n"], status: 1 },
    // Each thread may use it for as long as the limit.
    Verdict { name: "p1379", options: "--rounds 1 --time-limit 0.3",
        script: r#"exec "$2" burns-200-200"#,
        parts: &["no failure"], status: 0 },
    // The case that fails is tried alone at first: the input of many boards would take for ever.
    Verdict { name: "hdu1043", options: "--all --shrink 600",
        script: r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 1 ]; then [ ! -e ran ] || exec sleep 1000; touch ran; fi; echo "$i" | "$1" | sed 's/^dr$/rd/'"#,
        parts: &["(boards: 1, moves: 2; no smaller input fails)", "\nlongest run ", "for 362,880 boards"], status: 1 },
    // The search for a smaller input ends. A crash does not say which of the boards is the reason.
    Verdict { name: "hdu1043", options: "--all --shrink 0.2",
        script: r#"i=$(cat); case $i in *'7 x 8 6 5'*) exit 3; esac; echo "$i" | "$1""#,
        parts: &["\nNote: exit status: 3; many judges call that a run-time error\n"], status: 1 },
    // An empty path that is the only answer may be no text at all.
    Verdict { name: "acwing179", options: "--rounds 60",
        script: r#""$1" | tr -d '\n'"#,
        parts: &["no failure"], status: 0 },
    // The solver prints nothing, and has another exit status.
    Verdict { name: "acwing179", options: "--rounds 60",
        script: r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exit 3; esac; echo "$i" | "$1""#,
        parts: &["\nAnswer: none\nExpected: any shortest path, such as ''\nNote: exit status: 3; many judges call that "], status: 1 },
    // It does not read standard input.
    Verdict { name: "p1379", options: "--rounds 1",
        script: "echo 77",
        parts: &["Note: it seems not to read standard input; does it open a file, even /dev/stdin?\n"], status: 1 },
    // It ends by a signal.
    Verdict { name: "hdu1043", options: "--rounds 1",
        script: "kill -SEGV $$",
        parts: &["Case 1: crash: signal: 11 (SIGSEGV)", "\nAnswer: none\n"], status: 1 },
    // It prints a further line that is an answer.
    Verdict { name: "p1379", options: "--rounds 1",
        script: "cat; echo; echo unsolvable",
        parts: &["found '103824765'\n", "\nExpected: '1'\n\nInput"], status: 1 },
    // It prints text that a terminal would obey.
    Verdict { name: "p1379", options: "--rounds 1",
        script: "printf '\\033[2Jred' >&2; exit 1",
        parts: &["\n    \\u{1b}[2Jred\n"], status: 1 },
    // A right answer comes with another exit status.
    Verdict { name: "p1379", options: "--rounds 1",
        script: r#""$1"; exit 3"#,
        parts: &["Case 1: crash: exit status: 3\n", "\nAnswer: '1'\nExpected: '1'\nNote: exit status: 3; many judges call that a run-time error\n"], status: 1 },
    // Standard input is a file, and can be opened anew.
    Verdict { name: "p1379", options: "--rounds 4",
        script: r#"[ -f /dev/stdin ] && cat > input && exec "$1" < /dev/stdin"#,
        parts: &["no failure"], status: 0 },
    // There is a line too many.
    Verdict { name: "p1379", options: "--rounds 1",
        script: r#""$1"; echo DEBUG"#,
        parts: &["extra output after the last case (output line 2): 'DEBUG'\n"], status: 1 },
    // At POJ and HDU, where `void main` is common, any exit status will do.
    Verdict { name: "poj1077", options: "--rounds 30",
        script: r#""$1"; exit 128"#,
        parts: &["no failure", "\nruns with a nonzero exit status: 30; many judges call that a run-time error\n"], status: 0 },
    // But not with a message.
    Verdict { name: "poj1077", options: "--rounds 30",
        script: r#""$1"; echo fault >&2; exit 1"#,
        parts: &[": crash: exit status: 1\n"], status: 1 },
];

#[test]
#[cfg(target_os = "linux")]
fn scripts_that_fail_or_pass_are_reported_on() {
    // This solver is stopped after twelve seconds, and hardly uses the processor. It goes on beside
    // the others.
    let folder = Folder::new("waiting");
    let options = ["--rounds", "1", "--time-limit", "0.2"];
    let waiting = start(&mut trial(&folder, "p1379", &options, "exec sleep 1000"));
    for Verdict { name, options, script, parts, status } in VERDICTS {
        let options: Vec<_> = options.split(' ').collect();
        let found = search(&Folder::new("verdicts"), name, &options, script);
        assert_eq!(found.status, Some(*status), "{name} {script}: {found:?}");
        let mut rest = found.printed.as_str();
        for part in *parts {
            match rest.split_once(part) {
                Some((_, behind)) => rest = behind,
                None => panic!("{name} {script}: no {part:?} in {found:?}"),
            }
        }
    }
    assert_stopped_while_waiting(&waiting.wait_with_output().expect("it ends"));
}

/// Asserts that a solver that waits has been stopped after five limits of 0.2 s and five seconds,
/// and that there has been a message after ten seconds.
#[cfg(target_os = "linux")]
fn assert_stopped_while_waiting(output: &Output) {
    let report = String::from_utf8_lossy(&output.stdout);
    let (headline, rest) = report.split_once(" s (limit 0.2 s)\n").expect("it is stopped");
    let (_, time) = headline.rsplit_once("Case 1: time-out: stopped after ").expect("a headline");
    assert!(time.parse::<f64>().expect("a time") >= 6.0, "{report}");
    assert!(rest.contains("Note: it seems not to read standard input; does"), "{report}");
    assert!(output.stderr.starts_with(b"stress: input 1 of 1, no failure yet (boards: 1)\n"));
}

/// The first solver is wrong on all pairs whose goal does not have its tiles in order, the second
/// on one board of two moves. Not all inputs that are smaller are tried, so a report must not say
/// that none of them fails.
#[test]
fn neither_pairs_nor_rotations_are_proven_to_be_the_smallest() {
    let pairs = r#"i=$(cat); case $(echo "$i" | tail -1 | tr -d X) in
        12345678) echo "$i" | "$1" ;; *) echo wrong ;; esac"#;
    let rotations = r#"i=$(cat); case $i in
        *"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3"*) echo wrong ;;
        *) echo "$i" | "$1" ;; esac"#;
    for (name, script) in [("hdu3567", pairs), ("poj2286", rotations)] {
        let options = ["--seed", "1", "--shrink", "600"];
        let report = search(&Folder::new("unproven"), name, &options, script).printed;
        assert!(report.contains("\nInput: stress.in (boards: 1, moves: "), "{report}");
        assert!(!report.contains("no smaller input fails"), "{report}");
    }
}

/// The first run or runs fail, and one of the three runs that repeat the failure does not. The
/// first failure is saved before the second run.
#[test]
fn solvers_that_fail_only_sometimes_are_reported_as_such() {
    for failures in [1, 2, 4] {
        let folder = Folder::new("sometimes");
        let script = format!(
            r#"echo run >> runs; [ $(wc -l < runs) -gt {failures} ] || exit 1
            cp stress.in saved; exec "$1""#
        );
        let report = search(&folder, "p1379", &["--rounds", "1"], &script).printed_with_status(1);
        let headline = "status: 1; run again, it passed: it fails only sometimes\n";
        assert!(report.contains(headline), "{report}");
        assert!(report.contains("(boards: 1, moves: 1; samples/p1379/one-move.in)\n"), "{report}");
        let result = "\np1379: failure in input 1, samples/p1379/one-move.in, in ";
        assert!(report.contains(result), "{report}");
        assert_eq!(text(&folder.0.join("saved")), "103824765\n");
    }
}

#[test]
fn standard_error_is_shown_and_saved() {
    let folder = Folder::new("errors");
    let report = search(&folder, "p1379", &[], "seq 12 >&2; exit 3").printed;
    assert!(report.contains("Case 1: crash: exit status: 3\n"), "{report}");
    assert!(
        report.contains("\nGoal: 123804765\nAnswer: none\nExpected: '1'\n\nInput: "),
        "{report}"
    );
    assert!(report.contains("\nStandard error: stress.err\n    3\n    4\n"), "{report}");
    assert!(report.contains("\n    12\np1379: "), "{report}");
    assert_eq!(text(&folder.0.join("stress.err")).lines().count(), 12);
    assert_eq!(text(&folder.0.join("stress.in")), "103824765\n");
    // If standard error is empty, its file is.
    let report = search(&folder, "p1379", &[], "echo 2").printed;
    assert!(!report.contains("Standard error"), "{report}");
    assert_eq!(text(&folder.0.join("stress.err")), "");
}

#[test]
fn files_of_an_earlier_failure_stay() {
    let folder = Folder::new("earlier");
    folder.write("stress.in", "103824765\n");
    let report = search(&folder, "p1379", &["--rounds", "1"], r#"exec "$1""#).printed;
    assert!(report.ends_with("\nstress.in is from an earlier run\n"), "{report}");
    assert_eq!(text(&folder.0.join("stress.in")), "103824765\n");
}

/// The report shows ten lines of the input, and the end of standard error. The end is never lost,
/// though the solver writes more than a pipe holds at once, then many small texts, and one at its
/// very end.
#[test]
fn long_inputs_and_standard_error_are_shortened() {
    let folder = Folder::new("long");
    let script = r#"i=$(cat); [ $(echo "$i" | wc -l) -gt 10 ] || { echo "$i" | "$1"; exit; }
        head -c 3000000 /dev/zero >&2; seq 60000 >&2; echo last >&2; exit 3"#;
    let report = search(&folder, "hdu1043", &["--shrink", "0"], script).printed;
    let (_, shown) = report.split_once("\nInput: ").expect("the input is shown");
    assert_eq!(shown.matches("\n    ").count(), 11 + 10, "{report}");
    assert!(shown.contains("\n    …\nOutput: "), "{report}");
    assert!(shown.contains("\n    60000\n    last\nhdu1043: "), "{report}");
    let errors = fs::read(folder.0.join("stress.err")).expect("it is saved");
    assert!(errors.ends_with(b"\nlast\n"), "{report}");
    assert_eq!(errors.len(), 1 << 20);
}

/// The shell has started another program, which would go on.
#[test]
#[cfg(target_os = "linux")]
fn solvers_are_stopped_with_what_they_have_started() {
    use std::thread::sleep;
    use std::time::Duration;

    let folder = Folder::new("started");
    let script = r#"sh -c 'echo $$ > started; exec "$0" burns-60000' "$2"; exit 0"#;
    let options = ["--rounds", "1", "--time-limit", "0.3", "--shrink", "0"];
    let report = search(&folder, "p1379", &options, script).printed_with_status(1);
    assert!(report.contains("Case 1: time-out: stopped after "), "{report}");
    let number = text(&folder.0.join("started"));
    let stat = format!("/proc/{}/stat", number.trim());
    // A process that is killed may wait for a processor before it ends. Then it has no file, or is
    // a zombie until its parent has seen the end.
    for _ in 0..1000 {
        match fs::read_to_string(&stat) {
            Ok(text) if !text.contains(") Z ") => sleep(Duration::from_millis(10)),
            _ => return,
        }
    }
    panic!("process {number} goes on");
}

/// The solver takes too long for more than two boards, also when a smaller input is looked for.
#[test]
#[cfg(target_os = "linux")]
fn time_outs_are_not_repeated_once_the_time_for_shrinking_is_over() {
    let folder = Folder::new("over");
    let script = r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 2 ]; then echo run >> runs
        exec "$2" burns-60000; fi; echo "$i" | "$1""#;
    let options = ["--time-limit", "0.3", "--shrink", "0.3", "--rounds", "90"];
    let report = search(&folder, "hdu1043", &options, script).printed_with_status(1);
    assert!(report.contains(" before all smaller inputs were tried)\n"), "{report}");
    let runs = text(&folder.0.join("runs")).lines().count();
    assert!((2..=3).contains(&runs), "{runs} runs: {report}");
}

/// The solver has more memory than HDU 1043 grants, for long enough for a look at it.
#[test]
#[cfg(target_os = "linux")]
fn memory_over_the_limit_is_named_in_the_result() {
    let script = r#"x=$(head -c 50000000 /dev/zero | tr '\0' x); "$1"; sleep 0.3"#;
    let options = ["--rounds", "1", "--seed", "1"];
    let report = search(&Folder::new("memory"), "hdu1043", &options, script).printed_with_status(0);
    let result = "hdu1043: no failure, but over the memory limit: 1 input in ";
    assert!(report.starts_with(result), "{report}");
    assert!(report.contains(" MB (over the limit of 32 MB)\n"), "{report}");
}

/// The first solver lasts longer than its limit, but hardly uses the processor. The second does so
/// once, and is wrong on the solved board, as accepted programs are.
#[test]
#[cfg(target_os = "linux")]
fn time_over_the_limit_is_named_in_the_result() {
    let folder = Folder::new("time");
    let options = ["--rounds", "1", "--time-limit", "0.2"];
    let report = search(&folder, "p1379", &options, r#""$1"; sleep 0.3"#).printed_with_status(0);
    let result = "p1379: no failure, but over the time limit: 1 input in ";
    assert!(report.starts_with(result), "{report}");
    assert!(report.contains(" s (over the limit of 0.2 s; 0"), "{report}");
    assert!(report.contains(" s of processor time), most memory "), "{report}");
    let script = r#"i=$(cat); if [ "$(echo $i)" = "1 2 3 4 5 6 7 8 x" ]; then echo wrong; exit; fi
        [ -e ran ] || { touch ran; sleep 0.3; }; echo "$i" | "$1""#;
    let options = ["--rounds", "60", "--seed", "1", "--time-limit", "0.2"];
    let report = search(&folder, "poj1077", &options, script).printed;
    let wrong = "wrong on the solved board, as accepted programs are: 60 inputs in ";
    let result = format!("\npoj1077: no failure, but over the time limit, and {wrong}");
    assert!(report.contains(&result), "{report}");
}

/// Conditions of the shell on an input `$i`: that it is one certain board, or one pair whose start
/// is its goal.
const IS_SOLVED: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 7 8 x" ]"#;
const IS_UNSOLVABLE: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 8 7 x" ]"#;
const IS_NEAR: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 x 7 8 6" ]"#;
const IS_SOLVED_PAIR: &str = r#"[ $(echo "$i" | sort -u | wc -l) = 2 ]"#;

/// Returns a script that is wrong if a condition holds.
fn wrong_if(condition: &str) -> String {
    format!(r#"i=$(cat); if {condition}; then echo wrong; else echo "$i" | "$1"; fi"#)
}

/// The statement allows these boards, but the judge's tests probably have none.
#[test]
fn failures_on_boards_that_accepted_programs_get_wrong_are_excused() {
    let both = format!("{IS_UNSOLVABLE} || {IS_SOLVED}");
    for (name, condition, kinds) in [
        ("poj1077", IS_UNSOLVABLE, &["unsolvable boards"][..]),
        ("poj1077", &both, &["the solved board", "unsolvable boards"]),
        ("hdu3567", IS_SOLVED_PAIR, &["the solved board"]),
    ] {
        let folder = Folder::new("excused");
        let options = ["--rounds", "60", "--seed", "1"];
        let report = search(&folder, name, &options, &wrong_if(condition)).printed_with_status(0);
        let boards = kinds.join(" and ");
        let result =
            format!("\n{name}: no failure, but wrong on {boards}, as accepted programs are");
        assert!(report.contains(&result), "{report}");
        let excused: Vec<_> = report.lines().filter(|line| line.starts_with("Excused: ")).collect();
        assert_eq!(excused.len(), kinds.len(), "{report}");
        for (line, kind) in excused.iter().zip(kinds) {
            assert!(line.starts_with(&format!("Excused: {kind}, as in input ")), "{report}");
            assert!(line.contains(": WA: "), "{report}");
        }
        // The first of them is saved.
        assert!(excused[0].ends_with(" (accepted programs fail there, too; input: stress.in)"));
        let saved = cases(find(name), &text(&folder.0.join("stress.in")));
        assert_eq!(saved[0].is_solved(), kinds[0] == "the solved board", "{report}");
    }
}

/// The first solver fails on a board that is excused, and on another one. At the second solver's
/// judge, unsolvable boards are not excused.
#[test]
fn excused_failures_do_not_replace_failures_on_other_boards() {
    let either = format!("{IS_UNSOLVABLE} || {IS_NEAR}");
    for (name, condition, size) in [
        ("poj1077", &*either, "(boards: 1, moves: 1; no smaller input fails)\n"),
        ("acwing179", IS_UNSOLVABLE, "unsolvable-1.in; no smaller input fails)\n"),
    ] {
        let options = ["--rounds", "60", "--seed", "1"];
        let report = search(&Folder::new("elsewhere"), name, &options, &wrong_if(condition))
            .printed_with_status(1);
        assert!(report.contains(size) && !report.contains("Excused: "), "{report}");
    }
}

#[test]
fn failures_on_samples_are_excused_like_others() {
    let script = wrong_if(IS_SOLVED);
    let options = ["--samples", "--time-limit", "60"];
    let folder = Folder::new("excused-samples");
    let report =
        outcome(&mut trial(&folder, "poj1077", &options, &script), b"").printed_with_status(0);
    let line = "\nsolved: WA: case 1 (input line 1, output line 1): move 1, 'w', is not a move \
                (accepted programs fail there, too)\n";
    assert!(report.contains(line), "{report}");
    let count = inputs(find("poj1077")).len();
    let result = "no failure, but wrong on the solved board, as accepted programs are";
    let result = format!("\npoj1077: {result}: {count} samples in ");
    assert!(report.contains(&result), "{report}");
    let report =
        outcome(&mut trial(&folder, "acwing179", &options, &script), b"").printed_with_status(1);
    assert!(report.contains("\nacwing179: 1 of "), "{report}");
}

#[test]
#[cfg(target_os = "linux")]
fn samples_have_the_time_limit_and_the_rules_of_other_inputs() {
    let script = r#"i=$(cat); case $i in
        283104765) exec "$2" burns-60000 ;;
        123804765) echo "$i" | "$1"; exit 3 ;;
        *) echo "$i" | "$1" ;; esac"#;
    let folder = Folder::new("slow-sample");
    let options = ["--samples", "--time-limit", "0.3"];
    let report =
        outcome(&mut trial(&folder, "p1379", &options, script), b"").printed_with_status(1);
    let (_, slow) = report.split_once("\nsample-1: time-out: stopped after ").expect("it is slow");
    let (line, rest) = slow.split_once('\n').expect("a line");
    assert!(line.ends_with(" (limit 0.3 s)"), "{report}");
    assert!(rest.starts_with("solved: crash: exit status: 3\np1379: 2 of "), "{report}");
    assert!(rest.contains(" s (over the limit of 0.3 s; "), "{report}");
}

/// Each is fed once.
#[test]
fn samples_are_fed_unchanged_in_the_order_of_their_names() {
    let folder = Folder::new("as-they-are");
    let options = ["--samples", "--time-limit", "60"];
    let script = r#"cat > input; cat input >> inputs; exec "$1" < input"#;
    outcome(&mut trial(&folder, "poj2286", &options, script), b"").printed_with_status(0);
    let expected: String = inputs(find("poj2286")).iter().map(|file| text(file)).collect();
    assert_eq!(text(&folder.0.join("inputs")), expected);
}

/// The script is started by a link, from a folder whose name has a space, with the tests' own
/// programs as those that cargo builds: a stand-in for cargo only notes how it is called, since a
/// build would take long.
#[test]
fn samples_script_calls_stress_from_any_folder() {
    let folder = Folder::new("a folder");
    let executable_file = |name: &str, text: &str| {
        let file = folder.write(name, text);
        fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
    };
    executable_file("cargo", r#"echo "$PWD $*" > "${0%/*}/called""#);
    executable_file("my solver", &format!("#!/bin/sh\nexec '{}'\n", own("p1379")));
    let target = executable("stress");
    let target = target.parent().expect("a folder");
    symlink(target, folder.0.join("release")).expect("the link can be made");
    symlink(path("scripts/samples.sh"), folder.0.join("link")).expect("the link can be made");
    let run_script = |arguments: &[&str]| {
        let programs = std::env::var("PATH").expect("it is text");
        let mut script = Command::new("./link");
        script.args(arguments).current_dir(&folder.0).env("CARGO_TARGET_DIR", &folder.0);
        script.env("PATH", format!("{}:{programs}", folder.0.display()));
        outcome(&mut script, b"")
    };
    for call in [&["luogu p1379", "./my solver"][..], &["p1379", "--", "./my solver", "--all"]] {
        let Outcome { printed: report, messages, status } = run_script(call);
        let result = format!("\n{}: no failure in ", call[0]);
        assert!(report.contains("\nsample-1: AC (") && report.contains(&result), "{report}");
        assert_eq!(status, Some(0), "{report}{messages}");
    }
    let root = fs::canonicalize(path("")).expect("the project's folder");
    let called = format!("{} build --quiet --release --bin stress\n", root.display());
    assert_eq!(text(&folder.0.join("called")), called);
    assert_eq!(run_script(&["p1379", wrong().as_str(), "first-only"]).status, Some(1));
    let Outcome { messages, status, .. } = run_script(&["p1379"]);
    assert!(messages.starts_with("stress: COMMAND is missing; usage: "), "{messages}");
    assert_eq!(status, Some(2));
    let usage = "usage: samples.sh NAME COMMAND [ARGUMENT...]\n";
    let Outcome { messages, status, .. } = run_script(&[]);
    assert!(messages.starts_with(usage) && status == Some(2), "{messages}");
    let Outcome { printed, status, .. } = run_script(&["--help"]);
    assert!(printed.starts_with(usage) && status == Some(0), "{printed}");
}

/// The file of standard input has a name while the run goes on, and is removed after it.
#[test]
#[cfg(target_os = "linux")]
fn standard_input_can_be_opened_by_the_name_of_its_file() {
    let folder = Folder::new("behind");
    let temporary = folder.0.join("temporary");
    fs::create_dir(&temporary).expect("the folder can be made");
    let script = r#"exec "$1" < "$(readlink -f /dev/stdin)""#;
    let options = ["--rounds", "6", "--time-limit", "60"];
    let mut stress = trial(&folder, "p1379", &options, script);
    outcome(stress.env("TMPDIR", &temporary), b"").printed_with_status(0);
    assert!(names(&temporary).is_empty(), "{:?}", names(&temporary));
}

#[test]
fn input_that_cannot_be_written_is_an_error() {
    let folder = Folder::new("no-folder");
    let missing = folder.0.join("missing");
    let mut stress = trial(&folder, "p1379", &[], "cat");
    let Outcome { messages, status, .. } = outcome(stress.env("TMPDIR", &missing), b"");
    let begin = format!("stress: cannot write the input to {}: ", missing.display());
    assert!(messages.starts_with(&begin), "{messages}");
    assert_eq!(status, Some(2), "{messages}");
}

/// No thread can have a stack as large as this.
#[test]
#[cfg(target_os = "linux")]
fn thread_that_cannot_be_started_is_an_error() {
    let folder = Folder::new("no-thread");
    let mut stress = trial(&folder, "p1379", &[], "cat");
    let Outcome { messages, status, .. } =
        outcome(stress.env("RUST_MIN_STACK", isize::MAX.to_string()), b"");
    assert!(messages.starts_with("stress: cannot start a thread: "), "{messages}");
    assert!(messages.ends_with("; too many processes? see ulimit -u\n"), "{messages}");
    assert_eq!(status, Some(2), "{messages}");
}

#[test]
#[cfg(target_os = "linux")]
fn scripts_whose_first_line_is_wrong_get_a_hint() {
    let folder = Folder::new("hints");
    for (line, end) in [
        ("#!/bin/sh\r", "its first line ends in CRLF; sed -i 's/\\r$//' ./mine"),
        ("#!/no/such -e", "does its first line name a program that is there?"),
        ("echo 1", "(os error 8)"),
    ] {
        let file = folder.write("mine", &format!("{line}\nsleep 1000\n"));
        fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
        assert_refused(&folder, &["p1379", "--", "./mine"], "cannot run ./mine: ", end);
    }
}

/// The solver has several names, and is found in a folder of `PATH`.
#[test]
fn failures_are_not_saved_over_another_name_of_the_solver() {
    let folder = Folder::new("links");
    let solver = executable("p1379");
    fs::hard_link(&solver, folder.0.join("own.err")).expect("the link can be made");
    let mut stress = Command::new(executable("stress"));
    stress.args(["p1379", "--save", "own", "--", "p1379"]).current_dir(&folder.0);
    let messages = outcome(stress.env("PATH", solver.parent().expect("a folder")), b"").messages;
    assert!(
        messages.contains("own.err: it is part of the command; --save PREFIX names"),
        "{messages}"
    );
}
