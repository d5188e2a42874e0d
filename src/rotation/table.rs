//! The distances of the patterns around the full centre: the perimeter for a search to meet.

use crate::rotation::moves::Turn;
use crate::rotation::numbering::{Pattern, PATTERNS};

/// All patterns up to some distance from the full centre, by breadth-first search.
///
/// # Complexity
/// There are 1,137 patterns up to radius 4, 265,539 up to radius 9, and all up to radius 14. Of
/// eight symmetric ones one is expanded.
pub struct Table {
    /// One more than the distance, or 0 beyond the radius, by the rank of the pattern.
    distances: Vec<u8>,
    /// The distance up to which it holds all patterns.
    pub radius: usize,
    /// The patterns at that distance, one of each set of symmetric ones.
    pub frontier: Vec<Pattern>,
}

impl Table {
    /// Returns a table of the full centre alone.
    pub fn new() -> Table {
        let mut distances = vec![0; PATTERNS];
        distances[Pattern::SOLVED.rank()] = 1;
        Table { distances, radius: 0, frontier: vec![Pattern::SOLVED] }
    }

    /// Returns the distance, or `None` beyond the radius.
    pub fn distance(&self, pattern: Pattern) -> Option<usize> {
        usize::from(self.distances[pattern.rank()]).checked_sub(1)
    }

    /// Returns whether a pattern may have this distance; within the radius, whether it has.
    #[inline]
    pub fn may_have_distance(&self, pattern: Pattern, distance: usize) -> bool {
        if distance > self.radius {
            distance >= pattern.lower_bound()
        } else {
            self.distance(pattern) == Some(distance)
        }
    }

    /// Makes the radius one larger.
    pub fn grow(&mut self) {
        self.radius += 1;
        for pattern in std::mem::take(&mut self.frontier) {
            for turn in Turn::ALL {
                let next = pattern.moved(turn);
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
