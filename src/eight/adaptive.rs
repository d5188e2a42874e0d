//! The search for a short input, the table for a long one.

use crate::eight::board::Board;
use crate::eight::path::Answer;
use crate::eight::search::{Search, Solver};
use crate::eight::table::{Table, TABLE_VISITS};
use crate::tied::Tied;

/// Searches, and makes a table when that pays.
///
/// This is the ski-rental problem: rent, the search, or buy, the table? Whoever knows nothing of
/// what comes rents until the rent has come to the price, and then buys. So the cost is about twice
/// that of the better way at most, however many boards come.
///
/// But most of an input waits in the buffer already. So from a sixteenth of the price on, the mean
/// rent for a byte foretells that of what waits (Purohit, Svitkina and Kumar, "Improving online
/// algorithms via ML predictions", 2018). With the rent for earlier buffers, which says that much
/// may still come, it decides: to buy if it is the price. So for a file the cost is within a tenth
/// or so of the better way, if its boards are in no order. If those ahead are harder than foretold,
/// the rent ends at five quarters of the price, but for the overshoot of a last search; if they are
/// far easier, a table has been made in vain, once: some milliseconds.
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
            let bytes = io.before + io.buffer().len() as u64;
            let rent = visited as u64 * bytes / io.passed();
            if rent >= TABLE_VISITS as u64 || visited >= TABLE_VISITS * 5 / 4 {
                self.table = Some(Table::new(self.search.pdb.goal_blank, self.search.moves));
            }
        }
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search.solve(board).map(A::from),
        }
    }
}
