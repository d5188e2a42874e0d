//! The number at the head of an input that says how many cases follow.

use crate::input::END_OF_FILE;
use crate::judge::{is_space, Failure, Judge};

/// Reads a number: decimal digits, up to white space or the end of the input.
///
/// # Errors
/// There is no such number, or it does not fit in 64 bits, or a stream breaks.
pub fn read(judge: &mut Judge) -> Result<u64, Failure> {
    let mut count: Option<u64> = None;
    loop {
        judge.fill()?;
        match judge.unread().first() {
            None | Some(&END_OF_FILE) => break,
            Some(&byte) if is_space(byte) => {
                if count.is_some() {
                    break;
                }
            }
            Some(&digit @ b'0'..=b'9') => {
                let tens = count.unwrap_or(0).checked_mul(10);
                count = tens.and_then(|tens| tens.checked_add(u64::from(digit - b'0')));
                if count.is_none() {
                    return Err(judge.fault(0, "the number of cases is too large".to_string()));
                }
            }
            Some(byte) => {
                let what = format!("'{}' is no digit of the number of cases", byte.escape_ascii());
                return Err(judge.fault(0, what));
            }
        }
        judge.consume(1);
    }
    count.ok_or_else(|| judge.fault(0, "the number of cases is missing".to_string()))
}
