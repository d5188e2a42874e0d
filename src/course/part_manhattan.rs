//! The Manhattan distance.

use crate::part_board::{Board, BLANK};
use crate::part_distance::distance;

/// The Manhattan distance: the sum of the tiles' distances to their places in the goal. The blank
/// does not count.
pub fn manhattan(board: Board, places: &[usize; 9]) -> u32 {
    let mut sum = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        if symbol != BLANK {
            sum += distance(cell, places[usize::from(symbol)]);
        }
    }
    sum
}
