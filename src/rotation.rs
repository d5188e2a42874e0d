//! The rotation game: 24 squares, eight with each of three symbols, and four lines to turn.
//!
//! Whether a symbol fills the centre depends only on where that symbol stands. So a board is three
//! patterns, bitmasks of 24 bits, and its answer the best path from any of them.

pub mod board;
pub mod moves;
pub mod notation;
pub mod numbering;
pub mod search;
pub mod table;
