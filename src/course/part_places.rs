//! Where the symbols are.

use crate::part_board::Board;

/// The cell of each symbol.
pub fn places(board: Board) -> [usize; 9] {
    let mut places = [0; 9];
    for (cell, &symbol) in board.0.iter().enumerate() {
        places[usize::from(symbol)] = cell;
    }
    places
}
