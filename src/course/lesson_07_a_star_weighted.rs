//! Weighted A*, which trusts its estimate too much.
//!
//! The estimate is ten times the Manhattan distance. The moves made so far then hardly count, and
//! the search runs greedily to wherever the tiles are nearest to their places. It finds the goal
//! after few boards, but by some path, not by a shortest. Ten times the distance is far more than
//! the moves still to make, so the estimate is not admissible, and [A*](super::a_star) no longer
//! promises a shortest path: `1 3 6 5 x 2 4 7 8` needs 8 moves and gets 10, `6 4 8 5 x 7 2 1 3`
//! needs 26 and gets 78. It can be proved, though, that no path is more than ten times as long as
//! the shortest.
//!
//! Use it where any path will do and searching costs more than moving, as for larger puzzles (and
//! at HDU 1043 and POJ 1077, which ask for a path, not for a shortest). Never where the judge
//! counts the moves.
//!
//! Method: weighted A*, by ten times the Manhattan distance.
//! Time:   O(n log n) for n boards in the heap, 460 on average; 270 of them are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: other weights (`WEIGHT`), and `cargo bench -- methods`, for 1,000 random boards (one to
//! three minutes). 1 is lesson 6: 740 positions, and all paths are shortest. With 2 it is 430
//! positions, and 57 paths in 100 are too long, by up to 12 moves; with 10, 270 positions, 94
//! paths, 40 moves.

use crate::course::a_star::a_star;
use crate::course::heuristics::{cells, manhattan};
use crate::eight::{Move, Puzzle};

/// The factor by which the Manhattan distance is multiplied.
const WEIGHT: u32 = 10;

/// Returns a path by weighted A*, which runs greedily to where the tiles are nearest home. It is
/// not always a shortest, but never more than `WEIGHT` times as long.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| WEIGHT * manhattan(board, &goal_cells))
}
