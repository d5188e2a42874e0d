//! Iterative-deepening A*, called IDA*.
//!
//! IDA* is a depth-first search: it follows a path while the path can still be short enough, steps
//! back, and tries the next path. It remembers only the current path. A path is short enough if the
//! moves made so far, plus an estimate of the moves still to make, are no more than the depth. The
//! estimate is an admissible **heuristic**, as in A*. The first depth is the estimate for the
//! start. If no path is short enough, the search begins again with the next depth. Starting again
//! costs little, since a depth that is searched to the end takes several times the visits of the
//! depth before it.
//!
//! The depth rises by 2, since the lengths of all paths between two boards have the same parity
//! ([`eight`](crate::eight) says why). Each move changes the Manhattan distance by 1, so it has
//! this parity, too, and the first depth that succeeds is the length of a shortest path. Any other
//! admissible estimate works as well, such as the number of misplaced tiles. If the first depth has
//! the wrong parity, the last depth is one more than the distance. No path has that length, so the
//! path found is still a shortest path, after more visits. As the moves are tried in order, the
//! path found is the first of the shortest paths.

use crate::course::tool::trace;
use crate::eight::{inverse, Board, Move, Puzzle};

/// A path by iterative-deepening A*.
pub fn ida_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    let mut path = Vec::new();
    let mut depth = heuristic(puzzle.start);
    while !descend(puzzle, puzzle.start, depth, &heuristic, &mut path) {
        depth += 2;
    }
    path
}

/// Extends the path, which ends at `board`, to the goal by at most `remaining` moves. Returns
/// whether that is possible.
fn descend(
    puzzle: &Puzzle,
    board: Board,
    remaining: u32,
    heuristic: &impl Fn(Board) -> u32,
    path: &mut Vec<Move>,
) -> bool {
    trace::visit(board, || trace::to_depth(path.len(), heuristic(board), remaining));
    if board == puzzle.goal {
        return true;
    }
    for (step, next) in board.neighbours(puzzle.letters) {
        // A shortest path never undoes the move just made.
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
