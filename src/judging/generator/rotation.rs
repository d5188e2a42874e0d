//! Random boards of the rotation game.

use std::array;

use crate::judging::answers::turns;
use crate::judging::generator::random::Random;
use crate::rotation::{Board, BITMASKS};

/// How many squares each symbol has.
const EACH: usize = 8;

/// [`Boards::at`] draws at most this many times as many first patterns as there are patterns at the
/// distance, and then gives up.
const TRIES: usize = 9;

/// The boards by their distances.
pub struct Boards {
    /// All patterns, those of smaller distances first, in a random order within a distance.
    patterns: Vec<usize>,
    /// The largest distance of a board, which is the distance of its nearest symbol.
    pub hardest: usize,
}

/// Returns any board.
pub fn any(random: &mut Random) -> Board {
    let mut symbols = array::from_fn(|square| 1 + (square / EACH) as u8);
    random.shuffle(&mut symbols);
    Board(symbols)
}

impl Boards {
    /// Returns the boards, after a search of all patterns.
    pub fn new(random: &mut Random) -> Boards {
        // There are 23 times as many bitmasks as patterns, so not all of them are tried.
        let mut patterns = Vec::new();
        let mut pattern = (1 << EACH) - 1;
        while pattern < BITMASKS {
            patterns.push(pattern);
            pattern = next_pattern(pattern);
        }
        random.shuffle(&mut patterns);
        // This sort is stable, so it keeps the random order; an unstable sort would depend on the
        // compiler. Each distance is looked up once.
        patterns.sort_by_cached_key(|&pattern| turns(pattern));
        let farthest = turns(patterns[patterns.len() - 1]);
        let mut boards = Boards { hardest: farthest, patterns };
        // The farthest patterns leave no room on the board for two others that are as far.
        while boards.at(boards.hardest, false, random).is_none() {
            boards.hardest -= 1;
        }
        boards
    }

    /// Returns the patterns at this distance or a larger one.
    fn at_least(&self, distance: usize) -> &[usize] {
        let nearer = self.patterns.partition_point(|&pattern| turns(pattern) < distance);
        &self.patterns[nearer..]
    }

    /// Returns a random board at a distance, or `None` if there is no such board. If `has_to_tie`,
    /// two of its symbols are equally near; if not, they may be. A symbol gets a pattern at that
    /// distance, another symbol a pattern at the same or a larger distance, and the third symbol
    /// the squares that are left.
    pub fn at(&self, distance: usize, has_to_tie: bool, random: &mut Random) -> Option<Board> {
        let far = self.at_least(distance);
        let near = &far[..far.len() - self.at_least(distance + 1).len()];
        let others = if has_to_tie { near } else { far };
        let mut symbols = [1, 2, 3];
        random.shuffle(&mut symbols);
        // Each try draws a new first pattern, so all are equally likely. The second is the next
        // that fits from a random place on, since far from the centre too few fit to be found by
        // drawing. So a pattern behind many that do not fit is taken more often. But which ones do
        // not fit depends on the first pattern, and the order is random, so none is preferred.
        for _ in 0..TRIES * near.len() {
            let first = near[random.below(near.len())];
            let (begin, end) = others.split_at(random.below(others.len()));
            for &second in end.iter().chain(begin) {
                let third = (BITMASKS - 1) & !(first | second);
                if first & second == 0 && turns(third) >= distance {
                    return Some(united([first, second, third], symbols));
                }
            }
        }
        None
    }
}

/// Returns the next larger number with as many bits: "snoob" in Warren's "Hacker's Delight".
fn next_pattern(pattern: usize) -> usize {
    let lowest = pattern & pattern.wrapping_neg();
    let ripple = pattern + lowest;
    ripple | ((pattern ^ ripple) / lowest) >> 2
}

/// Returns the board on which each pattern is filled with its symbol.
fn united(patterns: [usize; 3], symbols: [u8; 3]) -> Board {
    Board(array::from_fn(|square| {
        let pattern = patterns.iter().position(|pattern| pattern >> square & 1 == 1);
        symbols[pattern.expect("each square is in a pattern")]
    }))
}
