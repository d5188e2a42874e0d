//! Bidirectional search: iterative deepening from the board meets a table grown from the goal.

use crate::rotation::board::Board;
use crate::rotation::moves::Turn;
use crate::rotation::numbering::Pattern;
use crate::rotation::table::Table;

/// How many moves the search makes at most before it meets the table. With one more, the search
/// takes six times as long; with one less, the table holds about twice as many patterns.
const FORWARD_DEPTH: usize = 4;

/// A solver of boards, which keeps its table for later boards.
pub struct Search {
    /// How many patterns it has visited, for all boards so far.
    pub visited: usize,
    /// The table, grown as far as the boards so far needed.
    pub table: Table,
    /// The path that has been found, last move first.
    path: Vec<Turn>,
}

impl Search {
    /// Returns a search whose table has the full centre alone.
    pub fn new() -> Search {
        Search { visited: 0, table: Table::new(), path: Vec::new() }
    }

    /// Returns the first of the shortest paths, and the symbol in the centre after it, 0 to 2.
    ///
    /// # Panics
    /// The board does not have each of the symbols 0 to 2 on eight squares.
    ///
    /// # Complexity
    /// A path has at most 13 moves. The search makes up to four of them, and visits some 2,000
    /// patterns for each symbol; the table has the others, and may have to grow first.
    pub fn solve(&mut self, board: &Board) -> (Vec<Turn>, u8) {
        let patterns = [0, 1, 2].map(|symbol| (symbol, Pattern::new(symbol, board)));
        let mut limit = 0;
        loop {
            if limit > self.table.radius + FORWARD_DEPTH {
                self.table.grow();
            }
            let paths = patterns.iter().filter_map(|&(symbol, pattern)| {
                let found = self.descend(pattern, limit, None);
                found.then(|| (self.path.drain(..).rev().collect(), symbol))
            });
            // All of these paths have `limit` moves, so the least is the first in order.
            if let Some(first) = paths.min() {
                return first;
            }
            limit += 1;
        }
    }

    /// Finds the first path of `remaining` moves from `pattern` to the full centre, and returns
    /// whether there is one. The move `last` has led to the pattern. The moves are appended to
    /// `path`, the last one first.
    fn descend(&mut self, pattern: Pattern, remaining: usize, last: Option<Turn>) -> bool {
        self.visited += 1;
        let may_have = self.table.may_have_distance(pattern, remaining);
        if !may_have || remaining == 0 {
            return may_have;
        }
        for turn in Turn::ALL {
            if last.map_or(true, |last| !turn.is_redundant_after(last))
                && self.descend(pattern.moved(turn), remaining - 1, Some(turn))
            {
                self.path.push(turn);
                return true;
            }
        }
        false
    }
}
