//! What holds on Linux alone, where the processor time and the memory of solvers are known, and the
//! programs that they start.

use std::thread::sleep;
use std::time::Duration;

use super::unix::{try_script, write_program};
use super::*;

/// Calls, shell scripts as solvers, and patterns of the reports. On a busy machine a time-out may
/// be one of processor time, or that of a run that lasts longer than five limits and five seconds.
#[rustfmt::skip]
const SCRIPTS: &[(&str, &str, &str)] = &[
    // Another program, which prints far too late, is not waited for.
    ("p1379 --rounds 1", "(sleep 40; echo 0) & p1379", "p1379: no failure in 1 input in …"),
    // The first run takes too long, the second does not.
    ("p1379 --rounds 1 --time-limit 0.3", "[ -e ran ] || { touch ran; exec wrong burns-60000; }; exec p1379",
        "p1379: no failure…"),
    // An input of many boards gets more time.
    ("hdu1043 --all --time-limit 0.001", "exec acwing179",
        "hdu1043: no failure in all 362,880 boards…"),
    // The solver never ends on one board.
    ("acwing179 --time-limit 0.3 --seed 1 --rounds 1000 --shrink 600", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exec wrong burns-60000; esac; echo "$i" | acwing179"#,
        "…Case 1: time-out: stopped after … (limit 0.3 s)\n…\n    1 2 3 4 5 6 7 8 x\n… --time-limit 0.3 --shrink 600)\n…"),
    // It prints without end.
    ("p1379 --rounds 1", "exec yes",
        "…Case 1: too much output: over 16777216 bytes\n…\n    103824765\n…"),
    // It crashes on unsolvable boards. The goal with its last two tiles exchanged counts as no
    // move.
    ("hdu1043 --seed 1 --rounds 1000 --shrink 600", r#"o=$(acwing179); case $o in *unsolvable*) echo none >&2; exit 3; esac; echo "$o""#,
        "…Case 1: crash: exit…\n    1 2 3 4 5 6 8 7 x\n…"),
    // The judge takes any path: with 100 moves more than needed for each board, 44 MB.
    ("hdu1043 --all", r#"d=$(printf 'lr%.0s' $(seq 50)); acwing179 | sed "/unsolvable/!s/\$/$d/""#,
        "hdu1043: no failure in all 362,880 boards…"),
    // The processor is used for too long, by a program that the solver has started.
    ("hdu1043 --rounds 6 --time-limit 0.2 --shrink 0", r#"i=$(cat); [ $(echo "$i" | wc -l) = 1 ] || wrong burns-900; echo "$i" | acwing179"#,
        "…time-out: stopped after … (limit 0.2 s), on an input of 2 boards\n…"),
    // Each thread may use it for as long as the limit.
    ("p1379 --rounds 1 --time-limit 0.3", "exec wrong burns-200-200", "p1379: no failure…"),
    // The case that fails is tried alone at first: the input of many boards would take for ever.
    ("hdu1043 --all --shrink 600", r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 1 ]; then [ ! -e ran ] || exec sleep 1000; touch ran; fi; echo "$i" | acwing179 | sed 's/^dr$/rd/'"#,
        "…(boards: 1, moves: 2; no smaller input fails)…\nlongest run …for 362,880 boards…"),
    // The search for a smaller input ends. A crash does not say which of the boards is the reason.
    ("hdu1043 --all --shrink 0.2", r#"i=$(cat); case $i in *'7 x 8 6 5'*) exit 3; esac; echo "$i" | acwing179"#,
        "…\nNote: exit status: 3; many judges call that a run-time error\n…"),
    // An empty path that is the only answer may be no text at all.
    ("acwing179 --rounds 60", r#"acwing179 | tr -d '\n'"#, "acwing179: no failure…"),
    // The solver prints nothing, and has another exit status.
    ("acwing179 --rounds 60", r#"i=$(cat); case $i in "1 2 3 4 5 6 7 8 x") exit 3; esac; echo "$i" | acwing179"#,
        "…\nAnswer: none\nExpected: any shortest path, such as ''\nNote: exit status: 3; many judges call that …"),
    // It ends by a signal.
    ("hdu1043 --rounds 1", "kill -SEGV $$",
        "…Case 1: crash: signal: 11 (SIGSEGV)…\nAnswer: none\n…"),
    // It prints a further line that is an answer.
    ("p1379 --rounds 1", "cat; echo; echo unsolvable",
        "…found '103824765'\n…\nExpected: '1'\n\nInput…"),
    // It prints text that a terminal would obey.
    ("p1379 --rounds 1", "printf '\\033[2Jred' >&2; exit 1", "…\n    \\u{1b}[2Jred\n…"),
    // A right answer comes with another exit status.
    ("p1379 --rounds 1", "p1379; exit 3",
        "…Case 1: crash: exit status: 3\n…\nAnswer: '1'\nExpected: '1'\nNote: exit status: 3; many judges call that a run-time error\n…"),
    // Standard input is a file, and can be opened anew by its name.
    ("p1379 --rounds 6", r#"cat > input; exec p1379 < "$(readlink -f /dev/stdin)""#,
        "p1379: no failure…"),
    // There is a line too many.
    ("p1379 --rounds 1", "p1379; echo DEBUG",
        "…extra output after the last case (output line 2): 'DEBUG'\n…"),
    // At POJ and HDU, where `void main` is common, any exit status will do.
    ("poj1077 --rounds 30", "acwing179; exit 128",
        "poj1077: no failure…\nruns with a nonzero exit status: 30; many judges call that a run-time error\n"),
    // But not with a message.
    ("poj1077 --rounds 30", "acwing179; echo fault >&2; exit 1", "…: crash: exit status: 1\n…"),
    // It has more memory than the judge grants, for long enough for a look at it.
    ("hdu1043 --rounds 1 --seed 1", r#"x=$(head -c 50000000 /dev/zero | tr '\0' x); acwing179; sleep 0.3"#,
        "hdu1043: no failure, but over the memory limit: 1 input in … MB (over the limit of 32 MB)\n…"),
    // It lasts longer than its limit, but hardly uses the processor.
    ("p1379 --rounds 1 --time-limit 0.2", "p1379; sleep 0.3",
        "p1379: no failure, but over the time limit: 1 input in … s (over the limit of 0.2 s; 0… s of processor time), most memory …"),
    // It does so once, and is wrong on the solved board, as accepted programs are.
    ("poj1077 --rounds 60 --seed 1 --time-limit 0.2", r#"i=$(cat); if [ "$(echo $i)" = "1 2 3 4 5 6 7 8 x" ]; then echo wrong; exit; fi; [ -e ran ] || { touch ran; sleep 0.3; }; echo "$i" | acwing179"#,
        "…\npoj1077: no failure, but over the time limit, and wrong on the solved board, as accepted programs are: 60 inputs in …"),
    // Samples have the time limit and the rules of other inputs.
    ("p1379 --samples --time-limit 0.3", r#"i=$(cat); [ $i != 283104765 ] || exec wrong burns-60000; echo "$i" | p1379; [ $i != 123804765 ] || exit 3"#,
        "…\nsample-1: time-out: stopped after … (limit 0.3 s)\nsolved: crash: exit status: 3\np1379: 2 of … s (over the limit of 0.3 s; …"),
];

#[test]
fn scripts_that_fail_or_pass_are_reported_on() {
    for (call, script, pattern) in SCRIPTS {
        try_script(call, script, pattern);
    }
}

/// The solver is stopped after five limits and five seconds, twice, so there is a message after ten
/// seconds.
#[test]
fn solver_that_hardly_uses_the_processor_is_stopped_at_last() {
    let folder = Folder::new("waiting");
    let call = "p1379 --rounds 1 --time-limit 0.2 -- sleep 1000";
    let found = outcome(&mut stress(&folder, call), b"");
    assert_matches(&found.messages, "stress: input 1 of 1, no failure yet (boards: 1)\n…");
    let time = "Case 1: time-out: stopped after … s (limit 0.2 s)\n";
    let note = "it seems not to read standard input; does it open a file, even /dev/stdin?\n";
    assert_matches(&found.printed_with_status(1), &format!("…{time}…\nNote: {note}…"));
}

/// The shell has started another program, which would go on.
#[test]
fn solvers_are_stopped_with_what_they_have_started() {
    let script = "sh -c 'echo $$ > started; exec wrong burns-60000'; exit 0";
    let call = "p1379 --rounds 1 --time-limit 0.3 --shrink 0";
    let trial = try_script(call, script, "…Case 1: time-out: stopped after …");
    let number = trial.file("started");
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
fn time_outs_are_not_repeated_once_the_time_for_shrinking_is_over() {
    let script = r#"i=$(cat); if [ $(echo "$i" | wc -l) -gt 2 ]; then echo run >> runs
        exec wrong burns-60000; fi; echo "$i" | acwing179"#;
    let call = "hdu1043 --time-limit 0.3 --shrink 0.3 --rounds 90";
    let trial = try_script(call, script, "… before all smaller inputs were tried)\n…");
    let runs = trial.file("runs").lines().count();
    assert!((2..=3).contains(&runs), "{runs} runs: {}", trial.report);
}

/// No thread can have a stack as large as this.
#[test]
fn thread_that_cannot_be_started_is_an_error() {
    let folder = Folder::new("no-thread");
    let stack = isize::MAX.to_string();
    let pattern = "cannot start a thread: …; too many processes? see ulimit -u";
    assert_refused(stress(&folder, "p1379 -- cat").env("RUST_MIN_STACK", stack), pattern);
}

#[test]
fn scripts_whose_first_line_is_wrong_get_a_hint() {
    let folder = Folder::new("hints");
    for (line, hint) in [
        ("#!/bin/sh\r", "its first line ends in CRLF; sed -i 's/\\r$//' ./mine"),
        ("#!/no/such -e", "does its first line name a program that is there?"),
        ("echo 1", "(os error 8)"),
    ] {
        write_program(&folder, "mine", &format!("{line}\nsleep 1000\n"));
        let pattern = format!("cannot run ./mine: …{hint}");
        assert_refused(&mut stress(&folder, "p1379 -- ./mine"), &pattern);
    }
}
