//! Random boards of the rotation game.

use std::array;

use crate::judging::generator::random::Random;
use crate::rotation::board::{Board, SQUARES};
use crate::rotation::numbering::Pattern;
use crate::rotation::table::Table;

/// How many squares each symbol has.
const EACH: usize = SQUARES / 3;

/// How many first patterns are tried before giving up, as a multiple of the number of patterns at
/// that distance.
const TRIES: usize = 9;

/// All squares of the board, as a bitmask.
const ALL: u32 = (1 << SQUARES) - 1;

/// The boards by their distances.
pub struct Boards {
    table: Table,
    /// All patterns, those of smaller distances first, in a random order within a distance.
    patterns: Vec<Pattern>,
    /// The largest distance of a board, which is the distance of its nearest symbol.
    pub hardest: usize,
}

/// Returns any board.
pub fn any(random: &mut Random) -> Board {
    let mut board = array::from_fn(|square| (square / EACH) as u8);
    random.shuffle(&mut board);
    board
}

impl Boards {
    /// Returns the boards, after a search of all patterns.
    pub fn new(random: &mut Random) -> Boards {
        let mut table = Table::new();
        while !table.frontier.is_empty() {
            table.grow();
        }
        let is_pattern = |bits: &u32| bits.count_ones() as usize == EACH;
        let mut patterns: Vec<_> = (0..=ALL).filter(is_pattern).map(Pattern).collect();
        random.shuffle(&mut patterns);
        // A stable sort keeps the random order; an unstable sort would depend on the compiler.
        patterns.sort_by_key(|pattern| table.distance(*pattern));
        let mut boards = Boards { hardest: table.radius - 1, table, patterns };
        // The farthest patterns leave no room on the board for two others that are as far.
        while boards.board(boards.hardest, false, random).is_none() {
            boards.hardest -= 1;
        }
        boards
    }

    /// Returns the patterns at this distance or a larger one.
    fn far(&self, distance: usize) -> &[Pattern] {
        let is_near = |pattern: &Pattern| self.table.distance(*pattern) < Some(distance);
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
        let mut symbols = [0, 1, 2];
        random.shuffle(&mut symbols);
        // Each try draws a new first pattern. To take the next pattern that fits, in a fixed order,
        // would favour patterns behind long gaps.
        //
        // The second pattern is the next that fits from a random place on, since far from the
        // centre too few of thousands fit to be found by drawing. This does favour patterns behind
        // long gaps, but others for each first pattern, and the patterns are in a random order.
        let parts = (0..TRIES * near.len()).find_map(|_| {
            let first = near[random.below(near.len())];
            let parts = |second: &Pattern| [first, *second, Pattern(ALL & !first.0 & !second.0)];
            let is_board = |[first, second, third]: &[Pattern; 3]| {
                first.0 & second.0 == 0 && self.table.distance(*third) >= Some(distance)
            };
            let (begin, end) = others.split_at(random.below(others.len()));
            end.iter().chain(begin).map(parts).find(is_board)
        })?;
        let part = |square: usize| parts.iter().position(|pattern| pattern.0 >> square & 1 == 1);
        Some(array::from_fn(|square| symbols[part(square).expect("each square is in a part")]))
    }
}
