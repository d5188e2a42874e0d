//! What is known of the terminal.

use std::env;
use std::process::{Command, Stdio};

/// Returns whether a standard stream, 1 or 2, is a terminal. Rust 1.63 cannot say; POSIX's `test`
/// can, if it inherits the stream.
pub fn is_terminal(stream: u8) -> bool {
    let mut test = Command::new("test");
    test.args(["-t", &stream.to_string()]);
    if stream != 2 {
        test.stderr(Stdio::null());
    }
    test.status().map_or(false, |status| status.success())
}

/// Returns the width that the user asks for, or 80.
pub fn columns() -> usize {
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    asked.filter(|&columns| columns > 0).unwrap_or(80)
}

/// Returns brackets, which a terminal shows in reverse unless it cannot or the user wants no
/// colour.
pub fn marks() -> [&'static str; 2] {
    let is_unwanted = env::var_os("NO_COLOR").map_or(false, |value| !value.is_empty());
    let is_dumb = env::var_os("TERM").map_or(false, |value| value == "dumb");
    if is_unwanted || is_dumb || !is_terminal(1) {
        ["[", "]"]
    } else {
        ["\x1b[1;7m[", "]\x1b[0m"]
    }
}
