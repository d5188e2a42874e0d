//! One breadth-first search from the goal, for all boards.
//!
//! All boards have the same goal, and the distance from the goal is the distance to the goal
//! ([`eight`](crate::eight) says why). So a single search from the goal through all boards finds
//! the distance of each board. A path then goes downhill: take the first move that leads one move
//! nearer, until the goal is reached. As the moves are tried in order, the path is the first of the
//! shortest paths.
//!
//! A function `solve`, as in [`bfs_hash_map`](super::bfs_hash_map), would forget the distances
//! after each board. So this lesson has a function `solver`, which returns a closure that solves.
//! The closure keeps the variable `kept` between calls. For the first puzzle, `kept` is empty, and
//! `get_or_insert_with` runs the search from the goal of this puzzle. For later puzzles,
//! `get_or_insert_with` returns the distances in `kept`.
//!
//! At HDU 3567, each puzzle has a goal of its own. Rename the tiles: then only nine goals are left,
//! one for each cell of the blank. The search from each goal runs when that goal is first needed
//! (see [`case_solver`](super::tool::solvers::case_solver)).
//!
//! Use it for many boards, as at HDU 1043. For one board, no method visits more positions.
//!
//! Method: one breadth-first search from the goal, with an array by Cantor expansion.
//! Time:   O(9!) once for a goal, then O(length of the path) for each board.
//! Space:  9! bytes for a goal, and the queue.
//!
//! Try: `course hdu1043 bfs_from_goal --count < samples/hdu1043/hardest.in` counts 181,440
//! positions for the first board and none for the second. Then take boards from the end of the
//! queue:
//!
//! ```diff
//! -    while let Some(board) = queue.pop_front() {
//! +    while let Some(board) = queue.pop_back() {
//! ```
//!
//! A board enters again whenever a shorter path to it turns up. The answers stay right, but there
//! are 17,664,881 visits, which take some seconds.

use std::collections::VecDeque;

use crate::course::tool::trace;
use crate::eight::{rank_of, Move, Puzzle, BOARDS};

/// Returns a solver for puzzles that all have the same goal. The solver searches from the goal
/// once. From a start, it takes the first move that leads one move nearer, until it reaches the
/// goal.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut kept = None;
    move |puzzle: &Puzzle| {
        let distances = kept.get_or_insert_with(|| distances_to_goal(puzzle));
        let mut path = Vec::new();
        let mut board = puzzle.start;
        while board != puzzle.goal {
            let distance = distances[rank_of(board)] - 1;
            let mut neighbours = board.neighbours(puzzle.letters);
            let nearer = neighbours.find(|(_, next)| distances[rank_of(*next)] == distance);
            let (step, next) = nearer.expect("some move leads nearer");
            path.push(step);
            board = next;
        }
        path
    }
}

/// Returns the distance of each board to the goal, indexed by the board's rank: breadth-first
/// search.
fn distances_to_goal(puzzle: &Puzzle) -> Vec<u8> {
    let mut distances = vec![u8::MAX; BOARDS];
    let mut queue = VecDeque::from([puzzle.goal]);
    distances[rank_of(puzzle.goal)] = 0;
    while let Some(board) = queue.pop_front() {
        trace::visit(board, || format!("layer {}", distances[rank_of(board)]));
        let farther = distances[rank_of(board)] + 1;
        for (_, next) in board.neighbours(puzzle.letters) {
            let distance = &mut distances[rank_of(next)];
            if farther < *distance {
                *distance = farther;
                queue.push_back(next);
            }
        }
    }
    distances
}
