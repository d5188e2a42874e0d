//! AcWing 179, the eight puzzle: a shortest path to `12345678x`.
//!
//! Method: IDA* with a disjoint pattern database; breadth-first search from the goal to a table of
//!         all positions, once that many have been visited that it pays.
//! Time:   some 130 positions for a board, 3,078 at most; 181,440 once, and then O(1).
//! Space:  50 KB; with the table 1.5 MB more.

use crate::eight::board::Board;
use crate::eight::moves::Move;
use crate::eight::path::Letters;
use crate::eight::pdb::{costs, Costs, Pdb};
use crate::eight::per_board;
use crate::tied::{Error, Tied};

/// The goal: row by row, and the blank at the end.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

static FIRST_COSTS: Costs = costs(4);
static LAST_COSTS: Costs = costs(0);
static LETTERS: Letters = Letters::new(&Move::ALL);

/// Answers all boards of the input.
///
/// # Errors
/// As [`per_board::solve`].
pub fn solve(io: &mut Tied) -> Result<(), Error> {
    let pdb = Pdb { first: &FIRST_COSTS, last: &LAST_COSTS };
    per_board::solve(io, &GOAL, pdb, |path, text| match path {
        Some(path) => LETTERS.write(path, text),
        None => text.extend(b"unsolvable"),
    })
}
