//! The rotation game: 24 squares, eight with each of three symbols, and four lines to turn.
//!
//! Whether a symbol fills the centre depends on where *it* stands and on nothing else. So a board
//! is three patterns, bitmasks of 24 bits, and its answer is the best path from any of them to the
//! full centre. All end there: [`search`] keeps a [`table`] of the patterns around it, no larger
//! than the boards so far have called for, and looks from each board for the patterns in it.

pub mod board;
pub mod moves;
pub mod numbering;
pub mod search;
pub mod table;
