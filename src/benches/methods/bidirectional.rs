//! Lesson 3: breadth-first search from both ends.
//!
//! The number of boards at a distance grows with the distance, by a factor of 1.4 to 1.8 a move. So
//! two searches that meet halfway, one from the start and one from the goal, see far fewer boards
//! than one that goes all the way. Each side grows by a whole layer at a time (all its boards at
//! the same distance), and it is always the turn of the side whose newest layer is smaller. As soon
//! as a board found by one side is known to the other, the two halves make a shortest path: had
//! there been a shorter one, its two halves would have met in an earlier layer.
//!
//! Use it when the goal is a single known position and moves can be undone. It needs no knowledge
//! of the puzzle, and yet comes near to methods that do.
//!
//! Time and memory: O(b^(d/2)) for a path of d moves, instead of O(b^d). The path is a shortest
//! one, though not always the first in the order of the moves: that depends on where the sides met.

use std::collections::hash_map::Entry;
use std::collections::HashMap;

use crate::eight::{letters, trace_back, Board, Move, Puzzle};
use crate::Outcome;

/// One of the two searches.
struct Side {
    /// The last move to each board that was seen.
    last_move: HashMap<Board, Option<Move>>,
    /// The boards that were seen last, all at the same distance.
    layer: Vec<Board>,
}

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let [mut front, mut back] = [Side::new(puzzle.start), Side::new(puzzle.goal)];
    let mut visited = 0;
    let mut meeting = Some(puzzle.start).filter(|&start| start == puzzle.goal);
    while meeting.is_none() {
        let front_is_smaller = front.layer.len() <= back.layer.len();
        let (side, other) =
            if front_is_smaller { (&mut front, &back) } else { (&mut back, &front) };
        meeting = side.grow(other, puzzle.moves, &mut visited);
    }
    let path = meeting.map(|board| join(board, &front, &back));
    Outcome { path: path.expect("the sides have met"), visited }
}

impl Side {
    fn new(origin: Board) -> Side {
        Side { last_move: HashMap::from([(origin, None)]), layer: vec![origin] }
    }

    /// Goes one move further, and returns a board that the other side knows, if there is one.
    fn grow(&mut self, other: &Side, moves: [Move; 4], visited: &mut usize) -> Option<Board> {
        for board in std::mem::take(&mut self.layer) {
            *visited += 1;
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

/// The path from the start to the meeting, and then, taking back the moves of the other side, from
/// there to the goal.
fn join(meeting: Board, front: &Side, back: &Side) -> String {
    let mut path = trace_back(meeting, |board| front.last_move[&board]);
    path.reverse();
    let rest = trace_back(meeting, |board| back.last_move[&board]);
    path.extend(rest.into_iter().map(Move::inverse));
    letters(&path)
}
