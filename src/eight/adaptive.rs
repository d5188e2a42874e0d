//! The search for a short input, the table for a long one.

use crate::eight::board::Board;
use crate::eight::moves::Move;
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::eight::table::{Answer, Table, TABLE_VISITS};
use crate::tied::Tied;

/// A solver that searches, and makes a table when that pays.
///
/// This is the ski-rental problem. To search for each board is to rent; to make the table is to
/// buy. Whoever cannot look ahead rents until the rent paid so far equals the price, and then buys.
/// That costs at most about twice as much as the better of the two ways.
///
/// Here, up to 128 KB of the input wait in the buffer, and predict the rent (Purohit, Svitkina and
/// Kumar, "Improving online algorithms via ML predictions", 2018). The prediction is the number of
/// visits for each byte so far, times the number of bytes that may still come: those that wait in
/// the buffer, and as many again as all earlier buffers held. Once a sixteenth of the price has
/// been paid, the table is made as soon as the predicted rent reaches the price, and at the latest
/// when five quarters of the price have been paid. So a file costs within a tenth or so of the
/// better way, if its boards are in random order.
///
/// In the worst case it costs 9/4 of the better way, plus one search; or, if the boards that follow
/// turn out easy, a wasted table for each goal. 1,000 pairs with all nine goals, made to fool it,
/// take 123 million instructions in place of 13, and 200 such pairs 47 in place of 12.
pub struct Adaptive<A> {
    /// The search, which solves the boards until the table is made.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Adaptive<A> {
    /// Returns a solver for the goal of `pdb`. Of several shortest paths, it finds the first in the
    /// order of `moves`.
    pub fn new(pdb: Pdb, moves: [Move; 4]) -> Adaptive<A> {
        Adaptive { search: Search::new(pdb, moves), table: None }
    }

    /// Returns the answer to a board, or `None` if it cannot reach the goal. It is the board last
    /// read from `io`, with its tiles [`renamed`](crate::eight::board::renamed) by the goal.
    ///
    /// # Panics
    /// The values of the board are not 0 to 8, each once.
    ///
    /// # Complexity
    /// That of [`Search::solve`] at first; at most once that of [`Table::new`]; then a look-up.
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
