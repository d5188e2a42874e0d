//! The search of lessons 8 and 10: IDA*.

use crate::part_board::Board;
use crate::part_inverse::inverse;
use crate::part_moves::{Move, Puzzle};

/// Iterative-deepening A*: depth-first search along all paths that promise to keep to a limit,
/// which rises until one does.
pub fn search(puzzle: &Puzzle, heuristic: impl Fn(Board) -> u32) -> Vec<Move> {
    let mut path = Vec::new();
    let mut limit = heuristic(puzzle.start);
    while !descend(puzzle, puzzle.start, limit, &heuristic, &mut path) {
        // Each move changes the colour of the blank's cell, if the cells are coloured like a chess
        // board, and the estimate is even or odd as the number of moves is.
        limit += 2;
    }
    path
}

/// Extends the path from `board` to the goal by at most `remaining` moves, if that can be done.
fn descend(
    puzzle: &Puzzle,
    board: Board,
    remaining: u32,
    heuristic: &impl Fn(Board) -> u32,
    path: &mut Vec<Move>,
) -> bool {
    if heuristic(board) > remaining {
        return false;
    }
    crate::count::visit();
    if board == puzzle.goal {
        return true;
    }
    for (step, next) in board.neighbours(puzzle.moves) {
        // To take back the last move at once is never part of a shortest path.
        if path.last() == Some(&inverse(step)) {
            continue;
        }
        path.push(step);
        if descend(puzzle, next, remaining - 1, heuristic, path) {
            return true;
        }
        path.pop();
    }
    false
}
