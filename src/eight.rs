//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Tiles are renamed, each by its place in the goal. So every goal is `1 2 3 4 5 6 7 8` with the
//! blank on some cell, and the number of that cell, 0 to 8, stands for the goal. [`solve`] renames
//! the tiles itself: it takes boards as they are written.
//!
//! A search solves a single board within microseconds. A table of the answers to all boards is made
//! within milliseconds; then each answer is a look-up. A submission only searches, which is quick
//! enough for thousands of boards; a binary makes a table if the input is long.

use crate::eight::board::{blank, is_board, renamed, Board, NO_BOARD};
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::pdb::pdb;
use crate::eight::search::Search;

pub mod adaptive;
pub mod board;
pub mod moves;
pub mod notation;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod search;
pub mod table;

/// Returns a shortest path from one board to another, or `None` if there is no path.
///
/// # Errors
/// `start` or `goal` is not a board: its values are not 0 to 8, each once.
///
/// # Complexity
/// That of [`Search::solve`].
pub fn solve(start: &Board, goal: &Board) -> Result<Option<Path>, &'static str> {
    let search = || Search::new(pdb(blank(goal)), Move::ALL).solve(&renamed(start, goal));
    (is_board(start) && is_board(goal)).then(search).ok_or(NO_BOARD)
}
