//! Lesson 5: A* with the Manhattan distance.
//!
//! A tile that is two rows and one column away from its place needs three moves of its own, since a
//! move takes one tile one cell up, down, left or right. Added up for all tiles, this is the
//! Manhattan distance: the moves that would do if tiles could pass through each other. They cannot,
//! so that the truth is never less: the estimate is admissible, and as a move shifts one tile by
//! one cell, it is consistent. It is never below the number of misplaced tiles either, and an
//! estimate that is larger, yet not too large, looks at fewer boards.
//!
//! Use it as the standard answer for one board: quick, shortest, and a few lines more than a
//! breadth-first search.
//!
//! Time and memory: those of `a_star`; the estimate is O(9).

use crate::a_star::search;
use crate::eight::{Board, Puzzle, BLANK};
use crate::Outcome;

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let places = puzzle.goal.places();
    search(puzzle, |board| manhattan(board, &places))
}

/// The sum of the tiles' distances to their places in the goal.
pub fn manhattan(board: Board, places: &[usize; 9]) -> u16 {
    let mut sum = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        if symbol != BLANK {
            sum += distance(cell, places[usize::from(symbol)]);
        }
    }
    sum
}

/// The rows and columns between two cells.
pub fn distance(cell: usize, other: usize) -> u16 {
    let rows = (cell / 3).abs_diff(other / 3);
    let columns = (cell % 3).abs_diff(other % 3);
    (rows + columns) as u16
}
