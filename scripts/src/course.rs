//! The course: a lesson for each search method, as a contestant would write it.
//!
//! A lesson is the algorithm alone. The program `course` reads a judge's input and solves it with a
//! lesson. It can also show the search at work and count the positions visited:
//! `course p1379 ida_star --trace --count`. A trace goes to standard error and can be long:
//! `2>&1 > /dev/null | head` shows its first lines. With `--source rs`, `course` prints the lesson
//! as one file to submit, without the lines for the trace. Many lessons also have a file in C++,
//! with the same name: `--source cpp` prints that file, with the goal of the judge and the form of
//! its answers.
//!
//! `README.md` in the folder `course` compares the methods. `README.zh-CN.md` (中文) explains each
//! lesson in Chinese.
//!
//! Each lesson ends with something to try, such as a change of the code (a diff, with `…` for the
//! lines between two changes). There, `course` is short for `cargo run -q --bin course --`. The
//! first call builds the tools, which takes some twenty seconds and shows nothing (`-q`). After you
//! change a lesson, the next call builds it again in a few seconds; with `--release`, that would
//! take some ten seconds.
//!
//! The eight puzzle ([`eight`](crate::eight) says what a board, a move and a path are):
//!
//! 1. [`lesson_01_bfs_hash_map`]: breadth-first search with a hash map
//! 2. [`lesson_02_bfs_cantor`]: breadth-first search with arrays, indexed by Cantor expansion
//!    ([`rank_of`](crate::eight::rank_of))
//! 3. [`lesson_03_bfs_from_goal`]: one search from the goal for all boards
//! 4. [`lesson_04_bidirectional`]: two searches that meet in the middle
//!
//! [`shared::a_star`]: the search that follows an estimate
//!
//! 5. [`lesson_05_a_star_misplaced`]: with the number of misplaced tiles
//! 6. [`lesson_06_a_star_manhattan`]: with the Manhattan distance ([`shared::heuristics`])
//! 7. [`lesson_07_a_star_weighted`]: with too large an estimate: quick, but paths can be too long
//! 8. [`lesson_08_a_star_blank_counted`]: with a famous mistake, which few boards show
//!
//! [`shared::ida_star`]: iterative deepening, which remembers only the current path
//!
//! 9. [`lesson_09_ida_star`]: with the Manhattan distance
//! 10. [`lesson_10_pattern_database`]: with a disjoint pattern database
//! 11. [`lesson_11_perimeter_search`]: with the Manhattan distance, and a table that grows from the
//!     goal
//!
//! The rotation game ([`rotation`] says what a board, a turn and a pattern are):
//!
//! 12. [`lesson_12_rotation_ida_star`]: iterative deepening with a lower bound
//! 13. [`lesson_13_rotation_bfs`]: a breadth-first search for each symbol
//! 14. [`lesson_14_rotation_bfs_from_goal`]: one search from the full centre for all boards
//!
//! # A new lesson
//!
//! - `course/lesson_NN_METHOD.rs`, with docs like those of other lessons, and a function `solve`,
//!   or `solver` if the lesson keeps something for later boards. `--source` leaves out the trace,
//!   so a line that begins with `trace::` must be a whole statement, and `use
//!   crate::course::tool::trace;` a whole line. The docs end with `Try:`. Numbers of two digits or
//!   more there have to be those that the calls print on a sample, and the numbers after a diff
//!   those that the calls print after this change. A long test makes the change;
//! - its `pub mod` and its row in [`LESSONS`] below, and its entry in the index above. Lessons
//!   after it get new numbers: change them in the texts of all lessons, and in an example of
//!   `lib.rs`;
//! - for a lesson in C++, `lesson_NN_METHOD.cpp`, a program in C++98, and `".cpp"` at the end of
//!   its row in [`LESSONS`]. Copy word for word what the program shares with the other C++ files.
//!   `--source cpp` replaces the first line, the goal `123456780` and the form of the answers;
//! - for a module of `course/shared`, its entry in `SHARED` of `course/tool/source.rs`;
//! - its row in the table of `course/README.md`, under the heading of its group:
//!   `cargo bench --bench judges -- methods ida_star METHOD` prints the row and, from the same run,
//!   that of `ida_star`. Times depend on the machine, so the new one is scaled: if `ida_star` takes
//!   452 µs in this run and 226 µs in the table, halve it;
//! - its row and its section in `course/README.zh-CN.md`;
//! - for a lesson on the eight puzzle, the picture, redrawn with
//!   `cargo bench --bench judges -- methods --svg .pictures`;
//! - for a lesson that does not always find a shortest path, a sample on which its path is too
//!   long.
//!
//! `cargo test --release -- course readme` says what is missing, but not where a text still has an
//! old number of a lesson. Only the long tests compile each method as a file in Rust.

pub mod lesson_01_bfs_hash_map;
pub mod lesson_02_bfs_cantor;
pub mod lesson_03_bfs_from_goal;
pub mod lesson_04_bidirectional;
pub mod lesson_05_a_star_misplaced;
pub mod lesson_06_a_star_manhattan;
pub mod lesson_07_a_star_weighted;
pub mod lesson_08_a_star_blank_counted;
pub mod lesson_09_ida_star;
pub mod lesson_10_pattern_database;
pub mod lesson_11_perimeter_search;
pub mod lesson_12_rotation_ida_star;
pub mod lesson_13_rotation_bfs;
pub mod lesson_14_rotation_bfs_from_goal;

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

use Finds::{Any, First, Shortest};
use Game::{Eight, Rotation};

/// A lesson: a method, and the path that the method finds.
pub struct Lesson {
    /// The name of the lesson's module.
    pub module: &'static str,
    /// The text of the lesson's module.
    pub source: &'static str,
    /// The text of the lesson's file in C++, if there is one.
    pub cpp: Option<&'static str>,
    /// The path that the method finds.
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
    /// One of the shortest paths.
    Shortest,
    /// A path that may be too long. The number says for how many of 1,000 random solvable boards of
    /// HDU 1043 the path is too long. The boards are those of `solvable` in
    /// `scripts/tests/all/common/boards.rs`; `cargo bench --bench judges -- methods METHOD` prints
    /// the number.
    Any(usize),
}

/// A solver of the eight puzzle for one goal. It may keep what it finds for later boards.
pub type EightSolver = Box<dyn FnMut(&Puzzle) -> Vec<Move>>;

/// A solver of the rotation game. It may keep what it finds for later boards.
pub type RotationSolver = Box<dyn FnMut(rotation::Board) -> Vec<usize>>;

/// The game of a lesson, with a function that makes a new solver.
pub enum Game {
    /// A method for the eight puzzle.
    Eight(fn() -> EightSolver),
    /// A method for the rotation game.
    Rotation(fn() -> RotationSolver),
}

impl Lesson {
    /// The method's name, as `course` takes it.
    pub fn name(&self) -> &'static str {
        &self.module["lesson_01_".len()..]
    }

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
            (Any(longer), _) => format!(
                "too long for {longer} of 1,000 random boards: right at HDU 1043 and POJ 1077 alone"
            ),
        }
    }
}

/// A lesson: its module; the path that its method finds; its game; the solver of its module; and
/// `".cpp"` if it also has a file in C++.
macro_rules! lesson {
    ($module:ident, $finds:expr, $game:ident, $solver:expr $(, $cpp:literal)?) => {
        Lesson {
            module: stringify!($module),
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

/// All lessons, in order.
pub static LESSONS: &[Lesson] = &[
    lesson!(lesson_01_bfs_hash_map, First, Eight, solve, ".cpp"),
    lesson!(lesson_02_bfs_cantor, First, Eight, solve, ".cpp"),
    lesson!(lesson_03_bfs_from_goal, First, Eight, solver(), ".cpp"),
    lesson!(lesson_04_bidirectional, Shortest, Eight, solve, ".cpp"),
    lesson!(lesson_05_a_star_misplaced, Shortest, Eight, solve),
    lesson!(lesson_06_a_star_manhattan, Shortest, Eight, solve, ".cpp"),
    lesson!(lesson_07_a_star_weighted, Any(937), Eight, solve),
    lesson!(lesson_08_a_star_blank_counted, Any(35), Eight, solve),
    lesson!(lesson_09_ida_star, First, Eight, solve, ".cpp"),
    lesson!(lesson_10_pattern_database, First, Eight, solver()),
    lesson!(lesson_11_perimeter_search, First, Eight, solver(), ".cpp"),
    lesson!(lesson_12_rotation_ida_star, First, Rotation, solve, ".cpp"),
    lesson!(lesson_13_rotation_bfs, First, Rotation, solve),
    lesson!(lesson_14_rotation_bfs_from_goal, First, Rotation, solver(), ".cpp"),
];
