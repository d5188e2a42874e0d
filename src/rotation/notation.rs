//! How boards are written.

use crate::input::Notation;

/// How boards are written.
pub static NOTATION: Notation = {
    let repeated = |symbol| format!("symbol {symbol} appears a ninth time");
    Notation::new("1 2 3", &[0, 1, 2], 8, repeated)
};
