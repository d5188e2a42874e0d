//! The answers: a path to the goal, or its length.

use crate::eight::moves::Move;
use crate::tied::Tied;

/// A path of 0 to 31 moves as a number: a 1, then two bits for each move, first move highest.
///
/// The two bits are the move's index in [`Move::ALL`].
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

    /// Returns the path that begins one move earlier: the move `first` leads to a position that has
    /// this path, of `length` moves, 0 to 30.
    pub fn prepend(self, first: Move, length: u32) -> Path {
        // The leading 1 becomes the move's two bits, with a new 1 before them.
        Path(self.0 + ((3 + first as u64) << (2 * length)))
    }

    /// Returns how many moves the path has, 0 to 31.
    pub fn length(self) -> usize {
        (63 - self.0.leading_zeros() as usize) / 2
    }

    /// Returns the moves, from first to last.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        (0..self.length()).rev().map(move |i| Move::ALL[(self.0 >> (2 * i) & 3) as usize])
    }

    /// Appends the letters of the moves.
    #[inline]
    pub fn write(self, text: &mut Vec<u8>) {
        let length = self.length();
        // Shift the moves to the top of the word; the leading 1 falls off.
        let moves = self.0 << (63 - 2 * length) << 1;
        let mut letters = [0; 32];
        for (four, bits) in letters.chunks_exact_mut(4).zip(moves.to_be_bytes()) {
            four.copy_from_slice(&LETTERS[usize::from(bits)]);
        }
        // Append all 32 letters, then truncate: a copy of fixed size is inlined.
        let end = text.len() + length;
        text.extend_from_slice(&letters);
        text.truncate(end);
    }
}

/// The letters of any four moves, by the eight bits that they have in a path.
static LETTERS: [[u8; 4]; 1 << 8] = {
    let mut letters = [[0; 4]; 1 << 8];
    let mut i = 0;
    while i < 4 * letters.len() {
        letters[i / 4][i % 4] = Move::ALL[(i / 4) >> (6 - 2 * (i % 4)) & 3].letter();
        i += 1;
    }
    letters
};

/// Appends a line with the number of moves, or -1 if there is no path.
pub fn write_distance(distance: Option<Distance>, io: &mut Tied) {
    match distance {
        Some(Distance(d @ 10..)) => io.answers.extend([b'0' + d / 10, b'0' + d % 10, b'\n']),
        Some(Distance(d)) => io.answers.extend([b'0' + d, b'\n']),
        None => io.answers.extend(b"-1\n"),
    }
}
