//! The search for a short input, the table for a long one.

use crate::eight::board::Board;
use crate::eight::path::Answer;
use crate::eight::search::{Search, Solver};
use crate::eight::table::{Table, TABLE_VISITS};
use crate::tied::Tied;

/// Searches, and makes a table when that pays.
///
/// This is the ski-rental problem: rent, the search, or buy, the table? Without a look ahead, one
/// rents until the rent has come to the price, and then buys: at most about twice the cost of the
/// better way.
///
/// But most of an input waits in the buffer already (Purohit, Svitkina and Kumar, "Improving online
/// algorithms via ML predictions", 2018). The visits for each byte so far, times the bytes that
/// wait, are the rent to expect; earlier buffers count too, since they suggest that as much may
/// still come. The table is made when this is its price, from a sixteenth of the price on, or when
/// five quarters of the price have been paid. So a file costs within a tenth or so of the better
/// way, if its boards are in no order. At worst, boards that are harder than expected cost 9/4 of
/// it, but for the overshoot of the last search, and far easier ones a table in vain, once: some
/// milliseconds.
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
            let expected = visited as u64 * bytes / io.passed();
            if expected >= TABLE_VISITS as u64 || visited >= TABLE_VISITS * 5 / 4 {
                self.table = Some(Table::new(self.search.pdb.goal_blank, self.search.moves));
            }
        }
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search.solve(board).map(A::from),
        }
    }
}
