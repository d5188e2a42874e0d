//! The hints on a failure. Each has rows of solvers that get it, and of solvers that look alike and
//! do not.

use puzzle_tools::judging::cases;
use puzzle_tools::stress::hints::texts::*;

use crate::common::processes::lines_match;
use crate::common::{find, judge};
use crate::fake::{print, search_by, Asked, FakeRun};

/// A call of `stress`, a solver, and the hints and facts on its failure, with `…` for any text.
type Row = (&'static str, &'static [&'static str], SolverInMemory);

type SolverInMemory = fn(&Asked) -> FakeRun;

/// Asserts that each solver fails, and gets just its hints.
#[track_caller]
fn assert_hints(rows: &[Row]) {
    for (call, hints, solver) in rows {
        assert_hints_on(call, hints, solver);
    }
}

/// Asserts that a solver fails, and gets just these hints and facts.
#[track_caller]
fn assert_hints_on(call: &str, hints: &[&str], solver: &dyn Fn(&Asked) -> FakeRun) {
    let report = search_by(call, solver).text;
    let found: Vec<_> = report.lines().filter_map(|line| line.strip_prefix("Note: ")).collect();
    assert!(lines_match(&found, hints), "{call}: {found:?}, expected: {hints:?}");
}

const CASE_2_ALONE: &str = "case 2 passes alone…before?";
const EACH_ALONE: &str = "each case passes alone…, or is an array too small?";
const END_OF_INPUT: &str = "all answers…end of the input seen?";
const TOO_SLOW_FOR_12: &str = "is the method too slow for a board of 12 moves?…";
const TILE: &str = "with opposite moves, as those of the tile, or of a search from the goal";
const TWO_TOO_MANY: &str = "2 moves too many: if it is A*…";

/// A fault ends it.
fn fault(run: FakeRun) -> FakeRun {
    run.ended_by(11)
}

/// A run that is right, but does not end if a condition is met.
fn endless_if(run: &Asked, is_met: bool) -> FakeRun {
    run.right().but(is_met, FakeRun::endless)
}

#[test]
#[rustfmt::skip]
fn failures_that_vary_get_a_hint() {
    assert_hints(&[
        // Other runs may pass by chance.
        ("p1379", &[SOMETIMES], |run| run.wrong_if(run.number < 4, "9")),
        ("hdu1043", &[SOMETIMES, SANITIZER], |run| run.right().but(run.number == 1, fault)),
        ("p1379", &[DIFFERS], |run| print((run.number + 20).to_string())),
        ("acwing179", &[DIFFERS], |run| print((run.number + 20).to_string())),
        // Of several paths that are right, it takes one by chance. Its mistake is another one.
        ("hdu1043", &[EMPTY_LINES], |run| {
            let needless = if run.number % 2 == 1 { "ud\n\n" } else { "lr\n\n" };
            print(run.right.replace('\n', needless))
        }),
        ("p1379", &[SANITIZER], |run| print(run.number.to_string()).ended_by(11)),
        // A run that was stopped says nothing.
        ("acwing179", &[NO_HINT],
            |run| print("20").takes(0.1).but(run.number > 1, FakeRun::endless)),
    ]);
}

#[test]
#[rustfmt::skip]
fn solvers_that_do_not_read_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[UNREAD], |_| print("").unread()),
        ("p1379", &[UNREAD], |_| print("").unread().exits(1)),
        ("p1379", &[UNREAD], |_| print(long("1\n")).unread()),
        ("p1379", &[FAULT_BEFORE_READING, SANITIZER], |_| fault(print("").unread())),
        ("p1379", &[SANITIZER], |_| fault(print(""))),
        // It reads in a way that cannot be seen, since it does something else without a board.
        ("p1379", &[NO_HINT], |run| print(if run.right.is_empty() { "" } else { "20" }).unread()),
        ("p1379", &[], |run| print("").unread().exits(i32::from(!run.right.is_empty()))),
        // It has passed before; standard error says more; or a table may be filled first.
        ("p1379", &[NO_HINT], |run| run.wrong_if(run.right == "4\n", "x").unread()),
        ("p1379", &[NO_HINT], |_| print("").unread().and_errors("no file")),
        ("p1379", &[], |_| print("").unread().endless()),
    ]);
}

#[test]
#[rustfmt::skip]
fn solvers_that_print_nothing_get_a_hint() {
    assert_hints(&[
        ("p1379", &[SILENT], |_| print("")),
        // It exits with another status, says why, or has printed a path before.
        ("poj2286", &[EXIT_STATUS, NO_HINT], |_| print("").exits(1)),
        ("p1379", &[NO_HINT], |_| print("").and_errors("4\n")),
        ("p1379", &[NO_HINT], |run| run.wrong_if(run.right == "4\n", "")),
        ("p1379", &[NO_HINT], |_| print("\n")),
    ]);
}

/// A text of more than 16 MB.
fn long(text: &str) -> String {
    text.repeat(9 << 20)
}

/// The first lines of a text.
fn lines(text: &str, count: usize) -> String {
    text.split_inclusive('\n').take(count).collect()
}

#[test]
#[rustfmt::skip]
fn outputs_that_show_the_reason_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[EMPTY_LINES], |run| print(run.right.replace('\n', "\n\r\n"))),
        ("hdu1043", &[NO_HINT], |run| print(run.right.replace('\n', "\n-\n"))),
        ("hdu1043", &["…to the end of the file…"], |run| print(lines(run.right, 1))),
        ("hdu3567", &["…as the first line says…"], |run| print(lines(run.right, 2))),
        ("poj2286", &["…to the 0…"], |run| print(lines(run.right, 2))),
        ("hdu1043", &[NO_HINT], |run| print(lines(run.right, 2))),
        // An empty line is an answer, also the last one.
        ("hdu1043", &[CASE_2_ALONE], |run| {
            print(lines(run.right, 1) + &"\n".repeat(run.boards() - 1))
        }),
        // It prints nothing for the solved board.
        ("hdu1043", &[NO_HINT], |run| print(run.right.trim())),
        // After the last answer comes another one, or the same, as with `while (!feof(stdin))`.
        ("hdu1043", &[END_OF_INPUT], |run| run.and("unsolvable\n")),
        ("hdu3567", &[END_OF_INPUT], |run| run.and("Case 2: 1\nr\n")),
        ("poj2286", &["all answers…line 0 seen?"], |run| run.and("No moves needed\n2\n")),
        ("p1379", &[END_OF_INPUT], |run| run.and(run.right)),
        ("p1379", &[END_OF_INPUT], |run| print(run.right.trim()).endless().flushed()),
        ("p1379", &[END_OF_INPUT], |run| run.right().endless().waiting().flushed()),
        ("p1379", &[END_OF_INPUT], |run| run.and(&long("4\n"))),
        // What follows is no answer, or only a part of one, or a count or a time.
        ("p1379", &[NO_HINT], |run| run.and("17\n")),
        ("hdu1043", &[NO_HINT], |run| run.and("done\n")),
        ("poj2286", &[NO_HINT], |run| run.and("A\n")),
        // The answer is wrong, or not there in time.
        ("p1379", &[], |_| print("9\n").endless().flushed()),
        ("p1379", &[], |run| run.right().endless()),
        ("p1379", &[], |_| print(long("y\n"))),
    ]);
}

#[test]
#[rustfmt::skip]
fn cases_that_pass_alone_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[CASE_2_ALONE], |run| print(run.right.replace("d\nd", "d\ndd"))),
        ("hdu3567", &[CASE_2_ALONE], |run| run.with_mistake("there-and-back")),
        // Only the first case fails.
        ("hdu1043", &[NO_HINT],
            |run| run.wrong_if(run.boards() > 1, &format!("?{}", run.right))),
        // The words are wrong from the second case on, or the number of the case.
        ("hdu1043", &[NO_HINT], |run| print(run.right.replace("\nunsolvable", "\nUnsolvable"))),
        ("hdu3567", &[NO_HINT], |run| print(run.right.replace("Case 2", "Case 1"))),
        ("hdu1043", &[EACH_ALONE, SANITIZER], |run| run.right().but(run.boards() > 1, fault)),
        ("hdu1043 --memory-limit 32", &["each case passes alone…before?"],
            |run| run.right().holds(30 * run.boards())),
        ("hdu1043", &[EACH_ALONE], |run| endless_if(run, run.boards() > 1)),
        // Together, the cases take more than half of the time.
        ("hdu1043", &[], |run| run.right().takes(3.0 * run.boards() as f64)),
    ]);
}

#[test]
fn other_letters_get_a_hint() {
    for (name, way, letters, is_backwards) in [
        ("hdu1043", TILE, "durl", false),
        ("poj2286", "with opposite moves, as turns the other way", "FEHGBADC", false),
        ("acwing179", "if it is read backwards", "udlr", true),
        ("hdu1043", "…as a path from the goal", "durl", true),
        ("hdu1043", "if it is read backwards, and l and r are exchanged", "udrl", true),
        ("hdu1043", "if u and d are exchanged", "dulr", false),
        ("hdu3567", "…`lrud`: are rows and columns exchanged?", "lrud", false),
        ("hdu1043", "…`rudl`: are the letters in the order of dx and dy?", "dlru", false),
    ] {
        let solver = |run: &Asked| print(with_letters(run.right, letters, is_backwards));
        assert_hints_on(name, &[&format!("each path is right {way}")], &solver);
    }
    assert_hints(&[
        // With another goal, the official sample is not that of the judge.
        ("hdu1043 --goal 123456870", &[NO_HINT], |run| {
            print(with_letters(run.right, "durl", false))
        }),
        // The path of one move fits, but not that of the sample; or the other way round.
        ("hdu1043", &[NO_HINT], |run| run.wrong_if(run.right == "d\n", "l")),
        ("hdu1043", &[NO_HINT], |run| {
            print(with_letters(run.right, "dulr", false)).but(run.right == "d\n", |_| print("l"))
        }),
    ]);
}

/// Whether the output differs is kept apart from the hint.
#[test]
fn smaller_inputs_are_not_said_to_pass_if_the_output_differs() {
    let solver = |run: &Asked| {
        let needless = if run.number % 2 == 1 { "ud\n" } else { "lr\n" };
        print(with_letters(&run.right.replace('\n', needless), "durl", false))
    };
    let report = search_by("hdu1043", &solver).text;
    assert!(report.contains(&format!("each path is right {TILE}")), "{report}");
    assert!(!report.contains("no smaller input"), "{report}");
}

/// A text with other letters in the lines that are paths.
fn with_letters(text: &str, others: &str, is_backwards: bool) -> String {
    let letters = if others.len() == 4 { "udlr" } else { "ABCDEFGH" };
    let line = |line: &str| {
        if !line.chars().all(|letter| letters.contains(letter)) {
            return format!("{line}\n");
        }
        let other = |letter| others.as_bytes()[letters.find(letter).expect("a letter")] as char;
        let mut path: Vec<_> = line.chars().map(other).collect();
        if is_backwards {
            path.reverse();
        }
        path.into_iter().chain(['\n']).collect()
    };
    text.lines().map(line).collect()
}

#[test]
#[rustfmt::skip]
fn other_layouts_get_a_hint() {
    assert_hints(&[
        ("acwing845", &["it passes if boards are written with one space: `1 2 3 4 5 x 7 8 6`"],
            |run| run.wrong_if(run.input.contains("  "), "20")),
        ("p1379", &["it passes if boards are written as at AOJ ALDS1_13_B: \
                     `1 0 3 / 8 2 4 / 7 6 5`"],
            |run| run.wrong_if(!run.input.contains("0 "), "20")),
        ("acwing845", &["it passes if boards are written in one word: `12345x786`"],
            |run| run.wrong_if(run.input.contains(' '), "20")),
        ("alds1_13_b", &["it passes if boards are written with one space: `1 2 3 4 5 x 7 8 6`"],
            |run| run.right().exits(i32::from(run.boards() > 1))),
        // The answer is the same in each layout, or the solver has passed before.
        ("acwing845", &[NO_HINT], |_| print("-1\n")),
        ("acwing845", &[NO_HINT],
            |run| run.wrong_if(run.input.contains("  ") && run.right == "5\n", "20")),
    ]);
}

/// A run that prints the distances of the boards to the goal of another problem.
fn distances_to(problem: &str, run: &Asked) -> FakeRun {
    let problem = find(problem);
    // The blank of P1379 is 0, and it has no spaces, but any judge's board is read as well.
    let cases = cases::read(problem, run.input.as_bytes()).map_or(Vec::new(), |read| read.cases);
    print(judge::right_output(problem, &cases))
}

#[test]
#[rustfmt::skip]
fn another_goal_gets_a_hint() {
    assert_hints(&[
        // A run may take longer than the failed one.
        ("acwing845", &["…to 123804765…"],
            |run| distances_to("p1379", run).takes(if run.number == 1 { 0.1 } else { 0.8 })),
        ("p1379", &["…to 12345678x…"], |run| distances_to("acwing845", run)),
        // A constant may be the distance of one board.
        ("acwing845", &[NO_HINT], |_| print("11")),
    ]);
}

#[test]
#[rustfmt::skip]
fn unsolvable_boards_without_an_end_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[PARITY], |run| endless_if(run, run.right == "unsolvable\n")),
        ("acwing845 --memory-limit 64", &[PARITY],
            |run| run.right().but(run.right == "-1\n", |right| right.holds(100))),
        // Boards of many moves are too slow, too, or take too much memory; or the run waits.
        ("acwing179", &["is the method too slow for a board of 31 moves?…"],
            |run| endless_if(run, moves(run.right) > 9)),
        ("acwing179 --memory-limit 64", &[],
            |run| run.right().but(moves(run.right) > 9, |right| right.holds(100))),
        ("acwing179", &[], |run| endless_if(run, moves(run.right) > 9).waiting()),
        // It has printed that some board is unsolvable.
        ("acwing179", &[], |run| {
            let knows = print("?\nunsolvable\n").endless().flushed();
            run.right().but(run.right == "unsolvable\n", |_| knows)
        }),
    ]);
}

/// How many moves a path or a number has.
fn moves(right: &str) -> usize {
    let line = right.lines().next().unwrap_or_default();
    line.parse().unwrap_or(line.len())
}

#[test]
#[rustfmt::skip]
fn methods_that_are_too_slow_get_a_hint() {
    assert_hints(&[
        ("p1379", &[TOO_SLOW_FOR_12], |run| endless_if(run, moves(run.right) > 11)),
        ("hdu1043 --shrink 600", &["is the method too slow for a board of … moves?…"], |run| {
            let far = run.right.lines().filter(|path| moves(path) > 11);
            run.right().takes(3.0 * far.count() as f64)
        }),
        ("poj2286", &["is the method too slow for a board of 5 moves?…"],
            |run| endless_if(run, (5..15).contains(&moves(run.right)))),
        ("hdu1043 --shrink 0", &["221 cases are not done after 5.01 s of processor time: one \
                                  search from the goal serves all"],
            |run| endless_if(run, run.boards() > 210)),
        ("hdu3567", &["14 cases are not done after 11 s of processor time: one search from the \
                       goal for each cell of its blank serves all"],
            |run| endless_if(run, run.boards() > 21)),
        // The board is near, or the run waits.
        ("p1379", &[], |run| endless_if(run, (10..13).contains(&moves(run.right)))),
        ("poj2286", &[], |run| endless_if(run, moves(run.right) == 4)),
        ("p1379", &[], |run| endless_if(run, moves(run.right) > 11).waiting()),
        // Another board of as many moves has passed at once.
        ("p1379", &[], |run| endless_if(run, run.number > 40 && moves(run.right) == 12)),
    ]);
}

#[test]
#[rustfmt::skip]
fn wrong_numbers_of_moves_get_a_hint() {
    /// Prints a larger number for boards of many moves.
    fn off_by(run: &Asked, more: usize) -> FakeRun {
        let moves = moves(run.right);
        run.wrong_if(moves > 12, &(moves + more).to_string())
    }

    assert_hints(&[
        ("p1379", &[TWO_TOO_MANY], |run| off_by(run, 2)),
        ("acwing179", &[TWO_TOO_MANY], |run| {
            let is_far = moves(run.right) > 10 && run.right.starts_with('l');
            run.wrong_if(is_far, &format!("lr{}", run.right))
        }),
        // Too long by more, or by an odd number; or a board too near for that.
        ("p1379", &[NO_HINT], |run| off_by(run, 8)),
        ("p1379", &[NO_HINT], |run| off_by(run, 3)),
        ("p1379", &[NO_HINT], |_| print("3")),
        ("p1379", &[TOO_SHORT], |run| run.with_mistake("past-the-row")),
        // A board too near for that, or no path was found.
        ("p1379", &[NO_HINT], |run| run.wrong_if(moves(run.right) == 5, "3")),
        ("p1379", &[NO_HINT], |run| run.wrong_if(moves(run.right) == 8, "0")),
    ]);
}

#[test]
#[rustfmt::skip]
fn boards_that_fail_by_the_place_of_the_blank_get_a_hint() {
    assert_hints(&[
        ("acwing845", &["…blank in the first place read?"], |run| run.with_mistake("blank-first")),
        ("acwing845", &["…blank in the first place read?", SANITIZER],
            |run| run.right().but(run.input.starts_with('x'), fault)),
        ("alds1_13_b", &["…blank in the first place read?"],
            |run| endless_if(run, run.input.starts_with('0'))),
        ("p1379", &["…the board read without its leading 0?"],
            |run| run.with_mistake("blank-first")),
        // One board fails; or all of these moves; or also with the blank elsewhere.
        ("p1379", &[NO_HINT], |run| run.wrong_if(run.input == "013824765\n", "?")),
        ("acwing845", &[NO_HINT],
            |run| run.wrong_if(run.input.starts_with('x') && moves(run.right) > 5, "?")),
        ("acwing845", &[BLANK_COUNTED], |run| run.with_mistake("blank-in-inversions")),
        ("hdu1043", &[BLANK_COUNTED], |run| run.with_mistake("blank-in-inversions")),
        // All boards are called unsolvable, or those that are far; or the answer is another one.
        ("acwing845", &[NO_HINT], |_| print("-1")),
        ("acwing845", &[NO_HINT], |run| run.wrong_if(moves(run.right) > 4, "-1")),
        ("acwing845", &[NO_HINT], |run| run.wrong_if(moves(run.right) % 2 == 1, "?")),
    ]);
}

#[test]
#[rustfmt::skip]
fn exit_status_and_signals_are_facts() {
    assert_hints(&[
        ("poj1077", &["exit status: 3;…", NO_HINT], |_| print("?").exits(3)),
        ("p1379", &[], |_| print("20").exits(3)),
        ("p1379", &[SANITIZER], |_| print("").ended_by(8)),
        // A message, as after a double free, changes nothing.
        ("p1379", &[SANITIZER], |_| print("").ended_by(6).and_errors("?")),
        ("p1379", &[SANITIZER], |_| print("").exits(135)),
        ("p1379", &[], |_| print("").ended_by(9)),
        ("poj2286", &["exit status: 135;…", SANITIZER], |_| print("?").exits(135)),
        ("p1379 --shrink 0", &[], |_| print("20")),
    ]);
}

/// The last run that is made repeats the run that shows the hint.
#[test]
#[rustfmt::skip]
fn what_a_run_shows_has_to_come_twice() {
    let rows: &[(&str, SolverInMemory)] = &[
        ("acwing845", |run| run.wrong_if(run.input.contains(' '), "20")),
        ("p1379", |_| print("20").unread()),
        ("hdu1043", |run| print(run.right.replace("d\nd", "d\ndd"))),
        ("hdu1043", |run| print(with_letters(run.right, "durl", false))),
        ("acwing845", |run| distances_to("p1379", run)),
        ("p1379", |run| run.with_mistake("blank-first")),
        ("acwing845", |run| run.with_mistake("blank-in-inversions")),
    ];
    for (name, solver) in rows {
        // With so little time for smaller inputs, there are as many runs each time.
        let call = format!("{name} --shrink 1e-9");
        let solver = |run: &Asked| solver(run).takes(0.001);
        let report = search_by(&call, &solver);
        let hint = report.text.lines().find(|line| line.starts_with("Note: ")).expect("a hint");
        let last = report.inputs.len();
        let other = |run: &Asked| solver(run).but(run.number == last, |_| print("?"));
        assert!(!search_by(&call, &other).text.contains(hint), "{hint}");
    }
}

/// However a solver fails, there are fifteen runs for hints at most, and two that are stopped.
#[test]
fn hints_make_few_runs() {
    let runs = |call: &str, solver: SolverInMemory| search_by(call, &solver).inputs.len();
    assert_eq!(runs("p1379 --shrink 0", |_| print("20")), 1);
    for name in ["acwing845", "acwing179", "hdu1043", "p1379"] {
        let count = runs(&format!("{name} --shrink 1e-9"), |_| print("20").takes(0.001));
        assert!((6..=2 + 15).contains(&count), "{name}: {count}");
    }
    // Ten seconds, or twice the time of the run that failed.
    assert_eq!(runs("acwing845 --shrink 0.001", |_| print("20").takes(3.0)), 2 + 4);
    assert_eq!(runs("acwing845 --shrink 0.001", |_| print("20").takes(8.0)), 2 + 2);
    let endless: SolverInMemory =
        |run| print("20").takes(0.001).but(run.number > 1, FakeRun::endless);
    assert_eq!(runs("acwing179 --shrink 1e-9", endless), 2 + 2);
}
