//! The counts in the tables of the course, counted again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::thread;

use puzzle_tools::course::heuristics::{cells, distance, manhattan};
use puzzle_tools::course::solvers::is_for;
use puzzle_tools::course::LESSONS;
use puzzle_tools::eight::{rank_of, Board, BLANK, BOARDS};
use puzzle_tools::format::thousands;
use puzzle_tools::judging::distances;
use puzzle_tools::judging::problems::Task;

use crate::common::boards::solvable;
use crate::common::calls::tool;
use crate::common::{all_boards, find, judge};

const ENGLISH: &str = include_str!("../../src/course/README.md");
const CHINESE: &str = include_str!("../../src/course/README.zh-CN.md");

/// Counts on the boards of `cargo bench --bench judges -- methods`, as that does.
#[test]
#[ignore = "takes long"]
fn counts_of_visits_are_those_of_the_tables() {
    thread::scope(|scope| {
        scope.spawn(|| assert_visits("acwing181", 100));
        assert_visits("hdu1043", 1000);
    });
}

/// Asserts that the tables say how many positions each method visits on average.
fn assert_visits(name: &str, boards: usize) {
    let problem = find(name);
    let input = judge::input(problem, &solvable(problem, boards));
    for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
        let messages = tool(&format!("course {name} {} --count", lesson.name()), &input).messages;
        let counts = messages.lines().filter_map(|line| line.strip_prefix("visited: "));
        let total: usize = counts.map(|count| count.parse::<usize>().expect("a number")).sum();
        let average = thousands((total as f64 / boards as f64).round() as usize);
        let link = format!("[{}]({}.", lesson.name(), lesson.module);
        for page in [ENGLISH, CHINESE] {
            let is_row = |line: &&str| line.starts_with('|') && line.contains(&link);
            let row = page.lines().find(is_row).expect("a row for each lesson");
            assert_eq!(row.split('|').nth(3), Some(average.as_str()), "{row}");
        }
    }
}

/// Returns the numbers of lesson 8's table, which is on a page or in the docs of the lesson: how
/// many boards get too long a path. There is a row for each search, and a column for each goal.
fn too_long(text: &str) -> Vec<Vec<&str>> {
    let lines = text.lines().map(|line| line.trim_start_matches("//! "));
    let rows = lines.skip_while(|line| !line.ends_with("`123804765`|")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('|').skip(2).take(2).collect()).collect()
}

/// The lesson with the table.
const LESSON_8: &str = include_str!("../../src/course/lesson_08_a_star_blank_counted.rs");

#[test]
fn tables_of_lesson_8_are_the_same_in_both_languages() {
    let table = too_long(LESSON_8);
    assert_eq!(table.len(), 3, "{table:?}");
    assert_eq!(too_long(CHINESE), table);
}

/// The searches of lesson 8's table: the row of the table, whether the largest estimate comes first
/// among equal sums, and whether a closed board is opened again.
const SEARCHES: [(usize, bool, bool); 4] =
    [(0, false, false), (1, true, false), (2, false, true), (2, true, true)];

/// Counts on all boards.
#[test]
#[ignore = "takes long"]
fn counts_of_too_long_paths_are_those_of_lesson_8() {
    let goals = ["hdu1043", "p1379"].map(|name| match find(name).task {
        Task::Path(goal) | Task::Distance(goal) => goal,
        _ => unreachable!("the goal is the same for all boards"),
    });
    thread::scope(|scope| {
        for (column, goal) in goals.into_iter().enumerate() {
            scope.spawn(move || {
                let mut search = Search::new(goal);
                for (row, takes_largest, opens_again) in SEARCHES {
                    let is_too_long = |&start: &Board| match distances::distance(start, goal) {
                        Some(fewest) => search.moves(start, takes_largest, opens_again) > fewest,
                        None => false,
                    };
                    let count = all_boards().into_iter().filter(is_too_long).count();
                    assert_eq!(too_long(LESSON_8)[row][column], thousands(count), "{goal}");
                }
            });
        }
    });
}

/// A* with the Manhattan distance, the blank counted by mistake. Arrays are indexed by the rank of
/// a board, and kept from one search to the next, since all boards would take hours otherwise.
struct Search {
    goal: usize,
    /// The ranks of the boards after each move.
    neighbours: Vec<Vec<usize>>,
    estimates: Vec<usize>,
    /// The fewest moves to each board so far; [`UNSEEN`] between two searches.
    moves: Vec<usize>,
    is_closed: Vec<bool>,
}

/// The number of moves to a board that the search has not seen.
const UNSEEN: usize = usize::MAX;

impl Search {
    fn new(goal: Board) -> Search {
        let goal_cells = cells(goal);
        let mut neighbours = vec![Vec::new(); BOARDS];
        let mut estimates = vec![0; BOARDS];
        for board in all_boards() {
            let rank = rank_of(board);
            let blank = distance(board.cell(BLANK), goal.cell(BLANK));
            estimates[rank] = (manhattan(board, &goal_cells) + blank) as usize;
            neighbours[rank] = board.neighbours(b"udlr").map(|(_, next)| rank_of(next)).collect();
        }
        let (moves, is_closed) = (vec![UNSEEN; BOARDS], vec![false; BOARDS]);
        Search { goal: rank_of(goal), neighbours, estimates, moves, is_closed }
    }

    /// Returns the length of the path from a board to the goal.
    fn moves(&mut self, start: Board, takes_largest: bool, opens_again: bool) -> usize {
        let mut heap = BinaryHeap::new();
        let mut seen = vec![rank_of(start)];
        self.moves[seen[0]] = 0;
        heap.push(Reverse((0, 0, seen[0], 0)));
        while let Some(Reverse((.., board, moves))) = heap.pop() {
            if board == self.goal {
                break;
            }
            if moves > self.moves[board] || self.is_closed[board] {
                continue;
            }
            self.is_closed[board] = !opens_again;
            for &next in &self.neighbours[board] {
                if self.is_closed[next] || moves + 1 >= self.moves[next] {
                    continue;
                }
                if self.moves[next] == UNSEEN {
                    seen.push(next);
                }
                self.moves[next] = moves + 1;
                let estimate = self.estimates[next];
                let tie = if takes_largest { usize::MAX - estimate } else { estimate };
                heap.push(Reverse((moves + 1 + estimate, tie, next, moves + 1)));
            }
        }
        let found = self.moves[self.goal];
        for board in seen {
            self.moves[board] = UNSEEN;
            self.is_closed[board] = false;
        }
        found
    }
}
