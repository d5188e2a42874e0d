//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Two searches give the same answers. [`search`] finds one board's answer without those of others,
//! within microseconds; [`table`] finds all boards' answers at once, within milliseconds. The
//! [`Solver`] starts with the one and changes over to the other when the input turns out long.

pub mod answer;
pub mod board;
pub mod distance;
pub mod lines;
pub mod pairs;
pub mod path;
pub mod patterns;
pub mod position;
pub mod search;
pub mod table;

use crate::eight::answer::Answer;
use crate::eight::board::Move;
use crate::eight::position::Position;
use crate::eight::search::Search;
use crate::eight::table::Table;

/// After how many visits, some 80 boards' worth, a table is built. It costs as much as some 1,000
/// boards, but few inputs that are longer than the one are shorter than the other.
const PATIENCE: usize = 10_000;

/// Answers for one cell of the blank in the goal.
pub struct Solver<A> {
    search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Solver<A> {
    /// A solver for the goal whose blank is on cell `blank`. Where several answers are equally
    /// short, the first in the order of `moves` is preferred.
    pub fn new(blank: usize, moves: [Move; 4]) -> Solver<A> {
        Solver { search: Search::new(blank, moves), table: None }
    }

    /// The answer for a position, or `None` where the goal is out of reach.
    ///
    /// # Complexity
    /// As [`Search::answer`]; once, as [`Table::new`]; and after that a look-up.
    pub fn solve(&mut self, position: Position) -> Option<A> {
        if self.table.is_none() && self.search.visited > PATIENCE {
            self.table = Some(Table::new(self.search.blank, self.search.moves));
        }
        match &self.table {
            Some(table) => table.answer(position),
            None => self.search.answer(position),
        }
    }
}
