//! Iterative deepening with a lower bound, for the rotation game.
//!
//! The board and its turns are in [`rotation`](crate::rotation). The method is that of lesson 9: a
//! depth-first search with a limit on the turns, which rises until a path keeps to it. The lower
//! bound: a turn moves one line, and so pushes one symbol out of the centre and one in. Hence it
//! makes at most one more square of the centre right, and a symbol that fills all but five squares
//! needs five turns or more. Eight less the count of the centre's most common symbol is therefore
//! never too large. All three symbols are looked for at once, and the turns are tried in order, so
//! that the first path found is the first of the shortest in lexicographic order.
//!
//! Use it where the judge asks for the first of the shortest paths in lexicographic order, and
//! paths are short: a few lines of code, and no memory. Many people submit it. But long paths
//! take long: each further turn takes about five times as long, and the few boards that need
//! thirteen turns (the most that any needs) take some two hundred times as long as a random one.
//!
//! Method: iterative deepening A* with the squares of the centre still to fill.
//! Time:   O(7^d) at worst for d turns.
//! Space:  O(d).
//!
//! Try: `course poj2286 rotation_ida_star --trace < samples/poj2286/sample-1.in` goes straight to
//! both goals. On samples/poj2286/best-of-all-symbols.in, nine turns, `--count` says 7,424. Let the
//! search take back its last turn (`if false && path.last() …`): 10,861.

use crate::course::trace;
use crate::rotation::{Board, CENTRE, INVERSE};

/// Returns a path by iterative deepening: depth-first search along all paths that promise to keep
/// to a limit, which rises until one does.
pub fn solve(start: Board) -> Vec<usize> {
    let mut path = Vec::new();
    let mut limit = lower_bound(start);
    while !descend(start, limit, &mut path) {
        limit += 1;
    }
    path
}

/// Extends the path from `board` to a full centre by at most `remaining` turns, and returns whether
/// that can be done.
fn descend(board: Board, remaining: u32, path: &mut Vec<usize>) -> bool {
    let bound = lower_bound(board);
    if bound > remaining {
        return false;
    }
    trace::visit(board, || trace::limit(path.len(), bound, remaining));
    if bound == 0 {
        return true;
    }
    for (turn, inverse) in INVERSE.iter().enumerate() {
        // To take back the last turn at once is never part of a shortest path.
        if path.last() == Some(inverse) {
            continue;
        }
        path.push(turn);
        if descend(board.after(turn), remaining - 1, path) {
            return true;
        }
        path.pop();
    }
    false
}

/// Returns eight less the count of the centre's most common symbol: a turn pushes one symbol out of
/// the centre and one in.
fn lower_bound(board: Board) -> u32 {
    let mut fewest = 8;
    for symbol in 1..=3 {
        let missing = CENTRE.iter().filter(|&&square| board.0[square] != symbol).count();
        fewest = fewest.min(missing as u32);
    }
    fewest
}
