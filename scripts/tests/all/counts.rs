//! The counts in the tables of the course, counted again.

use std::thread;

use puzzle_tools::course::tool::solvers::is_for;
use puzzle_tools::course::tool::trace;
use puzzle_tools::course::LESSONS;
use puzzle_tools::format::thousands;
use puzzle_tools::judging::distances::layers;
use puzzle_tools::judging::generator::solvable;
use puzzle_tools::judging::problems::{CORNER, MIDDLE};

use crate::common::calls::tool;
use crate::common::wrong::a_star::{self, AStar, Marked, Tie};
use crate::common::{find, judge};

const ENGLISH: &str = include_str!("../../src/course/README.md");
const CHINESE: &str = include_str!("../../src/course/README.zh-CN.md");

/// Counts on the boards of `cargo bench --bench judges -- methods`, as that does.
#[test]
#[ignore = "takes long"]
fn counts_of_visits_are_those_of_the_table() {
    thread::scope(|scope| {
        scope.spawn(|| assert_visits("acwing181", 100));
        assert_visits("hdu1043", 1000);
    });
}

/// Asserts that the table says how many positions each method visits on average. A test in
/// `readme.rs` compares the Chinese table with it.
fn assert_visits(name: &str, boards: usize) {
    let problem = find(name);
    let input = judge::input(problem, &solvable(problem, boards));
    for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
        let messages = tool(&format!("course {name} {} --count", lesson.name), &input).messages;
        let total = trace::counts(&messages).sum::<usize>() as f64;
        let average = thousands((total / boards as f64).round() as usize);
        let link = format!("|[{}](", lesson.name);
        let is_row = |line: &&str| line.contains(&link);
        let row = ENGLISH.lines().find(is_row).expect("a row for each lesson");
        assert_eq!(row.split('|').nth(3), Some(average.as_str()), "{row}");
    }
}

/// The numbers of the lesson's table in a text: a row for each search, a column for each goal.
fn too_long(text: &str) -> Vec<Vec<&str>> {
    let lines = text.lines().map(|line| line.trim_start_matches("//! "));
    let rows = lines.skip_while(|line| !line.ends_with("`123804765`|")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('|').skip(2).take(2).collect()).collect()
}

/// The lesson on A* that counts the blank. Its table says how many paths are too long.
const BLANK_COUNTED: &str = include_str!("../../src/course/a_star_blank_counted.rs");

#[test]
fn tables_of_too_long_paths_are_the_same_in_both_languages() {
    let table = too_long(BLANK_COUNTED);
    assert_eq!(table.len(), 3, "{table:?}");
    assert_eq!(too_long(CHINESE), table);
}

/// The searches of the table: the row, the rule for ties, and when boards are marked.
const SEARCHES: [(usize, Tie, Marked); 4] = [
    (0, |estimate, _, _| (estimate, 0), Marked::WhenPopped),
    (1, |estimate, _, _| (u32::MAX - estimate, 0), Marked::WhenPopped),
    (2, |estimate, _, _| (estimate, 0), Marked::UntilShorter),
    (2, |estimate, _, _| (u32::MAX - estimate, 0), Marked::UntilShorter),
];

/// Counts on all boards.
#[test]
#[ignore = "takes long"]
fn counts_of_too_long_paths_are_those_of_the_table() {
    let solver = a_star::all().into_iter().find(|solver| solver.mistake == "blank-counted");
    let AStar { mistake, heuristic, order, .. } = solver.expect("a solver");
    thread::scope(|scope| {
        for (column, goal) in [CORNER, MIDDLE].into_iter().enumerate() {
            scope.spawn(move || {
                for (row, tie, marked) in SEARCHES {
                    let search = AStar { mistake, heuristic, marked, order, tie };
                    let mut count = 0;
                    for (fewest, boards) in layers(goal).into_iter().enumerate() {
                        let paths = boards.into_iter().map(|start| search.solve(start, goal));
                        count += paths.filter(|path| path.len() > fewest).count();
                    }
                    assert_eq!(too_long(BLANK_COUNTED)[row][column], thousands(count), "{goal}");
                }
            });
        }
    });
}
