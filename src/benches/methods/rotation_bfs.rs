//! Lesson 11: breadth-first search for each symbol alone, for the rotation game.
//!
//! There are 24! / (8! 8! 8!), nearly ten thousand million boards: too many to mark as seen. But to
//! fill the centre with one symbol, it matters only where that symbol stands. The other two can be
//! taken for one, and what is left is a pattern: eight squares out of 24, of which there are just
//! 735,471. A pattern is written as 24 bits, one a square, and these bits are a number: the
//! pattern's place in an array. So each symbol gets a breadth-first search of its own, as in lesson
//! 2.
//!
//! Each finds the first of the shortest paths for its symbol. The answer is the best of the three:
//! the shortest, and of equally short ones the smallest in dictionary order. To keep the first
//! symbol's path unless another is shorter is a mistake that many boards do not show.
//!
//! Use it when hard boards matter: no board takes longer than the 3 * 735,471 patterns do. The full
//! centre being the same pattern for every board, the next step is that of lesson 9: a single
//! search from there, for all boards and all symbols.
//!
//! Time: O(C(24, 8)). Memory: O(2^24) bytes, 16 MB.

use std::collections::VecDeque;

use crate::rotation::{letters, Board, Turn, CENTRE};
use crate::Outcome;

const PATTERNS: usize = 1 << 24;

pub fn solve(board: Board) -> Outcome {
    let searches = [1, 2, 3].map(|symbol| search(board, symbol));
    let visited = searches.iter().map(|search| search.visited).sum();
    let paths = searches.into_iter().map(|search| search.path);
    let best = paths.min_by(|one, other| one.len().cmp(&other.len()).then(one.cmp(other)));
    Outcome { path: best.expect("there are three symbols"), visited }
}

/// The first of the shortest paths that fill the centre with a symbol.
fn search(board: Board, symbol: u8) -> Outcome {
    let start = pattern((0..24).filter(|&square| board.0[square] == symbol));
    let goal = pattern(CENTRE);
    let mut last_turn = vec![None; PATTERNS];
    let mut queue = VecDeque::from([start]);
    let mut visited = 0;
    while let Some(pattern) = queue.pop_front() {
        visited += 1;
        if pattern == goal {
            return Outcome { path: trace_back(pattern, &last_turn), visited };
        }
        for turn in Turn::ALL {
            let next = after(pattern, turn);
            if last_turn[next].is_none() && next != start {
                last_turn[next] = Some(turn);
                queue.push_back(next);
            }
        }
    }
    unreachable!("the turns reach every pattern");
}

fn trace_back(mut pattern: usize, last_turn: &[Option<Turn>]) -> String {
    let mut turns = Vec::new();
    while let Some(turn) = last_turn[pattern] {
        turns.push(turn);
        pattern = after(pattern, turn.inverse());
    }
    letters(turns.iter().rev())
}

/// The bits of some squares.
fn pattern(squares: impl IntoIterator<Item = usize>) -> usize {
    squares.into_iter().map(|square| 1 << square).sum()
}

/// The pattern after a turn: each bit of the track is that of the place after it.
fn after(pattern: usize, turn: Turn) -> usize {
    let track = turn.track();
    let mut next = pattern;
    for place in 0..7 {
        let bit = pattern >> track[(place + 1) % 7] & 1;
        next = next & !(1 << track[place]) | bit << track[place];
    }
    next
}
