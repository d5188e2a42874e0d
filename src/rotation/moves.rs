//! The moves: turns of the four lines, in both directions.

use crate::rotation::board::LINES;

/// A turn: each square of a line moves one place towards the head, and the head to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// The left column, up.
    A,
    /// The right column, up.
    B,
    /// The upper row, to the right.
    C,
    /// The lower row, to the right.
    D,
    /// The right column, down.
    E,
    /// The left column, down.
    F,
    /// The lower row, to the left.
    G,
    /// The upper row, to the left.
    H,
}

impl Move {
    /// All moves, in lexicographic order.
    pub const ALL: [Move; 8] =
        [Move::A, Move::B, Move::C, Move::D, Move::E, Move::F, Move::G, Move::H];

    /// Returns the move that undoes this one.
    pub const fn inverse(self) -> Move {
        Move::ALL[self as usize ^ 5]
    }

    /// Returns the squares of the line that turns, from the head on.
    pub const fn line(self) -> [usize; 7] {
        if (self as usize) < LINES.len() {
            return LINES[self as usize];
        }
        let mut line = LINES[self.inverse() as usize];
        let mut i = 0;
        while i < line.len() {
            line[i] = LINES[self.inverse() as usize][line.len() - 1 - i];
            i += 1;
        }
        line
    }

    /// Returns whether the first of the shortest paths can do without this move after `last`.
    ///
    /// It does not undo the last move. And turns of parallel lines commute, so the first path
    /// has them in alphabetical order.
    pub fn is_redundant_after(self, last: Move) -> bool {
        let (last, this) = (last as usize, self as usize);
        this == last ^ 5 || this < last && this & 2 == last & 2
    }

    /// Returns the letter, `A` to `H`.
    pub fn letter(self) -> u8 {
        b'A' + self as u8
    }
}
