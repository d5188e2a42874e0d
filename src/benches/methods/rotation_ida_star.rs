//! Lesson 10: iterative deepening with an estimate, for the rotation game.
//!
//! The method is that of lesson 8: a depth-first search with a bound on the turns, which rises
//! until a path keeps to it. The estimate: a turn moves one track, and so pushes one symbol out of
//! the centre and one in. Hence it makes at most one more square of the centre right, and a symbol
//! that fills all but five squares needs five turns or more. Eight less the count of the centre's
//! most common symbol is therefore never too large. All three symbols are looked for at once, and
//! the turns are tried in order, so that the first path found is the first of the shortest.
//!
//! Use it where the judge asks for a path of least length and of smallest letters, and paths are
//! short: a few lines of code, and no memory. It is what people submit. Its time is another matter:
//! each further turn takes about five times as long, and the few boards that need thirteen turns
//! (the most that any needs) take some two hundred times as long as a random one.
//!
//! Time: O(7^d) at worst for d turns. Memory: O(d).

use crate::rotation::{letters, Board, Turn, CENTRE};
use crate::Outcome;

struct Search {
    path: Vec<Turn>,
    visited: usize,
}

pub fn solve(board: Board) -> Outcome {
    let mut search = Search { path: Vec::new(), visited: 0 };
    let mut bound = estimate(board);
    while !search.descend(board, bound) {
        bound += 1;
    }
    Outcome { path: letters(&search.path), visited: search.visited }
}

impl Search {
    /// Extends the path from `board` to a full centre by at most `remaining` turns, if that can be
    /// done.
    fn descend(&mut self, board: Board, remaining: usize) -> bool {
        let estimate = estimate(board);
        if estimate > remaining {
            return false;
        }
        self.visited += 1;
        if estimate == 0 {
            return true;
        }
        for turn in Turn::ALL {
            // To take back the last turn at once is never part of a shortest path.
            if self.path.last() == Some(&turn.inverse()) {
                continue;
            }
            self.path.push(turn);
            if self.descend(board.after(turn), remaining - 1) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

/// Eight less the count of the centre's most common symbol.
fn estimate(board: Board) -> usize {
    let missing = |symbol| CENTRE.iter().filter(|&&square| board.0[square] != symbol).count();
    missing(1).min(missing(2)).min(missing(3))
}
