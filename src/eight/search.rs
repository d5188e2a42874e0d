//! Iterative-deepening A* (IDA*): the answer of one board, without those of others.
//!
//! Depth-first search along all paths that could still be short enough, for a limit that grows
//! until there is one (Korf, "Depth-first iterative-deepening", 1985). It keeps nothing but the
//! current path, and as it tries the moves in their order, the first path that it finds is the
//! first there is.

use crate::eight::answer::Answer;
use crate::eight::board::{blank, names, Board, BLANK, CELLS};
use crate::eight::moves::Move;
use crate::eight::pdb::{Pdb, PdbIndex};
use crate::eight::solver::Solver;

/// A search for one goal.
pub struct Search {
    /// How many positions it has visited.
    pub visited: usize,
    names: Board,
    /// Where each move takes the blank, by its cell.
    targets: [[Option<usize>; 4]; CELLS],
    pdb: Pdb,
}

impl<A: Answer> Solver<A> for Search {
    fn new(goal: &Board, pdb: Pdb, moves: [Move; 4]) -> Search {
        let mut targets = [[None; 4]; CELLS];
        for (cell, targets) in targets.iter_mut().enumerate() {
            *targets = moves.map(|step| step.target(cell));
        }
        Search { visited: 0, names: names(goal), targets, pdb }
    }

    /// # Complexity
    /// 122 to 197 visits on average, by the cell of the goal's blank, and 6,461 at most, over all
    /// boards and the two orders of moves that the problems ask for.
    fn solve(&mut self, board: &Board) -> Option<A> {
        let mut board = board.map(|tile| self.names[usize::from(tile)]);
        if !is_solvable(&board) {
            return None;
        }
        let (blank, index) = (blank(&board), PdbIndex::new(&board));
        // A tile's moves are as many as its Manhattan distance, or an even number more. So the
        // bound and the distance are both even or both odd.
        let mut limits = (self.pdb.lower_bound(index)..).step_by(2);
        limits.find_map(|limit| self.descend(&mut board, index, limit, blank, CELLS))
    }
}

/// Returns whether a board of renamed tiles can reach the goal: whether the number of inversions,
/// pairs of tiles in the wrong order, is even. No move changes that: a tile that moves up or down
/// jumps over two others.
fn is_solvable(board: &Board) -> bool {
    let is_inverted = |i: usize, j: usize| board[j] != BLANK && board[i] > board[j];
    let inversions = (0..CELLS).map(|i| (i..CELLS).filter(|&j| is_inverted(i, j)).count());
    inversions.sum::<usize>() % 2 == 0
}

impl Search {
    /// Returns the answer of `board` if it is `remaining` moves from the goal. The blank comes to
    /// `blank` from the cell `previous`, and does not go back there.
    fn descend<A: Answer>(
        &mut self,
        board: &mut Board,
        index: PdbIndex,
        remaining: u32,
        blank: usize,
        previous: usize,
    ) -> Option<A> {
        self.visited += 1;
        if remaining == 0 {
            return Some(A::SOLVED);
        }
        for choice in 0..4 {
            match self.targets[blank][choice] {
                Some(target) if target != previous => {
                    let index = index.after(board[target], target, blank);
                    if self.pdb.lower_bound(index) < remaining {
                        board.swap(blank, target);
                        let found = self.descend(board, index, remaining - 1, target, blank);
                        board.swap(blank, target);
                        if let Some(answer) = found {
                            return Some(A::prepend(answer, choice, remaining - 1));
                        }
                    }
                }
                _ => {}
            }
        }
        None
    }
}
