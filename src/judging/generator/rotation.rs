//! Random boards of the rotation game.

use std::{array, iter};

use crate::judging::answers::turns;
use crate::judging::generator::random::Random;
use crate::rotation::{Board, BITMASKS};

/// How many squares each symbol has.
const EACH: usize = 8;

/// How many first patterns are tried before there is taken to be no board, as a multiple of the
/// number of patterns at that distance.
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
        // The next larger number with as many bits: "snoob" in Warren's "Hacker's Delight".
        let next = |pattern: &usize| {
            let lowest = pattern & pattern.wrapping_neg();
            let ripple = pattern + lowest;
            Some(ripple | ((pattern ^ ripple) / lowest) >> 2)
        };
        let all = iter::successors(Some((1 << EACH) - 1), next);
        let mut patterns: Vec<_> = all.take_while(|pattern| *pattern < BITMASKS).collect();
        random.shuffle(&mut patterns);
        // A stable sort keeps the random order; an unstable sort would depend on the compiler.
        patterns.sort_by_key(|pattern| turns(*pattern));
        let mut boards = Boards { hardest: turns(patterns[patterns.len() - 1]), patterns };
        // The farthest patterns leave no room on the board for two others that are as far.
        while boards.board(boards.hardest, false, random).is_none() {
            boards.hardest -= 1;
        }
        boards
    }

    /// Returns the patterns at this distance or a larger one.
    fn far(&self, distance: usize) -> &[usize] {
        let is_near = |pattern: &usize| turns(*pattern) < distance;
        &self.patterns[self.patterns.partition_point(is_near)..]
    }

    /// Returns a random board at a distance, or `None` if there is no such board. With `is_tie`,
    /// two of its symbols are equally near. A symbol gets a pattern at that distance, another
    /// symbol a pattern at the same or a larger distance, and the third symbol the squares that are
    /// left.
    pub fn board(&self, distance: usize, is_tie: bool, random: &mut Random) -> Option<Board> {
        let far = self.far(distance);
        let near = &far[..far.len() - self.far(distance + 1).len()];
        let others = if is_tie { near } else { far };
        let mut symbols = [1, 2, 3];
        random.shuffle(&mut symbols);
        // Each try draws a new first pattern, so all are equally likely. The second is the next
        // that fits from a random place on, since far from the centre too few fit to be found by
        // drawing. That favours patterns behind long gaps, but others for each first pattern, and
        // the patterns are in a random order.
        let parts = (0..TRIES * near.len()).find_map(|_| {
            let first = near[random.below(near.len())];
            let is_apart = |second: &&usize| first & **second == 0;
            let parts = |second: &usize| [first, *second, BITMASKS - 1 - first - second];
            let is_board = |parts: &[usize; 3]| turns(parts[2]) >= distance;
            let (begin, end) = others.split_at(random.below(others.len()));
            end.iter().chain(begin).filter(is_apart).map(parts).find(is_board)
        })?;
        let part = |square: usize| parts.iter().position(|pattern| pattern >> square & 1 == 1);
        let symbol = |square| symbols[part(square).expect("each square is in a part")];
        Some(Board(array::from_fn(symbol)))
    }
}
