//! The number at the head of an input that says how many cases follow.

use crate::judge::{is_space, Failure, Judge};

/// Reads a number: decimal digits that white space or the end of the input follows.
///
/// # Errors
/// There is no such number or it does not fit in 64 bits, or a stream breaks.
pub fn read(judge: &mut Judge) -> Result<u64, Failure> {
    let mut count = None;
    loop {
        judge.fill()?;
        let byte = match judge.unread().first() {
            Some(&byte) => byte,
            None => break,
        };
        match byte {
            b'0'..=b'9' => {
                let digits: u64 = count.unwrap_or(0);
                let larger = digits.checked_mul(10);
                count = larger.and_then(|tens| tens.checked_add(u64::from(byte - b'0')));
                if count.is_none() {
                    return Err(judge.fault(0, "the number of cases is too large".to_string()));
                }
            }
            _ if is_space(byte) && count.is_none() => {}
            _ if is_space(byte) => break,
            _ => {
                let what = format!("'{}' is no digit of the number of cases", byte.escape_ascii());
                return Err(judge.fault(0, what));
            }
        }
        judge.consume(1);
    }
    count.ok_or_else(|| judge.fault(0, "the number of cases is missing".to_string()))
}
