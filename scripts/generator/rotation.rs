//! Random boards of the rotation game.

use puzzle_solvers::rotation::board::{Board, SQUARES};
use puzzle_solvers::rotation::numbering::Pattern;
use puzzle_solvers::rotation::table::Table;

use super::random::Random;
use super::Wanted;

/// How many squares each symbol has.
const EACH: usize = SQUARES / 3;

/// All squares of the board, as a bitmask.
const ALL: u32 = (1 << SQUARES) - 1;

/// The boards that are wanted.
pub enum Boards {
    /// All.
    Any,
    /// All at one distance.
    Far(Far),
}

/// The boards at one distance: one symbol is as far away, and the others are no nearer.
pub struct Far {
    table: Table,
    distance: usize,
    /// The patterns at the distance, and those that are no nearer.
    nearest: Vec<Pattern>,
    no_nearer: Vec<Pattern>,
}

impl Boards {
    /// Returns the boards that are wanted. If none is that far away, the error is the largest
    /// distance.
    pub fn new(wanted: Wanted) -> Result<Boards, usize> {
        if matches!(wanted, Wanted::Any | Wanted::Unsolvable) {
            return Ok(Boards::Any);
        }
        let patterns = patterns();
        let distances = |table: &Table| -> Option<Vec<usize>> {
            patterns.iter().map(|&pattern| table.distance(pattern)).collect()
        };
        let mut table = Table::new();
        while distances(&table).is_none() {
            table.grow();
        }
        let mut far = Far { distance: table.radius, table, nearest: vec![], no_nearer: vec![] };
        far.select(&patterns);
        while !far.nearest.iter().any(|&nearest| far.has_partners(nearest)) {
            far.distance -= 1;
            far.select(&patterns);
        }
        let most = far.distance;
        match wanted {
            Wanted::Distance(distance) if distance > most => return Err(most),
            Wanted::Distance(distance) => far.distance = distance,
            _ => {}
        }
        far.select(&patterns);
        Ok(Boards::Far(far))
    }

    /// Returns one of the boards.
    pub fn board(&self, random: &mut Random) -> Board {
        match self {
            Boards::Any => {
                let mut board = Board::default();
                for (square, symbol) in board.iter_mut().enumerate() {
                    *symbol = (square / EACH) as u8;
                }
                random.shuffle(&mut board);
                board
            }
            Boards::Far(far) => far.board(random),
        }
    }
}

impl Far {
    /// Chooses the patterns for the distance.
    fn select(&mut self, patterns: &[Pattern]) {
        let (table, distance) = (&self.table, self.distance);
        let is_no_nearer = |it: &Pattern| table.distance(*it) >= Some(distance);
        self.no_nearer = patterns.iter().copied().filter(is_no_nearer).collect();
        let is_nearest = |it: &Pattern| table.distance(*it) == Some(distance);
        self.nearest = self.no_nearer.iter().copied().filter(is_nearest).collect();
    }

    /// Returns the patterns that the second symbol may have beside that of the first. The third
    /// symbol has the rest.
    fn partners(&self, first: Pattern) -> impl Iterator<Item = Pattern> + '_ {
        let is_partner = move |second: &Pattern| {
            let third = Pattern(ALL & !first.0 & !second.0);
            first.0 & second.0 == 0 && self.table.distance(third) >= Some(self.distance)
        };
        self.no_nearer.iter().copied().filter(is_partner)
    }

    fn has_partners(&self, first: Pattern) -> bool {
        self.partners(first).next().is_some()
    }

    fn board(&self, random: &mut Random) -> Board {
        loop {
            let first = self.nearest[random.below(self.nearest.len())];
            let seconds: Vec<_> = self.partners(first).collect();
            if !seconds.is_empty() {
                let second = seconds[random.below(seconds.len())];
                let mut symbols = [0, 1, 2];
                random.shuffle(&mut symbols);
                let mut board = [symbols[2]; SQUARES];
                for (square, symbol) in board.iter_mut().enumerate() {
                    if first.0 >> square & 1 == 1 {
                        *symbol = symbols[0];
                    } else if second.0 >> square & 1 == 1 {
                        *symbol = symbols[1];
                    }
                }
                return board;
            }
        }
    }
}

/// Returns all patterns in ascending order.
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
