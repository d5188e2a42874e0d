//! One breadth-first search from the goal, for all boards.
//!
//! All boards have the same goal, and moves can be taken back. So a single search that starts at
//! the goal and goes on through all boards learns the distance of each. After that a board is
//! answered by walking downhill: of the boards one move away, take the first that is one move
//! nearer, until the goal is reached. As the moves are tried in order, that is the first of the
//! shortest paths.
//!
//! A function `solve`, as in lessons 1 and 2, would forget the distances after each board. So there
//! is a function `solver`, which returns the function that solves: a closure. Its variable `known`
//! lives as long as the closure. It is empty until the first board comes, and with it the goal.
//! Then `get_or_insert_with` searches; for later boards it returns the distances that are there.
//!
//! Where each puzzle has a goal of its own, as at HDU 3567, rename the tiles: then only nine goals
//! are left, one for each cell of the blank, and each is searched when it is first needed
//! (see [`case_solver`](crate::judging::lessons::case_solver)). Symmetry would leave fewer:
//! mirrored and turned boards are as far from mirrored and turned goals, and so three goals would
//! do.
//!
//! Use it for many boards, as at HDU 1043: this is what people submit there. For one board it does
//! more work than any other method.
//!
//! Method: one breadth-first search from the goal, the boards in an array by Cantor expansion.
//! Time:   O(9!) once for a goal, then O(length of the path) for each board.
//! Space:  9! bytes for a goal, and the queue.
//!
//! Try: `course hdu1043 bfs_from_goal --count < samples/hdu1043/hardest.in` counts 181,440
//! positions for the first board and none for the second. Then take boards from the end of the
//! queue (`pop_back`): each time that a shorter path to a board turns up, it enters again. The
//! answers stay right, but now there are 17,664,881 visits, which take some seconds.

use std::collections::VecDeque;

use crate::course::trace;
use crate::eight::{cantor, Move, Puzzle, BOARDS};

/// Returns a solver for puzzles that all have the same goal: it searches from there once. From a
/// start, it takes the first move that leads one move nearer, until it is at the goal.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut known = None;
    move |puzzle: &Puzzle| {
        let distances = known.get_or_insert_with(|| distances_to_goal(puzzle));
        let mut path = Vec::new();
        let mut board = puzzle.start;
        while board != puzzle.goal {
            let distance = distances[cantor(board)] - 1;
            let mut neighbours = board.neighbours(puzzle.moves);
            let nearer = neighbours.find(|(_, next)| distances[cantor(*next)] == distance);
            let (step, next) = nearer.expect("some move leads nearer");
            path.push(step);
            board = next;
        }
        path
    }
}

/// Returns the distances of all boards to the goal, by their numbers: breadth-first search.
fn distances_to_goal(puzzle: &Puzzle) -> Vec<u8> {
    let mut distances = vec![u8::MAX; BOARDS];
    let mut queue = VecDeque::from([puzzle.goal]);
    distances[cantor(puzzle.goal)] = 0;
    while let Some(board) = queue.pop_front() {
        trace::visit(board, || format!("layer {}", distances[cantor(board)]));
        let farther = distances[cantor(board)] + 1;
        for (_, next) in board.neighbours(puzzle.moves) {
            let distance = &mut distances[cantor(next)];
            if farther < *distance {
                *distance = farther;
                queue.push_back(next);
            }
        }
    }
    distances
}
