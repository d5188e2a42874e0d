//! The course: its lessons are as right as their methods, and its tool shows how they search.

use std::process::Command;

use puzzle_solvers::course::{Finds, Lesson, LESSONS};
use puzzle_solvers::eight::{Board, BLANK};
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::problems::{Accepts, Problem, Rust, Task, PROBLEMS};

use crate::common::compilers::{compiled, compilers, editions};
use crate::common::files::{inputs, path, text, Folder};
use crate::common::find;
use crate::common::judge::{self, verdict};
use crate::common::programs::{printed, run, tool, Outcome};

/// A board for which the methods of [`Finds::Any`] find too long a path.
struct TooLong {
    goal: Board,
    board: &'static str,
}

/// One for each goal.
const TOO_LONG: [TooLong; 2] = [
    TooLong { goal: Board([1, 2, 3, 8, BLANK, 4, 7, 6, 5]), board: "875430162" },
    TooLong { goal: Board([1, 2, 3, 4, 5, 6, 7, 8, BLANK]), board: "71324658x" },
];

#[test]
fn index_and_table_have_each_lesson() {
    let index = include_str!("../course.rs");
    let table = include_str!("../course/README.md");
    for (number, lesson) in (1..).zip(LESSONS) {
        let method = lesson.name();
        let module = lesson.module;
        let entry = format!("\n//! {number}. [`{module}`]: ");
        assert!(index.contains(&entry), "src/course.rs: {entry}");
        let row = format!("\n|{number}|[{method}]({module}.rs)|");
        assert!(table.contains(&row), "src/course/README.md (`cargo bench -- methods`): {row}");
        if let Finds::Any(longer) = lesson.finds {
            assert!(table.contains(&format!("|no: {longer} too long, ")), "{method}");
        }
    }
}

#[test]
fn picture_has_each_method_of_the_eight_puzzle() {
    let picture = text(&path(".pictures/methods.svg"));
    for lesson in LESSONS.iter().filter(|lesson| lesson.is_for(&Task::Pair)) {
        let name = lesson.name();
        assert!(
            picture.contains(&format!(">{name}<")),
            ".pictures/methods.svg lacks {name}: `cargo bench -- methods --svg .pictures` draws it"
        );
    }
}

/// Returns an input that a lesson answers wrongly where the judge wants more than it finds.
fn wrong_input(problem: &Problem, finds: Finds) -> Option<String> {
    match (problem.task, finds) {
        (_, Finds::First) => None,
        (Task::Pair, _) => Some(text(&path("samples/hdu3567/hardest.in"))),
        (Task::Path(goal) | Task::Distance(goal), Finds::Any(_))
            if problem.accepts != Accepts::AnyPath =>
        {
            let row = TOO_LONG.iter().find(|row| row.goal == goal);
            Some(row.expect("each goal has a row").board.to_string())
        }
        _ => None,
    }
}

/// Methods that search anew for each board, and would take long on samples of many boards.
const SLOW: [&str; 5] =
    ["bfs_hash_map", "bfs_cantor", "a_star_misplaced", "rotation_ida_star", "rotation_bfs"];

/// Returns the cases of each sample that a lesson can solve in a short time, and random cases.
fn cases_to_try(problem: &'static Problem, lesson: &Lesson) -> Vec<Vec<Case>> {
    let mut tried = Vec::new();
    for file in inputs(problem) {
        let cases = judge::cases(problem, &text(&file));
        if cases.len() <= 10 || !SLOW.contains(&lesson.name()) {
            tried.push(cases);
        }
    }
    let mut generator = Generator::new(problem, 1);
    let mut random = vec![generator.case(Wanted::Any), generator.case(Wanted::Any)];
    random.truncate(problem.most_cases);
    tried.push(random);
    tried
}

#[test]
fn lessons_are_as_right_as_their_methods() {
    for problem in ["acwing179", "hdu1043", "p1379", "poj2286", "hdu3567"].map(find) {
        for lesson in LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task)) {
            let mut solve = lesson.case_solver(&problem.task);
            let mut is_right = |cases: &[Case]| {
                let output = judge::output(problem, cases, &mut solve);
                let input = judge::input(problem, cases);
                verdict(problem, &input, output.as_bytes()).starts_with("AC")
            };
            let name = format!("{} at {}", lesson.name(), problem.name);
            if let Some(input) = wrong_input(problem, lesson.finds) {
                assert!(!is_right(&judge::cases(problem, &input)), "{name}");
            } else {
                for cases in cases_to_try(problem, lesson) {
                    assert!(is_right(&cases), "{name}: {}", judge::input(problem, &cases));
                }
            }
        }
    }
}

/// Compiles a method as a file to submit, without a warning, by all compilers in all editions.
/// Asserts whether it is right on all samples of a problem in one input, as Windows writes lines,
/// with a `0` at the end.
fn assert_file(problem: &Problem, method: &str, should_be_right: bool) {
    let file = printed("course", &[problem.name, method, "--source"], "");
    let folder = Folder::new("source");
    for compiler in compilers() {
        for edition in editions(&compiler) {
            compiled(&folder, &compiler, &["--emit=metadata", "--edition", edition], &file);
        }
    }
    let program = compiled(&folder, &compilers()[0], &["-O"], &file);
    let samples: String = inputs(problem).iter().map(|file| text(file)).collect();
    let input = samples.replace("\n0\n", "\n").replace('\n', "\r\n").to_uppercase() + "0";
    let output = run(&mut Command::new(program), input.as_bytes()).stdout;
    let found = verdict(problem, &input, &output);
    assert_eq!(found == "AC", should_be_right, "{method} at {}: {found}", problem.name);
}

/// A method for each kind of answer; together they use all modules.
#[test]
fn methods_as_files_are_right() {
    assert_file(find("acwing179"), "pattern_database", true);
    assert_file(find("p1379"), "perimeter_search", true);
    assert_file(find("alds1_13_b"), "a_star_manhattan", true);
    assert_file(find("tioj1673"), "rotation_bfs_from_goal", true);
}

#[test]
#[ignore = "takes long"]
fn methods_as_files_are_right_everywhere() {
    for problem in PROBLEMS.iter().filter(|problem| problem.rust != Rust::No) {
        for lesson in LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task)) {
            assert_file(problem, lesson.name(), !matches!(lesson.finds, Finds::Any(_)));
        }
    }
}

#[test]
fn course_shows_and_counts_the_visited_positions() {
    for (call, input, shown) in [
        ("p1379 bidirectional", "023184765", TRACE_OF_SIDES),
        ("poj2286 rotation_ida_star", "232223311231132111231323", TRACE_OF_TURNS),
    ] {
        let call: Vec<_> = call.split(' ').collect();
        let (trace, count) = shown.split_at(shown.find("visited").expect("the count is last"));
        let answer = printed("course", &call, input);
        for (options, messages) in
            [(&["--trace", "--count"][..], shown), (&["--trace"], trace), (&["--count"], count)]
        {
            let found = tool("course", &[&call[..], options].concat(), input);
            assert_eq!(found, Outcome::new(&answer, messages, 0), "{options:?}");
        }
    }
}

const TRACE_OF_SIDES: &str = "     1  x23 184 765  layer 0 from the start
     2  123 8x4 765  layer 0 from the goal
visited: 2
";

const TRACE_OF_TURNS: &str = "     1  23 22 2331123 11 3211123 13 23  0 moves + estimate 1, limit 1
     2  23 32 2311123 11 3211123 23 23  1 moves + estimate 0, limit 1
visited: 2
";

#[test]
fn course_answers_the_boards_before_an_error() {
    let Outcome { printed, messages, status } =
        tool("course", &["P1379", "ida_star"], "283104765\n28310476");
    assert_eq!((printed.as_str(), status), ("4\n", Some(1)));
    let error = "course: the input is not what Luogu P1379 feeds: line 2, ";
    assert!(messages.starts_with(error), "{messages}");
}

#[test]
fn list_says_what_is_not_the_first_or_not_the_shortest() {
    let list = printed("course", &["--list"], "");
    let lines_with = |note| list.lines().filter(|line| line.ends_with(note)).count();
    assert_eq!(lines_with("not always the first: wrong at HDU 3567"), 3, "{list}");
    assert_eq!(lines_with("random boards: right at HDU 1043 and POJ 1077 alone"), 2, "{list}");
}

/// Each method visits less than half as many positions as the one after it.
#[test]
fn better_methods_visit_fewer_positions() {
    for (name, count, methods) in [
        ("HDU 1043", "20", &["pattern_database", "ida_star", "a_star_misplaced", "bfs_cantor"][..]),
        ("HDU 1043", "20", &["a_star_manhattan", "ida_star"]),
        ("HDU 1043", "20", &["bidirectional", "bfs_hash_map"]),
        ("HDU 1043", "60", &["perimeter_search", "ida_star"]),
        ("AcWing 181", "4", &["rotation_ida_star", "rotation_bfs"]),
    ] {
        let input = printed("generate", &[name, "--seed", "3", "--count", count], "");
        let mut visited = Vec::new();
        for method in methods {
            let counts = tool("course", &[name, method, "--count"], &input).messages;
            let mut visited_by_method = 0;
            for line in counts.lines() {
                let number: usize = line["visited: ".len()..].parse().expect("a count");
                visited_by_method += number;
            }
            visited.push(visited_by_method);
        }
        assert!(visited[0] > 0, "{name}");
        assert!(visited.windows(2).all(|two| 2 * two[0] < two[1]), "{methods:?}: {visited:?}");
    }
}
