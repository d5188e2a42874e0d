//! The moves of the blank.

use crate::eight::board::CELLS;

/// A move of the blank, which trades places with the tile on the neighbouring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// To the cell above.
    Up,
    /// To the cell below.
    Down,
    /// To the cell on the left.
    Left,
    /// To the cell on the right.
    Right,
}

impl Move {
    /// All moves, in the order in which AcWing 179 names them.
    pub const ALL: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];

    /// Returns the move that undoes this one.
    #[inline]
    pub fn inverse(self) -> Move {
        Move::ALL[self as usize ^ 1]
    }

    /// Returns the cell that the blank comes to from `cell`, or `None` if it would leave the board.
    #[inline]
    pub fn target(self, cell: usize) -> Option<usize> {
        match self {
            Move::Up => cell.checked_sub(3),
            Move::Down => Some(cell + 3).filter(|&below| below < CELLS),
            Move::Left => Some(cell).filter(|cell| cell % 3 > 0).map(|cell| cell - 1),
            Move::Right => Some(cell + 1).filter(|right| right % 3 > 0),
        }
    }

    /// Returns the letter: `u`, `d`, `l` or `r`.
    pub const fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }
}
