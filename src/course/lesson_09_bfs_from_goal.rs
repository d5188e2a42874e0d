//! Lesson 9: one breadth-first search from the goal, for all boards.
//!
//! All boards have the same goal, and moves can be taken back. So a single search that starts at
//! the goal and never stops learns the distance of every board. After that a board is answered by
//! walking downhill: of the boards one move away, take the first that is one move nearer, until the
//! goal is reached. As the moves are tried in order, that is the first of the shortest paths.
//!
//! Where each puzzle has a goal of its own, as at HDU 3567, rename the tiles (`part_rename`): then
//! only nine goals are left, and each is searched when it is first needed.
//!
//! Use it for many boards, as at HDU 1043: this is what people submit there. For one board it does
//! more work than any other method.
//!
//! Time: O(9!) for the first board of a goal, O(length of the path) for each after it.
//! Memory: 9! bytes for each goal, and the queue.

use std::collections::VecDeque;

use crate::part_board::Board;
use crate::part_cantor::{number, BOARDS};
use crate::part_moves::{Move, Puzzle};

/// What stands for the distance of a board that the search has not met.
const UNKNOWN: u8 = u8::MAX;

/// Returns a solver that searches from each goal once, and then walks to it from each start: of the
/// boards one move away, it takes the first that is one move nearer. Goals with the same cell of
/// the blank have to be the same.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut by_blank: [Option<Vec<u8>>; 9] = Default::default();
    move |puzzle: &Puzzle| {
        let search = || distances(puzzle.goal, puzzle.moves);
        let distances = by_blank[puzzle.goal.blank()].get_or_insert_with(search);
        let mut path = Vec::new();
        let mut board = puzzle.start;
        while board != puzzle.goal {
            let nearer = distances[number(board)] - 1;
            let mut neighbours = board.neighbours(puzzle.moves);
            let found = neighbours.find(|(_, next)| distances[number(*next)] == nearer);
            let (step, next) = found.expect("some move leads nearer");
            path.push(step);
            board = next;
        }
        path
    }
}

/// The distances of all boards to the goal, by their numbers: breadth-first search from the goal.
fn distances(goal: Board, moves: [Move; 4]) -> Vec<u8> {
    let mut distances = vec![UNKNOWN; BOARDS];
    let mut queue = VecDeque::from([goal]);
    distances[number(goal)] = 0;
    while let Some(board) = queue.pop_front() {
        crate::count::visit();
        let farther = distances[number(board)] + 1;
        for (_, next) in board.neighbours(moves) {
            let distance = &mut distances[number(next)];
            if *distance == UNKNOWN {
                *distance = farther;
                queue.push_back(next);
            }
        }
    }
    distances
}
