//! Iterative-deepening A*, called IDA*.
//!
//! Go down one path as far as it promises to be short enough, step back, try the next: a
//! depth-first search, which remembers only the path it is on. "Short enough" is a limit on the
//! moves made plus an estimate of those still to make, an admissible **heuristic** as in A*. The
//! first limit is the estimate for the start; if no path keeps to it, the next limit is tried, from
//! the start again. Searching again costs little, since the last limit has far more paths than all
//! those before.
//!
//! The limit rises by 2, since all paths between two boards have even lengths, or all have odd
//! ones: each move changes the colour of the blank's cell, if the cells are coloured like a chess
//! board. The Manhattan distance is even or odd as they are, so the first limit that succeeds is
//! the length of a shortest path. Any other admissible estimate will do as well, such as the number
//! of misplaced tiles: if it begins with the other parity, the last limit is one more than the
//! distance. No path has that length, so a shortest one is found all the same, after more visits.
//! As the moves are tried in order, it is the first of the shortest paths.

use crate::course::trace;
use crate::eight::{inverse, Board, Move, Puzzle};

/// Returns a path by iterative-deepening A*: depth-first search along all paths that promise to
/// keep to a limit, which rises until one does.
pub fn ida_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    let mut path = Vec::new();
    let mut limit = heuristic(puzzle.start);
    while !descend(puzzle, puzzle.start, limit, &heuristic, &mut path) {
        // All paths between two boards have even lengths, or all have odd ones.
        limit += 2;
    }
    path
}

/// Extends the path from `board` to the goal by at most `remaining` moves, and returns whether that
/// can be done.
fn descend(
    puzzle: &Puzzle,
    board: Board,
    remaining: u32,
    heuristic: &impl Fn(Board) -> u32,
    path: &mut Vec<Move>,
) -> bool {
    trace::visit(board, || trace::limit(path.len(), heuristic(board), remaining));
    if board == puzzle.goal {
        return true;
    }
    for (step, next) in board.neighbours(puzzle.moves) {
        // To take back the last move at once is never part of a shortest path.
        if path.last() == Some(&inverse(step)) || heuristic(next) >= remaining {
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
