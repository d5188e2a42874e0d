//! Iterative-deepening A*, called IDA*.
//!
//! IDA* is a depth-first search: it follows a path while the path can still be short enough, steps
//! back, and tries the next path. It remembers only the current path. A path is short enough if the
//! moves made so far, plus an estimate of the moves still to make, are no more than a limit. The
//! estimate is an admissible **heuristic**, as in A*. The first limit is the estimate for the
//! start. If no path keeps to the limit, the search begins again with the next limit. Starting
//! again costs little, since a limit that is searched to the end takes several times the visits of
//! the limit before it.
//!
//! The limit rises by 2, since the paths between two given boards either all have even lengths or
//! all have odd lengths: if the cells are coloured like a chessboard, each move changes the colour
//! of the blank's cell. The Manhattan distance has the same parity, so the first limit that
//! succeeds is the length of a shortest path. Any other admissible estimate works as well, such as
//! the number of misplaced tiles. If the first limit has the wrong parity, the last limit is one
//! more than the distance. No path has that length, so the path found is still a shortest path,
//! after more visits. As the moves are tried in order, the path found is the first of the shortest
//! paths.

use crate::course::trace;
use crate::eight::{inverse, Board, Move, Puzzle};

/// A path by iterative-deepening A*.
pub fn ida_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    let mut path = Vec::new();
    let mut limit = heuristic(puzzle.start);
    while !descend(puzzle, puzzle.start, limit, &heuristic, &mut path) {
        // All paths between two boards have even lengths, or all have odd lengths.
        limit += 2;
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
    trace::visit(board, || trace::within_limit(path.len(), heuristic(board), remaining));
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
