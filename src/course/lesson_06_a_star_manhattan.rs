//! A* with the Manhattan distance.
//!
//! A tile that is two rows and one column away from its place needs three moves of its own, since a
//! move takes one tile one cell up, down, left or right. Added up for all tiles, this is the
//! Manhattan distance ([`heuristics`](super::heuristics)): the moves that would do if tiles could
//! pass through each other. They cannot, so that the truth is never less: the estimate is
//! admissible, and as a move shifts one tile by one cell, it is consistent. It is never below the
//! number of misplaced tiles either, and an estimate that is larger, yet not too large, looks at
//! fewer boards.
//!
//! Use it as the standard answer for one board: quick, shortest, and some forty lines more than a
//! breadth-first search.
//!
//! Method: A* with the Manhattan distance.
//! Time:   O(n log n) for n boards in the heap, 1,200 on average; 740 of them are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course hdu1043 a_star_manhattan --count < samples/hdu1043/sample-1.in` says 314. Then
//! prefer among equal sums the board with the *most* still to make. In `a_star.rs` put
//! `Reverse(remaining)` for `remaining` in both entries that are pushed, and in the one that is
//! popped: boards next to the start come first, and it says 651.

use crate::course::a_star::a_star;
use crate::course::heuristics::{cells, manhattan};
use crate::eight::{Move, Puzzle};

/// Returns a path by A* with the Manhattan distance: a move takes one tile one cell nearer, at
/// best.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| manhattan(board, &goal_cells))
}
