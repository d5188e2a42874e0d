//! A* with the mistakes that are made most, in its usual forms.
//!
//! The samples called `a-star` have to catch 95 % of the forms that are wrong on any of 400 random
//! boards. `cargo test --release -- --ignored --nocapture a_star` counts the forms that are caught,
//! and prints which random boards would catch the rest.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use puzzle_tools::course::shared::heuristics::{apart, cells, manhattan};
use puzzle_tools::eight::{rank_of, walk_back, Board, Move, BLANK, BOARDS};
use puzzle_tools::stress::letters::ORDERS;

/// A function that estimates the moves from a board to a goal, given the cell of each symbol in the
/// goal.
pub type Heuristic = fn(Board, &[usize; 9]) -> u32;

/// The mistakes, and their heuristics. The first heuristic is right: the only mistake is to mark
/// boards when they are pushed.
const MISTAKES: [(&str, Heuristic); 5] = [
    ("marks-when-pushed", manhattan),
    ("linear-conflict", |board, goal_cells| {
        manhattan(board, goal_cells) + 2 * reversed_pairs(board, goal_cells)
    }),
    ("blank-counted", |board, goal_cells| {
        manhattan(board, goal_cells) + apart(board.cell(BLANK), goal_cells[usize::from(BLANK)])
    }),
    ("weighted", |board, goal_cells| 2 * manhattan(board, goal_cells)),
    ("cells-that-differ", |board, goal_cells| {
        let differs = |&cell: &usize| goal_cells[usize::from(board.0[cell])] != cell;
        (0..9).filter(differs).count() as u32
    }),
];

/// The mistakes that do no harm if boards are marked when they are popped: on a shortest path, no
/// sum is more than 1 above the sum at its end, and any longer path has at least two moves more.
const RIGHT_WHEN_POPPED: [&str; 2] = ["marks-when-pushed", "cells-that-differ"];

/// A key: of boards with the same sum of depth and estimate, the board of the least key is popped
/// first. The parameters are the estimate, the depth, and how many boards were pushed before.
pub type Tie = fn(u32, u32, i32) -> (u32, i32);

/// The rules for ties: first in first out, last in first out, the least estimate, and the least
/// depth. If the last two leave several boards, the one that was pushed first.
const TIES: [Tie; 4] = [
    |_, _, pushed| (0, pushed),
    |_, _, pushed| (0, -pushed),
    |estimate, _, pushed| (estimate, pushed),
    |_, depth, pushed| (depth, pushed),
];

/// When a board is marked. A marked board is not pushed again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Marked {
    /// A shorter path that is met before the board is popped is lost.
    WhenPushed,
    /// The board may be in the heap more than once.
    WhenPopped,
    /// When pushed, but it is pushed again if a shorter path to it is met.
    UntilShorter,
}

/// A solver by A* with a mistake.
pub struct AStar {
    pub mistake: &'static str,
    /// The estimate of the moves to the goal.
    pub heuristic: Heuristic,
    pub marked: Marked,
    /// The moves in the order in which they are tried.
    pub order: &'static str,
    pub tie: Tie,
}

/// Solvers with each mistake, that mark boards when pushed or when popped, with each order of moves
/// and each rule for ties; but none that is right.
pub fn all() -> Vec<AStar> {
    let mut solvers = Vec::new();
    for (mistake, heuristic) in MISTAKES {
        for marked in [Marked::WhenPopped, Marked::WhenPushed] {
            if marked == Marked::WhenPopped && RIGHT_WHEN_POPPED.contains(&mistake) {
                continue;
            }
            for order in ORDERS {
                for tie in TIES {
                    solvers.push(AStar { mistake, heuristic, marked, order, tie });
                }
            }
        }
    }
    solvers
}

/// The entry of the start, to which no move leads.
const NO_MOVE: Move = b'-';

impl AStar {
    /// The path that the solver finds to a goal that can be reached.
    pub fn solve(&self, start: Board, goal: Board) -> Vec<Move> {
        let goal_cells = cells(goal);
        // For each board that is marked, by its rank, the last move of the path to it, and the
        // number of its moves; 0 for others.
        let mut marks = vec![(0, 0_u8); BOARDS];
        let mut heap = BinaryHeap::from([Reverse((0, (0, 0), 0, start, NO_MOVE))]);
        let mut pushed = 0;
        while let Some(Reverse((.., depth, board, last_move))) = heap.pop() {
            let mark = &mut marks[rank_of(board)];
            if mark.0 == 0 {
                *mark = (last_move, depth as u8);
            } else if self.marked == Marked::WhenPopped {
                continue;
            }
            if board == goal {
                break;
            }
            let depth = depth + 1;
            for (step, next) in board.neighbours(self.order.as_bytes()) {
                let mark = &mut marks[rank_of(next)];
                let is_shorter = self.marked == Marked::UntilShorter && depth < u32::from(mark.1);
                if mark.0 != 0 && !is_shorter {
                    continue;
                }
                if self.marked != Marked::WhenPopped {
                    *mark = (step, depth as u8);
                }
                let estimate = (self.heuristic)(next, &goal_cells);
                let key = (self.tie)(estimate, depth, pushed);
                heap.push(Reverse((depth + estimate, key, depth, next, step)));
                pushed += 1;
            }
        }
        let last_move = |board| Some(marks[rank_of(board)].0).filter(|&step| step != NO_MOVE);
        walk_back(goal, last_move)
    }
}

/// The number of pairs of tiles that are on the line of both their goals, in reverse order. To add
/// two moves for each pair is too much: of three tiles in reverse order, only two have to leave
/// their line.
fn reversed_pairs(board: Board, goal_cells: &[usize; 9]) -> u32 {
    let mut count = 0;
    for a in 0..9 {
        for b in a + 1..9 {
            if board.0[a] == BLANK || board.0[b] == BLANK {
                continue;
            }
            let goal_of_a = goal_cells[usize::from(board.0[a])];
            let goal_of_b = goal_cells[usize::from(board.0[b])];
            let is_row = [b, goal_of_a, goal_of_b].iter().all(|cell| cell / 3 == a / 3);
            let is_column = [b, goal_of_a, goal_of_b].iter().all(|cell| cell % 3 == a % 3);
            if goal_of_a > goal_of_b && (is_row || is_column) {
                count += 1;
            }
        }
    }
    count
}
