//! IDA* with the Manhattan distance.
//!
//! [IDA*](super::shared::ida_star) searches depth-first up to a depth that rises by 2.
//!
//! IDA* visits 2.8 times as many positions as A* with the same estimate
//! ([`a_star_manhattan`](super::a_star_manhattan)), since it visits a board again for each path to
//! the board and for each depth. Yet it is quicker, since a position takes less than a third of the
//! time. IDA* has no rank to compute for each board, no heap to keep in order, and no arrays. The
//! arrays of A* are too large for the fastest cache. Just clearing these arrays for each puzzle
//! takes a sixth to a third of the time of A*, depending on the machine.
//!
//! Use it when states cannot be stored: it solves the fifteen puzzle. It is often the quickest for
//! a single board.
//!
//! Method: IDA* with the Manhattan distance.
//! Time:   O(paths up to the depth): a board is visited once for each path to it.
//! Space:  O(length of the path).
//!
//! Try: `course hdu1043 ida_star --trace < samples/hdu1043/sample-1.in` shows the depth rise, 920
//! positions in all. In `shared/ida_star.rs`, let the depth rise by 1 instead of 2:
//!
//! ```diff
//! -        depth += 2;
//! +        depth += 1;
//! ```
//!
//! Every second depth has the wrong parity, and there are 1,558 visits. Undo that, and let the
//! search take back its last move:
//!
//! ```diff
//! -        if path.last() == Some(&inverse(step)) || heuristic(next) >= remaining {
//! +        if heuristic(next) >= remaining {
//! ```
//!
//! This takes 109,987 visits.

use crate::course::shared::heuristics::{cells, manhattan};
use crate::course::shared::ida_star::ida_star;
use crate::eight::{Move, Puzzle};

/// Returns a path by IDA* with the Manhattan distance: at best, a move takes one tile one cell
/// nearer to its cell in the goal.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    ida_star(puzzle, |board| manhattan(board, &goal_cells))
}
