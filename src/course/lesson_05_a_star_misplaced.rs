//! A* with the number of misplaced tiles.
//!
//! [A*](super::a_star) needs an estimate of the moves still to make. A move puts one tile into
//! another cell. So at least as many moves are needed as there are tiles in cells other than the
//! goal's, and a move changes their number by at most 1: the estimate is admissible and consistent.
//! The blank is no tile and does not count. (Lesson 8 shows why that matters.)
//!
//! Use it to learn A*, or where no better estimate comes to mind. It knows how many tiles are
//! wrong, but not how far they have to go, so that on hard boards it still looks at much of the
//! puzzle.
//!
//! Method: A* with the number of misplaced tiles.
//! Time:   O(n log n) for n boards in the heap, up to 181,440.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course hdu1043 a_star_misplaced --trace < samples/hdu1043/sample-1.in` visits 1,735
//! positions, and their sums never fall. Then make the estimate 0 (`0 * misplaced(…)`): A* knows
//! nothing any more and is a breadth-first search, which visits 31,363.

use crate::course::a_star::a_star;
use crate::eight::{Board, Move, Puzzle, BLANK};

/// Returns a path by A* with the number of misplaced tiles: each of them needs a move of its own.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    a_star(puzzle, |board| misplaced(board, puzzle.goal))
}

/// Returns how many tiles are not where the goal has them.
fn misplaced(board: Board, goal: Board) -> u32 {
    let cells = board.0.iter().zip(&goal.0);
    cells.filter(|&(&symbol, &wanted)| symbol != BLANK && symbol != wanted).count() as u32
}
