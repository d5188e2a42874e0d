//! A course in search: every method of the field, on the eight puzzle and the rotation game.
//!
//! `methods NAME [--count] [PROBLEM] < INPUT` answers the boards of a judge problem by one method,
//! without the library, as a contestant would write it. Read the lessons in this order.
//!
//! The eight puzzle ([`eight`] holds the board, its number and the parity that settles which
//! boards cannot be solved):
//!
//! 1. [`bfs_hash_map`]: breadth-first search, the boards in a hash map
//! 2. [`bfs_cantor`]: the same, the boards numbered by Cantor expansion, in arrays
//! 3. [`bidirectional`]: breadth-first search from both ends
//! 4. [`a_star_misplaced`]: A* ([`a_star`]) with the number of misplaced tiles
//! 5. [`a_star_manhattan`]: A* with the Manhattan distance
//! 6. [`a_star_weighted`]: A* that trusts its estimate too much, and is quick but not shortest
//! 7. [`a_star_blank_counted`]: A* with a famous mistake
//! 8. [`ida_star`]: iterative-deepening A*, which needs no memory
//! 9. [`bfs_from_goal`]: one search from the goal for all boards
//!
//! The rotation game ([`rotation`] holds the board):
//!
//! 10. [`rotation_ida_star`]: iterative deepening with an estimate
//! 11. [`rotation_bfs`]: breadth-first search for each symbol alone
//!
//! With `--count`, standard error gets a line for each board: how many positions were visited.

mod a_star;
mod a_star_blank_counted;
mod a_star_manhattan;
mod a_star_misplaced;
mod a_star_weighted;
mod bfs_cantor;
mod bfs_from_goal;
mod bfs_hash_map;
mod bidirectional;
mod eight;
mod ida_star;
mod problems;
mod rotation;
mod rotation_bfs;
mod rotation_ida_star;

use std::env;
use std::io::{self, Read};
use std::process::ExitCode;

use eight::Puzzle;
use problems::{acwing179, hdu3567, p1379, poj2286};
use rotation::Board;
use Method::{EightPuzzle, RotationGame};

/// What a search found.
pub struct Outcome {
    /// The letters of the moves.
    pub path: String,
    /// How many positions were visited: taken from the queue, the layer or the heap, or entered by
    /// the recursion. A position is not yet visited when it is put in, or when it is cut off.
    pub visited: usize,
}

/// Makes a solver, which may keep for later boards what it found for earlier ones.
type NewSolver = fn() -> Box<dyn FnMut(&Puzzle) -> Outcome>;

/// A method, by the game that it plays.
enum Method {
    EightPuzzle(NewSolver),
    RotationGame(fn(Board) -> Outcome),
}

const METHODS: [(&str, Method); 11] = [
    ("bfs_hash_map", EightPuzzle(|| Box::new(bfs_hash_map::solve))),
    ("bfs_cantor", EightPuzzle(|| Box::new(bfs_cantor::solve))),
    ("bidirectional", EightPuzzle(|| Box::new(bidirectional::solve))),
    ("a_star_misplaced", EightPuzzle(|| Box::new(a_star_misplaced::solve))),
    ("a_star_manhattan", EightPuzzle(|| Box::new(a_star_manhattan::solve))),
    ("a_star_weighted", EightPuzzle(|| Box::new(a_star_weighted::solve))),
    ("a_star_blank_counted", EightPuzzle(|| Box::new(a_star_blank_counted::solve))),
    ("ida_star", EightPuzzle(|| Box::new(ida_star::solve))),
    ("bfs_from_goal", EightPuzzle(|| Box::new(bfs_from_goal::solver()))),
    ("rotation_ida_star", RotationGame(rotation_ida_star::solve)),
    ("rotation_bfs", RotationGame(rotation_bfs::solve)),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (flags, words): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|&argument| argument == "--count");
    let (name, problem) = match words[..] {
        [name] => (name, None),
        [name, problem] => (name, Some(problem)),
        _ => return usage(),
    };
    let count = !flags.is_empty();
    let answered = match (method(name), problem) {
        (Some(EightPuzzle(new)), None | Some("acwing179")) => eight(new, acwing179, count),
        (Some(EightPuzzle(new)), Some("p1379")) => eight(new, p1379, count),
        (Some(EightPuzzle(new)), Some("hdu3567")) => eight(new, hdu3567, count),
        (Some(RotationGame(solve)), None | Some("poj2286")) => rotation(solve, count),
        _ => return usage(),
    };
    match answered {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("methods: {error}");
            ExitCode::FAILURE
        }
    }
}

fn method(name: &str) -> Option<&'static Method> {
    METHODS.iter().find(|&&(known, _)| known == name).map(|(_, method)| method)
}

/// Answers standard input as a problem of the eight puzzle.
fn eight(new: &NewSolver, answer: problems::OfEightPuzzle, count: bool) -> io::Result<()> {
    let mut solve = new();
    answer(&read_input()?, &mut io::stdout().lock(), &mut |puzzle| {
        // A search for what cannot be reached would visit every board there is.
        let outcome = puzzle.is_solvable().then(|| solve(puzzle));
        report(count, outcome.as_ref().map_or(0, |outcome| outcome.visited));
        outcome.map(|outcome| outcome.path)
    })
}

/// Answers standard input as the problem of the rotation game.
fn rotation(solve: &fn(Board) -> Outcome, count: bool) -> io::Result<()> {
    poj2286(&read_input()?, &mut io::stdout().lock(), &mut |board| {
        let outcome = solve(board);
        report(count, outcome.visited);
        outcome.path
    })
}

fn read_input() -> io::Result<String> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    Ok(input)
}

/// Prints the count of a board, if that is asked for.
fn report(count: bool, visited: usize) {
    if count {
        eprintln!("{visited}");
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: methods NAME [--count] [PROBLEM] < INPUT");
    eprintln!("the eight puzzle, for acwing179 (if no problem is named), p1379 or hdu3567:");
    for (name, _) in METHODS.iter().filter(|(_, method)| matches!(method, EightPuzzle(_))) {
        eprintln!("  {name}");
    }
    eprintln!("the rotation game, for poj2286:");
    for (name, _) in METHODS.iter().filter(|(_, method)| matches!(method, RotationGame(_))) {
        eprintln!("  {name}");
    }
    ExitCode::from(2)
}
