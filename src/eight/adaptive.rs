//! The search for a short input, the table for a long one.

use std::io;

use crate::eight::answer::Answer;
use crate::eight::board::Board;
use crate::eight::moves::Move;
use crate::eight::numbering::REACHABLE;
use crate::eight::pdb::Pdb;
use crate::eight::quick_read;
use crate::eight::search::Search;
use crate::eight::solver::Solver;
use crate::eight::table::Table;
use crate::tied::Tied;

/// How many visits of the search cost as much as the table, in instructions: a visit takes some
/// 117, a position of the table 66.
///
/// This is the ski-rental problem: rent, the search, until as much has been spent as it costs to
/// buy, the table. If fewer boards come, nothing but the search has been paid for. If more come,
/// the table has, and its price once more in searches. So the cost is at most twice that of the
/// better of the two ways, however many boards come.
pub const TABLE_VISITS: usize = REACHABLE * 9 / 16;

/// Searches until [`TABLE_VISITS`] positions have been visited, then looks answers up.
pub struct Adaptive<A> {
    goal: Board,
    moves: [Move; 4],
    /// The search for the boards that come before the table.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Solver<A> for Adaptive<A> {
    fn new(goal: &Board, pdb: Pdb, moves: [Move; 4]) -> Adaptive<A> {
        let search = Solver::<A>::new(goal, pdb, moves);
        Adaptive { goal: *goal, moves, search, table: None }
    }

    #[inline]
    fn read(io: &mut Tied, board: &mut Board) -> io::Result<bool> {
        quick_read::read(io, board)
    }

    /// # Complexity
    /// As the search; once, as [`Table::new`]; and after that a look-up.
    #[inline]
    fn solve(&mut self, board: &Board) -> Option<A> {
        if self.table.is_none() && self.search.visited >= TABLE_VISITS {
            self.table = Some(Table::new(&self.goal, self.moves));
        }
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search.solve(board),
        }
    }
}
