//! The board of the rotation game: its squares, its lines, and how it is written.
//!
//! ```text
//!           A    B
//!           0    1
//!           2    3
//! H  4  5   6 7  8   9 10  C    The letter stands at the head of its line. A turn moves each
//!          11   12              square of the line one place towards the head, and the head to
//! G 13 14  15 16 17 18 19  D    the other end. A and F turn one line, as do B and E, C and H,
//!          20   21              D and G. The centre is 6 7 8 11 12 15 16 17.
//!          22   23
//!           F    E
//! ```

use crate::input::{cells, Alphabet};
use crate::judge::{Failure, Judge};

/// How many squares a board has.
pub const SQUARES: usize = 24;

/// How many symbols there are, each on eight squares.
pub const SYMBOLS: u8 = 3;

/// The symbols of the squares, 0 to 2.
pub type Board = [u8; SQUARES];

/// The squares that one symbol must fill.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The lines that the turns A to D move, from the head on.
pub const LINES: [[usize; 7]; 4] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
];

const ALPHABET: Alphabet =
    Alphabet::new("1 2 3", 8, |symbol| format!("symbol {symbol} appears a ninth time"));

/// Reads the next board, and tells whether there was one before the end.
///
/// # Errors
/// As [`cells`].
pub fn read(judge: &mut Judge, board: &mut Board) -> Result<bool, Failure> {
    cells(judge, &ALPHABET, board)
}
