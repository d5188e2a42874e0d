//! A*, the search that follows an estimate.
//!
//! Breadth-first search always visits next the board that is nearest to the start. A* visits next
//! the board whose whole path seems shortest: the moves made so far, plus an estimate of the moves
//! still to make, the **heuristic**. A binary heap yields the board with the smallest sum, and
//! among equal sums the board with the smallest estimate.
//!
//! - An estimate that is never too large is called **admissible**. Until a shortest path is
//!   complete, some board of that path is in the heap, and its sum is at most the length of the
//!   path. So that board leaves the heap before the goal can leave the heap with a longer path, and
//!   the first path found is a shortest path. This holds only if a board is visited again whenever
//!   a shorter path to the board turns up.
//! - A board may be reached by a shorter path before it leaves the heap. Then it enters the heap
//!   once more, with a smaller sum. The older entry leaves the heap later, and is skipped.
//! - A board that has left the heap is **closed**: here, it is never visited again. This needs an
//!   estimate that is **consistent**: one that changes by at most 1 in a move, as the distance to
//!   the goal does. Then the sums never fall along a path, and no shorter path to a closed board
//!   can turn up.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::course::tool::trace;
use crate::eight::{rank_of, walk_back, Board, Move, Puzzle, BOARDS};

/// A path by A*.
pub fn a_star(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    // These arrays are indexed by the rank of a board.
    let mut closed = vec![false; BOARDS];
    let mut fewest_moves = vec![u32::MAX; BOARDS];
    let mut last_move = vec![None; BOARDS];
    // An entry is the sum, the estimate and the board. `Reverse` puts the smallest entry on top.
    let mut heap = BinaryHeap::new();
    fewest_moves[rank_of(puzzle.start)] = 0;
    let estimate = heuristic(puzzle.start);
    heap.push(Reverse((estimate, estimate, puzzle.start)));
    while let Some(Reverse((sum, estimate, board))) = heap.pop() {
        // A board that was reached again by a shorter path is in the heap more than once.
        if closed[rank_of(board)] {
            continue;
        }
        closed[rank_of(board)] = true;
        trace::visit(board, || format!("{} moves + estimate {estimate} = {sum}", sum - estimate));
        if board == puzzle.goal {
            return walk_back(board, |reached| last_move[rank_of(reached)]);
        }
        let moves = sum - estimate + 1;
        for (step, next) in board.neighbours(puzzle.letters) {
            let index = rank_of(next);
            if !closed[index] && moves < fewest_moves[index] {
                fewest_moves[index] = moves;
                last_move[index] = Some(step);
                let estimate = heuristic(next);
                heap.push(Reverse((moves + estimate, estimate, next)));
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
