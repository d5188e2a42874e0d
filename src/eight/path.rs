//! The answer that is a path: the first of the shortest ones.

use crate::eight::answer::Answer;

/// A path as a number: a 1, then two bits for each move, the first move highest. 31 moves fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(pub u64);

impl Answer for Path {
    const SOLVED: Path = Path(1);
    const UNKNOWN: Path = Path(0);

    #[inline]
    fn prepend(self, choice: usize, distance: u32) -> Path {
        // The leading 1 becomes the move's two bits, with a new 1 before them.
        Path(self.0 + ((3 + choice as u64) << (2 * distance)))
    }
}

impl Path {
    /// Returns how many moves the path has.
    pub fn length(self) -> usize {
        (63 - self.0.leading_zeros() as usize) / 2
    }
}
