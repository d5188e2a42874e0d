//! The distances of all patterns of the rotation game, by breadth-first search from the full
//! centre.
//!
//! A pattern is cut into its lower and its upper twelve squares. A turn takes each square to a
//! square of its own, so the image of a pattern is that of both halves together. Its rank, which is
//! its place among all patterns in ascending order, is the rank of the first pattern with its upper
//! half, plus that of its lower half among those with as many squares.

use std::array;
use std::collections::VecDeque;

use crate::rotation::{turned, CENTRE};

/// The number of squares in a half, and the number of its bitmasks.
const SQUARES: usize = 12;
const HALVES: usize = 1 << SQUARES;

/// How many squares a pattern has.
const EACH: usize = 8;

/// The entry of a pattern that the search has not met.
const UNKNOWN: u8 = u8::MAX;

/// The distances of all patterns.
pub struct Patterns {
    /// For each upper half the rank of the first pattern that has it.
    first: Vec<usize>,
    /// For each lower half its rank among those with as many squares.
    among: Vec<usize>,
    /// The distances by rank.
    distances: Vec<u8>,
}

impl Patterns {
    /// Searches from the full centre.
    pub fn new() -> Patterns {
        let (mut first, mut among) = (vec![0; HALVES], vec![0; HALVES]);
        // How many of the halves so far have each number of squares.
        let mut alike = [0; SQUARES + 1];
        for (half, rank) in among.iter_mut().enumerate() {
            let count = &mut alike[half.count_ones() as usize];
            *rank = *count;
            *count += 1;
        }
        let mut total = 0;
        for (half, rank) in first.iter_mut().enumerate() {
            *rank = total;
            let rest = EACH.checked_sub(half.count_ones() as usize);
            total += rest.map_or(0, |rest| alike[rest]);
        }
        let mut patterns = Patterns { first, among, distances: vec![UNKNOWN; total] };
        patterns.search();
        patterns
    }

    fn search(&mut self) {
        let half = |shift, turn| (0..HALVES).map(move |half| turned(half << shift, turn));
        let images = |turn| [0, SQUARES].map(|shift| half(shift, turn).collect::<Vec<_>>());
        let turns: [_; 8] = array::from_fn(images);
        let centre = CENTRE.iter().map(|square| 1 << square).sum();
        let rank = self.rank(centre);
        self.distances[rank] = 0;
        let mut queue = VecDeque::from([centre]);
        while let Some(pattern) = queue.pop_front() {
            let farther = self.distances[self.rank(pattern)] + 1;
            for [lower, upper] in &turns {
                let next = lower[pattern % HALVES] | upper[pattern / HALVES];
                let rank = self.rank(next);
                if self.distances[rank] == UNKNOWN {
                    self.distances[rank] = farther;
                    queue.push_back(next);
                }
            }
        }
    }

    fn rank(&self, pattern: usize) -> usize {
        self.first[pattern / HALVES] + self.among[pattern % HALVES]
    }

    /// Returns how many turns a pattern is away from the full centre.
    pub fn distance(&self, pattern: usize) -> usize {
        self.distances[self.rank(pattern)].into()
    }
}
