//! The course: a lesson for each search method, as a contestant would write it.
//!
//! A lesson is the algorithm alone. The program `course` reads a judge's input and solves it with a
//! lesson, shows the search at work, and prints the lesson as one file to submit. `README.md` in
//! the folder `course` lists the lessons in order, and compares the methods. `README.zh-CN.md`
//! (中文) explains each lesson in Chinese.
//!
//! Each lesson ends with something to try, such as a change of the code (a diff, with `…` for the
//! lines between two changes). There, `course` is short for `cargo run -q --bin course --`.
//!
//! # A new lesson
//!
//! - `course/METHOD.rs`, with docs like those of other lessons, and a function `solve`, or `solver`
//!   if the lesson keeps something for later boards. `--source` leaves out the trace, so a line
//!   that begins with `trace::` must be a whole statement, and `use crate::course::tool::trace;` a
//!   whole line. The docs end with `Try:`. Numbers of two digits or more there have to be those
//!   that the calls print on a sample, and the numbers after a diff those that the calls print
//!   after this change, which a long test makes;
//! - its `pub mod` and its row in [`LESSONS`] below;
//! - in C++, `course/METHOD.cpp`, a program in C++98; `".cpp"` at the end of its row in
//!   [`LESSONS`]; and its instructions in `scripts/benches/judges/instructions.rs`. Copy word for
//!   word what the program shares with the other C++ files. `--source cpp` replaces the first line,
//!   the goal `123456780` and the form of the answers;
//! - in `course/tool/source.rs`, a module of `course/shared` in `SHARED`, and a judge that may find
//!   the method too slow in `SLOW`;
//! - its row in the table of `course/README.md`, under the heading of its group; later rows get new
//!   numbers. `cargo bench --bench judges -- methods ida_star METHOD` prints the row and, from the
//!   same run, that of `ida_star`. Times depend on the machine, so the new one is scaled: if
//!   `ida_star` takes 452 µs in this run and 226 µs in the table, halve it;
//! - its row and its section in `course/README.zh-CN.md`;
//! - on the eight puzzle, the picture of this table: `cargo bench --bench judges -- methods --svg`
//!   draws it again;
//! - if its paths are not always shortest, a sample on which its path is too long.
//!
//! `cargo test --release --test all -- course readme` says what is missing. Only the long
//! tests compile each method as a file.

pub mod a_star_blank_counted;
pub mod a_star_manhattan;
pub mod a_star_misplaced;
pub mod a_star_weighted;
pub mod bfs_cantor;
pub mod bfs_from_goal;
pub mod bfs_hash_map;
pub mod bidirectional;
pub mod ida_star;
pub mod pattern_database;
pub mod perimeter_search;
pub mod rotation_bfs;
pub mod rotation_bfs_from_goal;
pub mod rotation_ida_star;

/// The searches that several lessons share, and a heuristic.
pub mod shared {
    pub mod a_star;
    pub mod heuristics;
    pub mod ida_star;
}

/// The lessons as solvers of cases and as files to submit, and their trace.
pub mod tool {
    pub mod solvers;
    pub mod source;
    pub mod trace;
}

use crate::eight::{Move, Puzzle};
use crate::rotation;

use Finds::{First, Shortest, TooLong};
use Game::{Eight, Rotation};

/// A lesson: a method, and the path that the method finds.
pub struct Lesson {
    /// The name of the lesson's module, and of its method.
    pub name: &'static str,
    pub source: &'static str,
    /// The text of the lesson's file in C++, if there is one.
    pub cpp: Option<&'static str>,
    pub finds: Finds,
    /// The module's `solve`, or its `solver()` if it keeps something for later boards.
    pub solver: &'static str,
    /// The game, with a function that makes this solver.
    pub game: Game,
}

/// The path that a method finds, out of several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Finds {
    /// The first of the shortest paths in the order of the moves.
    First,
    Shortest,
    /// A path that may be too long: for so many of the first 1,000
    /// [`solvable`](crate::judging::generator::solvable) boards of HDU 1043, by so many moves at
    /// most. A test prints the numbers.
    TooLong {
        paths: usize,
        most: usize,
    },
}

/// A solver of the eight puzzle for one goal. It may keep what it finds for later boards.
pub type EightSolver = Box<dyn FnMut(&Puzzle) -> Vec<Move>>;

/// A solver of the rotation game. It may keep what it finds for later boards.
pub type RotationSolver = Box<dyn FnMut(rotation::Board) -> Vec<usize>>;

/// The game of a lesson, with a function that makes a new solver.
pub enum Game {
    Eight(fn() -> EightSolver),
    Rotation(fn() -> RotationSolver),
}

impl Lesson {
    /// Which path the method finds, and which judges do not take it.
    pub fn finds_in_words(&self) -> String {
        match (self.finds, &self.game) {
            (First, _) => "the first shortest path".to_string(),
            (Shortest, Eight(_)) => {
                "a shortest path, but not always the first: wrong at HDU 3567".to_string()
            }
            (Shortest, Rotation(_)) => {
                "a shortest path, but not always the first: no judge takes it".to_string()
            }
            (TooLong { paths, .. }, _) => format!(
                "too long for {paths} of 1,000 random boards: right at HDU 1043 and POJ 1077 alone"
            ),
        }
    }
}

/// A lesson: its module; the path that its method finds; its game; the solver of its module; and
/// `".cpp"` if it also has a file in C++.
macro_rules! lesson {
    ($module:ident, $finds:expr, $game:ident, $solver:expr $(, $cpp:literal)?) => {
        Lesson {
            name: stringify!($module),
            source: include_str!(concat!("course/", stringify!($module), ".rs")),
            // The first of one or two: the file in C++ if there is one, or else `None`.
            cpp: [$(Some(include_str!(concat!("course/", stringify!($module), $cpp))),)? None][0],
            finds: $finds,
            solver: stringify!($solver),
            game: $game(|| {
                use $module::*;
                Box::new($solver)
            }),
        }
    };
}

pub static LESSONS: &[Lesson] = &[
    lesson!(bfs_hash_map, First, Eight, solve, ".cpp"),
    lesson!(bfs_cantor, First, Eight, solve, ".cpp"),
    lesson!(bfs_from_goal, First, Eight, solver(), ".cpp"),
    lesson!(bidirectional, Shortest, Eight, solve, ".cpp"),
    lesson!(a_star_misplaced, Shortest, Eight, solve),
    lesson!(a_star_manhattan, Shortest, Eight, solve, ".cpp"),
    lesson!(a_star_weighted, TooLong { paths: 937, most: 40 }, Eight, solve),
    lesson!(a_star_blank_counted, TooLong { paths: 35, most: 2 }, Eight, solve),
    lesson!(ida_star, First, Eight, solve, ".cpp"),
    lesson!(pattern_database, First, Eight, solver()),
    lesson!(perimeter_search, First, Eight, solver(), ".cpp"),
    lesson!(rotation_ida_star, First, Rotation, solve, ".cpp"),
    lesson!(rotation_bfs, First, Rotation, solve),
    lesson!(rotation_bfs_from_goal, First, Rotation, solver(), ".cpp"),
];
