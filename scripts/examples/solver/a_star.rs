//! A* with the mistakes that are made most, in its usual forms.
//!
//! The samples called `a-star` have to catch 95 % of the forms that are wrong on any of 400 random
//! boards. `cargo test --release -- --ignored --nocapture a_star` counts the forms that are caught,
//! and prints which random boards would catch the rest.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use puzzle_tools::course::heuristics::{cells, distance, manhattan};
use puzzle_tools::eight::{rank_of, walk_back, Board, Move, BLANK, BOARDS};

/// A function that estimates the moves from a board to a goal, given the cell of each symbol in the
/// goal.
type Heuristic = fn(Board, &[usize; 9]) -> u32;

/// The mistakes, and their heuristics. The first heuristic is right: the only mistake is to mark
/// boards when they are pushed.
const MISTAKES: [(&str, Heuristic); 5] = [
    ("marks-when-pushed", manhattan),
    ("linear-conflict", |board, goal_cells| {
        manhattan(board, goal_cells) + 2 * reversed_pairs(board, goal_cells)
    }),
    ("blank-counted", |board, goal_cells| {
        manhattan(board, goal_cells) + distance(board.cell(BLANK), goal_cells[usize::from(BLANK)])
    }),
    ("weighted", |board, goal_cells| 2 * manhattan(board, goal_cells)),
    ("cells-that-differ", |board, goal_cells| {
        let differs = |&cell: &usize| goal_cells[usize::from(board.0[cell])] != cell;
        (0..9).filter(differs).count() as u32
    }),
];

/// The mistakes that do no harm if boards are marked when they are popped. In n moves, the
/// Manhattan distance changes by at most n, and the number of cells that differ by at most n + 1,
/// as the blank counts as well. So on a shortest path to any board, no sum is more than 1 above the
/// sum at its end. A path that is too long has at least two moves too many, since all paths between
/// two boards have the same parity. So the shortest path is popped first.
const RIGHT_WHEN_POPPED: [&str; 2] = ["marks-when-pushed", "cells-that-differ"];

/// All orders of the four moves.
const ORDERS: &str = "dlru dlur drlu drul dulr durl ldru ldur lrdu lrud ludr lurd \
                      rdlu rdul rldu rlud rudl ruld udlr udrl uldr ulrd urdl urld";

/// Returns a key. Of boards with the same sum of depth and estimate, the board of the least key is
/// popped first. The parameters are the estimate, the depth, and how many boards were pushed
/// before.
type Tie = fn(u32, u32, i32) -> (u32, i32);

/// The rules for ties: first in first out, last in first out, the least estimate, and the least
/// depth. If the last two leave several boards, the one that was pushed first.
const TIES: [Tie; 4] = [
    |_, _, pushed| (0, pushed),
    |_, _, pushed| (0, -pushed),
    |estimate, _, pushed| (estimate, pushed),
    |_, depth, pushed| (depth, pushed),
];

/// A solver by A* with a mistake.
pub struct AStar {
    /// The name of the mistake.
    pub mistake: &'static str,
    heuristic: Heuristic,
    /// Whether a board is marked when it is pushed, not when it is popped. A board that is marked
    /// is not pushed again, so a shorter path that is met before the board is popped is lost.
    marks_when_pushed: bool,
    /// The moves in the order in which they are tried.
    order: &'static [Move],
    tie: Tie,
}

/// Returns solvers with each mistake, both ways of marking, each order of moves, and each rule for
/// ties; but none that is right.
pub fn all() -> Vec<AStar> {
    let mut solvers = Vec::new();
    for (mistake, heuristic) in MISTAKES {
        for marks_when_pushed in [false, true] {
            if !marks_when_pushed && RIGHT_WHEN_POPPED.contains(&mistake) {
                continue;
            }
            for order in ORDERS.split(' ').map(str::as_bytes) {
                for tie in TIES {
                    solvers.push(AStar { mistake, heuristic, marks_when_pushed, order, tie });
                }
            }
        }
    }
    solvers
}

/// The entry of the start, to which no move leads.
const NO_MOVE: Move = b'-';

impl AStar {
    /// Returns the path that the solver finds to a goal that can be reached.
    pub fn solve(&self, start: Board, goal: Board) -> Vec<Move> {
        let goal_cells = cells(goal);
        // For each board that is marked, by its rank, the last move of the path to it; 0 for
        // others.
        let mut last_moves = vec![0; BOARDS];
        let mut heap = BinaryHeap::from([Reverse((0, (0, 0), 0, start, NO_MOVE))]);
        let mut pushed = 0;
        while let Some(Reverse((.., depth, board, last_move))) = heap.pop() {
            let entry = &mut last_moves[rank_of(board)];
            if *entry == 0 {
                *entry = last_move;
            } else if !self.marks_when_pushed {
                // Boards that are marked when they are pushed are in the heap only once.
                continue;
            }
            if board == goal {
                break;
            }
            for (step, next) in board.neighbours(self.order) {
                let entry = &mut last_moves[rank_of(next)];
                if *entry != 0 {
                    continue;
                }
                if self.marks_when_pushed {
                    *entry = step;
                }
                let estimate = (self.heuristic)(next, &goal_cells);
                let key = (self.tie)(estimate, depth + 1, pushed);
                heap.push(Reverse((depth + 1 + estimate, key, depth + 1, next, step)));
                pushed += 1;
            }
        }
        let last_move = |board| Some(last_moves[rank_of(board)]).filter(|&step| step != NO_MOVE);
        walk_back(goal, last_move)
    }
}

/// Returns how many pairs of tiles are on the line of both their goals, in reverse order. To add
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
