//! How a path is written.

use crate::eight::moves::Move;
use crate::eight::path::Path;

/// The letters of every four moves, by the eight bits that they take in a path.
pub struct Letters([[u8; 4]; 1 << 8]);

impl Letters {
    /// Returns the letters for paths whose moves are numbered as in `moves`.
    pub const fn new(moves: &[Move; 4]) -> Letters {
        let mut letters = [[0; 4]; 1 << 8];
        let mut bits = 0;
        while bits < letters.len() {
            let mut i = 0;
            while i < 4 {
                letters[bits][i] = moves[bits >> (6 - 2 * i) & 3].letter();
                i += 1;
            }
            bits += 1;
        }
        Letters(letters)
    }

    /// Appends the letters of a path.
    #[inline]
    pub fn write(&self, path: Path, text: &mut Vec<u8>) {
        let length = path.length();
        // Up to the top, so that the leading 1 falls off.
        let moves = path.0 << (63 - 2 * length) << 1;
        let mut letters = [0; 32];
        for (four, bits) in letters.chunks_exact_mut(4).zip(moves.to_be_bytes()) {
            four.copy_from_slice(&self.0[usize::from(bits)]);
        }
        // All 32 and back: a copy of a fixed size is a few instructions, any other is a call.
        let end = text.len() + length;
        text.extend_from_slice(&letters);
        text.truncate(end);
    }
}
