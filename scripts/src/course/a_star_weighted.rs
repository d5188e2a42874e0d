//! Weighted A*, which trusts its estimate too much.
//!
//! The estimate is ten times the Manhattan distance. The moves made so far then hardly count, and
//! the search greedily follows the smallest Manhattan distance. It reaches the goal after few
//! visits, but seldom by a shortest path. Ten times the Manhattan distance is far more than the
//! moves still to make, so the estimate is not admissible, and [A*](super::shared::a_star) no
//! longer promises a shortest path: to the goal `12345678x`, `1 3 6 5 x 2 4 7 8` needs 8 moves and
//! gets 10, and `6 4 8 5 x 7 2 1 3` needs 26 moves and gets 78. It can be proved, though, that no
//! path is more than ten times as long as a shortest path. With weight 1, this would be
//! [`a_star_manhattan`](super::a_star_manhattan).
//!
//! Use it if any path is good enough and searching costs more than moving, as for larger puzzles
//! (and at HDU 1043 and POJ 1077, which ask for any path). Never use it if the judge counts the
//! moves.
//!
//! Method: weighted A*, with ten times the Manhattan distance.
//! Time:   O(9! + n log n) for each board: three arrays to clear, and n entries of the heap, 460 on
//!         average. 270 boards are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course hdu1043 a_star_weighted --count < samples/hdu1043/sample-1.in` visits 75 positions,
//! and finds a path that is two moves too long. Then try a smaller weight:
//!
//! ```diff
//! -const WEIGHT: u32 = 10;
//! +const WEIGHT: u32 = 2;
//! ```
//!
//! The path is a shortest path, after 136 visits.

use crate::course::shared::a_star::a_star;
use crate::course::shared::heuristics::{cells, manhattan};
use crate::eight::{Move, Puzzle};

/// The factor by which the Manhattan distance is multiplied.
const WEIGHT: u32 = 10;

/// Returns a path by weighted A*, which greedily follows the smallest Manhattan distance. The path
/// is at most `WEIGHT` times as long as a shortest path.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| WEIGHT * manhattan(board, &goal_cells))
}
