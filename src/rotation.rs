//! The board of the rotation game, its turns, and its patterns.
//!
//! ```text
//!           A    B
//!           0    1           The squares are numbered row by row. The letter of a turn stands at
//!           2    3           the head of its line: each symbol of the line moves one square
//! H  4  5   6 7  8   9 10 C  towards the head, and that at the head goes to the other end.
//!          11   12
//! G 13 14  15 16 17 18 19 D  One symbol must fill the centre: the squares 6, 7, 8, 11, 12, 15,
//!          20   21           16 and 17.
//!          22   23
//!           F    E
//! ```
//!
//! To fill the centre with one symbol, it matters only where that symbol stands. The other two can
//! be taken for one, and what is left is a **pattern**: eight squares out of 24. It is written as a
//! bitmask, a bit for each square.

use std::fmt::{self, Display, Formatter};

/// The squares that one symbol must fill.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The squares that each turn moves, from the head of its line on. The turns A to H are 0 to 7.
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

/// For each turn the turn that undoes it: that of the same line from the other end.
pub const INVERSE: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The symbols 1 to 3 of the 24 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(pub [u8; 24]);

impl Board {
    /// Returns the board after a turn.
    pub fn after(mut self, turn: usize) -> Board {
        let line = LINES[turn];
        let head = self.0[line[0]];
        for place in 0..6 {
            self.0[line[place]] = self.0[line[place + 1]];
        }
        self.0[line[6]] = head;
        self
    }

    /// Returns the symbol on the first square of the centre. If one symbol fills the centre, it is
    /// this one.
    pub fn centre(self) -> u8 {
        self.0[CENTRE[0]]
    }
}

/// The symbols, with a space between two rows.
impl Display for Board {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let text: String = self.0.iter().map(u8::to_string).collect();
        let rows = [0..2, 2..4, 4..11, 11..13, 13..20, 20..22, 22..24];
        f.write_str(&rows.map(|row| &text[row]).join(" "))
    }
}

/// How many bitmasks there are; of these, C(24, 8) = 735,471 have eight bits, and are patterns.
pub const BITMASKS: usize = 1 << 24;

/// Returns the pattern of a symbol.
pub fn pattern(board: Board, symbol: u8) -> usize {
    let squares = (0..24).filter(|&square| board.0[square] == symbol);
    squares.map(|square| 1 << square).sum()
}

/// Returns the pattern after a turn: each bit of the line takes the value of the bit behind it.
pub fn turned(pattern: usize, turn: usize) -> usize {
    let line = LINES[turn];
    let mut next = pattern;
    for place in 0..7 {
        let bit = pattern >> line[(place + 1) % 7] & 1;
        next = next & !(1 << line[place]) | bit << line[place];
    }
    next
}

/// Returns the best of three paths, one for each symbol: the shortest, and of equally short ones
/// the first in lexicographic order.
pub fn best(paths: &[Vec<usize>; 3]) -> Vec<usize> {
    let best = paths.iter().min_by_key(|path| (path.len(), *path));
    best.expect("there are three").clone()
}
