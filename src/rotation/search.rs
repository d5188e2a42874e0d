//! Bidirectional search: iterative deepening from the board meets a table grown from the goal.

use crate::rotation::board::Board;
use crate::rotation::moves::Move;
use crate::rotation::numbering::Pattern;
use crate::rotation::table::Table;

/// How many moves the search makes at most before it has to meet the table.
///
/// One more makes the search six times as long, one less the table three times as large; but the
/// table stays for the boards to come.
const FORWARD_DEPTH: usize = 4;

/// The answer to a board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Solution {
    /// The moves, the fewest and of these paths the first in lexicographic order.
    pub path: Vec<Move>,
    /// The symbol in the centre after them, 0 to 2.
    pub symbol: u8,
}

/// Solves boards, one after the other.
pub struct Solver {
    /// How many patterns have been visited, over all boards so far.
    pub visited: usize,
    /// The table as far as the boards so far have needed it.
    pub table: Table,
}

impl Solver {
    /// Returns a solver that knows the full centre alone.
    pub fn new() -> Solver {
        Solver { visited: 0, table: Table::new() }
    }

    /// Solves a board.
    ///
    /// # Complexity
    /// At most 13 moves are needed, and at most four of them are searched for, in some 2,000
    /// patterns for each symbol; the table may have to grow first.
    pub fn solve(&mut self, board: &Board) -> Solution {
        let mut limit = 0;
        loop {
            if limit > self.table.radius() + FORWARD_DEPTH {
                self.table.grow();
            }
            let solutions = (0..3).filter_map(|symbol| {
                let path = self.descend(Pattern::new(symbol, board), limit, None)?;
                Some(Solution { path: path.into_iter().rev().collect(), symbol })
            });
            if let Some(solution) = solutions.min() {
                return solution;
            }
            limit += 1;
        }
    }

    /// Returns the first path from `pattern` to the full centre, last move first, if it is
    /// `remaining` moves long. The move `last` led to the pattern.
    fn descend(
        &mut self,
        pattern: Pattern,
        remaining: usize,
        last: Option<Move>,
    ) -> Option<Vec<Move>> {
        self.visited += 1;
        let is_possible = if remaining > self.table.radius() {
            remaining >= pattern.lower_bound()
        } else {
            self.table.distance(pattern) == Some(remaining)
        };
        if !is_possible {
            return None;
        }
        if remaining == 0 {
            return Some(Vec::new());
        }
        for &step in &Move::ALL {
            if last.map_or(true, |last| !step.is_redundant_after(last)) {
                let found = self.descend(pattern.after(step), remaining - 1, Some(step));
                if let Some(mut path) = found {
                    path.push(step);
                    return Some(path);
                }
            }
        }
        None
    }
}
