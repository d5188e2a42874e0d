//! The distances of the patterns around the full centre: the perimeter that a search has to meet.

use std::convert::TryFrom;
use std::mem;

use crate::rotation::moves::Move;
use crate::rotation::numbering::{Pattern, PATTERNS};

/// All patterns up to some distance from the full centre, by breadth-first search.
///
/// # Complexity
/// Up to radius 0, 1, 2, … there are 1, 9, 53, 261, 1137, 4357, 14855, 45091, 119073, 265539,
/// 473709, 652297, 725238, 735283 and, with all patterns, 735471. Of eight symmetric ones one is
/// expanded, so all of them take but 3 milliseconds.
pub struct Table {
    /// One more than the distance, or 0 beyond the radius, by the rank of the pattern. Fresh zeros
    /// cost nothing until they are used.
    distances: Box<[u8; PATTERNS]>,
    radius: usize,
    /// The patterns at the distance of the radius, one of each set of symmetric ones.
    pub frontier: Vec<Pattern>,
}

impl Table {
    /// Returns a table of the full centre alone.
    pub fn new() -> Table {
        let zeros = vec![0; PATTERNS].into_boxed_slice();
        let mut distances =
            Box::<[u8; PATTERNS]>::try_from(zeros).expect("a zero for each pattern");
        distances[Pattern::SOLVED.rank()] = 1;
        Table { distances, radius: 0, frontier: vec![Pattern::SOLVED] }
    }

    /// Returns the distance up to which the table holds all patterns.
    pub fn radius(&self) -> usize {
        self.radius
    }

    /// Returns the distance of a pattern, or `None` beyond the radius.
    pub fn distance(&self, pattern: Pattern) -> Option<usize> {
        usize::from(self.distances[pattern.rank()]).checked_sub(1)
    }

    /// Makes the radius one larger.
    pub fn grow(&mut self) {
        self.radius += 1;
        for pattern in mem::take(&mut self.frontier) {
            for step in Move::ALL {
                let next = pattern.after(step);
                if self.distance(next).is_none() {
                    self.frontier.push(next);
                    for image in next.images() {
                        self.distances[image.rank()] = self.radius as u8 + 1;
                    }
                }
            }
        }
    }
}
