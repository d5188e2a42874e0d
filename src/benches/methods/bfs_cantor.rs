//! Lesson 2: breadth-first search, the boards numbered by Cantor expansion.
//!
//! The search is that of lesson 1, but the hash map has gone. A board is an order of nine symbols,
//! and orders can be numbered from 0 to 9! - 1 without a gap: that is Cantor expansion (see
//! `Board::number`). So what is known about a board stands in an array, in the place that its
//! number names. An array needs no hashing, no comparing and no growing, and a byte or two for each
//! board.
//!
//! Use it when the states can be numbered densely and an array of them fits into memory: for nine
//! cells it does, for the sixteen of the fifteen puzzle (16!) it never will.
//!
//! Time: as in lesson 1, each board being some times cheaper, but every search now has to clear its
//! arrays. Memory: 2 * 9! bytes, and the queue.

use std::collections::VecDeque;

use crate::eight::{letters, trace_back, Puzzle, BOARDS};
use crate::Outcome;

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let mut seen = vec![false; BOARDS];
    let mut last_move = vec![None; BOARDS];
    let mut queue = VecDeque::from([puzzle.start]);
    let mut visited = 0;
    seen[puzzle.start.number()] = true;
    while let Some(board) = queue.pop_front() {
        visited += 1;
        if board == puzzle.goal {
            let back = trace_back(board, |board| last_move[board.number()]);
            return Outcome { path: letters(back.iter().rev()), visited };
        }
        for (step, next) in board.neighbours(puzzle.moves) {
            let number = next.number();
            if !seen[number] {
                seen[number] = true;
                last_move[number] = Some(step);
                queue.push_back(next);
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
