//! The notation of boards.

use crate::input::Notation;

/// The notation of boards: the symbols 1 to 3, each on eight squares, are the values 0 to 2.
pub static NOTATION: Notation = {
    let repeated = |symbol| format!("symbol {symbol} appears a ninth time");
    Notation::new("1 2 3", &[0, 1, 2], 8, repeated)
};
