//! The rotation game: 24 squares, eight with each of three symbols, and four lines to turn.
//!
//! Whether a symbol fills the centre depends only on where that symbol stands. So a board is taken
//! as three patterns, one for each symbol: bitmasks of 24 bits. Its answer is the best of the paths
//! of the three patterns.

pub mod board;
pub mod moves;
pub mod notation;
pub mod numbering;
pub mod search;
pub mod table;
