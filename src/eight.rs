//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Reading renames the tiles, each by its place in the goal. So every goal is `1 2 3 4 5 6 7 8`
//! with the blank on some cell, and a goal is given by its blank's cell.
//!
//! A search solves a single board within microseconds; a table has the answers of all boards,
//! within milliseconds. A submission only searches, since a judge's input is short; a binary makes
//! a table if the input is long.

//! What searches takes boards whose tiles are renamed; [`solve`] takes boards as they are written.

use board::{blank, parse, renamed};
use moves::Move;
use path::Path;

pub mod adaptive;
pub mod board;
pub mod moves;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod search;
pub mod table;

/// Returns a shortest path from one board to another, or `None` if there is none. Both are texts of
/// nine cells, the blank is `x`, `X` or 0, and white space does not matter: `2 8 3 1 x 4 7 6 5`.
///
/// # Errors
/// What is wrong with the text of a board.
pub fn solve(start: &str, goal: &str) -> Result<Option<Path>, String> {
    let board = |name, text| parse(text).map_err(|error| format!("{name}, {error}"));
    let (start, goal) = (board("start", start)?, board("goal", goal)?);
    Ok(search::Search::new(pdb::pdb(blank(&goal)), Move::ALL).solve(&renamed(&start, &goal)))
}
