//! The 3×3 board, and how it is written.
//!
//! ```text
//! cells  0 1 2    A board lists the values of the cells 0 to 8: the tiles 1 to 8, and 0 for
//!        3 4 5    the blank. A move is named after the way of the blank: Up brings the blank
//!        6 7 8    to the cell above, and the tile from there down.
//! ```

use std::io;

use crate::input::{self, Symbols};
use crate::tied::Tied;

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells, each once.
pub type Board = [u8; CELLS];

/// How a board is written.
pub const SYMBOLS: Symbols = Symbols {
    symbols: "0 x X 1 2 3 4 5 6 7 8",
    aliases: 2,
    each: 1,
    repeated: |symbol| match symbol {
        '1'..='8' => format!("tile {symbol} appears twice"),
        _ => "the blank appears twice".to_string(),
    },
};

/// Reads the next board. Returns `false` at the end of the input.
///
/// # Errors
/// As [`input::read`].
pub fn read(io: &mut Tied, board: &mut Board) -> io::Result<bool> {
    input::read(io, &SYMBOLS, board)
}

/// Returns the cell of the blank.
pub fn blank(board: &Board) -> usize {
    board.iter().position(|&tile| tile == BLANK).expect("a board has a blank")
}

/// Returns a new name for each tile: its place among the tiles of `goal`, 1 to 8.
pub fn names(goal: &Board) -> Board {
    let mut names = [BLANK; CELLS];
    let tiles = goal.iter().filter(|&&tile| tile != BLANK);
    (1..).zip(tiles).for_each(|(name, &tile)| names[usize::from(tile)] = name);
    names
}
