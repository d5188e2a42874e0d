//! The course: each lesson answers as right as its method is.

use puzzle_solvers::course::{Finds, LESSONS};
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::problems::{Accepts, Problem, Task};

use crate::common::files::{inputs, path, text};
use crate::common::find;
use crate::common::judge::{self, verdict};
use crate::common::programs::{printed, tool};

/// Boards for which the paths are too long that a method of [`Finds::Any`] finds, for the goal with
/// the blank in the middle and for that with the blank at the end.
const TOO_LONG: [&str; 2] = ["875430162", "71324658x"];

#[test]
fn index_and_table_have_each_lesson() {
    let (index, table) = (include_str!("../course.rs"), include_str!("../course/README.md"));
    for (number, lesson) in (1..).zip(LESSONS) {
        let (method, module) = (lesson.name(), lesson.module);
        let entry = format!("\n//! {number}. [`{module}`]: ");
        assert!(index.contains(&entry), "src/course.rs: {entry}");
        let row = format!("\n|{number}|[{method}]({module}.rs)|");
        assert!(table.contains(&row), "src/course/README.md (`cargo bench -- methods`): {row}");
        if let Finds::Any(longer) = lesson.finds {
            assert!(table.contains(&format!("|no: {longer} too long, ")), "{method}");
        }
    }
}

/// Returns an input that a lesson answers wrongly where the judge wants more than it finds.
fn wrong_input(problem: &Problem, finds: Finds) -> Option<String> {
    match (&problem.task, finds) {
        (_, Finds::First) => None,
        (Task::Pair, _) => Some(text(&path("samples/hdu3567/hardest.in"))),
        (_, Finds::Shortest) => None,
        (Task::Distance(goal), Finds::Any(_)) if goal.0[4] == 0 => Some(TOO_LONG[0].to_string()),
        (_, Finds::Any(_)) => {
            (problem.accepts != Accepts::AnyPath).then(|| TOO_LONG[1].to_string())
        }
    }
}

/// On samples and random cases. Methods that search anew for each board would take long on long
/// samples.
#[test]
fn lessons_are_as_right_as_their_methods() {
    const SLOW: [&str; 4] =
        ["bfs_hash_map", "a_star_misplaced", "rotation_ida_star", "rotation_bfs"];
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
                continue;
            }
            let mut generator = Generator::new(problem, 1);
            let mut random = vec![generator.case(Wanted::Any), generator.case(Wanted::Any)];
            random.truncate(problem.most_cases);
            let most = if SLOW.contains(&lesson.name()) { 1 } else { usize::MAX };
            let samples = inputs(problem).into_iter().take(most).map(|file| text(&file));
            for cases in samples.map(|input| judge::cases(problem, &input)).chain([random]) {
                assert!(is_right(&cases), "{name}: {}", judge::input(problem, &cases));
            }
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
        for (options, told) in
            [(&["--trace", "--count"][..], shown), (&["--trace"], trace), (&["--count"], count)]
        {
            let seen = tool("course", &[&call[..], options].concat(), input);
            assert_eq!(seen, (answer.clone(), told.to_string(), Some(0)), "{options:?}");
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
    let (answers, said, status) = tool("course", &["P1379", "ida_star"], "283104765\n28310476");
    assert_eq!((answers.as_str(), status), ("4\n", Some(1)));
    let error = "course: the input is not what Luogu P1379 feeds: line 2, ";
    assert!(said.starts_with(error), "{said}");
}

#[test]
fn list_says_what_is_not_the_first_or_not_the_shortest() {
    let list = printed("course", &["--list"], "");
    let methods = |note| list.lines().filter(|line| line.ends_with(note)).count();
    assert_eq!(methods("not always the first: wrong at HDU 3567"), 3, "{list}");
    assert_eq!(methods("random boards: right at HDU 1043 and POJ 1077 alone"), 2, "{list}");
}

/// Each method visits less than half as many positions as the one after it.
#[test]
fn better_methods_visit_fewer_positions() {
    for (name, count, methods) in [
        ("HDU 1043", "20", &["pattern_database", "ida_star", "a_star_misplaced", "bfs_cantor"][..]),
        ("HDU 1043", "20", &["a_star_manhattan", "ida_star"]),
        ("HDU 1043", "20", &["bidirectional", "bfs_hash_map"]),
        ("AcWing 181", "4", &["rotation_ida_star", "rotation_bfs"]),
    ] {
        let input = printed("generate", &[name, "--seed", "3", "--count", count], "");
        let visited = methods.iter().map(|method| {
            let (_, told, _) = tool("course", &[name, method, "--count"], &input);
            let count = |line: &str| line["visited: ".len()..].parse::<usize>();
            told.lines().map(|line| count(line).expect("a count")).sum()
        });
        let visited: Vec<usize> = visited.collect();
        assert!(visited[0] > 0, "{name}");
        assert!(visited.windows(2).all(|two| 2 * two[0] < two[1]), "{methods:?}: {visited:?}");
    }
}
