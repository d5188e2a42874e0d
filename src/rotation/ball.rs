//! The patterns around the full centre.

use std::mem;

use crate::boxed::array;
use crate::rotation::pattern::{Pattern, PATTERNS, TURNS};

/// All patterns up to some distance from the full centre: breadth-first search, layer by layer.
///
/// # Complexity
/// The sizes from radius 0 on are 1, 9, 53, 261, 1137, 4357, 14855, 45091, 119073, 265539, 473709,
/// 652297, 725238, 735283 and, with all patterns, 735471. Of eight images one is followed, so all
/// this takes but 3 milliseconds.
pub struct Ball {
    /// One more than the distance, or 0 outside the ball, by the rank of the pattern. An array of
    /// zeros costs nothing until it is used.
    distances: Box<[u8; PATTERNS]>,
    radius: usize,
    /// The patterns at the distance of the radius, one of each set of images.
    frontier: Vec<Pattern>,
}

impl Ball {
    /// The full centre alone.
    pub fn new() -> Ball {
        let mut distances = array(0);
        distances[Pattern::GOAL.rank()] = 1;
        Ball { distances, radius: 0, frontier: vec![Pattern::GOAL] }
    }

    /// The distance up to which the ball holds all patterns.
    pub fn radius(&self) -> usize {
        self.radius
    }

    /// The distance of a pattern, or `None` outside the ball.
    pub fn distance(&self, pattern: Pattern) -> Option<usize> {
        usize::from(self.distances[pattern.rank()]).checked_sub(1)
    }

    /// Makes the radius one larger.
    pub fn grow(&mut self) {
        self.radius += 1;
        for pattern in mem::take(&mut self.frontier) {
            for turn in 0..TURNS {
                let next = pattern.after(turn);
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

impl Default for Ball {
    fn default() -> Ball {
        Ball::new()
    }
}
