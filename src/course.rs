//! The course: a lesson for each method, as a contestant would write it, from first to last.
//!
//! A lesson is the algorithm alone. The program `course` reads a judge's input, has a lesson solve
//! it, shows the search at work and counts the positions visited:
//! `course p1379 ida_star --trace --count`. A trace goes to standard error and can be long:
//! `2>&1 > /dev/null | head` shows how it begins. With `--source`, `course` prints the lesson as
//! one file to submit, without the lines for the trace.
//!
//! At its end, each lesson has something to try. There, `course` stands for
//! `cargo run -q --bin course --`. The first such call builds everything, for up to half a minute,
//! and shows nothing meanwhile (`-q`). After that, a lesson that is changed is built again in two
//! to seven seconds; with `--release` it would take some fifteen.
//!
//! The eight puzzle ([`eight`](crate::eight) says what a board, a move and a path are):
//!
//! 1. [`lesson_01_bfs_hash_map`]: breadth-first search, the boards in a hash map
//! 2. [`lesson_02_bfs_cantor`]: the same, the boards in arrays, by their numbers
//!    ([`cantor`](crate::eight::cantor))
//! 3. [`lesson_03_bfs_from_goal`]: one search from the goal for all boards
//! 4. [`lesson_04_bidirectional`]: two searches that meet in the middle
//!
//! [`a_star`]: the search that follows an estimate
//!
//! 5. [`lesson_05_a_star_misplaced`]: by the number of misplaced tiles
//! 6. [`lesson_06_a_star_manhattan`]: by the Manhattan distance ([`heuristics`])
//! 7. [`lesson_07_a_star_weighted`]: by too large an estimate, which is quick but not shortest
//! 8. [`lesson_08_a_star_blank_counted`]: with a famous mistake, which few boards show
//!
//! [`ida_star`]: iterative deepening, which needs no memory
//!
//! 9. [`lesson_09_ida_star`]: by the Manhattan distance
//! 10. [`lesson_10_pattern_database`]: by a disjoint pattern database
//! 11. [`lesson_11_perimeter_search`]: by the Manhattan distance, until it meets a table that grows
//!     from the goal
//!
//! The rotation game ([`rotation`] says what a board, a turn and a pattern are):
//!
//! 12. [`lesson_12_rotation_ida_star`]: iterative deepening with a lower bound
//! 13. [`lesson_13_rotation_bfs`]: breadth-first search for each symbol alone
//! 14. [`lesson_14_rotation_bfs_from_goal`]: one search from the full centre for all boards
//!
//! # A new lesson
//!
//! - `src/course/lesson_NN_METHOD.rs`, with docs as the others have them, and a function `solve`,
//!   or `solver` if it keeps something for later boards. So that `--source` can leave out the
//!   trace, a line that begins with `trace::` is a whole statement, and `use crate::course::trace;`
//!   a line;
//! - its `pub mod` and its row in [`LESSONS`] below, and its place in the index above. The lessons
//!   behind it get new numbers, in the texts of others, too, and in an example of `src/lib.rs`;
//! - a module that several lessons share is also in `SHARED` of `scripts/course/source.rs`;
//! - its row in the table of `src/course/README.md`, which `cargo bench -- methods METHOD` prints,
//!   under the heading of its group, which says what its methods have in common;
//! - the pictures, by `cargo bench -- methods --svg .pictures`, if it is for the eight puzzle;
//! - if it does not always find a shortest path, a sample for which it does not.
//!
//! `cargo test --release -- course::` says what is missing.
//!
//! # What a search sees
//!
//! The picture shows a start and a goal that are 31 moves apart, as far as any two boards can be:
//!
//! ![Boards visited over moves from the start, a curve for each
//! method](../../../../.pictures/layers.svg)
//!
//! The layers around the start have 1, 2, 4, 8, 16, 20, 39 boards and so on, up to 24,047 that are
//! 24 moves away, and 2 at the end, 31 moves away. Breadth-first search visits all of them.
//! Bidirectional search visits all boards near the start, some near the goal, and hardly any in
//! between, where most are. A* goes all the way as well, but with each layer it leaves out more
//! boards that look too far from the goal. IDA* sees about the same boards as A*, but it visits a
//! board near the start again for each limit and each path to it: the start itself six times.

pub mod a_star;
pub mod heuristics;
pub mod ida_star;
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
pub mod trace;

use crate::eight::{Move, Puzzle};
use crate::rotation;

use Finds::{Any, First, Shortest};
use Solver::{Eight, Rotation};

/// A lesson: a method, and what it finds.
pub struct Lesson {
    /// The name of its module.
    pub module: &'static str,
    /// The text of its module.
    pub source: &'static str,
    /// The path that it finds.
    pub finds: Finds,
    /// The method itself.
    pub solver: Solver,
}

/// The path that a method finds, out of several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Finds {
    /// The first of the shortest in the order of the moves.
    First,
    /// One of the shortest.
    Shortest,
    /// One that may be too long; the number says for how many of 1,000 random boards of HDU 1043
    /// it is.
    Any(usize),
}

/// A solver of the eight puzzle for one goal, which may keep for later boards what it found for
/// earlier ones.
pub type EightSolver = Box<dyn FnMut(&Puzzle) -> Vec<Move>>;

/// The same for the rotation game.
pub type RotationSolver = Box<dyn FnMut(rotation::Board) -> Vec<usize>>;

/// A lesson's method, by its game, as a function that returns a new solver: the lesson's function
/// `solve`, or what its function `solver` returns.
pub enum Solver {
    /// A method for the eight puzzle.
    Eight(fn() -> EightSolver),
    /// A method for the rotation game.
    Rotation(fn() -> RotationSolver),
}

impl Finds {
    /// Returns which path it is, in words.
    pub fn in_words(self) -> String {
        match self {
            First => "the first shortest path".to_string(),
            Shortest => "a shortest path, but not always the first: wrong at HDU 3567".to_string(),
            Any(longer) => format!(
                "too long for {longer} of 1,000 random boards: right at HDU 1043 and POJ 1077 alone"
            ),
        }
    }
}

impl Lesson {
    /// Returns the method's name, as `course` takes it.
    pub fn name(&self) -> &'static str {
        &self.module["lesson_01_".len()..]
    }
}

/// A lesson by its module, what it finds, and its game with the function `solve` or `solver()`.
macro_rules! lesson {
    ($module:ident, $finds:expr, $game:ident($($function:tt)+)) => {
        Lesson {
            module: stringify!($module),
            source: include_str!(concat!("course/", stringify!($module), ".rs")),
            finds: $finds,
            solver: $game(|| Box::new($module::$($function)+)),
        }
    };
}

/// All lessons, in order.
pub static LESSONS: &[Lesson] = &[
    lesson!(lesson_01_bfs_hash_map, First, Eight(solve)),
    lesson!(lesson_02_bfs_cantor, First, Eight(solve)),
    lesson!(lesson_03_bfs_from_goal, First, Eight(solver())),
    lesson!(lesson_04_bidirectional, Shortest, Eight(solve)),
    lesson!(lesson_05_a_star_misplaced, Shortest, Eight(solve)),
    lesson!(lesson_06_a_star_manhattan, Shortest, Eight(solve)),
    lesson!(lesson_07_a_star_weighted, Any(937), Eight(solve)),
    lesson!(lesson_08_a_star_blank_counted, Any(35), Eight(solve)),
    lesson!(lesson_09_ida_star, First, Eight(solve)),
    lesson!(lesson_10_pattern_database, First, Eight(solver())),
    lesson!(lesson_11_perimeter_search, First, Eight(solver())),
    lesson!(lesson_12_rotation_ida_star, First, Rotation(solve)),
    lesson!(lesson_13_rotation_bfs, First, Rotation(solve)),
    lesson!(lesson_14_rotation_bfs_from_goal, First, Rotation(solver())),
];
