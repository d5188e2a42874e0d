//! The notation of boards, and pairs of boards.

use std::io;

use crate::eight::board::{names, Board, BLANK, CELLS};
use crate::input::{number_of_cases, Notation};
use crate::tied::Tied;

/// The notation of boards whose tiles keep the names that are written.
pub static AS_WRITTEN: Notation = notation(&[1, 2, 3, 4, 5, 6, 7, 8, BLANK]);

/// Returns the notation for a goal: reading a board renames its tiles, each by its place in `goal`.
pub const fn notation(goal: &Board) -> Notation {
    let repeated = |symbol| match symbol {
        '1'..='8' => format!("tile {symbol} appears twice"),
        _ => "the blank appears twice".to_string(),
    };
    Notation::new("0 x X 1 2 3 4 5 6 7 8", &names(goal), 1, repeated)
}

/// Reads the number of pairs, and so many pairs. Calls `answer` with each as soon as it has been
/// read: its number, from 1, and its start and goal, their tiles as written. Bytes behind the last
/// pair are not looked at.
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
