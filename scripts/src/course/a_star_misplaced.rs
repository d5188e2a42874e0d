//! A* with the number of misplaced tiles.
//!
//! [A*](super::shared::a_star) needs an estimate of the moves still to make. A misplaced tile is
//! not in its cell in the goal, so it has to move at least once, and a move moves one tile. So at
//! least as many moves are needed as there are misplaced tiles. A move changes the number of
//! misplaced tiles by at most 1. So the estimate is admissible and consistent. The blank is not a
//! tile and does not count. ([`a_star_blank_counted`](super::a_star_blank_counted) shows why that
//! matters.)
//!
//! Use it to learn A*, or if no better estimate comes to mind. The estimate knows how many tiles
//! are misplaced, but not how far they have to go. So for hard boards the search still visits many
//! boards.
//!
//! Method: A* with the number of misplaced tiles.
//! Time:   O(9! + n log n) for each board: three arrays to clear, and n entries of the heap.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course hdu1043 a_star_misplaced --trace < samples/hdu1043/sample-1.in` visits 1,735
//! positions, and the sums never fall. Then make the estimate 0:
//!
//! ```diff
//! -    a_star(puzzle, |board| misplaced(board, puzzle.goal))
//! +    a_star(puzzle, |board| 0 * misplaced(board, puzzle.goal))
//! ```
//!
//! A* knows nothing any more and becomes a breadth-first search, with the boards of a layer in
//! another order than in `bfs_hash_map`: 31,363 visits.

use crate::course::shared::a_star::a_star;
use crate::eight::{Board, Move, Puzzle, BLANK};

/// Returns a path by A* with the number of misplaced tiles: each has to move at least once.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    a_star(puzzle, |board| misplaced(board, puzzle.goal))
}

/// Returns the number of tiles that are not in their cells in the goal.
fn misplaced(board: Board, goal: Board) -> u32 {
    let cells = board.0.iter().zip(&goal.0);
    cells.filter(|&(&symbol, &wanted)| symbol != BLANK && symbol != wanted).count() as u32
}
