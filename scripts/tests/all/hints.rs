//! The hints on a failure. Each has rows of solvers that get it, and of solvers that look alike and
//! do not. A new hint is a text in `hints.rs` of `stress`, and its rows here.

use std::time::Duration;

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::problems::{Problem, Task};
use puzzle_tools::judging::verdict;

use crate::common::{find, judge};
use crate::fake::{print, search_by, Answer, Asked, ENDLESS};

/// A call of `stress`, a solver, and the hints and facts on its failure.
type Row = (&'static str, &'static [&'static str], fn(&Asked) -> Answer);

/// Asserts that each solver fails, and gets just its hints.
fn assert_hints(rows: &[Row]) {
    for (index, (call, hints, answer)) in rows.iter().enumerate() {
        let (report, _) = search_by(call, answer);
        let found: Vec<_> =
            report.text.lines().filter_map(|line| line.strip_prefix("Note: ")).collect();
        assert_eq!(found, *hints, "row {}: {call}:\n{}", index + 1, report.text);
    }
}

const SOMETIMES: &str = "run again, it passed: it fails only sometimes; is a variable never set?";
const VARIES: &str =
    "its output differs on the same input: a time, random numbers, or memory that \
                      was never set?";
const UNREAD: &str = "it seems not to have read standard input; does it open a file, even \
                      /dev/stdin? Many sources do, unless compiled with g++ -DONLINE_JUDGE";
const EMPTY_LINES: &str = "the answers are right without the empty lines";
const SANITIZER: &str = "in C++, g++ -g -Wall -fsanitize=address,undefined names the line";
const PARITY: &str = "it is stopped on an unsolvable board alone: is the parity of the inversions \
                      tested before the search?";
const GOES_ON: &str = "all answers are right, and then it goes on: is the end of the input seen?";
const LINE_0: &str = "all answers are right, and then it goes on: is the line 0 seen?";
const FIRST_OF_FILE: &str = "only the first case is answered: does the solver read to the end of \
                             the file, or is something left over from the first case?";
const FIRST_OF_COUNT: &str = "only the first case is answered: does the solver read as many cases \
                              as the first line says, or is something left over from the first \
                              case?";
const FIRST_TO_0: &str = "only the first case is answered: does the solver read to the 0, or is \
                          something left over from the first case?";
const LEFT_OVER: &str =
    "case 2 passes alone: is a path, a queue, a mark or the end of a line left \
                         over from the cases before?";
const EACH_ALONE: &str = "each case passes alone: is a path, a queue, a mark or the end of a line \
                          left over from the cases before, or is an array too small?";
const TILE: &str =
    "each path is right with opposite moves, as those of the tile, or of a search from the goal";
const TURNS: &str = "each path is right with opposite moves, as turns the other way";
const BACKWARDS: &str = "each path is right if it is read backwards";
const FROM_GOAL: &str = "each path is right backwards with opposite moves, as a path from the goal";
const EXCHANGED: &str = "each path is right if u and d are exchanged";
const BOTH: &str = "each path is right if it is read backwards, and l and r are exchanged";
const ROWS: &str =
    "each path is right if `udlr` is read as `lrud`: are rows and columns exchanged?";
const ORDER: &str = "each path is right if `udlr` is read as `rudl`: are the letters in the order \
                     of dx and dy?";
const MIDDLE: &str = "it gives the distance to 123804765: is that its goal?";
const CORNER: &str = "it gives the distance to 12345678x: is that its goal?";
const TWO_TOO_MANY: &str = "2 moves too many: if it is A*, does it mark boards when they are \
                            pushed, or count the blank? See common mistakes in scripts/README.md";
const EXIT_STATUS: &str = "exit status: 3; many judges call that a run-time error";

#[test]
fn failures_that_vary_get_a_hint() {
    assert_hints(&[
        ("p1379", &[SOMETIMES], |run| if run.number == 1 { print("9") } else { run.right() }),
        // Other runs may pass by chance.
        ("p1379", &[SOMETIMES], |run| if run.number < 4 { print("9") } else { run.right() }),
        ("hdu1043", &[SOMETIMES, SANITIZER], |run| Answer {
            signal: (run.number == 1).then(|| 11),
            ..run.right()
        }),
        ("p1379", &[VARIES], |run| print(format!("{}", run.number + 20))),
        ("p1379", &[], |_| print("20")),
        // Nothing is run after the failure.
        ("p1379 --shrink 0", &[], |run| if run.number == 1 { print("9") } else { run.right() }),
    ]);
}

#[test]
fn solvers_that_do_not_read_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[UNREAD], |_| unread(print(""))),
        ("hdu1043", &[UNREAD], |_| unread(print("unsolvable\n"))),
        ("hdu3567", &[UNREAD], |_| unread(print("Case 1: 0\n\n"))),
        ("poj2286", &[UNREAD], |_| unread(print("A\n"))),
        ("p1379", &[UNREAD], |_| unread(Answer { code: 1, ..print("") })),
        ("p1379", &[UNREAD], |_| unread(print("y\n".repeat(9 << 20)))),
        ("p1379", &[UNREAD, SANITIZER], |_| unread(Answer { signal: Some(11), ..print("") })),
        // It has read in a way that cannot be seen, since it does something else without a board.
        ("p1379", &[], |run| unread(print(if run.right.is_empty() { "" } else { "20" }))),
        ("p1379", &[], |run| {
            unread(Answer { code: i32::from(!run.right.is_empty()), ..print("") })
        }),
        // It has passed before.
        ("p1379", &[], |run| {
            unread(if run.right.trim() == "4" { print("x") } else { run.right() })
        }),
        // Standard error says more, or a table may be filled first.
        ("p1379", &[], |_| unread(Answer { errors: "no file".to_string(), ..print("") })),
        ("p1379", &[], |_| unread(Answer { time: ENDLESS, ..print("") })),
    ]);
}

fn unread(answer: Answer) -> Answer {
    Answer { is_unread: true, ..answer }
}

/// Returns the right output with a text after it.
fn and(run: &Asked, text: &str) -> Answer {
    print(run.right.to_string() + text)
}

#[test]
fn outputs_that_show_the_reason_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[EMPTY_LINES], |run| print(run.right.replace('\n', "\n\n"))),
        ("hdu1043", &[EMPTY_LINES], |run| print(run.right.replace('\n', "\n\r\n"))),
        ("hdu1043", &[LEFT_OVER], |run| {
            print(run.right.replace('\n', "\n-\n").trim_end_matches("-\n"))
        }),
        ("hdu1043", &[FIRST_OF_FILE], |run| print(run.right.lines().next().unwrap_or_default())),
        ("hdu3567", &[FIRST_OF_COUNT], |run| print(lines(run.right, 2))),
        ("poj2286", &[FIRST_TO_0], |run| print(lines(run.right, 2))),
        // It prints nothing for the solved board.
        ("hdu1043", &[], |run| print(run.right.trim())),
        // The last answer comes twice, as with `while (!feof(stdin))`, or another one comes.
        ("hdu1043", &[GOES_ON], |run| and(run, run.right.lines().last().unwrap_or_default())),
        ("hdu1043", &[GOES_ON], |run| and(run, "unsolvable\n")),
        ("p1379", &[GOES_ON], |run| and(run, "4\n")),
        ("hdu3567", &[GOES_ON], |run| and(run, "Case 2: 1\nr\n")),
        ("poj2286", &[LINE_0], |run| and(run, "No moves needed\n2\n")),
        ("p1379", &[GOES_ON], |run| Answer { time: ENDLESS, is_flushed: true, ..run.right() }),
        ("p1379", &[GOES_ON], |run| Answer {
            time: ENDLESS,
            is_flushed: true,
            ..print(run.right.trim())
        }),
        ("p1379", &[GOES_ON], |run| Answer {
            time: ENDLESS,
            is_flushed: true,
            waits: true,
            ..run.right()
        }),
        ("p1379", &[GOES_ON], |run| and(run, &"4\n".repeat(9 << 20))),
        // What follows is no answer, or only a part of one.
        ("p1379", &[], |run| and(run, "uldr\n")),
        ("p1379", &[], |run| and(run, "4\nuldr\n")),
        ("hdu1043", &[], |run| and(run, "done\n")),
        ("poj2286", &[], |run| and(run, "A\n")),
        // Some answer is wrong, or none is there in time.
        ("p1379", &[], |_| Answer { time: ENDLESS, is_flushed: true, ..print("9\n") }),
        ("p1379", &[], |run| Answer { time: ENDLESS, ..run.right() }),
        ("p1379", &[], |_| print("y\n".repeat(9 << 20))),
    ]);
}

/// Returns the first lines of a text.
fn lines(text: &str, count: usize) -> String {
    text.split_inclusive('\n').take(count).collect()
}

#[test]
fn cases_that_pass_alone_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[LEFT_OVER], |run| print(run.right.replace("d\nd", "d\ndd"))),
        // The second case fails alone, too, or only the first case fails.
        ("hdu1043", &[], |run| print(run.right.replace("ld", "?"))),
        ("hdu1043", &[], |run| {
            print(if run.boards() > 1 {
                "?".to_string() + run.right
            } else {
                run.right.to_string()
            })
        }),
        ("hdu1043", &[EACH_ALONE, SANITIZER], |run| Answer {
            signal: (run.boards() > 1).then(|| 6),
            ..run.right()
        }),
        ("hdu3567", &[EACH_ALONE, SANITIZER], |run| Answer {
            code: if run.boards() > 3 { 139 } else { 0 },
            errors: "?".to_string(),
            ..run.right()
        }),
        ("hdu1043 --memory-limit 32", &[EACH_ALONE], |run| Answer {
            megabytes: 30 * run.boards(),
            ..run.right()
        }),
        ("hdu1043", &[EACH_ALONE], |run| Answer {
            time: if run.boards() > 1 { ENDLESS } else { Duration::ZERO },
            ..run.right()
        }),
        // Together, the cases take more than half of the time.
        ("hdu1043", &[], |run| Answer {
            time: Duration::from_secs(3) * run.boards() as u32,
            ..run.right()
        }),
        // One of the cases fails alone.
        ("hdu1043", &[SANITIZER], |run| Answer {
            signal: run.right.contains('u').then(|| 11),
            ..run.right()
        }),
    ]);
}

/// Returns a text with letters exchanged in the lines that are paths.
fn letters(run: &Asked, from: &str, to: &str, is_backwards: bool) -> Answer {
    let line = |line: &str| {
        if !line.chars().all(|letter| from.contains(letter)) {
            return line.to_string() + "\n";
        }
        let meant = |letter| to.as_bytes()[from.find(letter).expect("a letter")] as char;
        let path = line.chars().map(meant);
        let path = if is_backwards { path.rev().collect::<String>() } else { path.collect() };
        path + "\n"
    };
    print(run.right.lines().map(line).collect::<String>())
}

#[test]
fn other_letters_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[TILE], |run| letters(run, "udlr", "durl", false)),
        ("poj2286", &[TURNS], |run| letters(run, "ABCDEFGH", "FEHGBADC", false)),
        ("acwing179", &[BACKWARDS], |run| letters(run, "udlr", "udlr", true)),
        ("hdu1043", &[FROM_GOAL], |run| letters(run, "udlr", "durl", true)),
        ("hdu1043", &[BOTH], |run| letters(run, "udlr", "udrl", true)),
        ("hdu1043", &[EXCHANGED], |run| letters(run, "udlr", "dulr", false)),
        ("hdu3567", &[ROWS], |run| letters(run, "udlr", "lrud", false)),
        ("hdu1043", &[ORDER], |run| letters(run, "udlr", "dlru", false)),
        // Besides, the path has needless moves.
        ("hdu1043", &[TILE], |run| {
            print(letters(run, "udlr", "durl", false).output.replace("u\n", "url\n"))
        }),
        // The path of one move fits, but not that of the sample; or the other way round.
        ("hdu1043", &[], |run| print(if run.right == "d\n" { "l" } else { run.right })),
        ("hdu1043", &[], |run| {
            if run.right == "d\n" {
                print("l")
            } else {
                letters(run, "udlr", "dulr", false)
            }
        }),
        // With another goal, the official sample is not that of the judge.
        ("hdu1043 --goal 123456870", &[], |run| letters(run, "udlr", "durl", false)),
    ]);
}

/// Returns the right output if the boards are written in a layout of characters.
fn reads(run: &Asked, is_read: bool) -> Answer {
    if is_read {
        run.right()
    } else {
        print("20\n")
    }
}

#[test]
fn other_layouts_get_a_hint() {
    assert_hints(&[
        (
            "acwing845",
            &["it passes if boards are written with one space: `1 2 3 4 5 x 7 8 6`"],
            |run| reads(run, !run.input.contains("  ")),
        ),
        (
            "p1379",
            &["it passes if boards are written as at AOJ ALDS1_13_B: `1 0 3 / 8 2 4 / 7 6 5`"],
            |run| reads(run, run.input.contains(' ') && !run.input.contains('x')),
        ),
        ("acwing845", &["it passes if boards are written as at Luogu P1379: `123450786`"], |run| {
            reads(run, !run.input.contains(' '))
        }),
        (
            "alds1_13_b",
            &["it passes if boards are written with one space: `1 2 3 4 5 x 7 8 6`"],
            |run| Answer { code: i32::from(run.boards() > 1), ..run.right() },
        ),
        // The answer is the same in each layout.
        ("acwing845", &[], |_| print("-1\n")),
        ("p1379", &[], |_| print("20\n")),
        // It has passed before.
        ("acwing845", &[], |run| reads(run, !run.input.contains("  ") || run.right.trim() != "5")),
    ]);
}

/// Returns the distances of the boards of an input to a goal.
fn distances_to(own: &Problem, other: &Problem, input: &str) -> String {
    let goal = match other.task {
        Task::Distance(goal) => goal,
        _ => unreachable!("the answer is a distance"),
    };
    let cases = judge::read(own, input).into_iter();
    let renamed = cases.map(|case| Case::Eight(case.eight().expect("a board").0, goal));
    let cases: Vec<_> = renamed.collect();
    verdict::output(&other.task, &cases, |case| other.solve(case)).collect()
}

#[test]
fn another_goal_gets_a_hint() {
    assert_hints(&[
        ("acwing845", &[MIDDLE], |run| {
            print(if run.input.is_empty() {
                String::new()
            } else {
                distances_to(find("acwing845"), find("p1379"), run.input)
            })
        }),
        ("p1379", &[CORNER], |run| {
            print(if run.input.is_empty() {
                String::new()
            } else {
                distances_to(find("p1379"), find("acwing845"), run.input)
            })
        }),
        // A constant may be the distance of one board.
        ("acwing845", &[], |_| print("11")),
        ("p1379", &[], |_| print("12")),
        ("alds1_13_b", &[], |_| print("8")),
    ]);
}

/// Returns the right output, or none in time if the time is not enough.
fn slow(run: &Asked, is_slow: bool) -> Answer {
    Answer { time: if is_slow { ENDLESS } else { Duration::ZERO }, ..run.right() }
}

#[test]
fn unsolvable_boards_without_an_end_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[PARITY], |run| slow(run, run.right.contains("unsolvable"))),
        ("hdu1043", &[PARITY], |run| slow(run, run.right.contains("unsolvable"))),
        ("acwing845 --memory-limit 64", &[PARITY], |run| Answer {
            megabytes: if run.right.contains("-1") { 100 } else { 0 },
            ..run.right()
        }),
        // All boards are too slow; or it has printed that some board is unsolvable.
        ("acwing179", &[], |run| slow(run, true)),
        ("acwing179", &[], |run| match run.right {
            "unsolvable\n" => {
                Answer { time: ENDLESS, is_flushed: true, ..print("?\nunsolvable\n") }
            }
            _ => run.right(),
        }),
    ]);
}

#[test]
fn methods_that_are_too_slow_get_a_hint() {
    assert_hints(&[
        ("p1379", &["is the method too slow for a board of 12 moves? See course --list"], |run| {
            slow(run, run.right.trim().parse::<usize>().map_or(false, |moves| moves > 11))
        }),
        (
            "hdu1043 --shrink 0",
            &["221 cases are not done after 5.01 s of processor time: one search \
                                  from the goal serves all"],
            |run| slow(run, run.boards() > 210),
        ),
        ("poj2286", &["is the method too slow for a board of 5 moves? See course --list"], |run| {
            slow(
                run,
                run.right
                    .lines()
                    .next()
                    .map_or(false, |path| path.len() > 4 && !path.contains(' ')),
            )
        }),
        // The board is near, or the run waits.
        ("p1379", &[], |run| slow(run, true)),
        ("p1379", &[], |run| Answer { waits: true, ..slow(run, run.right.trim().len() > 1) }),
    ]);
}

#[test]
fn paths_that_are_too_long_get_a_hint() {
    assert_hints(&[
        ("p1379", &[TWO_TOO_MANY], |run| longer(run, 13, 2)),
        ("acwing179", &[TWO_TOO_MANY], |run| {
            print(
                if run.right.len() < 9 || run.right == "unsolvable\n" {
                    run.right.to_string()
                } else {
                    "lrlr".to_string() + run.right
                }
                .replacen(
                    "lrlr",
                    if run.right.starts_with('l') { "rl" } else { "lr" },
                    1,
                ),
            )
        }),
        (
            "p1379",
            &["6 moves too many: if it is A*, does it mark boards when they are pushed, or \
                     count the blank? See common mistakes in scripts/README.md"],
            |run| longer(run, 13, 6),
        ),
        // Too long by more, or by an odd number; or of the solved board.
        ("p1379", &[], |run| longer(run, 13, 8)),
        ("p1379", &[], |run| longer(run, 13, 3)),
        ("p1379", &[], |run| print(if run.right.trim() == "0" { "2" } else { run.right })),
        // Here each shortest path but the first is wrong.
        ("hdu3567", &["exit status: 3; many judges call that a run-time error"], |run| Answer {
            code: 3,
            ..print(run.right.replace("ld\n", "dl\n"))
        }),
    ]);
}

/// Returns the right number, or a larger one for boards of many moves.
fn longer(run: &Asked, from: usize, excess: usize) -> Answer {
    let moves: usize = run.right.trim().parse().unwrap_or(0);
    print(format!("{}\n", if moves < from { moves } else { moves + excess }))
}

#[test]
fn exit_status_and_signals_are_facts() {
    assert_hints(&[
        ("poj1077", &[EXIT_STATUS], |_| Answer { code: 3, ..print("?") }),
        ("p1379", &[], |_| Answer { code: 3, ..print("20") }),
        ("p1379", &[SANITIZER], |_| Answer { signal: Some(11), ..print("") }),
        ("p1379", &[SANITIZER], |_| Answer { signal: Some(4), ..print("") }),
        ("p1379", &[SANITIZER], |_| Answer { signal: Some(8), ..print("") }),
        // A message, as after a double free, changes nothing.
        ("p1379", &[SANITIZER], |_| Answer {
            signal: Some(6),
            errors: "?".to_string(),
            ..print("")
        }),
        ("p1379", &[SANITIZER], |_| Answer { code: 135, ..print("") }),
        ("p1379", &[], |_| Answer { signal: Some(9), ..print("") }),
    ]);
}

/// However the solver fails, there are fifteen runs for hints at most, and two that are stopped.
#[test]
fn hints_make_few_runs() {
    let runs = |call: &str, answer: fn(&Asked) -> Answer| search_by(call, &answer).1.len();
    // One run is the search, and those for smaller inputs have no time.
    assert_eq!(runs("p1379 --shrink 0", |_| print("20")), 1);
    assert!(runs("acwing845 --shrink 0.001", |_| print("20")) > 5);
    for call in ["acwing845", "acwing179", "hdu1043", "p1379"] {
        let call = format!("{call} --shrink 0.000001");
        assert!(
            runs(&call, |_| Answer { time: Duration::from_millis(1), ..print("20") }) <= 1 + 15,
            "{call}"
        );
    }
    let stopped = runs("acwing179 --shrink 0.000001", |run| Answer {
        time: if run.number == 1 { Duration::from_millis(1) } else { ENDLESS },
        ..print("20")
    });
    assert_eq!(stopped, 1 + 2);
}
