//! Lesson 6: A* that trusts its estimate too much, also called weighted A*.
//!
//! The estimate is ten times the Manhattan distance. The moves made so far then hardly count, and
//! the search runs greedily to wherever the tiles are nearest to their places. It finds the goal
//! after few boards, but by some path, not by a shortest: ten times the distance is far more than
//! the moves still to make, so the estimate is not admissible, and what `a_star` says of shortest
//! paths no longer holds: `1 3 6 5 x 2 4 7 8` needs 8 moves and gets 10, `6 4 8 5 x 7 2 1 3` needs
//! 26 and gets 78. What can be proved is that no path is more than ten times the shortest.
//!
//! Use it where any path will do and searching costs more than moving, as for larger puzzles (and
//! at HDU 1043 and POJ 1077, which ask for a path, not for a shortest). Never where the judge
//! counts the moves.
//!
//! Time and memory: those of `a_star`, with few boards in the heap.

use crate::a_star::search;
use crate::a_star_manhattan::manhattan;
use crate::eight::Puzzle;
use crate::Outcome;

const WEIGHT: u16 = 10;

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let places = puzzle.goal.places();
    search(puzzle, |board| WEIGHT * manhattan(board, &places))
}
