//! Lesson 1: breadth-first search, the boards in a hash map.
//!
//! Look at all boards one move from the start, then at all that are two moves away, and so on; the
//! first time the goal turns up, no shorter path can exist. A queue keeps that order: boards enter
//! it at the end and leave it at the front. A board that was seen before must not enter again, so a
//! hash map remembers every board seen, and with it the move that first led there; going back by
//! these moves from the goal gives the path. Since the moves are tried in order, and boards in the
//! order of their paths, it is the first of the shortest paths.
//!
//! Use it first for any puzzle: it is right with little thought, and nothing need be known about
//! the puzzle but its moves. It is slow because hashing is, and because it looks in all directions.
//!
//! Time and memory: O(boards nearer than the goal), here up to 9!/2 = 181,440.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use crate::eight::{letters, trace_back, Puzzle};
use crate::Outcome;

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let mut last_move = HashMap::from([(puzzle.start, None)]);
    let mut queue = VecDeque::from([puzzle.start]);
    let mut visited = 0;
    while let Some(board) = queue.pop_front() {
        visited += 1;
        if board == puzzle.goal {
            let back = trace_back(board, |board| last_move[&board]);
            return Outcome { path: letters(back.iter().rev()), visited };
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
