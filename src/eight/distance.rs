//! The answer that is a number.

use crate::eight::answer::Answer;

/// The least number of moves to the goal, 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance(pub u8);

impl Answer for Distance {
    const SOLVED: Distance = Distance(0);
    const UNKNOWN: Distance = Distance(u8::MAX);

    #[inline]
    fn prepend(self, _choice: usize, distance: u32) -> Distance {
        Distance(distance as u8 + 1)
    }
}

/// Appends a distance, or -1 if there is none.
#[inline]
pub fn write(distance: Option<Distance>, text: &mut Vec<u8>) {
    match distance {
        Some(Distance(moves @ 10..=u8::MAX)) => text.extend([b'0' + moves / 10, b'0' + moves % 10]),
        Some(Distance(moves)) => text.push(b'0' + moves),
        None => text.extend(b"-1"),
    }
}
