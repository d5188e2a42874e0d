//! The board of the rotation game, which the lessons on it share.
//!
//! ```text
//!           A    B
//!           0    1           The squares are numbered as one reads. The letter of a turn stands
//!           2    3           at the head of its track: each symbol of the track moves one square
//! H  4  5   6 7  8   9 10 C  towards the head, and that at the head goes to the other end.
//!          11   12
//! G 13 14  15 16 17 18 19 D  One symbol must fill the centre: the squares 6, 7, 8, 11, 12, 15,
//!          20   21           16 and 17.
//!          22   23
//!           F    E
//! ```

use Turn::{A, B, C, D, E, F, G, H};

/// The squares that one symbol must fill.
pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The squares that each turn moves, from the head of the track on.
const TRACKS: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// The symbols 1 to 3 of the 24 squares.
#[derive(Clone, Copy)]
pub struct Board(pub [u8; 24]);

/// A turn, by the letter at the head of its track.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl Board {
    /// Reads 24 symbols, eight of each kind.
    pub fn from_symbols(symbols: &[u8]) -> Option<Board> {
        let symbols: [u8; 24] = symbols.try_into().ok()?;
        let count = |symbol| symbols.iter().filter(|&&other| other == symbol).count();
        b"123".iter().all(|&symbol| count(symbol) == 8).then(|| Board(symbols.map(|it| it - b'0')))
    }

    /// The board after a turn.
    pub fn after(mut self, turn: Turn) -> Board {
        let track = turn.track();
        let head = self.0[track[0]];
        for place in 0..6 {
            self.0[track[place]] = self.0[track[place + 1]];
        }
        self.0[track[6]] = head;
        self
    }

    /// The board after the turns with the letters of a path.
    pub fn after_all(self, path: &str) -> Board {
        path.bytes().fold(self, |board, letter| board.after(Turn::ALL[usize::from(letter - b'A')]))
    }

    /// The symbol of the centre, once it is full.
    pub fn centre(self) -> u8 {
        self.0[CENTRE[0]]
    }
}

impl Turn {
    /// The turns in the order of their letters.
    pub const ALL: [Turn; 8] = [A, B, C, D, E, F, G, H];

    /// The squares that the turn moves, from the head on.
    pub fn track(self) -> &'static [usize; 7] {
        &TRACKS[self as usize]
    }

    /// The turn that takes this one back: the same track from the other end.
    pub fn inverse(self) -> Turn {
        [F, E, H, G, B, A, D, C][self as usize]
    }
}

/// The letters of the turns.
pub fn letters<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> String {
    turns.into_iter().map(|&turn| char::from(b'A' + turn as u8)).collect()
}
