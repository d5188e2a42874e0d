//! Random boards of the rotation game.

use std::array;

use crate::judging::distances::pattern_distance;
use crate::judging::generator::random::Random;
use crate::rotation::{Board, BITMASKS};

const EACH: usize = 8;

/// How many tries [`Patterns::board`] has for each pattern at the distance, before it gives up.
const TRIES: usize = 9;

/// The patterns by their distances.
pub struct Patterns {
    /// All patterns, sorted by their distances; in a random order within a distance.
    sorted: Vec<usize>,
    /// The largest distance of a board. A board is as far as its nearest symbol.
    pub hardest: usize,
}

pub fn any(random: &mut Random) -> Board {
    let mut symbols = array::from_fn(|square| 1 + (square / EACH) as u8);
    random.shuffle(&mut symbols);
    Board(symbols)
}

impl Patterns {
    /// The patterns, after a search of all their distances.
    pub fn new(random: &mut Random) -> Patterns {
        let is_pattern = |bitmask: &usize| bitmask.count_ones() as usize == EACH;
        let mut sorted: Vec<usize> = (0..BITMASKS).filter(is_pattern).collect();
        random.shuffle(&mut sorted);
        // This sort is stable, so it keeps the random order; an unstable sort would depend on the
        // compiler. Each distance is looked up once.
        sorted.sort_by_cached_key(|&pattern| pattern_distance(pattern));
        let farthest = pattern_distance(sorted[sorted.len() - 1]);
        let mut new = Patterns { hardest: farthest, sorted };
        // The farthest patterns leave no room on a board for two more patterns that are as far.
        while new.board(new.hardest, false, random).is_none() {
            new.hardest -= 1;
        }
        new
    }

    /// The patterns at this distance or a larger one.
    fn at_least(&self, distance: usize) -> &[usize] {
        let nearer = self.sorted.partition_point(|&pattern| pattern_distance(pattern) < distance);
        &self.sorted[nearer..]
    }

    /// A random board at a distance, or `None` if none is found, which almost certainly means that
    /// there is none. If `has_to_tie`, at least two of its symbols tie for nearest; if not, they
    /// may.
    pub fn board(&self, distance: usize, has_to_tie: bool, random: &mut Random) -> Option<Board> {
        let at_least = self.at_least(distance);
        let at = &at_least[..at_least.len() - self.at_least(distance + 1).len()];
        let mut symbols = [1, 2, 3];
        random.shuffle(&mut symbols);
        // The first symbol gets a pattern at the distance, a new one in each try.
        for _ in 0..TRIES * at.len() {
            let first = at[random.below(at.len())];
            // The second symbol gets a pattern at the same or a larger distance (for a tie, at the
            // same). Far from the centre, too few patterns fit to be found by drawing, so the first
            // one that fits after a random index is taken. So not all of them are equally likely:
            // a pattern is taken more often if many that do not fit come before it.
            let candidates = if has_to_tie { at } else { at_least };
            let (begin, end) = candidates.split_at(random.below(candidates.len()));
            for &second in end.iter().chain(begin) {
                // The third symbol gets the squares that are left.
                let third = (BITMASKS - 1) & !(first | second);
                if first & second == 0 && pattern_distance(third) >= distance {
                    return Some(united([first, second, third], symbols));
                }
            }
        }
        None
    }
}

/// The board on which each pattern is filled with its symbol.
fn united(patterns: [usize; 3], symbols: [u8; 3]) -> Board {
    Board(array::from_fn(|square| {
        let pattern = patterns.iter().position(|pattern| pattern >> square & 1 == 1);
        symbols[pattern.expect("each square is in a pattern")]
    }))
}
