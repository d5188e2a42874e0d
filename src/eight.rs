//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Reading renames the tiles, each by its place in the goal. So every goal is `1 2 3 4 5 6 7 8`
//! with the blank on some cell, and a goal is given by its blank's cell.
//!
//! A search solves a single board within microseconds; a table has the answers of all boards,
//! within milliseconds. A submission only searches, since a judge's input is short; a binary makes
//! a table if the input is long.

pub mod adaptive;
pub mod board;
pub mod moves;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod search;
pub mod table;
