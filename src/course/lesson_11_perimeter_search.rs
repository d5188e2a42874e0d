//! Perimeter search: IDA* that meets a table of the boards near the goal.
//!
//! [IDA*](super::ida_star) remembers nothing: each board is searched from the beginning. A search
//! from the goal (lesson 3) remembers all distances, but visits half of all boards even if only one
//! is asked for. So let both meet. Breadth-first search from the goal fills a table of all boards
//! up to some **radius**. IDA* searches by the Manhattan distance as in lesson 9, and where no more
//! moves remain than the radius, it looks into the table.
//!
//! - The table holds distances *from* the goal, and the search asks for those *to* it. They are
//!   equal, since each move can be taken back.
//! - All shorter limits have failed. So no board that the search comes to is nearer to the goal
//!   than the moves that remain. If the table says that it is farther, no path keeps to the limit.
//!   Otherwise it is exactly as far, and from here on the search never backs up: one of the next
//!   boards is one move nearer, and the table turns away the others.
//! - The table turns away only boards from which no path keeps to the limit, and the moves are
//!   tried in order. So the path that is found is the first of the shortest, as in lesson 9.
//!
//! How large should the radius be? A larger one shortens each search, but takes longer to fill, and
//! nobody says how many boards will come. Whoever goes skiing, and does not know how often, has the
//! same question: rent skis, or buy them? The answer is to rent until the rents add up to the price
//! (**ski rental**): then, however often it was, it has cost at most twice the least. So the table
//! begins with the goal alone, and grows by a layer if all searches together have visited more
//! boards than it holds. Then all growing together has expanded fewer boards than all searching has
//! visited. So the table never does more than double the work, and saves nearly all of it if many
//! boards come.
//!
//! The method is that of Dillenburg and Nelson ("Perimeter search", Artificial Intelligence 65,
//! 1994); the perimeter is the outermost layer. They choose the radius beforehand. BIDA* (Manzini,
//! "BIDA*: an improved perimeter search algorithm", Artificial Intelligence 75, 1995) takes another
//! estimate: the least, over all boards of the perimeter, of the estimated way there. The Manhattan
//! distance to the goal is less exact, but costs less.
//!
//! The programs in `src/bin` use this method. They do the same faster: `src/bin/acwing179.rs` keeps
//! the tiles of a board as bits of one number, and corrects the Manhattan distance by the one tile
//! that has moved.
//!
//! Use it for any number of boards: for one it visits about as many as lesson 9, and for ten
//! thousand it is as quick as lesson 3.
//!
//! Method: perimeter search, IDA* with the Manhattan distance, and a table that grows as needed.
//! Time:   O(paths within the limit) for each board, and O(9!) at most for the table.
//! Space:  9! bytes for a goal, and the boards at the radius.
//!
//! Try: `course hdu1043 perimeter_search --count < samples/hdu1043/all-of-30-moves.in` says 29,569,
//! 13,645 and 35,321 for the first three boards, and 353 on average for the other 218: 155,493 in
//! all. Never let the table grow (`if false && …`), and it is 4,835,660, as in lesson 9. Let it
//! grow each time (`if true || …`): 228,925, most of them (121,777) for the fourth board, which
//! does not need them.

use std::mem;

use crate::course::heuristics::{cells, manhattan};
use crate::course::trace;
use crate::eight::{cantor, inverse, Board, Move, Puzzle, BOARDS};

/// The entry of a board that is farther from the goal than the radius. It is more than any
/// distance.
const UNKNOWN: u8 = u8::MAX;

/// A search for paths to one goal.
struct Search {
    /// The moves in the order in which they are tried.
    moves: &'static [Move],
    /// The cells of the symbols in the goal.
    goal_cells: [usize; 9],
    /// The distances from the goal, by the numbers of the boards.
    table: Vec<u8>,
    /// The distance up to which the table holds all boards.
    radius: u32,
    /// The boards at that distance.
    frontier: Vec<Board>,
    /// How many boards the table holds.
    known: usize,
    /// How many boards the searches have visited beyond the radius.
    visits: usize,
}

/// Returns a solver for puzzles that all have the same goal: it keeps the table for later boards.
pub fn solver() -> impl FnMut(&Puzzle) -> Vec<Move> {
    let mut kept = None;
    move |puzzle: &Puzzle| {
        let search = kept.get_or_insert_with(|| Search::new(puzzle));
        search.solve(puzzle.start)
    }
}

impl Search {
    /// Returns a search whose table holds only the goal.
    fn new(puzzle: &Puzzle) -> Search {
        let mut table = vec![UNKNOWN; BOARDS];
        table[cantor(puzzle.goal)] = 0;
        Search {
            moves: puzzle.moves,
            goal_cells: cells(puzzle.goal),
            table,
            radius: 0,
            frontier: vec![puzzle.goal],
            known: 1,
            visits: 0,
        }
    }

    /// Returns a path by iterative deepening: depth-first search along all paths that promise to
    /// keep to a limit, which rises until one does.
    fn solve(&mut self, start: Board) -> Vec<Move> {
        let mut path = Vec::new();
        let mut limit = manhattan(start, &self.goal_cells);
        while !self.descend(start, limit, &mut path) {
            if self.known < self.visits {
                self.grow();
            }
            // All paths between two boards have even lengths, or all have odd ones.
            limit += 2;
        }
        path
    }

    /// Extends the path from `board` to the goal by `remaining` moves, and returns whether that can
    /// be done. No path to the goal has fewer moves.
    fn descend(&mut self, board: Board, remaining: u32, path: &mut Vec<Move>) -> bool {
        let estimate = self.estimate(board, remaining);
        if estimate > remaining {
            return false;
        }
        trace::visit(board, || trace::limit(path.len(), estimate, remaining));
        if estimate == 0 {
            return true;
        }
        if remaining > self.radius {
            self.visits += 1;
        }
        for (step, next) in board.neighbours(self.moves) {
            // To take back the last move at once is never part of a shortest path.
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

    /// Returns how many moves a board needs at least: what the table says where no more remain than
    /// its radius, and beyond it the Manhattan distance.
    fn estimate(&self, board: Board, remaining: u32) -> u32 {
        if remaining <= self.radius {
            u32::from(self.table[cantor(board)])
        } else {
            manhattan(board, &self.goal_cells)
        }
    }

    /// Adds a layer to the table: all boards one move beyond the radius.
    fn grow(&mut self) {
        self.radius += 1;
        for board in mem::take(&mut self.frontier) {
            trace::visit(board, || format!("layer {} from the goal", self.radius - 1));
            for (_, next) in board.neighbours(self.moves) {
                let entry = &mut self.table[cantor(next)];
                if *entry == UNKNOWN {
                    *entry = self.radius as u8;
                    self.frontier.push(next);
                }
            }
        }
        self.known += self.frontier.len();
    }
}
