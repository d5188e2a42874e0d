//! Lesson 9: one breadth-first search from the goal, for all boards.
//!
//! All boards have the same goal, and moves can be taken back. So a single search that starts at
//! the goal and never stops learns for every board how to get nearer: the first move, and the
//! number of the board that it leads to. After that a board is answered by walking from number to
//! number.
//!
//! The search goes by layers, each holding all boards at one distance, and tries the first move on
//! the whole layer, then the second and so on. So where several moves lead from a board to the
//! layer before, the first of them in order is found first, and the walk takes the first of the
//! shortest paths. (A plain queue would do where any shortest path will.)
//!
//! Where each puzzle has a goal of its own, rename the tiles: call the goal's first tile 1, its
//! second 2 and so on, in the start and in the goal alike. Then only nine goals are left, one for
//! each cell of the blank, and each is searched when it is first needed.
//!
//! Use it for many boards, as at HDU 1043: this is what people submit there. For one board it does
//! more work than any other method.
//!
//! Time: O(9!) for the first board of a goal, O(length of the path) for each after it.
//! Memory: 5 * 9! bytes for each of the goals.

use crate::eight::{letters, Board, Move, Puzzle, BLANK, BOARDS};
use crate::Outcome;

/// For the number of each board the first move to the goal, and the number of the board after it.
struct Directions {
    first_move: Vec<Option<Move>>,
    next: Vec<u32>,
}

/// Returns a solver that keeps its searches; its puzzles must all have the same order of moves.
pub fn solver() -> impl FnMut(&Puzzle) -> Outcome {
    let mut by_blank: [Option<Directions>; 9] = Default::default();
    move |puzzle| {
        let [start, goal] = rename(puzzle);
        let blank = goal.places()[usize::from(BLANK)];
        let mut visited = 0;
        let search = || Directions::search(goal, puzzle.moves, &mut visited);
        let path = by_blank[blank].get_or_insert_with(search).walk(start);
        Outcome { path, visited }
    }
}

impl Directions {
    fn search(goal: Board, moves: [Move; 4], visited: &mut usize) -> Directions {
        let mut first_move = vec![None; BOARDS];
        let mut next = vec![0; BOARDS];
        let mut layer = vec![(goal, goal.number())];
        while !layer.is_empty() {
            *visited += layer.len();
            let mut farther = Vec::new();
            for step in moves {
                for &(board, number) in &layer {
                    // The board from which `step` leads to this one.
                    if let Some(before) = board.after(step.inverse()) {
                        let number_before = before.number();
                        if first_move[number_before].is_none() && before != goal {
                            first_move[number_before] = Some(step);
                            next[number_before] = number as u32;
                            farther.push((before, number_before));
                        }
                    }
                }
            }
            layer = farther;
        }
        Directions { first_move, next }
    }

    /// The path from a board to the goal, which has no first move.
    fn walk(&self, start: Board) -> String {
        let mut path = Vec::new();
        let mut number = start.number();
        while let Some(step) = self.first_move[number] {
            path.push(step);
            number = self.next[number] as usize;
        }
        letters(&path)
    }
}

/// The start and the goal, the tiles being renamed so that the goal has them in order.
fn rename(puzzle: &Puzzle) -> [Board; 2] {
    let mut names = [BLANK; 9];
    let tiles = puzzle.goal.0.into_iter().filter(|&symbol| symbol != BLANK);
    for (tile, name) in tiles.zip(1..) {
        names[usize::from(tile)] = name;
    }
    [puzzle.start, puzzle.goal].map(|board| Board(board.0.map(|symbol| names[usize::from(symbol)])))
}
