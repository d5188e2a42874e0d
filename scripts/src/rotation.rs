//! The board of the rotation game, its turns, and its patterns.
//!
//! ```text
//!           A    B
//!           0    1           The squares are numbered row by row. The letter of a turn is written
//!           2    3           at the head of the line that turns: the symbol at the head goes to
//! H  4  5   6 7  8   9 10 C  the other end of the line, and each other symbol moves one square
//!          11   12           towards the head.
//! G 13 14  15 16 17 18 19 D
//!          20   21           One symbol must fill the centre: the squares 6, 7, 8, 11, 12, 15,
//!          22   23           16 and 17.
//!           F    E
//! ```
//!
//! To fill the centre with one symbol, only the eight squares of this symbol matter. They are the
//! symbol's **pattern**, which is written as a bitmask: a bit for each of the 24 squares.

/// The squares that one symbol must fill.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The squares of the line of each turn, from its head to its other end. The turns A to H are 0 to
/// 7.
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

/// The turn that undoes each turn: it turns the same line the other way.
pub const INVERSES: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The symbols of the 24 squares: 1, 2 or 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(pub [u8; 24]);

impl Board {
    pub fn after(mut self, turn: usize) -> Board {
        let line = LINES[turn];
        let head = self.0[line[0]];
        for i in 0..6 {
            self.0[line[i]] = self.0[line[i + 1]];
        }
        self.0[line[6]] = head;
        self
    }

    /// The symbol on the first square of the centre: if the centre is full, the symbol that fills
    /// it.
    pub fn centre(self) -> u8 {
        self.0[CENTRE[0]]
    }
}

/// The number of bitmasks of 24 bits. The patterns are the C(24, 8) = 735,471 bitmasks with eight
/// bits set.
pub const BITMASKS: usize = 1 << 24;

pub fn full_centre() -> usize {
    CENTRE.iter().map(|square| 1 << square).sum()
}

pub fn pattern(board: Board, symbol: u8) -> usize {
    let squares = (0..24).filter(|&square| board.0[square] == symbol);
    squares.map(|square| 1 << square).sum()
}

/// The pattern after a turn: each square of the line takes the bit of the next square, and the last
/// square takes the bit of the first.
pub fn turned(pattern: usize, turn: usize) -> usize {
    let line = LINES[turn];
    let mut next = pattern;
    for i in 0..7 {
        let bit = pattern >> line[(i + 1) % 7] & 1;
        next = next & !(1 << line[i]) | bit << line[i];
    }
    next
}

/// The best of three paths, one for each symbol: the shortest, or on a tie the first in
/// lexicographic order.
pub fn best(paths: &[Vec<usize>; 3]) -> Vec<usize> {
    let best = paths.iter().min_by_key(|path| (path.len(), *path));
    best.expect("there are three paths").clone()
}
