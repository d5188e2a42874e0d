//! Perimeter search: IDA* that meets a table of the boards near the goal.
//!
//! [IDA*](super::shared::ida_star) remembers nothing: it starts from scratch for each board. A
//! search from the goal ([`bfs_from_goal`](super::bfs_from_goal)) remembers all distances, but
//! visits half of all boards even for a single board. So let the two searches meet. Breadth-first
//! search from the goal fills a table of all boards up to some **radius**. IDA* searches by the
//! Manhattan distance as in [`ida_star`](super::ida_star), but when the moves that remain are no
//! more than the radius, it uses the table.
//!
//! - The table holds distances *from* the goal, and the search needs distances *to* the goal. They
//!   are equal ([`eight`](crate::eight) says why).
//! - All smaller depths have failed, so the distance of each board that the search visits is at
//!   least the number of moves that remain. If the distance in the table is larger, no path from
//!   there is short enough. If the two are equal, the search never steps back again: one of the
//!   next boards is one move nearer, and the table rejects all next boards that are not nearer.
//! - The table rejects only boards from which no path is short enough, and the moves are tried in
//!   order. So the path found is the first of the shortest paths, as in `ida_star`.
//!
//! How large should the radius be? A larger radius shortens each search, but the table takes longer
//! to fill, and nobody says how many boards will come. The same question is known as **ski
//! rental**: if you do not know how often you will ski, do you rent skis or buy them? Rent until
//! the rents add up to the price, and then buy. However often you ski, this costs at most twice the
//! least possible. So the table begins with the goal alone, and grows by a layer when all searches
//! together have visited more boards beyond the radius than the table holds. Then the growth of the
//! table has always expanded fewer boards than the searches have visited: it expands each board of
//! the table once. So the table at most doubles the work, and saves nearly all of the work if many
//! boards come.
//!
//! The method is by Dillenburg and Nelson ("Perimeter search", Artificial Intelligence 65, 1994).
//! The perimeter is the outermost layer. Dillenburg and Nelson choose the radius in advance. BIDA*
//! (Manzini, "BIDA*: an improved perimeter search algorithm", Artificial Intelligence 75, 1995) has
//! another estimate: the smallest estimated distance to any board of the perimeter. The Manhattan
//! distance to the goal is less exact, but costs less.
//!
//! The programs in `src/bin` use this method in a faster form: `src/bin/acwing179.rs` keeps the
//! tiles of a board as bits of one number, and updates the Manhattan distance by the tile that
//! moves.
//!
//! Use it for any number of boards: for one board it visits about as many boards as `ida_star`, and
//! for ten thousand it is as quick as `bfs_from_goal`.
//!
//! Method: perimeter search, IDA* with the Manhattan distance, and a table that grows as needed.
//! Time:   O(paths up to the depth) for each board, and O(9!) at most for the table.
//! Space:  9! bytes for a goal, and the boards at the radius.
//!
//! Try: `course hdu1043 perimeter_search --count < samples/hdu1043/all-of-30-moves.in` says 29,569,
//! 13,645 and 35,321 for the first three boards, 267 for the fourth, and 155,493 in all. As
//! `ida_star` has no table, `course hdu1043 ida_star --count <
//! samples/hdu1043/all-of-30-moves.in` adds up to 4,835,660. Then let the table grow after each
//! failed depth:
//!
//! ```diff
//! -            if self.known < self.visits {
//! -                self.grow();
//! -            }
//! +            self.grow();
//! ```
//!
//! That is too early: 228,925 in all, of which 121,777 are for the fourth board.

use std::mem;

use crate::course::shared::heuristics::{cells, manhattan};
use crate::course::tool::trace;
use crate::eight::{inverse, rank_of, Board, Move, Puzzle, BOARDS};

/// The entry of a board that is farther from the goal than the radius: larger than any distance.
const UNKNOWN: u8 = u8::MAX;

/// A search for paths to one goal.
struct Search {
    /// The letters of the moves, in the order in which they are tried.
    letters: &'static [Move],
    /// The cell of each symbol in the goal.
    goal_cells: [usize; 9],
    /// The distance of each board from the goal, indexed by the rank of the board.
    table: Vec<u8>,
    /// The distance up to which the table holds all boards.
    radius: u32,
    /// The boards whose distance is the radius.
    frontier: Vec<Board>,
    /// How many boards the table holds.
    known: usize,
    /// How many boards the searches have visited beyond the radius.
    visits: usize,
}

/// Returns a solver for puzzles that all have the same goal. It keeps the table for later boards.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut kept = None;
    move |puzzle: &Puzzle| {
        let search = kept.get_or_insert_with(|| Search::new(puzzle));
        search.solve(puzzle.start)
    }
}

impl Search {
    /// Returns a search with only the goal in its table.
    fn new(puzzle: &Puzzle) -> Search {
        let mut table = vec![UNKNOWN; BOARDS];
        table[rank_of(puzzle.goal)] = 0;
        Search {
            letters: puzzle.letters,
            goal_cells: cells(puzzle.goal),
            table,
            radius: 0,
            frontier: vec![puzzle.goal],
            known: 1,
            visits: 0,
        }
    }

    /// Returns a path by iterative deepening: depth-first search up to a depth, which rises by 2
    /// until there is a path, as in `ida_star`.
    fn solve(&mut self, start: Board) -> Vec<Move> {
        let mut path = Vec::new();
        let mut depth = manhattan(start, &self.goal_cells);
        while !self.descend(start, depth, &mut path) {
            if self.known < self.visits {
                self.grow();
            }
            depth += 2;
        }
        path
    }

    /// Extends the path, which ends at `board`, to the goal by `remaining` moves. Returns whether
    /// that is possible. No path from `board` to the goal has fewer moves.
    fn descend(&mut self, board: Board, remaining: u32, path: &mut Vec<Move>) -> bool {
        let estimate = self.estimate(board, remaining);
        if estimate > remaining {
            return false;
        }
        trace::visit(board, || trace::to_depth(path.len(), estimate, remaining));
        if estimate == 0 {
            return true;
        }
        if remaining > self.radius {
            self.visits += 1;
        }
        for (step, next) in board.neighbours(self.letters) {
            // A shortest path never undoes the move just made.
            if path.last() == Some(&inverse(step)) {
                continue;
            }
            path.push(step);
            if self.descend(next, remaining - 1, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// Returns an estimate of the distance of a board. If the remaining moves are no more than the
    /// radius, the estimate is the entry of the table: the distance, or `UNKNOWN` for a board
    /// beyond the radius, which the remaining moves cannot bring to the goal. Otherwise the
    /// estimate is the Manhattan distance, which is never too large.
    fn estimate(&self, board: Board, remaining: u32) -> u32 {
        if remaining <= self.radius {
            u32::from(self.table[rank_of(board)])
        } else {
            manhattan(board, &self.goal_cells)
        }
    }

    /// Adds the next layer to the table, and so increases the radius by 1.
    fn grow(&mut self) {
        self.radius += 1;
        for board in mem::take(&mut self.frontier) {
            trace::visit(board, || format!("layer {} from the goal", self.radius - 1));
            for (_, next) in board.neighbours(self.letters) {
                let entry = &mut self.table[rank_of(next)];
                if *entry == UNKNOWN {
                    *entry = self.radius as u8;
                    self.frontier.push(next);
                }
            }
        }
        self.known += self.frontier.len();
    }
}
