//! Solvers that are scripts of the shell.

use std::collections::HashSet;
use std::fs::Permissions;
use std::os::unix::fs::{symlink, PermissionsExt};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use puzzle_solvers::judging::cases::{self, Case};

use super::*;
use crate::common::compilers::compile;
use crate::common::files::{self, Folder};
use crate::common::programs::{is_at_hand, run};
use crate::sweeps::of_sweeps;

/// Runs a shell script as a solver, with our own as `$1`, the one with mistakes as `$2`, and a
/// path that the test alone uses as `$0`. Returns the report, then the messages; and the status.
fn scripted(name: &str, script: &str, options: &[&str]) -> (String, Option<i32>) {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let scratch = made(&format!("script-{}", COUNT.fetch_add(1, Relaxed)));
    let ours = executable(find(name).program);
    let [scratch, ours] = [scratch, ours].map(|path| path.display().to_string());
    let save = [name, "--save", &scratch, "--time-limit", "60"];
    let command = ["--", "sh", "-c", script, &scratch, &ours, &wrong()];
    let (said, errors, status) = tool("stress", &[&save[..], options, &command].concat(), "");
    (said + &errors, status)
}

/// A problem, the options, a script, and what is said of it, in parts with `…` between them. It
/// ends in the exit status of `stress`.
#[rustfmt::skip]
#[cfg(target_os = "linux")]
const VERDICTS: &[(&str, &str, &str, &str)] = &[
    // Another program, which prints far too late, is not waited for.
    ("p1379", "--rounds 2", r#"(sleep 40; echo 0) & "$1""#, "no failure in 2 inputs…0"),
    // The first run takes too long, the second does not.
    ("p1379", "--rounds 1 --time-limit 1", r#"[ -e "$0" ] || { touch "$0"; exec sleep 60; }; exec "$1""#, "no failure…0"),
    // A long input gets more time.
    ("hdu1043", "--all --time-limit 1", r#"sleep 5; exec "$1""#, "no failure in all 362,880 boards…0"),
    // It never ends on one board, prints without end, or crashes. Of the unsolvable boards, the goal
    // with its last two tiles exchanged counts as no move.
    ("acwing179", "--time-limit 0.3 --seed 1 --shrink 600", r#"exec "$2" loops-when-solved"#, "Case 1: time-out: stopped after …\n    1 2 3 4 5 6 7 8 x\n… --time-limit 0.3 --shrink 600); …1"),
    ("p1379", "--seed 1 --shrink 600", r#"exec "$2" prints-for-ever"#, "Case 1: too much output: over 16777216 bytes\n…\n    103824765\n…1"),
    ("hdu1043", "--seed 1 --shrink 600", r#"exec "$2" crashes-when-unsolvable"#, "Case 1: crash: exit…\n    1 2 3 4 5 6 8 7 x\n…1"),
    // The judge takes any path: a sample of 221 boards gets 15.5 MB of answers; all boards, each
    // with 100 moves more than needed, get 44 MB.
    ("hdu1043", "--rounds 50", r#"exec "$2" detours-35000"#, "no failure in 50 inputs…0"),
    ("hdu1043", "--all", r#"exec "$2" detours-50"#, "no failure in all 362,880 boards…0"),
    // The processor is used for too long: by the solver, by a child that it waits for, by one child
    // after the other, and on two boards.
    ("p1379", BRIEF, r#"exec "$2" burns-4000"#, "Case 1: time-out: stopped after … s of processor time (limit 0.2 s)\n…1"),
    ("p1379", BRIEF, r#"cat | "$2" burns-4000; exit 0"#, "Case 1: time-out: stopped after … s of processor time (limit 0.2 s)\n…1"),
    ("p1379", BRIEF, r#"cat > "$0"; while :; do "$2" burns-40 < "$0"; done"#, "Case 1: time-out: stopped after … s of processor time in all threads and programs (limit 8 × 0.2 s)\n…1"),
    ("hdu1043", BRIEF, r#"i=$(cat); [ $(echo "$i" | wc -l) = 1 ] || exec "$2" burns-4000; echo "$i" | "$1""#, "time-out: stopped after … s of processor time (limit 0.2 s), on an input of 2 boards\n…1"),
    // Each thread, or each child, may take as long as the limit.
    ("p1379", "--rounds 1 --time-limit 0.5", r#"exec "$2" burns-300-300-300-300"#, "no failure…0"),
    ("p1379", "--rounds 1 --time-limit 0.5", r#"i=$(cat); echo "$i" | "$2" burns-300-300-300-300; exit 0"#, "no failure…0"),
    ("p1379", "--rounds 1 --time-limit 0.5", r#"cat > "$0"; for i in 1 2 3 4; do "$2" burns-200 < "$0" > "$0.$$" & sleep 0.08; done; wait; cat "$0.$$""#, "no failure…0"),
    // The case that fails is tried alone at first: the input of many boards would take for ever.
    ("hdu1043", "--all --shrink 600", r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 1 ]; then [ ! -e "$0" ] || exec sleep 1000; touch "$0"; fi; echo "$i" | "$1" | sed 's/^dr$/rd/'"#, "(boards: 1, moves: 2; no smaller input fails)…; longest run …for 362,880 boards…1"),
    // The search for a smaller input ends. A crash does not say which of the boards is the reason.
    ("hdu1043", "--all --shrink 1", r#"i=$(cat); case $i in *'7 x 8 6 5'*) exit 3; esac; echo "$i" | "$1""#, "\nNote: exit status: 3; many judges call that a run-time error\n…1"),
    // An empty path that is the only answer may be no text at all.
    ("acwing179", "--rounds 60", r#""$1" | tr -d '\n'"#, "no failure…0"),
    ("poj1077", "--rounds 60", r#""$1" | tr -d '\n'"#, "no failure…0"),
    ("acwing179", "--rounds 60", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") echo; exit 3; esac; echo "$i" | "$1""#, "\nAnswer: ''\nExpected: any shortest path, such as ''\nNote: exit status: 3; many judges call that …1"),
    ("acwing179", "--rounds 60", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exit 3; esac; echo "$i" | "$1""#, "\nAnswer: none\nExpected: any shortest path, such as ''\nNote: exit status: 3; many judges call that …1"),
    // Hints on likely reasons.
    ("p1379", "--rounds 1", "exit 0", "\nAnswer: none\n…Note: it seems not to read standard input; does it open a file, even /dev/stdin?\n…1"),
    ("p1379", "--rounds 1", "echo 77", "Note: it seems not to read standard input; does it open a file, even /dev/stdin?\n…1"),
    ("hdu1043", "--rounds 1", "kill -SEGV $$", "\nAnswer: none\n…does it recurse deeply? ulimit -s unlimited…1"),
    ("hdu1043", "--rounds 1", "exit 139", "Case 1: crash: exit status: 139\n…does it recurse deeply? ulimit -s unlimited…1"),
    ("p1379", "--rounds 1", "cat; echo; echo unsolvable", "found '103824765'\n…\nExpected: '1'\n\nInput…1"),
    ("p1379", "--rounds 1", "echo unsolvable", "Note: this problem asks for the number of moves, not …1"),
    ("acwing845", "--rounds 1", "echo; echo uldr", "Note: this problem asks for the number of moves, not …1"),
    // A right answer with a status; a right solver, also one that opens its standard input anew; text
    // for a terminal, an extra line, and a folder in the place of a file.
    ("p1379", "--rounds 1", "printf '\\033[2Jred' >&2; exit 1", "\n    \\u{1b}[2Jred\n…1"),
    ("p1379", "--rounds 1", r#""$1"; exit 3"#, "Case 1: crash: exit status: 3\n…\nAnswer: '1'\nExpected: '1'\nNote: exit status: 3; many judges call that a run-time error\n…1"),
    ("p1379", "--rounds 1", r#"exec "$1""#, "p1379: no failure in 1 input, up to distance 1 of 30, in …0"),
    ("p1379", "--rounds 4", r#"cat > "$0"; exec "$1" < /dev/stdin"#, "no failure…0"),
    ("p1379", "--rounds 1", r#""$1"; echo DEBUG"#, "extra output after the last case (output line 2): 'DEBUG'\n…1"),
    ("p1379", "--rounds 1", r#"mkdir -p "$0.out"; echo wrong"#, "Case 1: WA: expected '1', found 'wrong'\n…\nOutput: not saved\n…stress: cannot write …1"),
    // At POJ and HDU, where `void main` is common, any exit status will do.
    ("poj1077", "--rounds 30", r#""$1"; exit 128"#, "no failure…; exit status 128 in 30 runs: many judges call that a run-time error\n…0"),
    ("hdu3567", "--rounds 30", r#""$1"; exit 128"#, "no failure…; exit status 128 in 30 runs: many judges call that a run-time error\n…0"),
    ("hdu3567", "--rounds 3", r#""$1"; exit 139"#, "no failure…; exit status 139 in 3 runs: …0"),
    ("p1379", "--rounds 30", r#""$1"; exit 128"#, ": crash: exit status: 128\n…1"),
    ("poj1077", "--rounds 30", r#""$1"; echo fault >&2; exit 1"#, ": crash: exit status: 1\n…1"),
    ("poj1077", "--rounds 30", r#""$1"; kill -SEGV $$"#, ": crash: signal: 11 (SIGSEGV)…1"),
];

#[cfg(target_os = "linux")]
const BRIEF: &str = "--rounds 4 --time-limit 0.2 --shrink 0";

#[test]
#[cfg(target_os = "linux")]
fn scripts_get_these_verdicts() {
    for (name, options, script, expected) in VERDICTS {
        let (said, status) = scripted(name, script, &options.split(' ').collect::<Vec<_>>());
        let said = format!("{said}{}", status.expect("no signal ends it"));
        let (parts, end) = expected.rsplit_once('…').expect("a status");
        let mut rest = Some(said.as_str());
        for part in parts.split('…') {
            rest = rest.and_then(|rest| Some(rest.split_once(part)?.1));
        }
        assert!(rest.map_or(false, |rest| rest.ends_with(end)), "{name} {script}: {said}");
    }
}

/// The first runs fail, and one of the three that repeat the failure does not. The first failure is
/// saved before the second run.
#[test]
fn solvers_that_fail_only_sometimes_are_said_to() {
    for failures in [1, 2, 4] {
        let prefix = made(&format!("sometimes-{failures}")).display().to_string();
        let script = format!(
            r#"echo run >> "$0"; [ $(wc -l < "$0") -gt {failures} ] || exit 1
            cp "{prefix}.in" "{prefix}.seen"; exec "$1""#
        );
        let (said, status) = scripted("p1379", &script, &["--rounds", "1", "--save", &prefix]);
        let headline = "status: 1; run again, it passed: it fails only sometimes\n";
        assert!(said.contains(headline) && status == Some(1), "{said}");
        assert!(said.contains("(boards: 1, moves: 1; samples/p1379/one-move.in)\n"), "{said}");
        let end = "\np1379: failure in input 1, samples/p1379/one-move.in, in ";
        assert!(said.contains(end), "{said}");
        assert_eq!(fs::read_to_string(prefix + ".seen").expect("it is seen"), "103824765\n");
    }
}

#[test]
fn standard_error_is_shown_and_saved() {
    let prefix = made("errors\u{7}").display().to_string();
    let files = [".in", ".out", ".err"].map(|end| format!("{prefix}{end}"));
    let script = "seq 12 >&2; exit 3";
    let (said, _) = scripted("p1379", script, &["--save", &prefix]);
    assert!(said.contains("Case 1: crash: exit status: 3\n"), "{said}");
    assert!(said.contains("\nGoal: 123804765\nAnswer: none\nExpected: '1'\n\nInput: "), "{said}");
    let shown = files[2].replace('\u{7}', "\\u{7}");
    assert!(said.contains(&format!("\nStandard error: {shown}\n    3\n    4\n")), "{said}");
    assert!(said.contains("\n    12\np1379: "), "{said}");
    assert_eq!(fs::read_to_string(&files[2]).expect("it is saved").lines().count(), 12);
    assert_eq!(fs::read_to_string(&files[0]).expect("it is saved"), "103824765\n");
    // Without an error its file is empty; without a failure the files stay as they are.
    let (said, _) = scripted("p1379", "echo 2", &["--save", &prefix]);
    assert!(!said.contains("Standard error"), "{said}");
    assert_eq!(fs::read(&files[2]).expect("it is saved"), b"");
    let (said, _) = scripted("p1379", r#"exec "$1""#, &["--save", &prefix, "--rounds", "1"]);
    assert!(said.ends_with("\\u{7}.in is not of this run\n"), "{said}");
    assert_eq!(fs::read_to_string(&files[0]).expect("it is still there"), "103824765\n");
}

/// The solver never uses the processor, so it gets twice the time, two times.
#[test]
#[cfg(target_os = "linux")]
fn time_outs_are_named_and_told_of_before_the_end() {
    let command = ["p1379", "--rounds", "1", "--time-limit", "2.6", "--save"];
    let prefix = made("asleep").display().to_string();
    // It has started no program, so no shell is needed to stop one. This would be the shell.
    let path = Folder::new("path");
    let shell = path.write("sh", &format!("#!/bin/sh\n: > {prefix}.called\n"));
    fs::set_permissions(shell, Permissions::from_mode(0o755)).expect("it is a program");
    let mut stress = Command::new(executable("stress"));
    stress.args(command).args([&prefix, "--", "/bin/sleep", "1000"]).env("PATH", &path.0);
    let (said, progress, _) = outcome(&mut stress, b"");
    assert!(!Path::new(&format!("{prefix}.called")).exists());
    let (headline, rest) = said.split_once(" s idle past its limit of 2.6 s\n").expect("it is");
    let time = headline.rsplit_once("Case 1: time-out: stopped after ").expect("a headline").1;
    assert!(time.parse::<f64>().expect("a time") >= 2.6, "{said}");
    let unread =
        "\nNote: it seems not to read standard input; does it open a file, even /dev/stdin?\n";
    assert!(rest.contains(unread) && !rest.contains("Java"), "{said}");
    let input = "stress: input 1 of 1, no failure yet (boards: 1)\n";
    assert!(progress.starts_with(input), "{progress}");
}

/// Judges whose limits are known, known but not confirmed, and not known. The solver runs for long
/// enough for a look at its memory, or past its limit without much use of the processor.
#[test]
#[cfg(target_os = "linux")]
fn costs_are_named_beside_the_limits() {
    let one_by_one = "; 1 of 181,440 boards; --all tries every one, in some ";
    let at_once = "; --all tries every one of 362,880 boards, in one input\n";
    let unsure = " MB (limit 128 MB, not confirmed)";
    let much = r#"x=$(head -c 50000000 /dev/zero | tr '\0' x); "$0"; sleep 0.3"#;
    let little = r#"sleep 0.3; exec "$0""#;
    for (name, ours, script, time, end) in [
        ("hdu1043", "acwing179", much, " (limit 5 s)", [" MB, over the limit of 32 MB", at_once]),
        ("p1379", "p1379", little, " (limit 1 s, not confirmed)", [unsure, one_by_one]),
        ("tioj1673", "poj2286", little, " (limit 10 s, assumed since", [" MB", "\n"]),
    ] {
        let ours = executable(ours).display().to_string();
        let prefix = made("costs").display().to_string();
        let words = [name, "--save", &prefix, "--rounds", "1", "--", "sh", "-c", script, &ours];
        let (said, _, status) = tool("stress", &words, "");
        assert_eq!(status, Some(0), "{said}");
        let costs = said.split("; longest run ").nth(1).expect("they are named");
        assert!(costs.contains(time) && costs.contains(&end.concat()), "{said}");
    }
    let script = r#""$1"; sleep 1.01"#;
    let (said, _) = scripted("p1379", script, &["--rounds", "1", "--time-limit", "1"]);
    let (_, used) = said.split_once(" s (").expect("the options").1.split_once(" s (").expect("it");
    let used = used.split_once(" s of processor time; limit 1 s)").expect("it is named").0;
    assert!(used.parse::<f64>().expect("a time") < 1.0, "{said}");
}

/// One write of more than a pipe holds, many small ones, and an end that is not waited for.
#[test]
fn end_of_standard_error_is_never_lost() {
    for write in ["head -c 3000000 /dev/zero", "seq 60000", "yes | head -c 3000000"] {
        let script = format!("{write} >&2; echo >&2; echo last >&2; exit 3");
        let prefix = made("said").display().to_string();
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
    assert_eq!(input.matches("\n    ").count(), 11, "{said}");
    assert!(input.contains("\n    …\nOutput: "), "{said}");
}

/// The first inputs of the library, each once.
#[test]
fn solvers_get_the_inputs_of_the_sweeps() {
    let folder = Folder::new("inputs");
    let file = folder.0.join("$$").display().to_string();
    let script = format!(r#"cat > "{file}"; exec "$1" < "{file}""#);
    let (said, status) = scripted("hdu1043", &script, &["--seed", "1", "--rounds", "120"]);
    assert_eq!(status, Some(0), "{said}");
    let files = files::names(&folder.0).into_iter();
    let fed: HashSet<_> = files.map(|name| files::text(&folder.0.join(name))).collect();
    let problem = find("hdu1043");
    let text = |cases: Vec<Case>| cases::parts(problem, cases.len(), cases.into_iter()).collect();
    let (first, others) = of_sweeps("hdu1043", 4);
    let mut expected = HashSet::new();
    let mut inputs = first.into_iter().chain(others).map(text);
    while expected.len() < 120 {
        expected.insert(inputs.next().expect("there are more"));
    }
    assert!(fed == expected, "{said}");
}

/// Standard input is a file, read from its start: it can be opened again, and mapped.
#[test]
#[cfg(target_os = "linux")]
fn standard_input_is_a_file_as_at_a_judge() {
    if !is_at_hand("g++", "solvers that read by mmap and fseek are not tried") {
        return;
    }
    let (source, program) = (made("reads.cpp"), made("reads"));
    fs::write(&source, include_str!("reads.cpp")).expect("it can be written");
    compile(Command::new("g++").arg(&source).arg("-o").arg(&program));
    // A thread that waits in the kernel is idle.
    let path = program.display().to_string();
    let save = made("vfork").display().to_string();
    let options = ["p1379", "--time-limit", "0.3", "--shrink", "0", "--save", &save];
    let words = [&options[..], &["--", &path, "vfork"]].concat();
    let (said, _, _) = tool("stress", &words, "");
    assert!(said.contains(" s idle past its limit of 0.3 s\n"), "{said}");
    for way in ["mmap", "fseek"] {
        let script = format!(r#""{}" {way} | "$1""#, program.display());
        let (said, status) = scripted("p1379", &script, &["--rounds", "4"]);
        assert_eq!(status, Some(0), "{way}: {said}");
    }
}

/// Neither a full standard error nor a full standard output ends a trial, nor a folder that the
/// solver puts in the place of a file.
#[test]
#[cfg(target_os = "linux")]
fn streams_that_cannot_be_written_do_not_end_a_trial() {
    for (stream, script, status) in
        [(2, r#"mkdir -p "$1.out"; echo wrong"#, 1), (1, "echo wrong", 1), (1, r#"exec "$0""#, 2)]
    {
        let line = format!(
            r#""$0" p1379 --rounds 2 --save "$2" -- sh -c "$3" "$1" "$2" {stream}> /dev/full"#
        );
        let mut shell = Command::new("sh");
        shell.args(["-c", &line]).args([executable("stress"), executable("p1379")]);
        let output = run(shell.arg(made(&format!("full-{stream}"))).arg(script), b"");
        assert_eq!(output.status.code(), Some(status), "{output:?}");
    }
}

/// The script has started another program, which would go on.
#[test]
#[cfg(target_os = "linux")]
fn solvers_are_stopped_with_what_they_have_started() {
    let script = r#"sh -c 'echo $$ > "$0"; sleep 1000; exit' "$0"; exit 0"#;
    let options = ["--rounds", "1", "--time-limit", "0.5", "--shrink", "0"];
    let scratch = made("started");
    let script = script.replace("$0", scratch.to_str().expect("the path is text"));
    let (said, status) = scripted("p1379", &script, &options);
    assert!(said.contains("time-out: stopped after ") && status == Some(1), "{said}");
    let number = fs::read_to_string(scratch).expect("it has started");
    let stat = fs::read_to_string(format!("/proc/{}/stat", number.trim()));
    // Ended, or about to be.
    assert!(stat.map_or(true, |stat| stat.contains(") Z ")), "{number}");
}

/// Without a shell, the lines are printed that stop them.
#[test]
#[cfg(target_os = "linux")]
fn programs_that_cannot_be_stopped_are_named() {
    let mut stress = Command::new(executable("stress"));
    stress.args(["p1379", "--time-limit", "0.3", "--shrink", "0", "--save"]).arg(made("no-shell"));
    stress.args(["--", "/bin/sh", "-c", "/bin/sleep 1000; :"]).env("PATH", "");
    let (_, said, _) = outcome(&mut stress, b"");
    let lines: Vec<_> = said.lines().filter_map(|line| line.rsplit_once("; ")).collect();
    assert_eq!(lines.len(), 2, "{said}");
    for (_, line) in lines {
        let stopped = Command::new("sh").args(["-c", line]).status();
        assert!(line.starts_with("kill -9 ") && stopped.expect("a shell").success(), "{said}");
    }
}

/// Boards that the statement allows, but that are no failure where accepted programs fail on them.
#[test]
fn edge_cases_are_no_failure_where_accepted_programs_fail_on_them() {
    let is = |board: &str| format!(r#"[ "$(echo $input)" = "{board}" ]"#);
    let [solved, unsolvable, near] =
        ["1 2 3 4 5 6 7 8 x", "1 2 3 4 5 6 8 7 x", "1 2 3 4 5 x 7 8 6"].map(is);
    let both = format!("{solved} || {unsolvable}");
    for (name, condition, is_failure) in [
        ("poj1077", &solved, false),
        ("poj1077", &unsolvable, false),
        ("poj1077", &both, false),
        ("poj1077", &format!("{both} || {near}"), true),
        ("hdu3567", &r#"[ $(echo "$input" | sort -u | wc -l) = 2 ]"#.to_string(), false),
        ("acwing179", &solved, true),
        ("acwing179", &unsolvable, true),
    ] {
        let script = format!(
            r#"input=$(cat); if {condition}; then echo wrong; else echo "$input" | "$1"; fi"#
        );
        let (said, status) = scripted(name, &script, &["--rounds", "90", "--seed", "1"]);
        let word = " (accepted programs fail there, too; input: ";
        assert_eq!(said.matches(word).count() == 1, !is_failure, "{name} {condition}: {said}");
        assert_eq!(said.starts_with("Excused: input "), !is_failure, "{name} {condition}: {said}");
        // The first excused input is saved.
        if let (Some((first, rest)), "poj1077") = (said.split_once(word), name) {
            let file = rest.split(')').next().expect("the file's name");
            let is_solved = fs::read_to_string(file).expect("it is saved").contains("8  x");
            assert_eq!(is_solved, first.contains("the solved board"), "{said}");
        }
        assert_eq!(status, Some(i32::from(is_failure)), "{name} {condition}: {said}");
        for (board, what) in [
            (&solved, ", the solved board: WA: move 1, 'w', is not a move (acc"),
            (&unsolvable, ", an unsolvable board: WA: expected 'unsolvable', found 'wrong' (acc"),
        ] {
            let is_said = !is_failure && condition.contains(board);
            assert_eq!(said.contains(what), is_said, "{name} {condition}: {said}");
        }
        // A failure elsewhere is not made into an edge case, and these do not count as smaller.
        let proven = "(boards: 1, moves: 1; no smaller input fails)\n";
        assert_eq!(condition.contains(&near), said.contains(proven), "{said}");
    }
}

/// Standard input has a name for as long as the run goes on, and then none. Without a folder for it
/// nothing can be tried.
#[test]
#[cfg(target_os = "linux")]
fn standard_input_can_be_opened_by_the_name_behind_it() {
    let folder = made("temporary");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut stress = Command::new(executable("stress"));
    stress.args(["p1379", "--rounds", "6", "--", "sh", "-c"]).env("TMPDIR", &folder);
    stress.arg(r#"exec "$0" < "$(readlink -f /dev/stdin)""#).arg(executable("p1379"));
    let output = run(&mut stress, b"");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 0, "nothing is left behind");
    fs::remove_dir(&folder).expect("it is empty");
    let (_, said, status) = outcome(&mut stress, b"");
    let begin = format!("stress: cannot write the input to {}: ", folder.display());
    assert!(said.starts_with(&begin) && status == Some(2), "{said}");
    assert!(said.ends_with("; TMPDIR (on Windows, TMP) can name another folder\n"), "{said}");
}

/// A script whose first line is wrong, or for whose output no thread can be started: its stack would
/// have all of the memory.
#[test]
#[cfg(target_os = "linux")]
fn solvers_that_cannot_be_run_get_a_hint() {
    let (folder, stack) = (Folder::new("hints"), (1_u64 << 55).to_string());
    for (line, stack, end) in [
        ("#!/bin/sh -e\r", "", "in a carriage return; sed -i 's/\\r$//' ./mine"),
        ("#!/no/such -e", "", "its first line names /no/such, which is no file"),
        ("echo 1", "", "a script? add its #! line"),
        ("#!/bin/sh", &stack, "too many processes? see ulimit -u"),
    ] {
        let mut stress = Command::new(executable("stress"));
        let file = folder.write("mine", &format!("{line}\nsleep 1000\n"));
        fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
        stress.args(["p1379", "--", "./mine"]).env("TMPDIR", &folder.0);
        stress.env("RUST_MIN_STACK", stack).current_dir(&folder.0);
        let (_, said, status) = outcome(&mut stress, b"");
        assert!(said.starts_with("stress: cannot run ./mine: ") && said.lines().count() == 1);
        assert!(said.ends_with(&format!("{end}\n")) && status == Some(2), "{said}");
        assert_eq!(files::names(&folder.0), ["mine"], "nothing is left behind");
    }
}

/// No input that has passed is run again while a smaller one is looked for.
#[test]
fn smaller_inputs_are_tried_once() {
    let folder = Folder::new("shrink");
    let file = folder.0.join("$$").display().to_string();
    let script = format!(
        r#"cat > "{file}"; [ $(wc -l < "{file}") -le 9 ] || {{ rm "{file}"; exit 3; }}
        exec "$1" < "{file}""#
    );
    let (said, _) = scripted("hdu1043", &script, &["--all", "--shrink", "600", "--seed", "1"]);
    let passed = files::names(&folder.0);
    let distinct: HashSet<_> =
        passed.iter().map(|name| files::text(&folder.0.join(name))).collect();
    assert!(distinct.len() > 1, "{said}");
    assert_eq!(distinct.len(), passed.len(), "{said}");
}

/// To open a FIFO would wait for its reader. A link may lead to a file that is made later. The solver
/// has several names, and is found in a folder of `PATH`.
#[test]
fn files_that_a_failure_is_not_saved_in_stay_as_they_are() {
    let [fifo, link, target] =
        ["fifo", "link", "target"].map(|name| made(name).display().to_string());
    let made = Command::new("mkfifo").arg(format!("{fifo}.out")).status();
    assert!(made.expect("there is such a program").success());
    let (_, said, status) = tool("stress", &["p1379", "--save", &fifo, "--", "true"], "");
    assert!(said.contains(".out: it is no regular file; ") && status == Some(2), "{said}");
    symlink(&target, format!("{link}.out")).expect("the link can be made");
    let (said, status) = scripted("p1379", r#"exec "$1""#, &["--save", &link, "--rounds", "1"]);
    assert!(status == Some(0) && !Path::new(&target).exists(), "{said}");
    let (said, _) = scripted("p1379", "echo 7", &["--save", &link, "--rounds", "1"]);
    assert_eq!(fs::read_to_string(&target).expect("it is written"), "7\n", "{said}");
    let solver = executable("p1379");
    fs::hard_link(&solver, format!("{target}.err")).expect("the link can be made");
    let mut stress = Command::new(executable("stress"));
    stress.args(["p1379", "--save", &target, "--", "p1379"]);
    stress.env("PATH", solver.parent().expect("a folder"));
    let (_, said, _) = outcome(&mut stress, b"");
    assert!(said.contains(".err: it is part of the command; --save PREFIX names"), "{said}");
}

/// The solver takes too long for more than two boards, also when a smaller input is looked for.
#[test]
fn time_outs_are_not_tried_again_once_the_time_for_shrinking_is_over() {
    let script = r#"input=$(cat); if [ $(echo "$input" | wc -l) -gt 2 ]; then
        echo run >> "$0"; exec sleep 1000; fi; echo "$input" | "$1""#;
    let prefix = made("over").display().to_string();
    let script = script.replace("$0", &prefix);
    let options = ["--time-limit", "0.3", "--shrink", "0.3", "--rounds", "90"];
    let (said, status) = scripted("hdu1043", &script, &options);
    let is_cut = said.contains(" before all smaller inputs were tried)\n");
    assert!(is_cut && status == Some(1), "{said}");
    let runs = fs::read_to_string(prefix).expect("it has run").lines().count();
    assert!((2..=3).contains(&runs), "{runs} runs: {said}");
}
