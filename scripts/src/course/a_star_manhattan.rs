//! A* with the Manhattan distance.
//!
//! A tile that is two rows and one column away from its cell in the goal has to move at least three
//! times, since a move takes one tile one cell up, down, left or right. The sum over all tiles is
//! the Manhattan distance ([`heuristics`](super::shared::heuristics)): the number of moves that
//! would be enough if tiles could pass through each other. They cannot, so the real number is never
//! smaller: the estimate is admissible. A move changes the sum by 1, so the estimate is consistent.
//! The Manhattan distance is never less than the number of misplaced tiles. If one consistent
//! estimate is never less than another, A* visits no more boards with it, apart from ties.
//!
//! Use it as the standard answer for one board: it is quick, its paths are shortest, and it takes
//! some forty lines more than breadth-first search.
//!
//! Method: A* with the Manhattan distance.
//! Time:   O(9! + n log n) for each board: three arrays to clear, and n entries of the heap, 1,200
//!         on average. 740 boards are visited.
//! Space:  7 * 9! bytes, and the heap.
//!
//! Try: `course hdu1043 a_star_manhattan --count < samples/hdu1043/sample-1.in` says 314. Then, in
//! `shared/a_star.rs`, let the board with the *largest* estimate come first among equal sums:
//!
//! ```diff
//! -    heap.push(Reverse((estimate, estimate, puzzle.start)));
//! -    while let Some(Reverse((sum, estimate, board))) = heap.pop() {
//! +    heap.push(Reverse((estimate, Reverse(estimate), puzzle.start)));
//! +    while let Some(Reverse((sum, Reverse(estimate), board))) = heap.pop() {
//! …
//! -                heap.push(Reverse((moves + estimate, estimate, next)));
//! +                heap.push(Reverse((moves + estimate, Reverse(estimate), next)));
//! ```
//!
//! Now boards near the start come first, and `--count` says 651.

use crate::course::shared::a_star::a_star;
use crate::course::shared::heuristics::{cells, manhattan};
use crate::eight::{Move, Puzzle};

/// Returns a path by A* with the Manhattan distance: at best, a move takes one tile one cell nearer
/// to its cell in the goal.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    let goal_cells = cells(puzzle.goal);
    a_star(puzzle, |board| manhattan(board, &goal_cells))
}
