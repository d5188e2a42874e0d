//! The search for a short input, the table for a long one.

use crate::eight::board::Board;
use crate::eight::path::Answer;
use crate::eight::search::{Search, Solver};
use crate::eight::table::{Table, TABLE_VISITS};
use crate::tied::Tied;

/// Searches, and makes a table when that pays.
///
/// This is the ski-rental problem: rent, the search, or buy, the table? Whoever cannot look ahead
/// rents until the rent has come to the price, and then buys. So the cost is about twice that of
/// the better way at most, however many boards come; the last search may overshoot by its visits.
///
/// But most of an input waits in the buffer already. So after a sixteenth of the price, the visits
/// so far and the bytes that wait foretell the rent to come, and the table is made at once if that
/// is the price (Purohit, Svitkina and Kumar, "Improving online algorithms via ML predictions",
/// 2018). If the boards ahead are like those behind, the cost is within a tenth or so of the better
/// way. If they are far easier, a table has been made in vain, once: some milliseconds.
pub struct Adaptive<A> {
    /// The search for the boards that come before the table.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> From<Search> for Adaptive<A> {
    fn from(search: Search) -> Adaptive<A> {
        Adaptive { search, table: None }
    }
}

impl<A: Answer> Solver<A> for Adaptive<A> {
    /// # Complexity
    /// As the search; once, as [`Table::new`]; and after that a look-up.
    fn answer(&mut self, board: &Board, io: &Tied) -> Option<A> {
        let visited = self.search.visited;
        if visited >= TABLE_VISITS / 16 && self.table.is_none() {
            let to_come = visited * (io.buffer().len() / io.passed());
            if visited.max(to_come) >= TABLE_VISITS {
                self.table = Some(Table::new(self.search.pdb.goal_blank, self.search.moves));
            }
        }
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search.solve(board).map(A::from),
        }
    }
}
