//! Lesson 8: iterative-deepening A*, called IDA*.
//!
//! Go down one path as far as it promises to be short enough, step back, try the next: a
//! depth-first search, which remembers only the path it is on (`part_ida_star`). What "short
//! enough" is, is a limit on the moves made plus the Manhattan distance of lesson 5. The first
//! limit is the estimate for the start; if no path keeps to it, the next limit is tried from the
//! start again. Searching again costs little, since the last limit has far more paths than all
//! those before. The first limit that succeeds is the length of a shortest path, and as the moves
//! are tried in order, the first of those is found.
//!
//! The limit rises by two: each move changes the colour of the blank's cell, if the cells are
//! coloured like a chess board, and the Manhattan distance by one up or down. So either all paths
//! to the goal have an even length or all have an odd one, and the estimate is of the same kind.
//!
//! Use it when states cannot be stored: it is what solves the fifteen puzzle. It has no array to
//! clear, too, and is often the quickest for a single board.
//!
//! Time: O(paths within the limit), a board that several paths reach being visited for each.
//! Memory: O(length of the path).

use crate::course::board::{Move, Puzzle};
use crate::course::heuristics::{manhattan, places};
use crate::course::ida_star::ida_star;

/// IDA* with the Manhattan distance: a move takes one tile one cell nearer, at best.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let places = places(puzzle.goal);
    ida_star(puzzle, |board| manhattan(board, &places))
}
