//! A course in search: every method of the field, on the eight puzzle and the rotation game.
//!
//! ```text
//! cargo run --release --example course -- ida_star p1379 < samples/p1379/sample-1.in
//! ```
//!
//! answers a judge problem by one method, without the library, as a contestant would write it. With
//! `--count`, standard error gets a line for each board that can be solved: how many positions were
//! visited. Each lesson is a short submission, too: `bundle p1379 --method ida_star`.
//!
//! Read the lessons in this order. What several of them need is in the files `part_…`, and how a
//! judge's input is read and answered, in `judge_…`.
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
//! 11. `lesson_11_rotation_ida_star`: iterative deepening with an estimate
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

#[path = "../../scripts/judges.rs"]
mod judges;

use std::env;
use std::io::{self, Read};
use std::process::ExitCode;

use puzzle_solvers::cli::{exit_with, print};

use part_board::{Board, BLANK};
use part_moves::{Move, Puzzle};
use part_rename::renaming;
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

/// The goal of most judges.
const IN_ORDER: Board = Board([1, 2, 3, 4, 5, 6, 7, 8, BLANK]);

/// The goal of Luogu P1379, whose tiles go around the blank.
const AROUND: Board = Board([1, 2, 3, 8, BLANK, 4, 7, 6, 5]);

const USAGE: &str = "usage: course METHOD PROBLEM [--count] < INPUT | --list | --help";

fn main() -> ExitCode {
    let arguments = env::args_os().skip(1);
    let arguments: Vec<_> = arguments.map(|it| it.to_string_lossy().into_owned()).collect();
    let is_flag = |argument: &&str| *argument == "--count";
    let (flags, words): (Vec<_>, Vec<_>) = arguments.iter().map(String::as_str).partition(is_flag);
    let answered = match words[..] {
        ["--help" | "-h"] => Ok(format!("{USAGE}\n")),
        ["--list"] => Ok(format!("{}\n\n{}", names(), judges::list())),
        [method, ref problem @ ..] if !problem.is_empty() => {
            answers(method, &problem.join(" "), !flags.is_empty())
        }
        _ => Err((2, USAGE.to_string())),
    };
    match answered {
        Ok(text) => print("course", &text),
        Err((status, message)) => exit_with(status, format_args!("course: {message}")),
    }
}

/// Answers standard input, or returns an exit status and what is wrong.
fn answers(name: &str, problem: &str, is_counted: bool) -> Result<String, (u8, String)> {
    let refuse = |message: String| (2, message);
    let method = METHODS.iter().find(|(known, _)| *known == name);
    let unknown = || refuse(format!("no method is called '{name}', but these are: {}", names()));
    let (_, method) = method.ok_or_else(unknown)?;
    let unknown = || refuse(format!("no problem is called '{problem}'; --list shows all"));
    let judged = judges::find(problem).ok_or_else(unknown)?;
    if matches!(method, RotationGame(_)) != (judged.problem.name == "poj2286") {
        return Err(refuse(format!("{name} is not for {}", judged.name)));
    }
    let mut input = String::new();
    let read = io::stdin().read_to_string(&mut input);
    read.map_err(|error| (1, format!("cannot read the input: {error}")))?;
    let answers = match method {
        RotationGame(solve) => {
            judge_rotations::answers(&input, |board| report(is_counted, solve(board)))
        }
        EightPuzzle(new) => {
            let mut solve = new();
            let solve = |puzzle: &Puzzle| report(is_counted, solve(puzzle));
            match judged.problem.name {
                "acwing179" => judge_paths::answers(&input, IN_ORDER, solve),
                "acwing845" => judge_distances::answers(&input, IN_ORDER, solve),
                "p1379" => judge_distances::answers(&input, AROUND, solve),
                "hdu3567" => judge_pairs::answers(&input, solve),
                other => return Err((1, format!("no part of the course reads {other}'s input"))),
            }
        }
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
