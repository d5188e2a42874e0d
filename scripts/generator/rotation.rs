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
            let has_others = |first: &&Pattern| far.iter().any(|it| boards.is_far(**first, *it));
            nearest = boards.layers[boards.most].iter().filter(has_others).copied().collect();
        }
        boards.layers[boards.most] = nearest;
        boards
    }

    /// Returns whether two symbols leave a third one that is at least `most` moves away.
    fn is_far(&self, first: Pattern, second: Pattern) -> bool {
        let third = Pattern(ALL & !first.0 & !second.0);
        first.0 & second.0 == 0 && self.table.distance(third) >= Some(self.most)
    }

    /// Returns a board at a distance of at most `most`, each with the same probability: one symbol
    /// gets a pattern at that distance, the others what is left, if they are no nearer. If two or
    /// three are as near, that board comes two or three times as often, and counts a half or a
    /// third.
    ///
    /// Or returns any of those on which two are as near; `None` if it finds none. With fewer than
    /// four moves there is none.
    pub fn board(&self, distance: usize, is_tie: bool, random: &mut Random) -> Option<Board> {
        let tries = if is_tie { 10_000 } else { usize::MAX };
        let layer = &self.layers[distance];
        let mut symbols = [0, 1, 2];
        random.shuffle(&mut symbols);
        let [near, other, another] = symbols;
        let mut others = [[other; EACH], [another; EACH]].concat();
        (0..tries).find_map(|_| {
            let pattern = layer[random.below(layer.len())].0;
            random.shuffle(&mut others);
            let mut board = [near; SQUARES];
            let is_free = |square: &usize| pattern >> square & 1 == 0;
            (0..SQUARES).filter(is_free).zip(&others).for_each(|(square, it)| board[square] = *it);
            let distances = symbols.map(|symbol| self.table.distance(Pattern::new(symbol, &board)));
            let ties = distances.iter().filter(|it| **it == Some(distance)).count();
            let is_right = distances.iter().all(|it| *it >= Some(distance));
            (is_right && (ties > 1 || !is_tie) && random.below(ties) == 0).then_some(board)
        })
    }
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
