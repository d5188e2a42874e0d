//! Iterative-deepening A* (IDA*): the answer of one board, without those of others.
//!
//! Depth-first search along all paths that could still be short enough, for a limit that grows
//! until there is one (Korf, "Depth-first iterative-deepening", 1985). It keeps nothing but the
//! current path, and as it tries the moves in their order, the first path that it finds is the
//! first there is.

use crate::eight::answer::Answer;
use crate::eight::board::CELLS;
use crate::eight::moves::Move;
use crate::eight::numbering::{Position, Step};
use crate::eight::pdb::{Pdb, Placements};

/// A search for one cell of the goal's blank.
pub struct Search {
    /// How many positions have been visited, over all boards so far.
    pub visited: usize,
    /// What each move does, by the cell of the blank.
    steps: [[Option<Step>; 4]; CELLS],
    pdb: Pdb,
}

impl Search {
    /// Returns a search that tries `moves` in their order.
    pub fn new(pdb: Pdb, moves: [Move; 4]) -> Search {
        let mut steps = [[None; 4]; CELLS];
        for (blank, steps) in steps.iter_mut().enumerate() {
            *steps = moves.map(|step| Step::new(blank, step));
        }
        Search { visited: 0, steps, pdb }
    }

    /// Returns the answer of a position, or `None` if the goal is out of reach.
    ///
    /// # Complexity
    /// 122 to 197 visits on average, by the cell of the goal's blank, and 6,461 at most, over all
    /// boards and the two orders of moves that the problems ask for.
    pub fn answer<A: Answer>(&mut self, start: Position) -> Option<A> {
        if !start.is_solvable() {
            return None;
        }
        let placements = Placements::new(start);
        // The lower bound is as even as the distance, and so is each limit: every move takes the
        // blank to a cell of the other colour, as on a chessboard.
        let mut limit = self.pdb.lower_bound(placements);
        loop {
            match self.descend(start, placements, limit, CELLS) {
                None => limit += 2,
                found => return found,
            }
        }
    }

    /// Returns the answer of `position` if it is `remaining` moves from the goal. The blank comes
    /// from the cell `previous`, and does not go back there.
    fn descend<A: Answer>(
        &mut self,
        position: Position,
        placements: Placements,
        remaining: u32,
        previous: usize,
    ) -> Option<A> {
        self.visited += 1;
        if remaining == 0 {
            return Some(A::SOLVED);
        }
        for choice in 0..4 {
            match self.steps[position.blank][choice] {
                Some(step) if step.to != previous => {
                    let tile = step.tile(position.order);
                    let placements = placements.after(tile, step.to, position.blank);
                    if self.pdb.lower_bound(placements) < remaining {
                        let next = position.after(step);
                        let found = self.descend(next, placements, remaining - 1, position.blank);
                        if let Some(answer) = found {
                            return Some(A::prepend(answer, choice, remaining - 1));
                        }
                    }
                }
                _ => {}
            }
        }
        None
    }
}
