//! Luogu P1379, the eight puzzle: the least number of moves to `123804765`.
//!
//! Method: IDA* with a disjoint pattern database; breadth-first search from the goal to a table of
//!         all positions, once that many have been visited that it pays.
//! Time:   some 120 positions for a board, 2,895 at most; 181,440 once, and then O(1).
//! Space:  50 KB; with the table 0.2 MB more.

use crate::eight::board::Board;
use crate::eight::distance;
use crate::eight::pdb::{costs, Costs, Pdb};
use crate::eight::per_board;
use crate::tied::{Error, Tied};

/// The goal: a ring around the blank.
pub const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The costs of either half of the tiles.
static COSTS: Costs = costs(4);

/// Answers all boards of the input.
///
/// # Errors
/// As [`per_board::solve`].
pub fn solve(io: &mut Tied) -> Result<(), Error> {
    per_board::solve(io, &GOAL, Pdb { first: &COSTS, last: &COSTS }, distance::write)
}
