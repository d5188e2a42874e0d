//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Reading renames the tiles, each by its place in the goal. So every goal is `1 2 3 4 5 6 7 8`
//! with the blank on some cell, and a goal is given by its blank's cell. [`solve`] takes boards as
//! they are written.
//!
//! A search solves a single board within microseconds; a table has the answers of all boards,
//! within milliseconds. A submission only searches, since a judge's input is short; a binary makes
//! a table if the input is long.

use board::{blank, is_board, renamed, Board, NO_BOARD};

pub mod adaptive;
pub mod board;
pub mod moves;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod search;
pub mod table;

/// Returns a shortest path from one board to another, or `None` if there is none.
///
/// # Errors
/// One of them is no board.
pub fn solve(start: &Board, goal: &Board) -> Result<Option<path::Path>, &'static str> {
    let search = |pdb| search::Search::new(pdb, moves::Move::ALL).solve(&renamed(start, goal));
    (is_board(start) && is_board(goal)).then(|| search(pdb::pdb(blank(goal)))).ok_or(NO_BOARD)
}
