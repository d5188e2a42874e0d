//! Breadth-first search, the boards in arrays.
//!
//! The search is that of lesson 1, but the hash map is gone. A board is an order of nine symbols,
//! and orders can be numbered from 0 to 9! - 1 without a gap, by Cantor expansion ([`cantor`]). So
//! the facts known of a board stand in an array, in the place that its number names. An array needs
//! no hashing, no comparing and no growing, and a byte or two for each board.
//!
//! Use it when the states can be numbered densely and an array of them fits into memory: for nine
//! cells it does, for the sixteen of the fifteen puzzle (16!) it never will. A position costs less
//! than half as much as in lesson 1, but every search has to clear its arrays.
//!
//! Method: breadth-first search, the boards in arrays by Cantor expansion.
//! Time:   O(9!) for each board: those nearer than the goal, and the arrays to clear.
//! Space:  3 * 9! bytes, and the queue.
//!
//! Try: take boards from the end of the queue (`pop_back`), which makes it a depth-first search.
//! `course p1379 bfs_cantor --count < samples/p1379/sample-1.in` then answers 17,648 moves instead
//! of 4, after 18,228 positions.

use std::collections::VecDeque;

use crate::course::trace;
use crate::eight::{cantor, trace_back, Move, Puzzle, BOARDS};

/// Returns a path by breadth-first search: boards enter the queue at the end and leave it at the
/// front, so those that are nearer to the start come first.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    // The facts known of each board, by its number.
    let mut seen = vec![false; BOARDS];
    let mut last_move = vec![None; BOARDS];
    let mut queue = VecDeque::from([puzzle.start]);
    seen[cantor(puzzle.start)] = true;
    while let Some(board) = queue.pop_front() {
        trace::visit(board, || trace::layer(trace_back(board, |board| last_move[cantor(board)])));
        if board == puzzle.goal {
            return trace_back(board, |board| last_move[cantor(board)]);
        }
        for (step, next) in board.neighbours(puzzle.moves) {
            let index = cantor(next);
            if !seen[index] {
                seen[index] = true;
                last_move[index] = Some(step);
                queue.push_back(next);
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
