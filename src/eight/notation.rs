//! How boards are written, alone and in pairs.

use std::io;

use crate::eight::board::{names, Board, BLANK, CELLS};
use crate::input::{number_of_cases, Notation};
use crate::tied::Tied;

/// How boards are written: their tiles keep their names.
pub static AS_WRITTEN: Notation = notation(&[1, 2, 3, 4, 5, 6, 7, 8, BLANK]);

/// Returns how boards are written if `goal` is the goal: reading them renames the tiles.
pub const fn notation(goal: &Board) -> Notation {
    let repeated = |symbol| match symbol {
        '1'..='8' => format!("tile {symbol} appears twice"),
        _ => "the blank appears twice".to_string(),
    };
    Notation::new("0 x X 1 2 3 4 5 6 7 8", &names(goal), 1, repeated)
}

/// Reads all pairs of an input, and calls `answer` with the number of each and its start and goal,
/// as they are written, as soon as it has been read.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn pairs(io: &mut Tied, mut answer: impl FnMut(u64, [Board; 2], &mut Tied)) -> io::Result<()> {
    let cases = number_of_cases(io)?;
    for case in 1..=cases {
        let mut boards = [[BLANK; CELLS]; 2];
        for board in &mut boards {
            if !AS_WRITTEN.read(io, board, false)? {
                return Err(io.error(&format!("the input ends in case {case} of {cases}")));
            }
        }
        answer(case, boards, io);
    }
    Ok(())
}
