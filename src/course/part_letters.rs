//! A path as the judges want it.

use crate::part_moves::Move;

/// The letters of the moves.
pub fn letters(path: &[Move]) -> String {
    let letter = |step: &Move| match step {
        Move::Up => 'u',
        Move::Down => 'd',
        Move::Left => 'l',
        Move::Right => 'r',
    };
    path.iter().map(letter).collect()
}
