//! Breadth-first search with a hash map.
//!
//! The board and its moves are in [`eight`](crate::eight).
//!
//! The search visits all boards one move from the start, then all boards two moves from the start,
//! and so on. When the goal turns up for the first time, no shorter path can exist. A queue keeps
//! this order: boards enter at the end and leave at the front. No board may enter twice. So a hash
//! map remembers every board seen, with the last move of the path that first reached the board.
//! Going back from the goal by these moves gives the path.
//!
//! The path is the first of the shortest paths in the order of the moves. The first layer is the
//! start alone. If the boards of a layer leave the queue in the order of their paths, then the
//! boards of the next layer enter the queue in the order of their paths: each new board is reached
//! from the earliest board that leads to it, and moves are tried in order.
//!
//! A search from a board that cannot reach the goal would visit half of all boards. So the caller
//! of `solve` first tests the parity of the inversions (`is_solvable`).
//!
//! Use breadth-first search first for any puzzle: it is easy to get right, and needs to know only
//! the moves. It is slow because hashing is slow, and because it searches in all directions.
//!
//! Method: breadth-first search with a hash map.
//! Time:   O(boards visited before the goal), at most 9!/2 = 181,440.
//! Space:  the same.
//!
//! Try: `course hdu1043 bfs_hash_map --trace < samples/hdu1043/sample-1.in` shows layer after
//! layer, 31,873 positions in all. Then let `solve` return as soon as the goal enters the queue:
//!
//! ```diff
//!                  entry.insert(Some(step));
//! +                if next == puzzle.goal {
//! +                    return walk_back(next, |reached| last_move[&reached]);
//! +                }
//! ```
//!
//! The path is the same, after 21,971 visits.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use crate::course::tool::trace;
use crate::eight::{walk_back, Move, Puzzle};

/// Returns a path by breadth-first search: boards enter the queue at the end and leave it at the
/// front, so boards nearer to the start come first.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    // The last move to each board that was seen.
    let mut last_move = HashMap::from([(puzzle.start, None)]);
    let mut queue = VecDeque::from([puzzle.start]);
    while let Some(board) = queue.pop_front() {
        let path = || walk_back(board, |reached| last_move[&reached]);
        trace::visit(board, || trace::layer(path()));
        if board == puzzle.goal {
            return path();
        }
        for (step, next) in board.neighbours(puzzle.letters) {
            if let Entry::Vacant(entry) = last_move.entry(next) {
                entry.insert(Some(step));
                queue.push_back(next);
            }
        }
    }
    unreachable!("a solvable puzzle has a path");
}
