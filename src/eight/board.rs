//! The 3×3 board: its cells, its moves, and how it is written.
//!
//! ```text
//! cells  0 1 2
//!        3 4 5    A move names the way of the blank: Up brings it to the cell above, and the
//!        6 7 8    tile from there down.
//! ```

use crate::input::{cells, Alphabet};
use crate::judge::{Failure, Judge};

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells: the tiles 1 to 8 and the blank, each once.
pub type Board = [u8; CELLS];

const ALPHABET: Alphabet = Alphabet::new("0xX 1 2 3 4 5 6 7 8", 1, |symbol| match symbol {
    '1'..='8' => format!("tile {symbol} appears twice"),
    _ => "the blank appears twice".to_string(),
});

/// Reads the next board, and tells whether there was one before the end.
///
/// # Errors
/// As [`cells`].
#[inline]
pub fn read(judge: &mut Judge, board: &mut Board) -> Result<bool, Failure> {
    cells(judge, &ALPHABET, board)
}

/// A step of the blank; `as u8` gives its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Move {
    /// To the cell above.
    Up = b'u',
    /// To the cell below.
    Down = b'd',
    /// To the cell on the left.
    Left = b'l',
    /// To the cell on the right.
    Right = b'r',
}

impl Move {
    /// The cell that the blank comes to from `cell`, unless it would leave the board.
    #[inline]
    pub fn target(self, cell: usize) -> Option<usize> {
        match self {
            Move::Up => cell.checked_sub(3),
            Move::Down => Some(cell + 3).filter(|&below| below < CELLS),
            Move::Left => Some(cell).filter(|cell| cell % 3 > 0).map(|cell| cell - 1),
            Move::Right => Some(cell + 1).filter(|right| right % 3 > 0),
        }
    }

    /// The move that undoes this one.
    #[inline]
    pub fn back(self) -> Move {
        match self {
            Move::Up => Move::Down,
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
        }
    }
}
