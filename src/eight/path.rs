//! The answers: a path to the goal, or its length.

use crate::eight::moves::Move;

/// A path as a number: a 1, then two bits for each move, the first move highest. 31 moves fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(pub u64);

/// The least number of moves to the goal, 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance(pub u8);

impl From<Path> for Distance {
    fn from(path: Path) -> Distance {
        Distance(path.length() as u8)
    }
}

impl Path {
    /// The path of the goal itself.
    pub const SOLVED: Path = Path(1);

    /// Returns the path with a move before it, which leads to a position at the distance
    /// `distance`, 0 to 30.
    pub fn prepend(self, first: Move, distance: u32) -> Path {
        // The leading 1 becomes the move's two bits, with a new 1 before them.
        Path(self.0 + ((3 + first as u64) << (2 * distance)))
    }

    /// Returns how many moves the path has.
    pub fn length(self) -> usize {
        (63 - self.0.leading_zeros() as usize) / 2
    }

    /// Appends the letters of the moves.
    #[inline]
    pub fn write_letters(self, text: &mut Vec<u8>) {
        let length = self.length();
        // Up to the top, so that the leading 1 falls off.
        let moves = self.0 << (63 - 2 * length) << 1;
        let mut letters = [0; 32];
        for (four, bits) in letters.chunks_exact_mut(4).zip(moves.to_be_bytes()) {
            four.copy_from_slice(&LETTERS[usize::from(bits)]);
        }
        // Copy 32, then truncate: a copy of fixed size is inlined.
        let end = text.len() + length;
        text.extend_from_slice(&letters);
        text.truncate(end);
    }
}

/// The letters of every four moves, by the eight bits that they take in a path.
static LETTERS: [[u8; 4]; 1 << 8] = {
    let mut letters = [[0; 4]; 1 << 8];
    let mut bits = 0;
    while bits < letters.len() {
        let mut i = 0;
        while i < 4 {
            letters[bits][i] = Move::ALL[bits >> (6 - 2 * i) & 3].letter();
            i += 1;
        }
        bits += 1;
    }
    letters
};

impl Distance {
    /// Appends the number.
    pub fn write_number(self, text: &mut Vec<u8>) {
        match self.0 {
            moves @ 10.. => text.extend([b'0' + moves / 10, b'0' + moves % 10]),
            moves => text.push(b'0' + moves),
        }
    }
}

/// An answer as a table holds it, built from the goal backwards.
pub trait Answer: Copy + Eq + From<Path> {
    /// The answer of the goal itself.
    const SOLVED: Self;
    /// No answer yet.
    const UNKNOWN: Self;

    /// Returns the answer one move earlier: the move `first` leads to a position that has this
    /// answer and the distance `distance`, 0 to 30.
    fn prepend(self, first: Move, distance: u32) -> Self;
}

impl Answer for Path {
    const SOLVED: Path = Path::SOLVED;
    const UNKNOWN: Path = Path(0);

    fn prepend(self, first: Move, distance: u32) -> Path {
        Path::prepend(self, first, distance)
    }
}

impl Answer for Distance {
    const SOLVED: Distance = Distance(0);
    const UNKNOWN: Distance = Distance(u8::MAX);

    fn prepend(self, _first: Move, distance: u32) -> Distance {
        Distance(distance as u8 + 1)
    }
}

impl Path {
    /// Returns the moves.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        (0..self.length()).rev().map(move |i| Move::ALL[(self.0 >> (2 * i) & 3) as usize])
    }
}
