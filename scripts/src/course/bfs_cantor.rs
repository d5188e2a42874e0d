//! Breadth-first search with arrays.
//!
//! The search is the same as in [`bfs_hash_map`](super::bfs_hash_map), but arrays replace the hash
//! map. A board is a permutation of nine symbols, and Cantor expansion ([`rank_of`]) ranks the
//! permutations from 0 to 9! - 1 without gaps. The rank of a board is its index in the arrays. An
//! array needs no hashing, no comparing and no growing, and takes three bytes for each board.
//!
//! Use it when the states can be numbered without gaps and an array of them fits into memory. That
//! works for nine cells, but not for the sixteen cells of the fifteen puzzle (16! states). A
//! position takes less than half the time of a position with a hash map, but each search has to
//! clear its arrays.
//!
//! Method: breadth-first search with arrays, by Cantor expansion.
//! Time:   O(9!) for each board: the boards visited before the goal, and the arrays to clear.
//! Space:  3 * 9! bytes, and the queue.
//!
//! Try: `course p1379 bfs_cantor --count < samples/p1379/sample-1.in` answers 4 moves, after 23
//! visits. Then take boards from the end of the queue, which makes it a depth-first search:
//!
//! ```diff
//! -    while let Some(board) = queue.pop_front() {
//! +    while let Some(board) = queue.pop_back() {
//! ```
//!
//! The answer is 17,648 moves, after 18,228 visits.

use std::collections::VecDeque;

use crate::course::tool::trace;
use crate::eight::{rank_of, walk_back, Move, Puzzle, BOARDS};

/// Returns a path by breadth-first search: boards enter the queue at the end and leave it at the
/// front, so boards nearer to the start come first.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    // Both arrays are indexed by the rank of a board.
    let mut seen = vec![false; BOARDS];
    let mut last_move = vec![None; BOARDS];
    let mut queue = VecDeque::from([puzzle.start]);
    seen[rank_of(puzzle.start)] = true;
    while let Some(board) = queue.pop_front() {
        let path = || walk_back(board, |reached| last_move[rank_of(reached)]);
        trace::visit(board, || trace::layer(path()));
        if board == puzzle.goal {
            return path();
        }
        for (step, next) in board.neighbours(puzzle.letters) {
            let index = rank_of(next);
            if !seen[index] {
                seen[index] = true;
                last_move[index] = Some(step);
                queue.push_back(next);
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
