//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Two ways give the same answers. [`search`] finds the answer of one board within microseconds;
//! [`table`] finds those of all boards within milliseconds. The [`Solver`] begins with the first
//! and changes over to the second if the input turns out long.

pub mod answer;
pub mod board;
pub mod databases;
pub mod distance;
pub mod moves;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod per_board;
pub mod search;
pub mod table;

use crate::eight::answer::Answer;
use crate::eight::moves::Move;
use crate::eight::numbering::{Position, REACHABLE};
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::eight::table::Table;

/// How many visits of the search cost as much as the table: one of its positions takes some 69
/// instructions, and a visit 122.
///
/// This is the ski-rental problem: rent, the search, until as much has been spent as it costs to
/// buy, the table. If fewer boards come, nothing but the search has been paid for. If more come,
/// the table has, and its price once more in searches. So the cost is at most twice that of the
/// better of the two ways, however many boards come.
pub const TABLE_VISITS: usize = REACHABLE * 9 / 16;

/// Answers boards for one cell of the goal's blank.
pub struct Solver<A> {
    goal_blank: usize,
    moves: [Move; 4],
    /// The search for the boards that come before the table.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Solver<A> {
    /// Returns a solver for the goal whose blank is on cell `goal_blank`. If several answers are
    /// equally short, it gives the first in the order of `moves`.
    pub fn new(goal_blank: usize, pdb: Pdb, moves: [Move; 4]) -> Solver<A> {
        Solver { goal_blank, moves, search: Search::new(pdb, moves), table: None }
    }

    /// Returns the answer of a position, or `None` if the goal is out of reach.
    ///
    /// # Complexity
    /// As [`Search::answer`]; once, as [`Table::new`]; and after that a look-up.
    #[inline]
    pub fn solve(&mut self, position: Position) -> Option<A> {
        match &self.table {
            Some(table) => table.answer(position),
            None => self.search(position),
        }
    }

    fn search(&mut self, position: Position) -> Option<A> {
        if self.search.visited >= TABLE_VISITS {
            self.table = Some(Table::new(self.goal_blank, self.moves));
        }
        self.search.answer(position)
    }
}
