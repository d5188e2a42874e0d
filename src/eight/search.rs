//! Iterative-deepening A*: one board's answer, without those of others.
//!
//! Depth-first search along all paths that could still be short enough, for a limit that grows
//! until there is one (Korf, "Depth-first iterative-deepening", 1985). It keeps nothing but the
//! current path, and as it tries the moves in their order, the first path that it finds is the first there is.

use crate::eight::answer::Answer;
use crate::eight::board::Move;
use crate::eight::patterns::{Patterns, Placements};
use crate::eight::position::Position;

/// A search for one cell of the blank in the goal.
pub struct Search {
    /// The cell.
    pub blank: usize,
    /// The moves in the order in which they are tried.
    pub moves: [Move; 4],
    /// How many positions have been visited, over all boards so far.
    pub visited: usize,
    patterns: Patterns,
}

impl Search {
    /// A search that tries `moves` in their order.
    pub fn new(blank: usize, moves: [Move; 4]) -> Search {
        Search { blank, moves, visited: 0, patterns: Patterns::new(blank) }
    }

    /// The answer for a position, or `None` where the goal is out of reach.
    ///
    /// # Complexity
    /// 122 to 197 visits on average, by the blank's cell in the goal, and 6,461 at most, over all
    /// boards and the two orders of moves that the problems ask for.
    pub fn answer<A: Answer>(&mut self, start: Position) -> Option<A> {
        if !start.is_solvable() {
            return None;
        }
        let placements = Placements::new(start);
        // Each move takes the blank from an even cell to an odd one or back, as on a chessboard:
        // so the distance is as even as the blank's two cells added.
        let mut limit = self.patterns.bound(placements);
        limit += (limit + start.blank as u32 + self.blank as u32) % 2;
        loop {
            match self.descend(start, placements, limit, None) {
                None => limit += 2,
                found => return found,
            }
        }
    }

    /// The answer for `position` if it is `left` moves from the goal. `last` led there.
    fn descend<A: Answer>(
        &mut self,
        position: Position,
        placements: Placements,
        left: u32,
        last: Option<Move>,
    ) -> Option<A> {
        self.visited += 1;
        if left == 0 {
            return Some(A::GOAL);
        }
        (0..4).find_map(|choice| {
            let step = self.moves[choice];
            let next = position.after(step).filter(|_| last != Some(step.back()))?;
            let tile = position.tile(next.blank);
            let placements = placements.after(tile, next.blank, position.blank);
            if self.patterns.bound(placements) >= left {
                return None;
            }
            let answer: A = self.descend(next, placements, left - 1, Some(step))?;
            Some(answer.before(choice, left - 1))
        })
    }
}
