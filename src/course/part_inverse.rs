//! Taking back a move.

use crate::part_moves::Move;

/// The move that takes a move back.
pub fn inverse(step: Move) -> Move {
    match step {
        Move::Up => Move::Down,
        Move::Down => Move::Up,
        Move::Left => Move::Right,
        Move::Right => Move::Left,
    }
}
