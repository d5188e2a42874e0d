//! course: answers a judge problem by a method of the course
//!
//! ```text
//! usage: course METHOD NAME [options] | --list | --help
//! ```
//!
//! Reads standard input. No method uses the library: each is as a contestant would write it, and a
//! short submission, too (`bundle p1379 --method ida_star`).
//!
//! ```text
//! --count  prints for each board that can be solved how many positions were visited, to standard
//!          error
//! ```
//!
//! Read the lessons in this order; they are in `src/course`. What several of them need is in the
//! files `part_…`, and how a judge's input is read and answered, in `judge_…`.
//!
//! The eight puzzle:
//!
//! 1. `lesson_01_bfs_hash_map`: breadth-first search, the boards in a hash map
//! 2. `lesson_02_bfs_cantor`: the same, the boards numbered by Cantor expansion, in arrays
//! 3. `lesson_03_bidirectional`: breadth-first search from both ends
//! 4. `lesson_04_a_star_misplaced`: A* (`part_a_star`) with the number of misplaced tiles
//! 5. `lesson_05_a_star_manhattan`: A* with the Manhattan distance
//! 6. `lesson_06_a_star_weighted`: weighted A*, which is quick but not shortest
//! 7. `lesson_07_a_star_blank_counted`: A* with a famous mistake
//! 8. `lesson_08_ida_star`: iterative-deepening A* (`part_ida_star`), which needs no memory
//! 9. `lesson_09_bfs_from_goal`: one search from the goal for all boards
//! 10. `lesson_10_pattern_database`: IDA* with a disjoint pattern database, as in the library
//!
//! The rotation game (`part_rotation`):
//!
//! 11. `lesson_11_rotation_ida_star`: iterative deepening with a lower bound
//! 12. `lesson_12_rotation_bfs`: breadth-first search for each symbol alone

mod count;
mod judge_distances;
mod judge_pairs;
mod judge_paths;
mod judge_rotations;
mod lesson_01_bfs_hash_map;
mod lesson_02_bfs_cantor;
mod lesson_03_bidirectional;
mod lesson_04_a_star_misplaced;
mod lesson_05_a_star_manhattan;
mod lesson_06_a_star_weighted;
mod lesson_07_a_star_blank_counted;
mod lesson_08_ida_star;
mod lesson_09_bfs_from_goal;
mod lesson_10_pattern_database;
mod lesson_11_rotation_ida_star;
mod lesson_12_rotation_bfs;
mod part_a_star;
mod part_board;
mod part_cantor;
mod part_distance;
mod part_ida_star;
mod part_inverse;
mod part_letters;
mod part_manhattan;
mod part_moves;
mod part_parity;
mod part_places;
mod part_rename;
mod part_rotation;
mod part_trace_back;

use std::process::ExitCode;

use part_moves::{Move, Puzzle};
use part_rename::renaming;
use puzzle_solvers::cli::arguments::{self, Arguments, Error};
use puzzle_solvers::cli::print;
use puzzle_solvers::judging::judges;
use puzzle_solvers::problems::Task;
use Method::{EightPuzzle, RotationGame};

/// Returns a solver, which may keep for later boards what it found for earlier ones.
type NewSolver = fn() -> Box<dyn FnMut(&Puzzle) -> Vec<Move>>;

/// A method, by the game that it plays.
enum Method {
    EightPuzzle(NewSolver),
    RotationGame(fn(part_rotation::Board) -> Vec<usize>),
}

const METHODS: [(&str, Method); 12] = [
    ("bfs_hash_map", EightPuzzle(|| Box::new(lesson_01_bfs_hash_map::solve))),
    ("bfs_cantor", EightPuzzle(|| Box::new(lesson_02_bfs_cantor::solve))),
    ("bidirectional", EightPuzzle(|| Box::new(lesson_03_bidirectional::solve))),
    ("a_star_misplaced", EightPuzzle(|| Box::new(lesson_04_a_star_misplaced::solve))),
    ("a_star_manhattan", EightPuzzle(|| Box::new(lesson_05_a_star_manhattan::solve))),
    ("a_star_weighted", EightPuzzle(|| Box::new(lesson_06_a_star_weighted::solve))),
    ("a_star_blank_counted", EightPuzzle(|| Box::new(lesson_07_a_star_blank_counted::solve))),
    ("ida_star", EightPuzzle(|| Box::new(lesson_08_ida_star::solve))),
    ("bfs_from_goal", EightPuzzle(|| Box::new(renaming(lesson_09_bfs_from_goal::solver())))),
    ("pattern_database", EightPuzzle(|| Box::new(renaming(lesson_10_pattern_database::solver())))),
    ("rotation_ida_star", RotationGame(lesson_11_rotation_ida_star::solve)),
    ("rotation_bfs", RotationGame(lesson_12_rotation_bfs::solve)),
];

fn main() -> ExitCode {
    let list = || format!("{}\n\n{}", names(), judges::list());
    arguments::run(include_str!("main.rs"), list, |it| Ok(print("course", &answers(it)?)))
}

/// Answers standard input.
fn answers(arguments: &Arguments) -> Result<String, Error> {
    let name = arguments.words[0].to_string_lossy();
    let (judged, is_counted) = (arguments.judged, arguments.has("--count"));
    let method = METHODS.iter().find(|(known, _)| *known == name);
    let unknown = || (2, format!("no method is called '{name}', but these are: {}", names()));
    let (_, method) = method.ok_or_else(unknown)?;
    let input = || {
        let text = String::from_utf8(arguments::read("-".as_ref())?);
        text.map_err(|error| (1, format!("cannot read the input: {error}")))
    };
    let goal = |blank| judged.goal(blank);
    let with = |new: &NewSolver| {
        let mut solve = new();
        move |puzzle: &Puzzle| report(is_counted, solve(puzzle))
    };
    let answers = match (method, &judged.problem.task) {
        (EightPuzzle(new), Task::Path(blank)) => {
            judge_paths::answers(&input()?, &goal(*blank), with(new))
        }
        (EightPuzzle(new), Task::Distance(blank)) => {
            judge_distances::answers(&input()?, &goal(*blank), with(new))
        }
        (EightPuzzle(new), Task::Pair) => judge_pairs::answers(&input()?, with(new)),
        (RotationGame(solve), Task::Rotation) => {
            judge_rotations::answers(&input()?, |board| report(is_counted, solve(board)))
        }
        _ => return Err((2, format!("{name} is not for {}", judged.name))),
    };
    answers.ok_or_else(|| (1, format!("the input is not what {} feeds", judged.name)))
}

/// Passes a path on, after a line that says how many positions were visited for it, if wanted.
fn report<T>(is_counted: bool, path: T) -> T {
    let visited = count::take();
    if is_counted {
        eprintln!("{visited}");
    }
    path
}

fn names() -> String {
    METHODS.map(|(name, _)| name).join(", ")
}
