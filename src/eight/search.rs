//! Iterative-deepening A* (IDA*): solves a single board.
//!
//! A depth-first search follows all paths that could still keep to a limit on their length; the
//! limit grows until a path is found (Korf, "Depth-first iterative-deepening", 1985). The search
//! keeps nothing but the current path. As it tries the moves in a fixed order, the first path that
//! it finds is the first of the shortest paths in that order.

use crate::eight::board::{blank, Board, BLANK, CELLS};
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::pdb::{Pdb, PdbIndex};

/// A search for one goal.
pub struct Search {
    /// How many positions it has visited, for all boards so far.
    pub visited: usize,
    /// A lower bound of the distance to the goal.
    pub heuristic: Pdb,
    /// The moves, in the order in which they are tried.
    pub order: [Move; 4],
    /// The cells to which the moves take the blank, by its cell and in the same order.
    targets: [[Option<usize>; 4]; CELLS],
}

impl Search {
    /// Returns a search for the goal of `heuristic`. Of several shortest paths, it finds the first
    /// in this order of the moves.
    pub fn new(heuristic: Pdb, order: [Move; 4]) -> Search {
        let targets = std::array::from_fn(|cell| order.map(|step| step.target(cell)));
        Search { visited: 0, heuristic, order, targets }
    }

    /// Returns the first of the shortest paths, or `None` if the board cannot reach the goal.
    ///
    /// The board's tiles are [`renamed`](crate::eight::board::renamed) by the goal.
    ///
    /// # Panics
    /// The values of the board are not 0 to 8, each once.
    ///
    /// # Complexity
    /// 122 to 197 visits on average, by the cell of the goal's blank, and 6,461 at most, over all
    /// boards and the two orders of moves that the problems ask for.
    pub fn solve(&mut self, board: &Board) -> Option<Path> {
        let (mut board, cell, index) = (*board, blank(board), PdbIndex::new(board));
        if !is_solvable(&board) {
            return None;
        }
        // The moves of a tile are as many as its Manhattan distance, or an even number more. So the
        // bound and the distance are both even or both odd, and the limit rises by 2.
        let mut limits = (self.heuristic.lower_bound(index)..).step_by(2);
        limits.find_map(|limit| self.descend(&mut board, index, limit, cell, CELLS))
    }

    /// Returns the first path of `remaining` moves from `board` to the goal, if there is one. The
    /// blank has come to the cell `blank` from the cell `previous`, and does not go back at once.
    fn descend(
        &mut self,
        board: &mut Board,
        index: PdbIndex,
        remaining: u32,
        blank: usize,
        previous: usize,
    ) -> Option<Path> {
        self.visited += 1;
        if remaining == 0 {
            debug_assert_eq!(blank, self.heuristic.goal_blank, "the heuristic is of this goal");
            return Some(Path::SOLVED);
        }
        for choice in 0..4 {
            if let Some(target) = self.targets[blank][choice] {
                if target != previous {
                    let index = index.moved(board[target], target, blank);
                    if self.heuristic.lower_bound(index) < remaining {
                        board.swap(blank, target);
                        let found = self.descend(board, index, remaining - 1, target, blank);
                        board.swap(blank, target);
                        if let Some(path) = found {
                            return Some(path.prepend(self.order[choice], remaining - 1));
                        }
                    }
                }
            }
        }
        None
    }
}

/// Returns whether a board, whose tiles are renamed by the goal, can reach the goal. It can if the
/// number of inversions, the pairs of tiles in the wrong order, is even. No move changes that: a
/// sideways move keeps the order of the tiles, and a tile that moves up or down jumps over two
/// others.
pub fn is_solvable(board: &Board) -> bool {
    let is_inverted = |i: usize, j: usize| board[j] != BLANK && board[i] > board[j];
    let inversions = (0..CELLS).map(|i| (i..CELLS).filter(|&j| is_inverted(i, j)).count());
    inversions.sum::<usize>() % 2 == 0
}
