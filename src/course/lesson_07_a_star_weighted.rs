//! Weighted A*, which trusts its estimate too much.
//!
//! The estimate is ten times the Manhattan distance. The moves made so far then hardly count, and
//! the search greedily follows the smallest Manhattan distance. It reaches the goal after few
//! visits, but seldom by a shortest path. Ten times the Manhattan distance is far more than the
//! moves still to make, so the estimate is not admissible, and [A*](super::a_star) no longer
//! promises a shortest path: to the goal `12345678x`, `1 3 6 5 x 2 4 7 8` needs 8 moves and gets
//! 10, and `6 4 8 5 x 7 2 1 3` needs 26 moves and gets 78. It can be proved, though, that no path
//! is more than ten times as long as a shortest path.
//!
//! Use it if any path is good enough and searching costs more than moving, as for larger puzzles
//! (and at HDU 1043 and POJ 1077, which ask for any path). Never use it if the judge counts the
//! moves.
//!
//! Method: weighted A*, with ten times the Manhattan distance.
//! Time:   O(n log n) for n boards in the heap, 460 on average; 270 of them are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: other weights (`WEIGHT`). `cargo bench -- methods a_star_weighted` measures 1,000 random
//! boards. Weight 1 is lesson 6: 740 positions, and all paths are shortest. With weight 2, there
//! are 430 positions, and 57 % of the paths are too long, by up to 12 moves. With weight 10, there
//! are 270 positions, and 94 % of the paths are too long, by up to 40 moves.

use crate::course::a_star::a_star;
use crate::course::heuristics::{cells, manhattan};
use crate::eight::{Move, Puzzle};

/// The factor by which the Manhattan distance is multiplied.
const WEIGHT: u32 = 10;

/// Returns a path by weighted A*, which greedily follows the smallest Manhattan distance. The path
/// is at most `WEIGHT` times as long as a shortest path.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| WEIGHT * manhattan(board, &goal_cells))
}
