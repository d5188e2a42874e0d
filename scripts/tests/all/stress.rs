//! The finder of an input on which a solver fails, and of a smaller one, with solvers in memory.
//! What it does with processes is in `transcripts/unix` and `transcripts/linux`, and its hints are
//! in `hints.rs`.

use std::cell::Cell;
use std::collections::HashSet;

use puzzle_tools::stress::cost::TooSlow;
use puzzle_tools::stress::Verdict;

use crate::common::processes::assert_matches;
use crate::common::{find, judge};
use crate::cost::ms;
use crate::fake::{print, search_by, Asked, FakeRun};

/// Asserts that a solver fails, and that its report matches a pattern. Returns the verdict.
#[track_caller]
fn assert_fails(call: &str, solver: &dyn Fn(&Asked) -> FakeRun, pattern: &str) -> Verdict {
    let report = search_by(call, solver);
    assert_matches(&report.text, pattern);
    assert_ne!(report.verdict, Verdict::Ac);
    report.verdict
}

#[track_caller]
fn assert_passes(call: &str, solver: &dyn Fn(&Asked) -> FakeRun) {
    let report = search_by(call, solver);
    assert_eq!(report.verdict, Verdict::Ac, "{}", report.text);
}

#[test]
fn report_and_summary_of_a_failure() {
    let wrong = print("uldr").and_errors("a\tb\u{1b}\n").holds(130);
    let solver = |run: &Asked| run.right().but(run.right == "3\n", |_| wrong.clone());
    assert_fails(
        "p1379 --rounds 9",
        &solver,
        "\
Case 1: WA: expected '3', found 'uldr'

 start     1: r      2: d      3: l
 1 . 2     1[2].     1 2[3]    1 2 3
 8 4 3     8 4 3     8 4 .     8 .[4]
 7 6 5     7 6 5     7 6 5     7 6 5

Goal: 123804765
Answer: 'uldr'
Expected: '3'
Note: no hint fits; …

Input: stress.in (cases: 1, moves: 3; no smaller input fails)
    102843765
Output: stress.out
Standard error: stress.err
    a\tb\\u{1b}
p1379: failure in input 5 in 0 s (--seed 1 --rounds 5)
longest run 0 s (limit 1 s, not confirmed), most memory 130 MB (over the limit of 125 MB, not \
confirmed)
",
    );
}

/// No input comes twice.
#[test]
#[rustfmt::skip]
fn summaries_of_solvers_that_do_not_fail() {
    for (call, result, lines) in [
        ("p1379 --rounds 40", "no failure in 40 inputs in 0.4 s (--seed 1 --rounds 40)",
            "longest run …\n--all tries all 181,440 boards, one by one"),
        ("hdu1043 --rounds 1", "no failure in 1 input in 0.01 s (--seed 1 --rounds 1)",
            "longest run …\n--all tries all 362,880 boards, in one input"),
        ("HDU-1043 --all", "no failure in all 362,880 boards in 0.01 s (--all)",
            "longest run 0.01 s (limit 367 s for 362,880 cases)"),
        ("hdu3567 --all --rounds 2",
            "no failure in 400 of 1,632,951 pairs in 0.02 s (--all --rounds 2)",
            "longest run 0.01 s (limit 30 s for 200 cases, assumed since it is unknown)\n\
             not tried, since accepted programs fail there: pairs whose start is the goal; \
             --samples has them"),
        ("poj1077 --rounds 1", "no failure in 1 input in 0.01 s (--seed 1 --rounds 1)",
            "longest run …\n--all tries all 181,439 boards, one by one\n\
             not tried, since accepted programs fail there: the solved board, unsolvable boards; \
             --samples has them"),
        ("tioj1673 --rounds 1", "no failure in 1 input in 0.01 s (--seed 1 --rounds 1)",
            "longest run …"),
        ("acwing845 --goal 123804765 --rounds 1 --time-limit 2", "no failure in 1 input in 0.01 s \
            (--seed 1 --rounds 1 --goal 123804765 --time-limit 2)",
            "longest run …\n--all tries all 362,880 boards, one by one"),
    ] {
        let report = search_by(call, &|run| run.right().takes(0.01));
        let name = call.split(' ').next().expect("a name");
        assert_matches(&report.text, &format!("{name}: {result}\n{lines}\n"));
        assert_eq!(report.verdict, Verdict::Ac);
        let different: HashSet<_> = report.inputs.iter().collect();
        assert_eq!(different.len(), report.inputs.len(), "{call}");
    }
}

#[test]
#[rustfmt::skip]
fn each_ending_has_its_verdict() {
    assert_passes("poj1077 --rounds 3", &|run| run.right().exits(128));
    assert_passes("p1379 --memory-limit 64 --rounds 3", &|run| run.right().holds(64));
    for (call, run, headline, verdict) in [
        ("p1379", print("1").exits(3), "RE: exit status: 3", Verdict::Re),
        ("poj1077", print("d").exits(3).and_errors("?"), "RE: exit status: 3", Verdict::Re),
        ("poj1077", print("d").ended_by(9), "RE: signal: 9", Verdict::Re),
        ("p1379", print("y".repeat(17 << 20)), "OLE: over 16777216 bytes", Verdict::Ole),
        ("p1379 --memory-limit 64", print("").holds(65), "MLE: stopped at 65 MB (limit 64 MB)",
            Verdict::Mle),
        ("hdu1043", print("?"), "WA: move 1, '?', is not a move", Verdict::Wa),
        ("p1379 --shrink 0", print("1").endless().waiting(), "TLE: stopped after 10 s (limit 1 s; \
            0 s of processor time; is the machine busy?)",
            Verdict::Tle(TooSlow::ByClock(ms(10_010)))),
        ("p1379 --shrink 0", print("1").endless(), "TLE: stopped after 1.01 s of processor time \
            (limit 1 s)", Verdict::Tle(TooSlow::ByProcessorTime(ms(1010)))),
    ] {
        let found = assert_fails(call, &|_| run.clone(), &format!("Case 1: {headline}\n…"));
        assert_eq!(found, verdict, "{call}");
    }
}

#[test]
fn any_path_is_expected_only_where_others_than_the_empty_one_are_right() {
    for (call, expected) in
        [("acwing179", "an empty line"), ("hdu1043", "any path to the goal, such as an empty line")]
    {
        let solver = |run: &Asked| run.wrong_if(run.right == "\n", "?");
        assert_fails(call, &solver, &format!("…\nExpected: {expected}\n…"));
    }
}

#[test]
#[rustfmt::skip]
fn usual_mistakes_fail_on_small_inputs() {
    for (call, mistake, size) in [
        ("hdu1043", "first-only", "cases: 2, moves: 2"),
        ("hdu1043", "path-kept", "cases: 2, moves: 2"),
        ("hdu1043", "same-again", "cases: 2, moves: 2"),
        ("hdu1043", "state-kept", "cases: 2, moves: 2"),
        ("hdu1043", "there-and-back", "cases: 2, moves: 1"),
        ("hdu1043 --shrink 600", "after-the-goal", "cases: 2, moves: 5"),
        // The smallest such board, with two tiles exchanged, takes five moves.
        ("acwing179 --shrink 600", "unsolvable-far",
            "cases: 1, moves: 0, unsolvable: 1; no smaller input fails"),
        ("poj2286", "symbols-in-turn", "cases: 1, moves: 4"),
        ("hdu3567", "any-shortest", "cases: 1, moves: …"),
        ("p1379 --shrink 600", "cells-that-differ", "cases: 1, moves: …; no smaller input fails"),
    ] {
        let solver = |run: &Asked| run.with_mistake(mistake);
        assert_fails(call, &solver, &format!("…\n\nInput: stress.in ({size})\n…"));
    }
}

/// Blocks of boards that are not needed are left out. A board that takes moves stays one.
#[test]
fn inputs_become_small() {
    let wrong_on_many = |run: &Asked| run.wrong_if(run.boards() > 20, "?");
    let input = "…\nInput: stress.in (cases: 21, moves: 21…\n…";
    assert_fails("hdu1043 --shrink 600", &wrong_on_many, input);
    for call in ["acwing845 --shrink 600", "p1379 --shrink 600"] {
        assert_fails(call, &|_| print("20"), "…\nInput: stress.in (cases: 1, moves: 1…)\n…");
    }
    for exceeds in [print("").holds(65), print("y".repeat(17 << 20))] {
        let solver = |run: &Asked| run.right().but(run.number > 30, |_| exceeds.clone());
        let call = "acwing845 --memory-limit 64 --shrink 600";
        assert_fails(call, &solver, "…\nInput: stress.in (cases: 1, moves: 2)\n…");
    }
}

/// After the first failure, the solver fails on all smaller inputs in another way. A wrong answer
/// stays one. A run that is too slow by its processor time does not become one that the clock
/// stops.
#[test]
fn smaller_failures_are_of_the_same_kind() {
    let wrong = || print("?");
    let slow = || print("").endless();
    let rows: [(FakeRun, FakeRun, Verdict); 5] = [
        (wrong(), slow(), Verdict::Wa),
        (wrong(), slow().waiting(), Verdict::Wa),
        (wrong(), print("").holds(100).takes(0.9), Verdict::Wa),
        (wrong(), print("y".repeat(17 << 20)).takes(0.9), Verdict::Wa),
        (slow(), slow().waiting(), Verdict::Tle(TooSlow::ByProcessorTime(ms(1010)))),
    ];
    for (number, (first, other, verdict)) in (1..).zip(rows) {
        let has_failed = Cell::new(false);
        let solver = |run: &Asked| {
            let is_far = run.boards() == 1 && (13..32).contains(&run.right.len());
            has_failed.set(has_failed.get() || is_far);
            let right = run.right().but(has_failed.get(), |_| other.clone());
            right.but(is_far, |_| first.clone())
        };
        let found = assert_fails("acwing179 --shrink 60 --memory-limit 64", &solver, "…");
        assert_eq!(found, verdict, "row {number}");
    }
}

/// Whoever stops `stress` while it runs the solver for a hint has seen the failure.
#[test]
fn failure_is_printed_before_the_runs_for_hints() {
    let report = search_by("p1379 --shrink 0.001", &|_| print("20").takes(0.001));
    assert_eq!(report.runs_before, 2);
    assert!(report.inputs.len() > 2);
}

#[test]
fn verdict_before_the_input_became_small_is_told() {
    let has_crashed = Cell::new(false);
    let solver = |run: &Asked| {
        has_crashed.set(has_crashed.get() || run.boards() > 20);
        run.wrong_if(has_crashed.get(), "?").but(run.boards() > 20, |right| right.ended_by(11))
    };
    let size = "cases: 1, moves: 1; at first RE, cases: 221";
    assert_fails("hdu1043", &solver, &format!("…\nInput: stress.in ({size})\n…"));
}

/// Smaller inputs, too, have only cases that the judge's tests can have.
#[test]
fn smaller_inputs_take_moves_where_accepted_programs_are_wrong_on_others() {
    let solver = |run: &Asked| run.wrong_if(run.right.len() > 9, "?");
    let report = search_by("poj1077 --shrink 600", &solver);
    assert_matches(&report.text, "…\nInput: …; no smaller input that is fed fails)\n…");
    let cases = report.inputs.iter().flat_map(|input| judge::read(find("poj1077"), input));
    assert!(cases.map(|case| case.distance()).all(|distance| distance >= Some(1)));
}

#[test]
fn search_ends_after_a_minute_unless_a_number_of_inputs_is_given() {
    let solver = |run: &Asked| run.right().takes(0.7);
    let report = search_by("p1379", &solver);
    assert_eq!(report.inputs.len(), 86);
    let result = "p1379: no failure in 86 of 1,000 inputs in 60.2 s (--seed 1 --rounds 86)";
    let line = "the minute was up; --rounds 1000 tries all inputs";
    assert_matches(&report.text, &format!("{result}\nlongest run …\n{line}\n…"));
    for call in ["p1379 --rounds 90", "p1379 --all --rounds 90"] {
        assert_eq!(search_by(call, &solver).inputs.len(), 90, "{call}");
    }
}

#[test]
fn smaller_inputs_are_not_looked_for_when_their_time_is_up() {
    let solver = |run: &Asked| run.wrong_if(run.boards() > 2, "?\n").takes(1.0);
    let at_once = search_by("hdu1043 --shrink 0", &solver);
    let left = "…\nInput: stress.in (cases: …; not all smaller inputs were tried, see --shrink)\n…";
    assert_matches(&at_once.text, left);
    // A run for a smaller input starts each second.
    let after_three = search_by("hdu1043 --shrink 3", &solver);
    assert_eq!(after_three.runs_before, at_once.runs_before + 3);
}

/// The second run counts.
#[test]
fn runs_that_are_too_slow_are_repeated() {
    let slow_first = |run: &Asked| run.right().but(run.number == 1, FakeRun::endless);
    let report = search_by("p1379 --rounds 1", &slow_first);
    assert_eq!(report.inputs.len(), 2);
    let line = "runs that were too slow, and passed when repeated: 1 (a busy machine, or a race?)";
    assert_matches(&report.text, &format!("p1379: no failure in 1 input in …\n…\n{line}\n"));
    assert_eq!(search_by("p1379 --shrink 0", &|_| print("").endless()).inputs.len(), 2);
}

/// Right outputs may have spaces and empty lines at the end, or be no byte at all.
#[test]
fn right_solvers_pass() {
    assert_passes("acwing179 --rounds 60", &|run| print(run.right.trim_end()));
    for call in ["hdu1043 --rounds 60", "poj2286 --rounds 60", "hdu3567 --rounds 60"] {
        assert_passes(call, &|run| print(run.right.replace('\n', " \r\n") + "\n\n"));
    }
}
