//! Lesson 8: iterative-deepening A*, called IDA*.
//!
//! Go down one path as far as it promises to be short enough, step back, try the next: a
//! depth-first search, which remembers only the path it is on. What "short enough" is, is a bound
//! on the moves made plus the Manhattan distance of lesson 5. The first bound is the estimate for
//! the start; if no path keeps to it, the next bound is tried from the start again. Searching again
//! costs little, since the last bound has far more paths than all those before. The first bound
//! that succeeds is the length of a shortest path, and as the moves are tried in order, the first
//! of those is found.
//!
//! The bound rises by two: each move changes the colour of the blank's cell, if the cells are
//! coloured like a chess board, and the Manhattan distance by one up or down. So either all paths
//! to the goal have an even length or all have an odd one, and the estimate is of the same kind.
//!
//! Use it when memory is short, or states cannot be numbered: it is what solves the fifteen puzzle.
//! It has no array to clear, too, and is often the quickest for a single board.
//!
//! Time: O(paths within the bound), boards met by several paths being entered several times.
//! Memory: O(length of the path).

use crate::a_star_manhattan::manhattan;
use crate::eight::{letters, Board, Move, Puzzle};
use crate::Outcome;

struct Search {
    moves: [Move; 4],
    /// The cell of each symbol in the goal.
    places: [usize; 9],
    path: Vec<Move>,
    visited: usize,
}

pub fn solve(puzzle: &Puzzle) -> Outcome {
    let places = puzzle.goal.places();
    let mut search = Search { moves: puzzle.moves, places, path: Vec::new(), visited: 0 };
    let mut bound = manhattan(puzzle.start, &places);
    while !search.descend(puzzle.start, bound) {
        bound += 2;
    }
    Outcome { path: letters(&search.path), visited: search.visited }
}

impl Search {
    /// Extends the path from `board` to the goal by at most `remaining` moves, if that can be done.
    fn descend(&mut self, board: Board, remaining: u16) -> bool {
        let estimate = manhattan(board, &self.places);
        if estimate > remaining {
            return false;
        }
        self.visited += 1;
        if estimate == 0 {
            return true;
        }
        for (step, next) in board.neighbours(self.moves) {
            // To take back the last move at once is never part of a shortest path.
            if self.path.last() == Some(&step.inverse()) {
                continue;
            }
            self.path.push(step);
            if self.descend(next, remaining - 1) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}
