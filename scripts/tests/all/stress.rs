//! The finder of an input on which a solver fails, and of a smaller one, with solvers in memory.
//! What it does with processes is in `transcripts/unix` and `transcripts/linux`, and its hints are
//! in `hints.rs`.

use std::time::Duration;

use puzzle_tools::judging::verdict;
use puzzle_tools::stress::Verdict;

use crate::common::processes::assert_matches;
use crate::common::wrong::wrong_answers;
use crate::common::{find, judge};
use crate::fake::{print, search_by, Answer, Asked, ENDLESS};

/// Asserts that a solver fails, and that its report matches a pattern. Returns the verdict.
#[track_caller]
fn assert_fails(call: &str, answer: &dyn Fn(&Asked) -> Answer, pattern: &str) -> Verdict {
    let (report, _) = search_by(call, answer);
    assert_matches(&report.text, pattern);
    assert_ne!(report.verdict, Verdict::Ac);
    report.verdict
}

/// Asserts that a solver with a mistake fails on an input of this size.
#[track_caller]
fn assert_size(call: &str, mistake: &str, size: &str) {
    let problem = find(call.split(' ').next().expect("a name"));
    let answer = |run: &Asked| {
        print(if run.right.is_empty() {
            String::new()
        } else {
            wrong_answers(mistake, problem, run.input)
        })
    };
    assert_fails(call, &answer, &format!("…\n\nInput: stress.in ({size}\n…"));
}

#[test]
fn report_and_summary_of_a_failure() {
    let answer = |run: &Asked| match run.right.trim() {
        "3" => Answer { errors: "a\tb\u{1b}\n".to_string(), megabytes: 130, ..print("uldr") },
        _ => run.right(),
    };
    assert_fails(
        "p1379 --rounds 9",
        &answer,
        "\
Case 1: WA: expected '3', found 'uldr'

 start     1: …
…

Goal: 123804765
Answer: 'uldr'
Expected: '3'

Input: stress.in (cases: 1, moves: 3; no smaller input fails)
    …
Output: stress.out
Standard error: stress.err
    a\tb\\u{1b}
p1379: failure in input 5 in 0 s (--seed 1 --rounds 5)
longest run 0 s (limit 1 s, not confirmed), most memory 130 MB (over the limit of 125 MB, not confirmed)
",
    );
}

#[test]
fn summaries_of_solvers_that_do_not_fail() {
    for (call, summary) in [
        ("p1379 --rounds 40", "p1379: no failure in 40 inputs in 0.4 s (--seed 1 --rounds 40)\n…\n\
                               --all tries all 181,440 boards, one by one\n"),
        ("hdu1043 --rounds 1", "hdu1043: no failure in 1 input in 0.01 s (--seed 1 --rounds 1)\n…\n\
                                --all tries all 362,880 boards, in one input\n"),
        ("HDU-1043 --all", "HDU-1043: no failure in all 362,880 boards in 0.01 s (--all)\n…\n"),
        ("hdu3567 --all --rounds 2", "hdu3567: no failure in 400 of 1,632,951 pairs in 0.02 s \
                                      (--all --rounds 2)\n…\nnot tried, since accepted programs \
                                      fail there: pairs whose start is the goal; --samples has them\n"),
        ("poj1077 --rounds 1", "poj1077: no failure in 1 input in 0.01 s (--seed 1 --rounds 1)\n…\n\
                                --all tries all 181,439 boards, one by one\n\
                                not tried, since accepted programs fail there: the solved board, \
                                unsolvable boards; --samples has them\n"),
        ("tioj1673 --rounds 1", "tioj1673: no failure in 1 input in 0.01 s (--seed 1 --rounds 1)\n…\n"),
        ("acwing845 --goal 123804765 --rounds 1 --time-limit 2",
            "acwing845: no failure in 1 input in 0.01 s (--seed 1 --rounds 1 --goal 123804765 \
             --time-limit 2)\n…\n--all tries all 362,880 boards, one by one\n"),
    ] {
        let answer = |run: &Asked| Answer { time: Duration::from_millis(10), ..run.right() };
        let (report, inputs) = search_by(call, &answer);
        assert_matches(&report.text, summary);
        assert_eq!(report.verdict, Verdict::Ac);
        let mut different = inputs.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), inputs.len(), "{call}: an input came again");
    }
}

#[test]
fn other_endings_are_told() {
    let with_status = |run: &Asked| Answer { code: 128, ..run.right() };
    let (report, _) = search_by("poj1077 --rounds 3", &with_status);
    let line = "runs with a nonzero exit status: 3; many judges call that a run-time error";
    assert_matches(&report.text, &format!("poj1077: no failure in 3 inputs in …\n…\n{line}\n"));
    let headlines: [(&str, Answer, &str, Verdict); 6] = [
        ("p1379", Answer { code: 3, ..print("1") }, "Case 1: RE: exit status: 3", Verdict::Re),
        (
            "poj1077",
            Answer { code: 3, errors: "?".to_string(), ..print("d") },
            "Case 1: RE: exit status: 3",
            Verdict::Re,
        ),
        ("poj1077", Answer { signal: Some(9), ..print("d") }, "Case 1: RE: signal: 9", Verdict::Re),
        ("p1379", print("y".repeat(17 << 20)), "Case 1: OLE: over 16777216 bytes", Verdict::Ole),
        (
            "p1379 --memory-limit 64",
            Answer { megabytes: 65, ..print("") },
            "Case 1: MLE: stopped at 65 MB (limit 64 MB)",
            Verdict::Mle,
        ),
        (
            "hdu1043 --goal 1234567x8",
            print("lr"),
            "Case 1: WA: the path does not end at the goal",
            Verdict::Wa,
        ),
    ];
    for (call, answer, headline, verdict) in headlines {
        let found = assert_fails(call, &|_| answer.clone(), &format!("{headline}\n…"));
        assert_eq!(found, verdict, "{call}");
    }
}

#[test]
fn only_the_empty_path_is_expected_where_only_a_shortest_is_right() {
    for (call, expected) in
        [("acwing179", "an empty line"), ("hdu1043", "any path to the goal, such as an empty line")]
    {
        let answer = |run: &Asked| if run.right == "\n" { print("?") } else { run.right() };
        assert_fails(call, &answer, &format!("…\nExpected: {expected}\n…"));
    }
}

/// The usual mistakes of solvers are found on small inputs.
#[test]
fn usual_mistakes_fail_on_small_inputs() {
    assert_size("hdu1043", "first-only", "cases: 2, moves: 2)");
    assert_size("poj2286", "first-only", "cases: 2, moves: 2)");
    assert_size("hdu3567", "first-only", "cases: 2, moves: 2)");
    assert_size("hdu1043", "path-kept", "cases: 2, moves: 2)");
    assert_size("hdu1043", "same-again", "cases: 2, moves: 2)");
    assert_size("hdu1043", "state-kept", "cases: 2, moves: 2)");
    assert_size("hdu1043", "there-and-back", "cases: 2, moves: 1)");
    assert_size("hdu1043 --shrink 600", "after-the-goal", "cases: 2, moves: 5)");
    assert_size(
        "acwing179 --shrink 600",
        "unsolvable-far",
        "cases: 1, moves: 0, unsolvable: 1; no smaller input fails)",
    );
    assert_size("poj2286", "symbols-in-turn", "cases: 1, moves: 4)");
    assert_size("hdu3567", "any-shortest", "cases: 1, moves: …)");
    // On all nearer boards it is right.
    assert_size(
        "p1379 --shrink 600",
        "blank-counted",
        "cases: 1, moves: 1…; no smaller input fails)",
    );
}

/// Of 21 boards, each is needed. Blocks of boards that are not needed are left out.
#[test]
fn inputs_of_many_boards_become_small() {
    let more_than_twenty = |run: &Asked| if run.boards() > 20 { print("?") } else { run.right() };
    let size = "(cases: 21, moves: 21";
    assert_fails(
        "hdu1043 --shrink 600",
        &more_than_twenty,
        &format!("…\nInput: stress.in {size}…\n…"),
    );
}

#[test]
fn smaller_failures_are_of_the_same_kind() {
    // It is wrong where the path begins with `u`, and too slow, too large or endless on others.
    let is_wrong =
        |run: &Asked| run.boards() == 1 && run.right.len() > 12 && run.right.starts_with('u');
    let others: [fn(&Asked) -> Answer; 3] = [
        |run| Answer { time: ENDLESS, ..run.right() },
        |run| Answer { time: ENDLESS, waits: true, ..run.right() },
        |_| print("y".repeat(17 << 20)),
    ];
    for other in others {
        let mut has_failed = std::cell::Cell::new(false);
        let answer = |run: &Asked| {
            has_failed.set(has_failed.get() || is_wrong(run));
            if is_wrong(run) {
                print("?")
            } else if has_failed.get() {
                other(run)
            } else {
                run.right()
            }
        };
        let found = assert_fails("acwing179 --shrink 600", &answer, "…WA: …\n…");
        assert_eq!(found, Verdict::Wa);
        assert!(*has_failed.get_mut());
    }
    // A run that is too slow by its processor time does not become one that the clock stops.
    let answer = |run: &Asked| {
        let is_far = run.right.len() > 12;
        Answer {
            time: if is_far { ENDLESS } else { Duration::ZERO },
            waits: run.number > 40 && !is_far,
            ..run.right()
        }
    };
    let found = assert_fails(
        "acwing179 --shrink 60",
        &answer,
        "…TLE: stopped after 1.01 s of processor time (limit 1 s)\n…",
    );
    assert!(matches!(found, Verdict::Tle(_)));
}

/// A solvable board that takes moves is replaced by such boards alone.
#[test]
fn boards_with_a_path_stay_so() {
    for call in ["acwing845 --shrink 600", "p1379 --shrink 600"] {
        assert_fails(call, &|_| print("20"), "…\nInput: stress.in (cases: 1, moves: 1…)\n…");
    }
}

#[test]
fn search_ends_after_a_minute_unless_a_number_of_inputs_is_given() {
    let answer = |run: &Asked| Answer { time: Duration::from_millis(700), ..run.right() };
    let (report, inputs) = search_by("p1379", &answer);
    assert_eq!(inputs.len(), 86);
    let line = "the minute was up; --rounds 1000 tries all inputs";
    assert_matches(
        &report.text,
        &format!("p1379: no failure in 86 of 1,000 inputs in 60.2 s …\n…\n{line}\n…"),
    );
    for call in ["p1379 --rounds 90", "p1379 --all --rounds 90"] {
        assert_eq!(search_by(call, &answer).1.len(), 90, "{call}");
    }
}

#[test]
fn smaller_inputs_are_not_looked_for_when_their_time_is_up() {
    let answer = |run: &Asked| {
        let output = if run.boards() > 2 { print("?\n") } else { run.right() };
        Answer { time: Duration::from_secs(1), ..output }
    };
    let left = "…\nInput: stress.in (cases: …, moves: …; not all smaller inputs were tried, see --shrink)\n…";
    let count = |call: &str| search_by(call, &answer).1.len();
    let first = count("hdu1043 --shrink 0");
    assert_fails("hdu1043 --shrink 0", &answer, left);
    assert!(count("hdu1043 --shrink 3") >= first + 3);
}

/// The second run counts. Until the time for smaller inputs is up, time-outs are repeated.
#[test]
fn runs_that_are_too_slow_are_repeated() {
    let slow_first = |run: &Asked| Answer {
        time: if run.number == 1 { ENDLESS } else { Duration::ZERO },
        ..run.right()
    };
    let (report, inputs) = search_by("p1379 --rounds 1", &slow_first);
    assert_eq!(inputs.len(), 2);
    let line = "runs that were too slow, and passed when repeated: 1 (a busy machine, or a race?)";
    assert_matches(&report.text, &format!("p1379: no failure in 1 input in …\n…\n{line}\n"));
    let waits = |run: &Asked| Answer { time: ENDLESS, waits: true, ..run.right() };
    let headline =
        "Case 1: TLE: stopped after 10 s (limit 1 s; 0 s of processor time; is the machine busy?)";
    assert_fails("p1379 --shrink 0", &waits, &format!("{headline}\n…"));
    assert_eq!(search_by("p1379 --shrink 0", &waits).1.len(), 2);
}

/// Right answers in other forms pass: needless moves, empty lines at the end, an empty path alone.
#[test]
fn right_solvers_pass() {
    let needless = |run: &Asked| {
        let moves = "lr".repeat(50);
        let line = |line: &str| {
            if line == "unsolvable" {
                line.to_string()
            } else {
                line.to_string() + &moves
            }
        };
        print(run.right.lines().map(|path| line(path) + "\r\n").collect::<String>())
    };
    let calls: [(&str, &dyn Fn(&Asked) -> Answer); 4] = [
        ("acwing179 --rounds 60", &|run| print(run.right.trim_end())),
        ("hdu1043 --rounds 60", &|run| and_lines(run.right)),
        ("poj2286 --rounds 60", &|run| and_lines(run.right)),
        ("hdu1043 --rounds 60", &|run| {
            if run.right.contains("l\n") || !run.right.contains("unsolvable") {
                run.right()
            } else {
                needless(run)
            }
        }),
    ];
    for (call, answer) in calls {
        let (report, _) = search_by(call, answer);
        assert_eq!(report.verdict, Verdict::Ac, "{}", report.text);
    }
}

fn and_lines(right: &str) -> Answer {
    print(right.replace('\n', " \r\n") + "\n\n")
}

/// A program for another goal answers by that goal.
#[test]
fn goals_replace_the_judges() {
    let p1379 = find("p1379");
    let answer = |run: &Asked| {
        print(if run.input.is_empty() {
            String::new()
        } else {
            judge::right_answers(p1379, &judge::read(p1379, run.input))
        })
    };
    assert_eq!(search_by("acwing845 --goal 123804765 --rounds 60", &answer).0.verdict, Verdict::Ac);
    assert_fails("acwing845 --rounds 60", &answer, "…\nGoal: 12345678x\n…");
    let _ = verdict::answer_length(&p1379.task);
}
