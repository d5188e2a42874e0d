//! The moves: turns of the four lines, in both directions.

use crate::rotation::board::Board;

/// A turn of the line with this letter at its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
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

/// The squares of the line of each turn, from the head on.
pub const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

impl Turn {
    /// All turns, in lexicographic order.
    pub const ALL: [Turn; LINES.len()] =
        [Turn::A, Turn::B, Turn::C, Turn::D, Turn::E, Turn::F, Turn::G, Turn::H];

    /// Returns whether this turn directly after `last` can be pruned. It can if it undoes `last`.
    /// It also can if the two turn parallel lines, so that their order does not matter, and are not
    /// in alphabetical order.
    pub fn is_redundant_after(self, last: Turn) -> bool {
        // As numbers: `^ 5` is the inverse, and bit 1 is set for the turns of rows.
        let (last, this) = (last as usize, self as usize);
        this == last ^ 5 || this < last && this & 2 == last & 2
    }

    /// Returns the letter, `A` to `H`.
    pub fn letter(self) -> u8 {
        b'A' + self as u8
    }

    /// Returns the board after this turn: each symbol of the line moves one square towards the
    /// head, and that at the head goes to the end.
    pub fn after(self, board: &Board) -> Board {
        let line = LINES[self as usize];
        let mut after = *board;
        for (i, &square) in line.iter().enumerate() {
            after[square] = board[line[(i + 1) % line.len()]];
        }
        after
    }
}
