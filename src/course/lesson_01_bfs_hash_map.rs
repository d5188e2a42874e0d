//! Breadth-first search, the boards in a hash map.
//!
//! The board and its moves are in [`eight`](crate::eight).
//!
//! Look at all boards one move from the start, then at all that are two moves away, and so on; the
//! first time the goal turns up, no shorter path can exist. A queue keeps that order: boards enter
//! it at the end and leave it at the front. A board that was seen before must not enter again, so a
//! hash map remembers every board seen, and with it the move that first led there; going back by
//! these moves from the goal gives the path.
//!
//! It is the first of the shortest paths, in the order of the moves. For if the boards of a layer
//! leave the queue in the order of their paths, then those of the next layer enter it so: the first
//! board that leads to a new one has the earliest path there, and its moves are tried in order. The
//! first layer is the start alone.
//!
//! A search from a board that cannot reach the goal would look at half of all boards. The parity of
//! its inversions tells such a board from the others, before any search (`is_solvable`).
//!
//! Use it first for any puzzle: it is right with little thought, and nothing need be known about
//! the puzzle but its moves. It is slow because hashing is, and because it looks in all directions.
//!
//! Method: breadth-first search, the boards in a hash map.
//! Time:   O(boards nearer than the goal) for each board, at most 9!/2 = 181,440.
//! Space:  as much.
//!
//! Try: `course hdu1043 bfs_hash_map --trace < samples/hdu1043/sample-1.in` shows layer after
//! layer. Then return as soon as the goal enters the queue, not when it leaves it: `--count` says
//! 21,971 instead of 31,873, and the path is the same.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use crate::course::trace;
use crate::eight::{trace_back, Move, Puzzle};

/// Returns a path by breadth-first search: boards enter the queue at the end and leave it at the
/// front, so those that are nearer to the start come first.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    // The last move to each board that was seen.
    let mut last_move = HashMap::from([(puzzle.start, None)]);
    let mut queue = VecDeque::from([puzzle.start]);
    while let Some(board) = queue.pop_front() {
        trace::visit(board, || trace::layer(trace_back(board, |board| last_move[&board])));
        if board == puzzle.goal {
            return trace_back(board, |board| last_move[&board]);
        }
        for (step, next) in board.neighbours(puzzle.moves) {
            if let Entry::Vacant(entry) = last_move.entry(next) {
                entry.insert(Some(step));
                queue.push_back(next);
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
