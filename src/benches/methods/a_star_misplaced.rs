//! Lesson 4: A* with the number of misplaced tiles.
//!
//! A move puts one tile into another cell. So at least as many moves are needed as there are tiles
//! in cells other than the goal's, and a move changes their number by at most 1: the estimate is
//! admissible and consistent. The blank is no tile and does not count. (Why that matters is lesson
//! 7.)
//!
//! Use it to learn A*, or where no better estimate comes to mind. It knows how many tiles are
//! wrong, but not how far they have to go, so that on hard boards it still looks at much of the
//! puzzle.
//!
//! Time and memory: those of `a_star`; the estimate is O(9).

use crate::a_star::search;
use crate::eight::{Board, Puzzle, BLANK};
use crate::Outcome;

pub fn solve(puzzle: &Puzzle) -> Outcome {
    search(puzzle, |board| misplaced(board, puzzle.goal))
}

/// How many tiles are not where the goal has them.
fn misplaced(board: Board, goal: Board) -> u16 {
    let cells = board.0.iter().zip(goal.0);
    cells.map(|(&symbol, wanted)| u16::from(symbol != BLANK && symbol != wanted)).sum()
}
