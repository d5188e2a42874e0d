//! The rotation game: 24 squares, eight with each of three symbols, and four lines to turn.
//!
//! Whether a symbol fills the centre depends on where *it* stands and on nothing else. So a board
//! is three patterns, and its answer is the best way of any of them to the full centre. All end
//! there: the [`Solver`] keeps the [`ball`] of patterns around it, no larger than the boards so
//! far have called for, and searches from each board's side until it comes to the ball.

pub mod ball;
pub mod board;
pub mod pattern;

use crate::rotation::ball::Ball;
use crate::rotation::board::{Board, SYMBOLS};
use crate::rotation::pattern::{is_idle, Pattern, TURNS};

/// How many turns a search may make before it comes to the ball.
///
/// One more makes the search six times as long, one less the ball three times as large. But the
/// ball stays for the boards to come.
const REACH: usize = 4;

/// Solves boards, one after the other.
pub struct Solver {
    ball: Ball,
}

/// The first of the shortest ways to fill the centre.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Solution {
    /// The turns, 0 for A to 7 for H.
    pub turns: Vec<usize>,
    /// The symbol in the centre after them, 0 to 2.
    pub symbol: u8,
}

impl Solver {
    /// A solver that knows the full centre alone.
    pub fn new() -> Solver {
        Solver { ball: Ball::new() }
    }

    /// Solves a board: the fewest turns, and of these ways the smallest in dictionary order.
    ///
    /// # Complexity
    /// At most 13 turns are needed, and at most four of them are searched for, in some 2,000
    /// patterns for each symbol; the ball may have to grow first.
    pub fn solve(&mut self, board: &Board) -> Solution {
        let mut length = 0;
        loop {
            if length > self.ball.radius() + REACH {
                self.ball.grow();
            }
            let solutions = (0..SYMBOLS).filter_map(|symbol| {
                let mut turns = Vec::new();
                let found = self.descend(Pattern::new(symbol, board), length, &mut turns);
                found.then_some(Solution { turns, symbol })
            });
            if let Some(solution) = solutions.min() {
                return solution;
            }
            length += 1;
        }
    }

    /// Appends to `turns` the first way that leads from `pattern` to the full centre in `left`
    /// turns, if there is one and none is shorter.
    fn descend(&self, pattern: Pattern, left: usize, turns: &mut Vec<usize>) -> bool {
        let is_possible = if left > self.ball.radius() {
            left >= pattern.missing()
        } else {
            self.ball.distance(pattern) == Some(left)
        };
        if left == 0 || !is_possible {
            return is_possible;
        }
        let last = turns.last().copied();
        for turn in 0..TURNS {
            if last.map_or(true, |last| !is_idle(last, turn)) {
                turns.push(turn);
                if self.descend(pattern.after(turn), left - 1, turns) {
                    return true;
                }
                turns.pop();
            }
        }
        false
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}
