//! Random boards of the rotation game.

use std::array;

use crate::rotation::board::{Board, SQUARES};
use crate::rotation::numbering::Pattern;
use crate::rotation::table::Table;

use super::random::Random;

/// How many squares each symbol has.
const EACH: usize = SQUARES / 3;

/// All squares of the board, as a bitmask.
const ALL: u32 = (1 << SQUARES) - 1;

/// The boards by their distances.
pub struct Boards {
    table: Table,
    /// All patterns, those of smaller distances first.
    patterns: Vec<Pattern>,
    /// The largest distance of a board.
    pub hardest: usize,
}

/// Returns any board.
pub fn any(random: &mut Random) -> Board {
    let mut board = array::from_fn(|square| (square / EACH) as u8);
    random.shuffle(&mut board);
    board
}

impl Boards {
    /// Returns the boards, once all patterns have been searched.
    pub fn new() -> Boards {
        let mut table = Table::new();
        while !table.frontier.is_empty() {
            table.grow();
        }
        let all = patterns();
        let mut patterns = Vec::new();
        for distance in 0..table.radius {
            patterns.extend(all.iter().filter(|it| table.distance(**it) == Some(distance)));
        }
        let mut boards = Boards { hardest: table.radius, table, patterns };
        let mut nearest = Vec::new();
        while nearest.is_empty() {
            boards.hardest -= 1;
            // Of those that are so far away, few leave room for two others.
            let far = boards.far(boards.hardest);
            let is_far = |third| boards.table.distance(third) >= Some(boards.hardest);
            let is_board = |first, second| parts(first, second).map_or(false, |it| is_far(it[2]));
            let has_others = |first: &&Pattern| far.iter().any(|it| is_board(**first, *it));
            nearest = far.iter().filter(has_others).copied().collect();
        }
        let below = &boards.patterns[..boards.patterns.len() - boards.far(boards.hardest).len()];
        boards.patterns = [below, &nearest, boards.far(boards.hardest + 1)].concat();
        boards
    }

    /// Returns the patterns whose distance is no less.
    fn far(&self, distance: usize) -> &[Pattern] {
        let is_near = |pattern: &Pattern| self.table.distance(*pattern) < Some(distance);
        &self.patterns[self.patterns.partition_point(is_near)..]
    }

    /// Returns a board at a distance of at most `hardest`, each with the same probability: one symbol
    /// gets a pattern at that distance, another one that is no nearer, the third what is left. If
    /// two or three are as near, that board comes two or three times as often, and counts a half
    /// or a third.
    ///
    /// If `is_tie`, returns any of those on which two are as near; `None` if it finds none. With
    /// fewer than four moves there is none.
    pub fn board(&self, distance: usize, is_tie: bool, random: &mut Random) -> Option<Board> {
        let far = self.far(distance);
        let near = &far[..far.len() - self.far(distance + 1).len()];
        let (others, tries) = if is_tie { (near, 10_000) } else { (far, usize::MAX) };
        let mut symbols = [0, 1, 2];
        random.shuffle(&mut symbols);
        (0..tries).find_map(|_| {
            let parts = parts(near[random.below(near.len())], others[random.below(others.len())])?;
            let distances = parts.map(|pattern| self.table.distance(pattern));
            let ties = distances.iter().filter(|it| **it == Some(distance)).count();
            let is_right = distances.iter().all(|it| *it >= Some(distance));
            let part = |square: usize| parts.iter().position(|it| it.0 >> square & 1 == 1);
            let symbol = |square| symbols[part(square).expect("each square is in a part")];
            (is_right && random.below(ties) == 0).then(|| array::from_fn(symbol))
        })
    }
}

/// Returns the patterns of three symbols, by the first two; `None` if they overlap.
fn parts(first: Pattern, second: Pattern) -> Option<[Pattern; 3]> {
    let third = Pattern(ALL & !first.0 & !second.0);
    (first.0 & second.0 == 0).then_some([first, second, third])
}

/// Returns all patterns, in ascending order.
fn patterns() -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let mut bits: u32 = (1 << EACH) - 1;
    while bits <= ALL {
        patterns.push(Pattern(bits));
        // The next number with as many ones (Gosper's hack): the lowest block of ones gives its
        // top one to the zero above, and the rest go to the bottom.
        let lowest = bits & bits.wrapping_neg();
        let carried = bits + lowest;
        bits = carried + ((bits ^ carried) >> (lowest.trailing_zeros() + 2));
    }
    patterns
}
