//! Iterative-deepening A*, called IDA*.
//!
//! Go down one path as far as it promises to be short enough, step back, try the next: a
//! depth-first search, which remembers only the path it is on. "Short enough" is a limit on the
//! moves made plus an estimate of those still to make, an admissible **heuristic** as in A*. The
//! first limit is the estimate for the start; if no path keeps to it, the next limit is tried, from
//! the start again. Searching again costs little, since the last limit has far more paths than all
//! those before.
//!
//! The first limit that succeeds is the length of a shortest path, and as the moves are tried in
//! order, the first of the shortest paths is found.

use crate::course::board::{inverse, Board, Move, Puzzle};
use crate::course::trace;

/// Returns a path by iterative-deepening A*: depth-first search along all paths that promise to
/// keep to a limit, which rises until one does.
pub fn ida_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    let mut path = Vec::new();
    let mut limit = heuristic(puzzle.start);
    while !descend(puzzle, puzzle.start, limit, &heuristic, &mut path) {
        // Each move changes the colour of the blank's cell, if the cells are coloured like a chess
        // board, and the estimate is even or odd as the number of moves is.
        limit += 2;
    }
    path
}

/// Extends the path from `board` to the goal by at most `remaining` moves, if that can be done.
fn descend(
    puzzle: &Puzzle,
    board: Board,
    remaining: u32,
    heuristic: &impl Fn(Board) -> u32,
    path: &mut Vec<Move>,
) -> bool {
    if heuristic(board) > remaining {
        return false;
    }
    trace::visit(board, || trace::limit(path.len(), heuristic(board), remaining));
    if board == puzzle.goal {
        return true;
    }
    for (step, next) in board.neighbours(puzzle.moves) {
        // To take back the last move at once is never part of a shortest path.
        if path.last() == Some(&inverse(step)) {
            continue;
        }
        path.push(step);
        if descend(puzzle, next, remaining - 1, heuristic, path) {
            return true;
        }
        path.pop();
    }
    false
}
