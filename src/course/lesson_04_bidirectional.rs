//! Breadth-first search from both ends, to meet in the middle.
//!
//! The number of boards at a distance grows by a factor of 1.6 a move on average (moves 7 to 16
//! from a corner). The factor alternates between 1.9 and 1.4, as the blank alternates between an
//! edge, where it has two moves besides the one back, and a corner, where it has one, or the
//! centre, where it has three. So two searches that meet in the middle, one from the start and one
//! from the goal, see far fewer boards than one that goes all the way. Each side grows by a whole
//! layer at a time (all its boards at the same distance, its perimeter), and it is always the turn
//! of the side whose newest layer is smaller. As soon as a board found by one side is known to the
//! other, the two halves make a shortest path: had there been a shorter one, its two halves would
//! have met in an earlier layer. It is not always the first in the order of the moves: that depends
//! on where the sides met.
//!
//! Use it when the goal is a single known position and moves can be undone. It needs no knowledge
//! of the puzzle, and yet comes near to methods that do.
//!
//! Method: bidirectional breadth-first search, the boards in hash maps.
//! Time:   O(b^(d/2)) for a path of d moves and b new boards for each, instead of O(b^d).
//! Space:  as much.
//!
//! Try: `course hdu1043 bidirectional --trace < samples/hdu1043/sample-1.in` shows the two sides in
//! turn, 621 positions. Then let the larger layer grow (`>` for `<=`): the search of one side goes
//! nearly all the way, and `--count` says 21,543.

use std::collections::hash_map::Entry;
use std::collections::HashMap;

use crate::course::trace;
use crate::eight::{inverse, trace_back, Board, Move, Puzzle};

/// A search from one of the two ends.
struct Side {
    /// The last move to each board that was seen.
    last_move: HashMap<Board, Option<Move>>,
    /// The boards that were seen last, all at the same distance.
    layer: Vec<Board>,
}

/// Returns a path by breadth-first search from both ends: the side whose layer is smaller goes one
/// move further, until one of its new boards is known to the other side.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    if puzzle.start == puzzle.goal {
        return Vec::new();
    }
    let mut front = Side::new(puzzle.start);
    let mut back = Side::new(puzzle.goal);
    loop {
        let meeting = if front.layer.len() <= back.layer.len() {
            trace::side(" from the start");
            front.grow(&back, puzzle.moves)
        } else {
            trace::side(" from the goal");
            back.grow(&front, puzzle.moves)
        };
        if let Some(board) = meeting {
            return join(board, &front, &back);
        }
    }
}

impl Side {
    fn new(origin: Board) -> Side {
        Side { last_move: HashMap::from([(origin, None)]), layer: vec![origin] }
    }

    /// Goes one move further. Returns a board that the other side knows, if there is one.
    fn grow(&mut self, other: &Side, moves: &'static [Move]) -> Option<Board> {
        for board in std::mem::take(&mut self.layer) {
            trace::visit(board, || trace::layer(trace_back(board, |board| self.last_move[&board])));
            for (step, next) in board.neighbours(moves) {
                if let Entry::Vacant(entry) = self.last_move.entry(next) {
                    entry.insert(Some(step));
                    self.layer.push(next);
                    if other.last_move.contains_key(&next) {
                        return Some(next);
                    }
                }
            }
        }
        None
    }
}

/// Returns the path from the start to the meeting, and then, taking back the moves of the other
/// side, from there to the goal.
fn join(meeting: Board, front: &Side, back: &Side) -> Vec<Move> {
    let mut path = trace_back(meeting, |board| front.last_move[&board]);
    let rest = trace_back(meeting, |board| back.last_move[&board]);
    path.extend(rest.iter().rev().map(|&step| inverse(step)));
    path
}
