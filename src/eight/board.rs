//! The 3×3 board, and how it is written.
//!
//! ```text
//! cells  0 1 2    A board lists the values of the cells 0 to 8: the tiles 1 to 8, and 0 for
//!        3 4 5    the blank. A move is named after the way of the blank: Up brings the blank
//!        6 7 8    to the cell above, and the tile from there down.
//! ```

use crate::input::{self, Symbols};
use crate::tied::{Error, Tied};

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells, each once.
pub type Board = [u8; CELLS];

static SYMBOLS: Symbols = Symbols::new("0xX 1 2 3 4 5 6 7 8", 1, |symbol| match symbol {
    '1'..='8' => format!("tile {symbol} appears twice"),
    _ => "the blank appears twice".to_string(),
});

/// Reads the next board. Returns `false` at the end of the input.
///
/// # Errors
/// As [`input::read`].
#[inline]
pub fn read(io: &mut Tied, board: &mut Board) -> Result<bool, Error> {
    input::read(io, &SYMBOLS, board)
}
