//! Breadth-first search for each symbol alone, for the rotation game.
//!
//! There are 24! / (8! 8! 8!), nearly 10^10 boards: too many to mark as seen. But one symbol has
//! just C(24, 8) = 735,471 patterns ([`rotation`](crate::rotation)). So each symbol gets a
//! breadth-first search of its own, as in [`bfs_cantor`](super::bfs_cantor). A pattern is a bitmask
//! of 24 bits, and this number is the index of the pattern in an array. (The combinatorial number
//! system would rank the patterns without gaps. `src/bin/poj2286.rs` uses that system, but an array
//! of 16 MB makes shorter code.)
//!
//! Each search finds the first of the shortest paths for its symbol. The answer is the best of the
//! three paths: the shortest, or on a tie the first in lexicographic order. To keep the path of the
//! first symbol on a tie is a mistake. One random board in eight shows it, but the official sample
//! does not.
//!
//! Use it when hard boards matter: no board takes more than 3 * 735,471 visits.
//!
//! Method: breadth-first search for each symbol, with patterns as bitmasks.
//! Time:   O(2^24) for each board: 3 * 2^24 entries to clear, and 3 * 735,471 patterns at most.
//! Space:  2^24 bytes, and the queue.
//!
//! Try: `course poj2286 rotation_bfs < samples/poj2286/symbols-tie.in` ends with the answer
//! AACDAEDEGGG. In `scripts/src/rotation.rs`, keep the first symbol's path on a tie:
//!
//! ```diff
//! -    let best = paths.iter().min_by_key(|path| (path.len(), *path));
//! +    let best = paths.iter().min_by_key(|path| path.len());
//! ```
//!
//! The last answer is ACDFCFFDDBC, which is as short. The last six answers are all wrong, and yet
//! samples/poj2286/sample-1.in is answered right.

use std::collections::VecDeque;

use crate::course::tool::trace;
use crate::rotation::{best, full_centre, pattern, turned, Board, BITMASKS, INVERSES};

/// The entry of a pattern without a last turn: the start, or a pattern that is not seen yet.
const NONE: u8 = u8::MAX;

/// Returns the best path of the three symbols.
pub fn solve(start: Board) -> Vec<usize> {
    let mut last_turn = vec![0; BITMASKS];
    best(&[1, 2, 3].map(|symbol| search(pattern(start, symbol), &mut last_turn)))
}

/// Returns the first of the shortest paths from a pattern to the full centre, by breadth-first
/// search. The three searches share the array of last turns, since it takes 16 MB.
fn search(start: usize, last_turn: &mut [u8]) -> Vec<usize> {
    let goal = full_centre();
    last_turn.fill(NONE);
    let mut queue = VecDeque::from([start]);
    while let Some(pattern) = queue.pop_front() {
        trace::visit(trace::Pattern(pattern), || trace::layer(walk_back(pattern, last_turn)));
        if pattern == goal {
            break;
        }
        for turn in 0..8 {
            let next = turned(pattern, turn);
            if last_turn[next] == NONE && next != start {
                last_turn[next] = turn as u8;
                queue.push_back(next);
            }
        }
    }
    walk_back(goal, last_turn)
}

/// Returns the path to a pattern, found backwards by the last turns, until a pattern has none.
fn walk_back(mut pattern: usize, last_turn: &[u8]) -> Vec<usize> {
    let mut path = Vec::new();
    while last_turn[pattern] != NONE {
        let turn = usize::from(last_turn[pattern]);
        path.push(turn);
        pattern = turned(pattern, INVERSES[turn]);
    }
    path.reverse();
    path
}
