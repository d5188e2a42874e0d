//! The path to a board, from what a search has kept: the last move to each board.

use crate::part_board::Board;
use crate::part_inverse::inverse;
use crate::part_moves::Move;

/// The path to a board, found by going back from it to where there is no last move.
pub fn trace_back(mut board: Board, last_move: impl Fn(Board) -> Option<Move>) -> Vec<Move> {
    let mut path = Vec::new();
    while let Some(step) = last_move(board) {
        path.push(step);
        let before = board.after(inverse(step));
        board = before.expect("a move can be taken back");
    }
    path.reverse();
    path
}
