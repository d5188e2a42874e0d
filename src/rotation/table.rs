//! The distances of the patterns around the full centre: the perimeter for a search to meet.

use crate::rotation::moves::Turn;
use crate::rotation::numbering::{Pattern, PATTERNS};

/// The distances of all patterns up to some radius around the full centre, by breadth-first search.
///
/// # Complexity
/// There are 1,137 patterns up to radius 4, 265,539 up to radius 9, and all up to radius 14. Of the
/// eight images of a pattern under the symmetries of the board, only one is expanded.
pub struct Table {
    /// By the rank of a pattern: its distance plus 1, or 0 if that is beyond the radius.
    distances: Vec<u8>,
    /// The distance up to which the table holds all patterns, in moves.
    pub radius: usize,
    /// The patterns at that distance, one of each set of symmetric patterns.
    pub frontier: Vec<Pattern>,
}

impl Table {
    /// Returns a table of the full centre alone, with radius 0.
    pub fn new() -> Table {
        let mut distances = vec![0; PATTERNS];
        distances[Pattern::SOLVED.rank()] = 1;
        Table { distances, radius: 0, frontier: vec![Pattern::SOLVED] }
    }

    /// Returns the distance of a pattern in moves, or `None` if it is beyond the radius.
    pub fn distance(&self, pattern: Pattern) -> Option<usize> {
        usize::from(self.distances[pattern.rank()]).checked_sub(1)
    }

    /// Returns whether a pattern may have this distance. Up to the radius, the table decides;
    /// beyond it, a distance is ruled out only if it is less than the lower bound.
    #[inline]
    pub fn may_have_distance(&self, pattern: Pattern, distance: usize) -> bool {
        if distance > self.radius {
            distance >= pattern.lower_bound()
        } else {
            self.distance(pattern) == Some(distance)
        }
    }

    /// Makes the radius larger by one move.
    ///
    /// # Complexity
    /// Eight turns of each pattern of the frontier.
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
