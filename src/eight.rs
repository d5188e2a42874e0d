//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Two searches give the same answers. [`search`] finds one board's answer from that board alone,
//! within microseconds; [`table`] finds all boards' answers at once, within milliseconds. The
//! [`Solver`] starts with the one and changes over to the other when the input turns out long.

pub mod answer;
pub mod board;
pub mod distance;
pub mod lines;
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

/// How many positions are visited, some 80 boards' worth, before a table is built, which costs as
/// much as some 1,000 boards: few inputs that are not short are shorter than that.
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
