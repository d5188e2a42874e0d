//! The hints on a failure. Each has rows of solvers that get it, and of solvers that look alike and
//! do not. A new hint is a text in `hints.rs` of `stress`, and its rows here.

use puzzle_tools::judging::cases;

use crate::common::{find, judge};
use crate::fake::{print, search_by, Answer, Asked};

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

/// A fault ends it.
fn fault(answer: Answer) -> Answer {
    answer.ended_by(11)
}

/// Returns what is right, but does not end if a condition is met.
fn endless_if(run: &Asked, is_met: bool) -> Answer {
    run.right().but(is_met, Answer::endless)
}

#[test]
#[rustfmt::skip]
fn failures_that_vary_get_a_hint() {
    assert_hints(&[
        ("p1379", &[SOMETIMES], |run| run.right().but(run.number == 1, |_| print("9"))),
        // Other runs may pass by chance.
        ("p1379", &[SOMETIMES], |run| run.right().but(run.number < 4, |_| print("9"))),
        ("hdu1043", &[SOMETIMES, SANITIZER], |run| run.right().but(run.number == 1, fault)),
        ("p1379", &[VARIES], |run| print((run.number + 20).to_string())),
        ("p1379", &[], |_| print("20")),
        ("p1379", &[SANITIZER], |run| print(run.number.to_string()).ended_by(11)),
        // A run that was stopped says nothing.
        ("acwing179", &[], |run| print("20").takes(0.1).but(run.number > 1, Answer::endless)),
        // Nothing is run after the failure.
        ("p1379 --shrink 0", &[], |run| run.right().but(run.number == 1, |_| print("9"))),
    ]);
}

#[test]
#[rustfmt::skip]
fn solvers_that_do_not_read_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[UNREAD], |_| print("").unread()),
        ("hdu1043", &[UNREAD], |_| print("unsolvable\n").unread()),
        ("hdu3567", &[UNREAD], |_| print("Case 1: 0\n\n").unread()),
        ("poj2286", &[UNREAD], |_| print("A\n").unread()),
        ("p1379", &[UNREAD], |_| print("").unread().exits(1)),
        ("p1379", &[UNREAD], |_| print(long("1\n")).unread()),
        ("p1379", &[UNREAD, SANITIZER], |_| print("").unread().ended_by(11)),
        // It reads in a way that cannot be seen, since it does something else without a board.
        ("p1379", &[], |run| print(if run.right.is_empty() { "" } else { "20" }).unread()),
        ("p1379", &[], |run| print("").unread().exits(i32::from(!run.right.is_empty()))),
        // It has passed before; standard error says more; or a table may be filled first.
        ("p1379", &[], |run| run.right().but(run.right == "4\n", |_| print("x")).unread()),
        ("p1379", &[], |_| print("").unread().and_errors("no file")),
        ("p1379", &[], |_| print("").unread().endless()),
    ]);
}

/// Returns a text of more than 16 MB.
fn long(text: &str) -> String {
    text.repeat(9 << 20)
}

/// Returns the first lines of a text.
fn lines(text: &str, count: usize) -> String {
    text.split_inclusive('\n').take(count).collect()
}

#[test]
#[rustfmt::skip]
fn outputs_that_show_the_reason_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[EMPTY_LINES], |run| print(run.right.replace('\n', "\n\n"))),
        ("hdu1043", &[EMPTY_LINES], |run| print(run.right.replace('\n', "\n\r\n"))),
        ("hdu1043", &[], |run| print(run.right.replace('\n', "\n-\n"))),
        ("hdu1043", &[FIRST_OF_FILE], |run| print(lines(run.right, 1))),
        ("hdu1043", &[], |run| print(lines(run.right, 2))),
        ("hdu3567", &[FIRST_OF_COUNT], |run| print(lines(run.right, 2))),
        ("poj2286", &[FIRST_TO_0], |run| print(lines(run.right, 2))),
        // It prints nothing for the solved board.
        ("hdu1043", &[], |run| print(run.right.trim())),
        // The last answer comes twice, as with `while (!feof(stdin))`, or another one comes.
        ("hdu1043", &[GOES_ON], |run| run.and(run.right.lines().last().unwrap_or_default())),
        ("hdu1043", &[GOES_ON], |run| run.and("unsolvable\n")),
        ("p1379", &[GOES_ON], |run| run.and("4\n")),
        ("hdu3567", &[GOES_ON], |run| run.and("Case 2: 1\nr\n")),
        ("poj2286", &[LINE_0], |run| run.and("No moves needed\n2\n")),
        ("p1379", &[GOES_ON], |run| run.right().endless().flushed()),
        ("p1379", &[GOES_ON], |run| print(run.right.trim()).endless().flushed()),
        ("p1379", &[GOES_ON], |run| run.right().endless().waiting().flushed()),
        ("p1379", &[GOES_ON], |run| run.and(&long("4\n"))),
        // What follows is no answer, or only a part of one.
        ("p1379", &[], |run| run.and("uldr\n")),
        ("p1379", &[], |run| run.and("4\nuldr\n")),
        ("hdu1043", &[], |run| run.and("done\n")),
        ("poj2286", &[], |run| run.and("A\n")),
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
        ("hdu1043", &[LEFT_OVER], |run| print(run.right.replace("d\nd", "d\ndd"))),
        // The second case fails alone, too; or only the first case fails.
        ("hdu1043", &[], |run| print(run.right.replace("ld", "?"))),
        ("hdu1043", &[], |run| {
            run.right().but(run.boards() > 1, |_| print(format!("?{}", run.right)))
        }),
        ("hdu1043", &[EACH_ALONE, SANITIZER], |run| run.right().but(run.boards() > 1, fault)),
        ("hdu3567", &[EACH_ALONE], |run| {
            run.right().but(run.boards() > 3, |right| right.exits(3).and_errors("?"))
        }),
        ("hdu1043 --memory-limit 32", &[EACH_ALONE], |run| run.right().holds(30 * run.boards())),
        ("hdu1043", &[EACH_ALONE], |run| endless_if(run, run.boards() > 1)),
        // Together, the cases take more than half of the time; or one of them fails alone.
        ("hdu1043", &[], |run| run.right().takes(3.0 * run.boards() as f64)),
        ("hdu1043", &[SANITIZER], |run| run.right().but(run.right.contains('u'), fault)),
    ]);
}

#[test]
#[rustfmt::skip]
fn other_letters_get_a_hint() {
    assert_hints(&[
        ("hdu1043", &[TILE], |run| print(with_letters(run.right, "udlr", "durl", false))),
        ("poj2286", &[TURNS], |run| print(with_letters(run.right, "ABCDEFGH", "FEHGBADC", false))),
        ("acwing179", &[BACKWARDS], |run| print(with_letters(run.right, "udlr", "udlr", true))),
        ("hdu1043", &[FROM_GOAL], |run| print(with_letters(run.right, "udlr", "durl", true))),
        ("hdu1043", &[BOTH], |run| print(with_letters(run.right, "udlr", "udrl", true))),
        ("hdu1043", &[EXCHANGED], |run| print(with_letters(run.right, "udlr", "dulr", false))),
        ("hdu3567", &[ROWS], |run| print(with_letters(run.right, "udlr", "lrud", false))),
        ("hdu1043", &[ORDER], |run| print(with_letters(run.right, "udlr", "dlru", false))),
        // Besides, the path has needless moves.
        ("hdu1043", &[TILE], |run| {
            print(with_letters(run.right, "udlr", "durl", false).replace("u\n", "url\n"))
        }),
        // The path of one move fits, but not that of the sample; or the other way round.
        ("hdu1043", &[], |run| run.right().but(run.right == "d\n", |_| print("l"))),
        ("hdu1043", &[], |run| {
            let others = print(with_letters(run.right, "udlr", "dulr", false));
            others.but(run.right == "d\n", |_| print("l"))
        }),
        // With another goal, the official sample is not that of the judge.
        ("hdu1043 --goal 123456870", &[], |run| {
            print(with_letters(run.right, "udlr", "durl", false))
        }),
    ]);
}

/// Returns a text with letters exchanged in the lines that are paths.
fn with_letters(text: &str, letters: &str, others: &str, is_backwards: bool) -> String {
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
            |run| print("20").but(!run.input.contains("  "), |_| run.right())),
        ("p1379", &["it passes if boards are written as at AOJ ALDS1_13_B: \
                     `1 0 3 / 8 2 4 / 7 6 5`"],
            |run| print("20").but(run.input.contains("0 "), |_| run.right())),
        ("acwing845", &["it passes if boards are written in one word: `12345x786`"],
            |run| print("20").but(!run.input.contains(' '), |_| run.right())),
        ("alds1_13_b", &["it passes if boards are written with one space: `1 2 3 4 5 x 7 8 6`"],
            |run| run.right().exits(i32::from(run.boards() > 1))),
        // The answer is the same in each layout, or the solver has passed before.
        ("acwing845", &[], |_| print("-1\n")),
        ("acwing845", &[], |run| {
            run.right().but(run.input.contains("  ") && run.right == "5\n", |_| print("20"))
        }),
    ]);
}

/// Returns the distances of the boards of an input to the goal of another problem.
fn distances_to(problem: &str, run: &Asked) -> Answer {
    let problem = find(problem);
    // The blank of P1379 is 0, and it has no spaces, but any judge's board is read as well.
    let cases = cases::read(problem, run.input.as_bytes()).map_or(Vec::new(), |read| read.cases);
    print(judge::right_answers(problem, &cases))
}

#[test]
#[rustfmt::skip]
fn another_goal_gets_a_hint() {
    assert_hints(&[
        ("acwing845", &[MIDDLE], |run| distances_to("p1379", run)),
        // A run may take longer than the failed one, but not all together longer than ten seconds.
        ("acwing845", &[MIDDLE], |run| {
            distances_to("p1379", run).takes(if run.number == 1 { 0.1 } else { 0.8 })
        }),
        ("acwing845", &[], |run| distances_to("p1379", run).takes(1.9)),
        ("p1379", &[CORNER], |run| distances_to("acwing845", run)),
        // A constant may be the distance of one board.
        ("acwing845", &[], |_| print("11")),
        ("p1379", &[], |_| print("12")),
        ("alds1_13_b", &[], |_| print("8")),
    ]);
}

#[test]
#[rustfmt::skip]
fn unsolvable_boards_without_an_end_get_a_hint() {
    assert_hints(&[
        ("acwing179", &[PARITY], |run| endless_if(run, run.right == "unsolvable\n")),
        ("hdu1043", &[PARITY], |run| endless_if(run, run.right.contains("unsolvable"))),
        ("acwing845 --memory-limit 64", &[PARITY],
            |run| run.right().but(run.right == "-1\n", |right| right.holds(100))),
        // All boards are too slow; or it has printed that some board is unsolvable.
        ("acwing179", &[], |run| run.right().endless()),
        ("acwing179", &[], |run| {
            let knows = print("?\nunsolvable\n").endless().flushed();
            run.right().but(run.right == "unsolvable\n", |_| knows)
        }),
    ]);
}

/// Returns how many moves a path or a number has.
fn moves(right: &str) -> usize {
    let line = right.lines().next().unwrap_or_default();
    line.parse().unwrap_or(line.len())
}

#[test]
#[rustfmt::skip]
fn methods_that_are_too_slow_get_a_hint() {
    assert_hints(&[
        ("p1379", &["is the method too slow for a board of 12 moves? See course --list"],
            |run| endless_if(run, moves(run.right) > 11)),
        ("hdu1043 --shrink 0", &["221 cases are not done after 5.01 s of processor time: one \
                                  search from the goal serves all"],
            |run| endless_if(run, run.boards() > 210)),
        ("hdu3567", &["14 cases are not done after 11 s of processor time: one search from the \
                       goal for each cell of its blank serves all"],
            |run| endless_if(run, run.boards() > 21)),
        ("poj2286", &["is the method too slow for a board of 5 moves? See course --list"],
            |run| endless_if(run, (5..15).contains(&moves(run.right)))),
        // The board is near, or the run waits.
        ("p1379", &[], |run| endless_if(run, (10..13).contains(&moves(run.right)))),
        ("poj2286", &[], |run| endless_if(run, moves(run.right) == 4)),
        ("p1379", &[], |run| endless_if(run, moves(run.right) > 11).waiting()),
    ]);
}

/// Returns the right number, or a larger one for boards of many moves.
fn longer(run: &Asked, excess: usize) -> Answer {
    run.right().but(moves(run.right) > 12, |_| print((moves(run.right) + excess).to_string()))
}

#[test]
#[rustfmt::skip]
fn paths_that_are_too_long_get_a_hint() {
    assert_hints(&[
        ("p1379", &[TWO_TOO_MANY], |run| longer(run, 2)),
        ("acwing179", &[TWO_TOO_MANY], |run| {
            let is_far = moves(run.right) > 10 && run.right.starts_with('l');
            run.right().but(is_far, |_| print("lr".to_string() + run.right))
        }),
        // Too long by more, or by an odd number; or it is the solved board.
        ("p1379", &[], |_| print("3")),
        ("p1379", &[], |run| longer(run, 8)),
        ("p1379", &[], |run| longer(run, 3)),
        ("p1379", &[], |run| run.right().but(run.right == "0\n", |_| print("2"))),
    ]);
}

#[test]
#[rustfmt::skip]
fn exit_status_and_signals_are_facts() {
    assert_hints(&[
        ("poj1077", &[EXIT_STATUS], |_| print("?").exits(3)),
        ("p1379", &[], |_| print("20").exits(3)),
        ("p1379", &[SANITIZER], |_| print("").ended_by(8)),
        ("p1379", &[SANITIZER], |_| print("").ended_by(11)),
        // A message, as after a double free, changes nothing.
        ("p1379", &[SANITIZER], |_| print("").ended_by(6).and_errors("?")),
        ("p1379", &[SANITIZER], |_| print("").exits(135)),
        ("p1379", &[], |_| print("").ended_by(9)),
    ]);
}

/// With so little time for smaller inputs, one run looks for one, if there is any.
#[test]
#[rustfmt::skip]
fn what_a_run_shows_has_to_come_twice() {
    let fail = |name: &str, number: usize, answer: &dyn Fn(&Asked) -> Answer, other: &str| {
        let answer = |run: &Asked| {
            let answer = answer(run).takes(0.001);
            answer.but(run.number == number, |_| print(other.replace('=', run.right)))
        };
        let (report, _) = search_by(&format!("{name} --shrink 1e-9"), &answer);
        assert!(!report.text.contains("Note: "), "{}", report.text);
    };
    fail("p1379", 6, &|_| print("20"), "=");
    fail("p1379", 7, &|_| print("20").unread(), "21");
    fail("hdu1043", 8, &|run| print(run.right.replace("d\nd", "d\ndd")), "?");
    fail("hdu1043", 7, &|run| print(with_letters(run.right, "udlr", "durl", false)), "=");
}

/// However a solver fails, there are fifteen runs for hints at most, and two that are stopped.
#[test]
fn hints_make_few_runs() {
    let runs = |call: &str, answer: fn(&Asked) -> Answer| search_by(call, &answer).1.len();
    assert_eq!(runs("p1379 --shrink 0", |_| print("20")), 1);
    for name in ["acwing845", "acwing179", "hdu1043", "p1379"] {
        let count = runs(&format!("{name} --shrink 1e-9"), |_| print("20").takes(0.001));
        assert!((6..=2 + 15).contains(&count), "{name}: {count}");
    }
    // Ten seconds, or twice the time of the run that failed.
    assert_eq!(runs("acwing845 --shrink 0.001", |_| print("20").takes(3.0)), 2 + 4);
    assert_eq!(runs("acwing845 --shrink 0.001", |_| print("20").takes(8.0)), 2 + 2);
    let endless = |run: &Asked| print("20").takes(0.001).but(run.number > 1, Answer::endless);
    assert_eq!(runs("acwing179 --shrink 1e-9", endless), 2 + 2);
}
