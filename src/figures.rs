//! Numbers as people read them.

/// Returns a number with a comma before each three digits.
pub fn thousands(number: usize) -> String {
    let mut digits = number.to_string();
    for end in (1..digits.len()).rev().skip(2).step_by(3) {
        digits.insert(end, ',');
    }
    digits
}
