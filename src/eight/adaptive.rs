//! The search for a short input, the table for a long one.

use crate::eight::board::Board;
use crate::eight::moves::Move;
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::eight::table::{Answer, Table, TABLE_VISITS};
use crate::tied::Tied;

/// Searches, and makes a table when that pays.
///
/// This is the ski-rental problem: rent, the search, or buy, the table? Without a look ahead, one
/// rents until the rent has come to the price, and then buys: at most about twice the cost of the
/// better way.
///
/// But up to 128 KB of the input wait in the buffer, and predict the rent (Purohit, Svitkina and
/// Kumar, "Improving online algorithms via ML predictions", 2018): the visits for each byte so far,
/// times the bytes that may come. These are the bytes that wait, and as many again as all earlier
/// buffers held. Once a sixteenth of the price has been paid, the table is made as soon as the
/// predicted rent reaches the price, and at the latest when five quarters of the price have been
/// paid. So a file costs within a tenth or so of the better way, if its boards are in random order.
///
/// Worst case: 9/4 of the better way, plus one search; if the boards turn out easy, one unused
/// table for each goal. 1,000 pairs with all nine goals, made to fool it, take 123 million
/// instructions in place of 13, and 200 such pairs 47 in place of 12.
pub struct Adaptive<A> {
    /// The search for the boards that come before the table.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Adaptive<A> {
    /// Returns a solver for the goal of `pdb`, which takes the first in the order of `moves` of
    /// several paths that are equally short.
    pub fn new(pdb: Pdb, moves: [Move; 4]) -> Adaptive<A> {
        Adaptive { search: Search::new(pdb, moves), table: None }
    }

    /// Returns the answer of a board, or `None` if it cannot reach the goal. The board has been
    /// read from `io`, its tiles are [`renamed`](crate::eight::board::renamed) by the goal.
    ///
    /// # Panics
    /// Its values are not 0 to 8, each once.
    ///
    /// # Complexity
    /// As the search; once, as [`Table::new`]; and after that a look-up.
    pub fn answer(&mut self, board: &Board, io: &Tied) -> Option<A> {
        let visited = self.search.visited;
        if visited >= TABLE_VISITS / 16 && self.table.is_none() {
            let expected = visited as u64 * io.ahead() / io.passed();
            if expected >= TABLE_VISITS as u64 || visited >= TABLE_VISITS * 5 / 4 {
                self.table = Some(Table::new(self.search.heuristic.goal_blank, self.search.order));
            }
        }
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search.solve(board).map(A::from),
        }
    }
}
