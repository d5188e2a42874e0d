//! The eight puzzle: eight tiles on nine cells, and a blank that trades places with a neighbour.
//!
//! Two ways give the same answers: a search for one board, within microseconds, and a table of all
//! boards, within milliseconds. A submission searches, since a judge's input is short; a binary
//! begins with that, and changes over to the table if the input turns out long.

pub mod adaptive;
pub mod answer;
pub mod board;
pub mod databases;
pub mod distance;
pub mod letters;
pub mod moves;
pub mod numbering;
pub mod path;
pub mod pdb;
pub mod per_board;
pub mod quick_read;
pub mod search;
pub mod solver;
pub mod table;
