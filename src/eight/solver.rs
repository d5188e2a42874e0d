//! What every solver can do.

use std::io;

use crate::eight::board::{self, Board};
use crate::eight::moves::Move;
use crate::eight::pdb::Pdb;
use crate::tied::Tied;

/// Reads boards and answers them, for one goal.
pub trait Solver<A> {
    /// Returns a solver for `goal`, whose blank is on the cell of `pdb`. If several answers are
    /// equally short, it gives the first in the order of `moves`.
    fn new(goal: &Board, pdb: Pdb, moves: [Move; 4]) -> Self;

    /// Reads the next board. Returns `false` at the end of the input.
    ///
    /// # Errors
    /// As [`board::read`].
    fn read(io: &mut Tied, board: &mut Board) -> io::Result<bool> {
        board::read(io, board)
    }

    /// Returns the answer of a board, or `None` if it cannot reach the goal.
    fn solve(&mut self, board: &Board) -> Option<A>;
}
