//! Random boards of the rotation game.

use puzzle_solvers::rotation::board::{Board, SQUARES};
use puzzle_solvers::rotation::numbering::Pattern;
use puzzle_solvers::rotation::table::Table;

use super::random::Random;

/// How many squares each symbol has.
const EACH: usize = SQUARES / 3;

/// All squares of the board, as a bitmask.
const ALL: u32 = (1 << SQUARES) - 1;

/// The boards by their distances.
pub struct Boards {
    table: Table,
    /// The patterns at each distance.
    layers: Vec<Vec<Pattern>>,
    /// The largest distance of a board.
    pub most: usize,
}

/// Returns any board.
pub fn any(random: &mut Random) -> Board {
    let mut board = Board::default();
    for (square, symbol) in board.iter_mut().enumerate() {
        *symbol = (square / EACH) as u8;
    }
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
        let mut layers = vec![Vec::new(); table.radius];
        patterns(|pattern| layers[table.distance(pattern).expect("all are known")].push(pattern));
        let mut boards = Boards { table, most: layers.len(), layers };
        let mut nearest = Vec::new();
        while nearest.is_empty() {
            boards.most -= 1;
            // Of those that are so far away, few leave room for two others.
            let far = boards.layers[boards.most..].concat();
            let has_others = |first: &&Pattern| {
                far.iter().any(|second| boards.distances(**first, *second)[2] >= Some(boards.most))
            };
            nearest = boards.layers[boards.most].iter().filter(has_others).copied().collect();
        }
        boards.layers[boards.most] = nearest;
        boards
    }

    /// Returns a board at a distance of at most `most`, each with the same probability:
    /// the nearest symbol gets a pattern, the others any of the squares that are left. If two or
    /// three are as near, that board comes two or three times as often, and counts a half or a
    /// third.
    pub fn board(&self, distance: usize, random: &mut Random) -> Board {
        let nearest = &self.layers[distance];
        let mut symbols = [0, 1, 2];
        random.shuffle(&mut symbols);
        loop {
            let first = nearest[random.below(nearest.len())];
            let mut squares: Vec<_> =
                (0..SQUARES).filter(|square| first.0 >> square & 1 == 0).collect();
            random.shuffle(&mut squares);
            let second = Pattern(squares[..EACH].iter().map(|square| 1 << square).sum());
            let distances = self.distances(first, second);
            let ties = distances.iter().filter(|it| **it == Some(distance)).count();
            if distances.iter().all(|it| *it >= Some(distance)) && random.below(ties) == 0 {
                return board(first, second, symbols);
            }
        }
    }

    /// Returns a board at a distance of at most `most`, on which two symbols are as near; no board
    /// of fewer than four moves is one.
    pub fn tie(&self, distance: usize, random: &mut Random) -> Option<Board> {
        let nearest = &self.layers[distance];
        let mut symbols = [0, 1, 2];
        random.shuffle(&mut symbols);
        (0..10_000).find_map(|_| {
            let [first, second] = [(); 2].map(|()| nearest[random.below(nearest.len())]);
            let distances = self.distances(first, second);
            let is_tie = distances.iter().all(|it| *it >= Some(distance));
            is_tie.then(|| board(first, second, symbols))
        })
    }

    /// Returns the distances of the patterns of three symbols, by the first two; `None` if they
    /// overlap.
    fn distances(&self, first: Pattern, second: Pattern) -> [Option<usize>; 3] {
        if first.0 & second.0 != 0 {
            return [None; 3];
        }
        let third = Pattern(ALL & !first.0 & !second.0);
        [first, second, third].map(|pattern| self.table.distance(pattern))
    }
}

/// Returns the board of three symbols, of which two have these patterns.
fn board(first: Pattern, second: Pattern, symbols: [u8; 3]) -> Board {
    let mut board = [symbols[2]; SQUARES];
    for (square, symbol) in board.iter_mut().enumerate() {
        if first.0 >> square & 1 == 1 {
            *symbol = symbols[0];
        } else if second.0 >> square & 1 == 1 {
            *symbol = symbols[1];
        }
    }
    board
}

/// Calls a function with each pattern, in ascending order.
fn patterns(mut call: impl FnMut(Pattern)) {
    let mut bits: u32 = (1 << EACH) - 1;
    while bits <= ALL {
        call(Pattern(bits));
        // The next number with as many ones (Gosper's hack): the lowest block of ones gives its
        // top one to the zero above, and the rest go to the bottom.
        let lowest = bits & bits.wrapping_neg();
        let carried = bits + lowest;
        bits = carried + ((bits ^ carried) >> (lowest.trailing_zeros() + 2));
    }
}
