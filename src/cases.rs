//! Inputs that begin with the number of their cases, each a start and a goal.

use std::io;

use crate::eight::board::{self, Board};
use crate::input::{is_space, next_byte, skip_space, END_OF_FILE};
use crate::tied::Tied;

/// Reads the number of cases: decimal digits, up to white space or the end of the input.
///
/// # Errors
/// There is no such number, or it does not fit in 64 bits, or a stream fails.
pub fn count(io: &mut Tied) -> io::Result<u64> {
    let mut count = None;
    skip_space(io)?;
    loop {
        let byte = next_byte(io)?;
        if byte == END_OF_FILE || is_space(byte) {
            return count.ok_or_else(|| io.error("the number of cases is missing".to_string()));
        }
        if !byte.is_ascii_digit() {
            let byte = byte.escape_ascii();
            return Err(io.error(format!("'{byte}' is no digit of the number of cases")));
        }
        let tens = count.unwrap_or(0_u64).checked_mul(10);
        count = tens.and_then(|tens| tens.checked_add(u64::from(byte - b'0')));
        if count.is_none() {
            return Err(io.error("the number of cases is too large".to_string()));
        }
        io.consume(1);
    }
}

/// Reads the start and the goal of case number `case` out of `cases`.
///
/// # Errors
/// The input breaks a rule or ends before both are read, or a stream fails.
pub fn read(io: &mut Tied, case: u64, cases: u64) -> io::Result<[Board; 2]> {
    let mut pair = [Board::default(); 2];
    for board in &mut pair {
        if !board::read(io, board)? {
            return Err(io.error(format!("the input ends in case {case} of {cases}")));
        }
    }
    Ok(pair)
}
