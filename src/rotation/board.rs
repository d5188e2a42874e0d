//! The board of the rotation game, and how it is written.
//!
//! ```text
//!           A    B
//!           0    1
//!           2    3
//! H  4  5   6 7  8   9 10  C    The letter stands at the head of its line. A move turns the line
//!          11   12              one place towards the head, and brings the head to the end.
//! G 13 14  15 16 17 18 19  D    A and F turn one line, as do B and E, C and H, D and G. The
//!          20   21              centre is 6 7 8 11 12 15 16 17.
//!          22   23
//!           F    E
//! ```

use crate::input::{self, Symbols};
use crate::tied::{Error, Tied};

/// How many squares a board has.
pub const SQUARES: usize = 24;

/// The symbols of the squares, 0 to 2, each on eight of them.
pub type Board = [u8; SQUARES];

/// The squares that one symbol must fill.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The lines that the moves A to D turn, from the head on.
pub const LINES: [[usize; 7]; 4] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
];

static SYMBOLS: Symbols =
    Symbols::new("1 2 3", 8, |symbol| format!("symbol {symbol} appears a ninth time"));

/// Reads the next board. Returns `false` at the end of the input.
///
/// # Errors
/// As [`input::read`].
pub fn read(io: &mut Tied, board: &mut Board) -> Result<bool, Error> {
    input::read(io, &SYMBOLS, board)
}
