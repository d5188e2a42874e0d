//! Lesson 13: one breadth-first search from the full centre, for all boards of the rotation game.

use std::collections::VecDeque;

use crate::course::rotation::{best, pattern, turned, Board, BITMASKS, CENTRE};
use crate::course::trace;

/// Returns a solver that knows the distance of each pattern to the full centre, and walks there
/// from the pattern of each symbol.
pub fn solver() -> impl FnMut(Board) -> Vec<usize> {
    let distances = distances();
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

/// Returns the distances of all patterns to the full centre: breadth-first search from there.
fn distances() -> Vec<u8> {
    let goal: usize = CENTRE.iter().map(|square| 1 << square).sum();
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
