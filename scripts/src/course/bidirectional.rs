//! Bidirectional search: breadth-first search from both ends, to meet in the middle.
//!
//! The layers of a search grow by a factor of 1.6 on average (layers 7 to 16, from a goal with the
//! blank in a corner). The factor alternates between 1.9 and 1.4, because the blank is at an edge
//! after every second move, and in a corner or in the centre after the other moves: besides the
//! move back, the blank has two moves at an edge, one in a corner, and three in the centre. So two
//! searches that meet in the middle, one from the start and one from the goal, visit far fewer
//! boards than one search all the way.
//!
//! Each side grows by a whole layer at a time: all boards at the same distance. The side with the
//! smaller newest layer grows next. As soon as one side reaches a board that the other side knows,
//! the two halves make a shortest path: the halves of a shorter path would have met in an earlier
//! layer. Which of the shortest paths is found depends on where the sides meet, so it is not always
//! the first in the order of the moves.
//!
//! Many programs grow a side by a single board at a time, and stop at the first new board that the
//! other side knows. Suppose that the sides meet when all boards up to m moves from the start and
//! all boards up to n moves from the goal are known. The sides did not meet before, so the distance
//! is at least m + n + 1. The board where the sides meet is at most m + 1 moves from the start, and
//! at most n + 1 moves from the goal. So the path has at most m + n + 2 moves: at most one move too
//! many. In this puzzle, it is never one move too many: two paths between the same boards never
//! differ by one move ([`eight`](crate::eight) says why). In the rotation game, the path can be one
//! turn too long, since seven turns of a line change nothing. There, grow whole layers.
//!
//! Use it when the goal is a single known position and moves can be undone. It needs no heuristic,
//! and yet visits about as many boards as [`ida_star`](super::ida_star).
//!
//! Method: bidirectional breadth-first search with hash maps.
//! Time:   O(b^(d/2)) for a path of d moves and a branching factor b, instead of O(b^d).
//! Space:  the same.
//!
//! Try: `course hdu1043 bidirectional --trace < samples/hdu1043/sample-1.in` shows how the sides
//! take turns, and visits 621 positions. Then let the side with the larger layer grow:
//!
//! ```diff
//! -        let meeting = if front.layer.len() <= back.layer.len() {
//! +        let meeting = if front.layer.len() > back.layer.len() {
//! ```
//!
//! One side goes nearly all the way, and there are 21,543 visits.

use std::collections::hash_map::Entry;
use std::collections::HashMap;

use crate::course::tool::trace;
use crate::eight::{inverse, walk_back, Board, Move, Puzzle};

/// A search from one of the two ends.
struct Side {
    /// The last move to each board that was seen.
    last_move: HashMap<Board, Option<Move>>,
    /// The newest layer: the boards at the largest distance so far.
    layer: Vec<Board>,
}

/// Returns a path by breadth-first search from both ends. The side with the smaller newest layer
/// grows by a layer, until it reaches a board that the other side knows.
pub fn solve(puzzle: &Puzzle) -> Vec<Move> {
    if puzzle.start == puzzle.goal {
        return Vec::new();
    }
    let mut front = Side::new(puzzle.start);
    let mut back = Side::new(puzzle.goal);
    loop {
        let meeting = if front.layer.len() <= back.layer.len() {
            trace::side(" from the start");
            front.grow(&back, puzzle.letters)
        } else {
            trace::side(" from the goal");
            back.grow(&front, puzzle.letters)
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

    /// Grows by a layer. Returns the first new board that the other side knows, if there is one.
    fn grow(&mut self, other: &Side, letters: &'static [Move]) -> Option<Board> {
        for board in std::mem::take(&mut self.layer) {
            trace::visit(board, || trace::layer(self.path_to(board)));
            for (step, next) in board.neighbours(letters) {
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

    /// Returns the path from this side's end to a board that was seen.
    fn path_to(&self, board: Board) -> Vec<Move> {
        walk_back(board, |reached| self.last_move[&reached])
    }
}

/// Returns the path from the start to the goal through the board where the sides met. Its second
/// half undoes the moves from the goal to this board, the last move first.
fn join(meeting: Board, front: &Side, back: &Side) -> Vec<Move> {
    let mut path = front.path_to(meeting);
    path.extend(back.path_to(meeting).into_iter().rev().map(inverse));
    path
}
