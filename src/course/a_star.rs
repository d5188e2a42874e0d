//! A*, the search that follows an estimate.
//!
//! Breadth-first search takes the board that is nearest to the start. A* takes the board whose path
//! seems shortest in whole: the moves made so far, plus an estimate of the moves still to make, the
//! **heuristic**. A binary heap yields that board; among equals the one with the least still to
//! make.
//!
//! - An estimate that is never too large is called **admissible**. As long as a shorter path is
//!   unfinished, some board of it is in the heap, with a sum no larger than that path's length, and
//!   is taken first. So the first path found is a shortest one, provided that a board is taken
//!   again whenever a shorter path to it turns up.
//! - A board may be met again by a shorter path before it is taken. Then it enters the heap once
//!   more, with a smaller sum. The entry that is out of date comes later, and is skipped.
//! - A board that was taken is **closed**: here, it is never taken again. This needs an estimate
//!   that is **consistent**: one that changes by at most 1 in a move, as the truth does. Then the
//!   sums never fall along a path, and no shorter path to a closed board can turn up.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::course::trace;
use crate::eight::{cantor, trace_back, Board, Move, Puzzle, BOARDS};

/// Returns a path by A*, which takes the board with the least sum of the moves made so far and an
/// estimate of the moves still to make; among equals the one with the least still to make.
pub fn a_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    // The facts known of each board, by its number.
    let mut closed = vec![false; BOARDS];
    let mut fewest_moves = vec![u32::MAX; BOARDS];
    let mut last_move = vec![None; BOARDS];
    // An entry holds the sum, the estimate in it, and the board. Reversed, the smallest is on top.
    let mut heap = BinaryHeap::new();
    fewest_moves[cantor(puzzle.start)] = 0;
    let remaining = heuristic(puzzle.start);
    heap.push(Reverse((remaining, remaining, puzzle.start)));
    while let Some(Reverse((sum, remaining, board))) = heap.pop() {
        // A board that was met again by a shorter path is in the heap more than once.
        if closed[cantor(board)] {
            continue;
        }
        closed[cantor(board)] = true;
        trace::visit(board, || format!("{} moves + estimate {remaining} = {sum}", sum - remaining));
        if board == puzzle.goal {
            return trace_back(board, |board| last_move[cantor(board)]);
        }
        let moves = sum - remaining + 1;
        for (step, next) in board.neighbours(puzzle.moves) {
            let index = cantor(next);
            if !closed[index] && moves < fewest_moves[index] {
                fewest_moves[index] = moves;
                last_move[index] = Some(step);
                let remaining = heuristic(next);
                heap.push(Reverse((moves + remaining, remaining, next)));
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
