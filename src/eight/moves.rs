//! The moves of the blank.

use crate::eight::board::{blank, Board};

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

    /// All moves, in lexicographic order.
    pub const LEXICOGRAPHIC: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    /// Returns the cell to which the blank comes from `cell`, 0 to 8, or `None` if it would leave
    /// the board.
    pub fn target(self, cell: usize) -> Option<usize> {
        match self {
            Move::Up if cell >= 3 => Some(cell - 3),
            Move::Down if cell < 6 => Some(cell + 3),
            Move::Left if cell % 3 > 0 => Some(cell - 1),
            Move::Right if cell % 3 < 2 => Some(cell + 1),
            _ => None,
        }
    }

    /// Returns the letter: `u`, `d`, `l` or `r`.
    pub const fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }

    /// Returns the move that undoes this one.
    pub fn inverse(self) -> Move {
        Move::ALL[self as usize ^ 1]
    }

    /// Returns the board after this move, or `None` if the blank would leave it.
    ///
    /// # Panics
    /// The board has no blank.
    pub fn after(self, board: &Board) -> Option<Board> {
        let from = blank(board);
        let mut after = *board;
        after.swap(from, self.target(from)?);
        Some(after)
    }
}
