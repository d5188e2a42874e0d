//! Numbers as people read them.
//!
//! ```
//! use puzzle_tools::format::seconds;
//! use std::time::Duration;
//!
//! let times = [0.0994, 0.1, 0.123, 9.876, 12.34];
//! let shown = times.map(|time| seconds(Duration::from_secs_f64(time)));
//! assert_eq!(shown, ["0.099", "0.1", "0.12", "9.88", "12.3"]);
//! ```

use std::time::Duration;

/// A number with commas between groups of three digits.
pub fn thousands(number: usize) -> String {
    if number < 1000 {
        return number.to_string();
    }
    format!("{},{:03}", thousands(number / 1000), number % 1000)
}

/// An amount of memory in megabytes, rounded up.
pub fn megabytes(kibibytes: usize) -> usize {
    (kibibytes + 1023) / 1024
}

/// A time in seconds: three decimals below 0.1, two below 10, else one, without trailing zeros.
pub fn seconds(time: Duration) -> String {
    let number = time.as_secs_f64();
    let text = if number < 0.1 {
        format!("{number:.3}")
    } else if number < 10.0 {
        format!("{number:.2}")
    } else {
        format!("{number:.1}")
    };
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// Puts a part in the place of each `…` of a text, or of as many as there are parts.
pub fn filled(text: &str, parts: &[&str]) -> String {
    parts.iter().fold(text.to_string(), |text, part| text.replacen('…', part, 1))
}
