//! The course: a lesson for each method, as a contestant would write it, from first to last.
//!
//! Each lesson reads the input of every problem of its game, and `bundle` makes a short
//! submission of it: `bundle p1379 --method ida_star`. The program `course` runs it, shows the
//! search at work and counts the positions visited: `course ida_star p1379 --trace --count`. A
//! trace goes to standard error and can be long: `2>&1 > /dev/null | head` shows how it begins.
//!
//! At its end, each lesson has something to try. There, `course` stands for
//! `cargo run -q --bin course --`. The first such call builds everything, for up to half a minute,
//! and shows nothing meanwhile (`-q`). After that, a lesson that is changed is built again in two
//! to seven seconds; with `--release` it would take some fifteen. To time a change, make it in a
//! submission (`-o FILE` writes one), which `rustc -O FILE` compiles in half a second.
//!
//! The eight puzzle ([`board`] says what a board, a move and a path are):
//!
//! 1. [`lesson_01_bfs_hash_map`]: breadth-first search, the boards in a hash map
//! 2. [`lesson_02_bfs_cantor`]: the same, the boards in arrays, by their numbers ([`numbering`])
//! 3. [`lesson_03_bfs_from_goal`]: one search from the goal for all boards
//! 4. [`lesson_04_bidirectional`]: two searches that meet in the middle
//!
//! [`a_star`]: the search that follows an estimate
//!
//! 5. [`lesson_05_a_star_misplaced`]: by the number of misplaced tiles
//! 6. [`lesson_06_a_star_manhattan`]: by the Manhattan distance ([`heuristics`])
//! 7. [`lesson_07_a_star_weighted`]: by too large an estimate, which is quick but not shortest
//! 8. [`lesson_08_a_star_blank_counted`]: with a famous mistake
//!
//! [`ida_star`]: iterative deepening, which needs no memory
//!
//! 9. [`lesson_09_ida_star`]: by the Manhattan distance
//! 10. [`lesson_10_pattern_database`]: by a disjoint pattern database, as in the library
//!
//! The rotation game ([`rotation`] says what a board, a turn and a pattern are):
//!
//! 11. [`lesson_11_rotation_ida_star`]: iterative deepening with a lower bound
//! 12. [`lesson_12_rotation_bfs`]: breadth-first search for each symbol alone
//! 13. [`lesson_13_rotation_bfs_from_goal`]: one search from the full centre for all boards
//!
//! How a judge's input is read and answered is in [`eight_answers`] and [`rotation_answers`].
//!
//! What a search sees, if start and goal are as far apart as any two boards are:
//!
//! ![Boards visited over moves from the start, a curve for each of four
//! methods](../../../../.pictures/layers.svg)
//!
//! The layers around the start have 1, 2, 4, 8, 16, 20, 39 boards and so on, up to 24,047 that are
//! 24 moves away, and 2 at the end, 31 moves away. Breadth-first search visits all of them.
//! Bidirectional search visits all boards near the start, some near the goal, and hardly any in
//! between, where most are. A* goes all the way as well, but with each layer it leaves out more
//! boards that look too far from the goal. IDA* sees about the same boards as A*, the near ones
//! again for each limit and each path to them: the start six times.

pub mod a_star;
pub mod board;
pub mod eight_answers;
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
pub mod lesson_11_rotation_ida_star;
pub mod lesson_12_rotation_bfs;
pub mod lesson_13_rotation_bfs_from_goal;
pub mod numbering;
pub mod rotation;
pub mod rotation_answers;
pub mod trace;

use crate::binaries::Task;
use crate::course::board::{Move, Puzzle};
use crate::judging::judges::{difference, Problem};

use Finds::{Any, First, Shortest};
use Solver::{Eight, EightTable, Rotation, RotationTable};

/// A lesson of the course.
pub struct Lesson {
    /// The module, whose name ends with the method's.
    pub module: &'static str,
    /// Which path it finds.
    pub finds: Finds,
    /// How long a board of the most moves takes on an AMD EPYC, 30 of them in an input.
    pub milliseconds: f64,
    /// The method itself.
    pub solver: Solver,
}

/// Which path a method finds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Finds {
    /// The first of the shortest in the order of the moves.
    First,
    /// One of the shortest.
    Shortest,
    /// One that can be longer.
    Any,
}

/// A solver of the eight puzzle, which may keep for later boards what it found for earlier ones.
pub type EightSolver = Box<dyn FnMut(&Puzzle) -> Vec<Move>>;

/// The same for the rotation game.
pub type RotationSolver = Box<dyn FnMut(rotation::Board) -> Vec<usize>>;

/// A lesson's method, by its game.
pub enum Solver {
    /// The function `solve` of the lesson.
    Eight(fn(&Puzzle) -> Vec<Move>),
    /// The function `solver`, which returns a solver for the puzzles of one goal.
    EightTable(fn() -> EightSolver),
    /// The function `solve` of the lesson.
    Rotation(fn(rotation::Board) -> Vec<usize>),
    /// The function `solver`, which returns a solver.
    RotationTable(fn() -> RotationSolver),
}

impl Lesson {
    /// Returns the method's name, as `--method` takes it.
    pub fn name(&self) -> &'static str {
        &self.module["lesson_01_".len()..]
    }

    /// Returns whether it is for the game of a task.
    pub fn is_for(&self, task: &Task) -> bool {
        match task {
            Task::Path(_) | Task::Distance(_) | Task::Pair => {
                matches!(self.solver, Eight(_) | EightTable(_))
            }
            Task::Rotation => matches!(self.solver, Rotation(_) | RotationTable(_)),
        }
    }
}

/// All lessons, in order.
pub static LESSONS: [Lesson; 13] = [
    Lesson {
        module: "lesson_01_bfs_hash_map",
        finds: First,
        milliseconds: 25.0,
        solver: Eight(lesson_01_bfs_hash_map::solve),
    },
    Lesson {
        module: "lesson_02_bfs_cantor",
        finds: First,
        milliseconds: 10.0,
        solver: Eight(lesson_02_bfs_cantor::solve),
    },
    Lesson {
        module: "lesson_03_bfs_from_goal",
        finds: First,
        milliseconds: 1.0,
        solver: EightTable(|| Box::new(lesson_03_bfs_from_goal::solver())),
    },
    Lesson {
        module: "lesson_04_bidirectional",
        finds: Shortest,
        milliseconds: 2.0,
        solver: Eight(lesson_04_bidirectional::solve),
    },
    Lesson {
        module: "lesson_05_a_star_misplaced",
        finds: Shortest,
        milliseconds: 25.0,
        solver: Eight(lesson_05_a_star_misplaced::solve),
    },
    Lesson {
        module: "lesson_06_a_star_manhattan",
        finds: Shortest,
        milliseconds: 3.0,
        solver: Eight(lesson_06_a_star_manhattan::solve),
    },
    Lesson {
        module: "lesson_07_a_star_weighted",
        finds: Any,
        milliseconds: 0.1,
        solver: Eight(lesson_07_a_star_weighted::solve),
    },
    Lesson {
        module: "lesson_08_a_star_blank_counted",
        finds: Any,
        milliseconds: 3.0,
        solver: Eight(lesson_08_a_star_blank_counted::solve),
    },
    Lesson {
        module: "lesson_09_ida_star",
        finds: First,
        milliseconds: 1.0,
        solver: Eight(lesson_09_ida_star::solve),
    },
    Lesson {
        module: "lesson_10_pattern_database",
        finds: First,
        milliseconds: 0.2,
        solver: EightTable(|| Box::new(lesson_10_pattern_database::solver())),
    },
    Lesson {
        module: "lesson_11_rotation_ida_star",
        finds: First,
        milliseconds: 1000.0,
        solver: Rotation(lesson_11_rotation_ida_star::solve),
    },
    Lesson {
        module: "lesson_12_rotation_bfs",
        finds: First,
        milliseconds: 150.0,
        solver: Rotation(lesson_12_rotation_bfs::solve),
    },
    Lesson {
        module: "lesson_13_rotation_bfs_from_goal",
        finds: First,
        milliseconds: 5.0,
        solver: RotationTable(|| Box::new(lesson_13_rotation_bfs_from_goal::solver())),
    },
];

/// Returns the lesson whose method has a name, for the game of a problem.
///
/// # Errors
/// There is none; the message has the names of all, the nearest first.
pub fn find(problem: &Problem, name: &str) -> Result<&'static Lesson, String> {
    let mut lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.binary.task));
    let mut names: Vec<_> = lessons.clone().map(Lesson::name).collect();
    lessons.find(|lesson| lesson.name() == name).ok_or_else(|| {
        names.sort_by_key(|it| difference(name, it));
        let (judge, given, names) = (problem.name, name.escape_debug(), names.join(", "));
        format!("no method for {judge} is called '{given}'; did you mean {names}?")
    })
}
