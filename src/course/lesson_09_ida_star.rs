//! IDA* with the Manhattan distance.
//!
//! [IDA*](super::ida_star) searches depth-first within a limit that rises by 2. Each move changes
//! the Manhattan distance by 1, up or down. So it is even if the length of a path to the goal is
//! even, and odd if that is odd.
//!
//! It visits 2.8 times as many positions as A* with the same estimate (lesson 6), since it meets a
//! board again by each path to it and for each limit. Yet it is quicker, since a position takes
//! less than a third of the time. It has no number to work out for each board, no heap to keep in
//! order, no arrays that are too large for the nearest cache; and none to clear for each puzzle,
//! which alone takes a sixth to a third of the time of A*, depending on the machine.
//!
//! Use it when states cannot be stored: it is what solves the fifteen puzzle. It is often the
//! quickest for a single board.
//!
//! Method: IDA* with the Manhattan distance.
//! Time:   O(paths within the limit), a board that several paths reach being visited for each.
//! Space:  O(length of the path).
//!
//! Try: `course hdu1043 ida_star --trace < samples/hdu1043/sample-1.in` shows the limit rise, 920
//! positions in all. Let it rise by 1 instead of 2: half the limits are tried in vain, and it is
//! 1,558. Undo that, and let the search take back its last move (`if false && path.last() …`):
//! 109,987.

use crate::course::heuristics::{cells, manhattan};
use crate::course::ida_star::ida_star;
use crate::eight::{Move, Puzzle};

/// Returns a path by IDA* with the Manhattan distance: a move takes one tile one cell nearer, at
/// best.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    ida_star(puzzle, |board| manhattan(board, &goal_cells))
}
