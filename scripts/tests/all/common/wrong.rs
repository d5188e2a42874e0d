//! Solvers with the mistakes that people make.
//!
//! |mistake|what the solver does|
//! |---|---|
//! |`first-only`|answers only the first case|
//! |`path-kept`|does not clear the path before the next case|
//! |`state-kept`|keeps the boards that were reached for earlier cases, so may find no path|
//! |`there-and-back`|the same, but takes a path that is left over from earlier cases|
//! |`same-again`|adds a move to the path of a case that is the same as the case before|
//! |`after-the-goal`|adds a move to paths of more than four moves after a solved case|
//! |`blank-first`|finds no path for a board whose first symbol is the blank|
//! |`unsolvable-far`|takes unsolvable boards for solvable, except near the goal|
//! |`past-the-row`|lets the blank leave its row at an end, and enter the next one|
//! |`blank-in-inversions`|counts the blank in the inversions, as the smallest symbol|
//! |`any-shortest`|prints a shortest path that need not be the first|
//! |`symbols-in-turn`|takes the first of the nearest symbols, whatever the letters|
//! |a name of [`a_star`]|searches by A\* with that mistake|

pub mod a_star;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use puzzle_tools::eight::{is_solvable, walk_back, Board, Move, BLANK};
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::cases;
use puzzle_tools::judging::distances::pattern_distance;
use puzzle_tools::judging::problems::{self, Problem};
use puzzle_tools::judging::verdict::format_answer;
use puzzle_tools::rotation::{self, pattern, turned};

/// What a solver of a problem prints, with a mistake if it is one of those above.
pub fn wrong_output(mistake: &str, problem: &Problem, input: &str) -> String {
    let mut cases = cases::read(problem, input.as_bytes()).expect("the judge feeds it").cases;
    if mistake == "first-only" {
        cases.truncate(1);
    }
    let mut output = String::new();
    let mut kept_path = String::new();
    let mut reached = HashMap::new();
    for (i, case) in cases.iter().enumerate() {
        let mut found = attempt(mistake, case, problem, &mut reached);
        if let Some(path) = &mut found {
            if breaks_path(mistake, path, case, &cases[..i]) {
                path.push_str(&problem.task.letters()[..1]);
            }
            if mistake == "path-kept" {
                kept_path += path;
                path.clone_from(&kept_path);
            }
        }
        output += &format_answer(&problem.task, i + 1, case, found.as_deref()).join("\n");
        output.push('\n');
    }
    output
}

/// Whether a mistake breaks the path of a case because of the cases before it.
fn breaks_path(mistake: &str, path: &str, case: &Case, earlier: &[Case]) -> bool {
    match mistake {
        "after-the-goal" => path.len() > 4 && earlier.iter().any(Case::is_solved),
        "same-again" => earlier.last() == Some(case),
        _ => false,
    }
}

/// The path of a case, right unless the mistake lies in the search.
fn attempt(mistake: &str, case: &Case, problem: &Problem, reached: &mut Reached) -> Option<String> {
    let solver = a_star::all().into_iter().find(|solver| solver.mistake == mistake);
    if let (Some(solver), Some((start, goal))) = (solver, case.eight()) {
        // Without this, A* would visit all boards if there is no path.
        return is_solvable(start, goal).then(|| letters(solver.solve(start, goal)));
    }
    match (mistake, case) {
        // As a number, 012345678 loses its first digit.
        ("blank-first", Case::Eight(Board([BLANK, ..]), _)) => None,
        ("unsolvable-far", _) if case.swapped().distance() > Some(4) => {
            Some(problem.solve(case).unwrap_or_default())
        }
        ("past-the-row", Case::Eight(start, goal)) => past_the_row(*start, *goal),
        ("blank-in-inversions", Case::Eight(start, goal))
            if inversions(*start) % 2 != inversions(*goal) % 2 =>
        {
            None
        }
        ("state-kept" | "there-and-back", _) => forwards(mistake, case, reached),
        ("symbols-in-turn", Case::Rotation(board)) => Some(symbol_by_symbol(*board, 0..8)),
        ("any-shortest", Case::Rotation(board)) => Some(symbol_by_symbol(*board, (0..8).rev())),
        // The moves are tried in the order of another problem.
        ("any-shortest", _) => problems::find("acwing179")?.solve(case),
        _ => problem.solve(case),
    }
}

fn letters(path: Vec<Move>) -> String {
    path.into_iter().map(char::from).collect()
}

/// For each board that was reached, the last move of the path to it; for a start, nothing.
type Reached = HashMap<Board, Option<Move>>;

/// Breadth-first search that does not forget the boards of the searches before it. If one of these
/// boards is the goal, it never enters the queue again; `there-and-back` has a path to it all the
/// same.
fn forwards(mistake: &str, case: &Case, reached: &mut Reached) -> Option<String> {
    let (start, goal) = case.eight().expect("the rotation game has no goal");
    let mut is_found = mistake == "there-and-back" && reached.contains_key(&goal);
    reached.insert(start, None);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == goal {
            is_found = true;
            break;
        }
        for (step, next) in board.neighbours(b"dlru") {
            if let Entry::Vacant(last_move) = reached.entry(next) {
                last_move.insert(Some(step));
                queue.push_back(next);
            }
        }
    }
    is_found.then(|| letters(walk_back(goal, |board| reached[&board])))
}

/// Breadth-first search in which the blank in the last cell of a row may move right, to the first
/// cell of the next row, and back.
fn past_the_row(start: Board, goal: Board) -> Option<String> {
    let mut paths = HashMap::from([(start, String::new())]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        let path = paths[&board].clone();
        if board == goal {
            return Some(path);
        }
        let blank = board.cell(BLANK);
        for (letter, step) in [('u', -3), ('d', 3), ('l', -1), ('r', 1)] {
            let target = blank as isize + step;
            if !(0..9).contains(&target) {
                continue;
            }
            let mut next = board;
            next.0.swap(blank, target as usize);
            if let Entry::Vacant(entry) = paths.entry(next) {
                entry.insert(format!("{path}{letter}"));
                queue.push_back(next);
            }
        }
    }
    None
}

/// The number of inversions, with the blank as the smallest symbol.
fn inversions(board: Board) -> usize {
    let later_and_smaller =
        |(cell, symbol)| board.0[cell..].iter().filter(move |&other| other < symbol);
    board.0.iter().enumerate().flat_map(later_and_smaller).count()
}

/// The first shortest path of the first of the nearest symbols, with the turns in this order.
fn symbol_by_symbol(board: rotation::Board, order: impl Iterator<Item = usize> + Clone) -> String {
    let patterns = [1, 2, 3].map(|symbol| pattern(board, symbol));
    let nearest = patterns.into_iter().min_by_key(|&pattern| pattern_distance(pattern));
    let mut pattern = nearest.expect("three symbols");
    let mut path = String::new();
    for distance in (0..pattern_distance(pattern)).rev() {
        let is_nearer = |&turn: &usize| pattern_distance(turned(pattern, turn)) == distance;
        let turn = order.clone().find(is_nearer).expect("some turn leads nearer");
        path.push(char::from(b'A' + turn as u8));
        pattern = turned(pattern, turn);
    }
    path
}
