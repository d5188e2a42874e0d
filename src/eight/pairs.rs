//! Inputs in which each case has a goal of its own.

use crate::eight::board::{self, Board};
use crate::judge::{Failure, Judge};

/// Reads the start and the goal of case number `case` out of `cases`.
///
/// # Errors
/// The input breaks a rule or ends before both are read, or a stream breaks.
pub fn read(judge: &mut Judge, case: u64, cases: u64) -> Result<[Board; 2], Failure> {
    let mut pair = [Board::default(); 2];
    for board in &mut pair {
        if !board::read(judge, board)? {
            return Err(judge.fault(0, format!("the input ends in case {case} of {cases}")));
        }
    }
    Ok(pair)
}
