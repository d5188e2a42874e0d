//! One breadth-first search from the full centre, for all boards of the rotation game.
//!
//! The full centre is the same pattern for every board and every symbol. So the method of
//! [`bfs_from_goal`](super::bfs_from_goal) works again: a single search from the full centre finds
//! how many turns each pattern needs. From the pattern of each symbol, a path then takes the first
//! turn that leads one turn nearer, until the centre is full. The best of the three paths is the
//! answer, as in [`rotation_bfs`](super::rotation_bfs).
//!
//! `src/bin/poj2286.rs` makes a [perimeter search](super::perimeter_search) of this method. The
//! search from a board turns the patterns of all three symbols at once, until one of them is in the
//! table. The heuristic of [`rotation_ida_star`](super::rotation_ida_star) was tried, and did not
//! make it faster.
//!
//! Use it for any number of boards: the search takes 0.1 to 0.4 s, and each board after it
//! takes some microseconds.
//!
//! Method: one breadth-first search from the full centre, with patterns as bitmasks.
//! Time:   O(2^24) once for the array and 735,471 patterns, then O(turns) for each board.
//! Space:  2^24 bytes, and the queue.
//!
//! Try: `course poj2286 rotation_bfs_from_goal --count < samples/poj2286/sample-1.in` counts
//! 735,471 positions for the first board and none for the second, whose answer is DDHH. Then try
//! the turns from the last to the first:
//!
//! ```diff
//! -        let turn = (0..8).find(is_nearer).expect("some turn leads nearer");
//! +        let turn = (0..8).rev().find(is_nearer).expect("some turn leads nearer");
//! ```
//!
//! The answer is HHDD, the last of the shortest paths in lexicographic order.

use std::collections::VecDeque;

use crate::course::tool::trace;
use crate::rotation::{best, full_centre, pattern, turned, Board, BITMASKS};

/// Returns a solver that knows the distance of each pattern to the full centre, and walks to the
/// full centre from the pattern of each symbol.
pub fn solver() -> impl FnMut(Board) -> Vec<usize> {
    let distances = distances_to_centre();
    move |start| best(&[1, 2, 3].map(|symbol| walk(pattern(start, symbol), &distances)))
}

/// Returns the first of the shortest paths from a pattern to the full centre: it takes the first
/// turn that leads one turn nearer, until no turn is left.
fn walk(mut pattern: usize, distances: &[u8]) -> Vec<usize> {
    let mut path = Vec::new();
    for distance in (0..distances[pattern]).rev() {
        let is_nearer = |&turn: &usize| distances[turned(pattern, turn)] == distance;
        let turn = (0..8).find(is_nearer).expect("some turn leads nearer");
        path.push(turn);
        pattern = turned(pattern, turn);
    }
    path
}

/// Returns the distance of each pattern to the full centre, indexed by the pattern: breadth-first
/// search from the full centre.
fn distances_to_centre() -> Vec<u8> {
    let goal = full_centre();
    let mut distances = vec![u8::MAX; BITMASKS];
    let mut queue = VecDeque::from([goal]);
    distances[goal] = 0;
    while let Some(pattern) = queue.pop_front() {
        trace::visit(trace::Pattern(pattern), || format!("layer {}", distances[pattern]));
        let farther = distances[pattern] + 1;
        for turn in 0..8 {
            let next = turned(pattern, turn);
            if farther < distances[next] {
                distances[next] = farther;
                queue.push_back(next);
            }
        }
    }
    distances
}
