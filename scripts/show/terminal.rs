//! What is known of the terminal.

use std::env;
use std::fs::File;
use std::process::{Command, Stdio};

/// How wide text is where nobody says.
const COLUMNS: usize = 80;

/// Returns whether standard output is a terminal. Rust 1.63 cannot tell; POSIX's `test` can.
pub fn is_terminal() -> bool {
    let status = Command::new("test").args(["-t", "1"]).stderr(Stdio::null()).status();
    status.map_or(false, |status| status.success())
}

/// Returns the width that the user asks for, or the terminal's.
pub fn columns(is_terminal: bool) -> usize {
    let asked = env::var("COLUMNS").ok().and_then(|columns| parse(&columns));
    let own = || if is_terminal { terminal_columns() } else { None };
    asked.or_else(own).unwrap_or(COLUMNS)
}

/// Asks POSIX's `stty`, which prints rows and columns; 0 if they are not known.
fn terminal_columns() -> Option<usize> {
    let terminal = File::open("/dev/tty").ok()?;
    let size = Command::new("stty").arg("size").stdin(terminal).output().ok()?;
    String::from_utf8_lossy(&size.stdout).split_whitespace().nth(1).and_then(parse)
}

fn parse(columns: &str) -> Option<usize> {
    columns.parse::<u16>().ok().filter(|&columns| columns > 0).map(usize::from)
}

/// Returns brackets, which a terminal shows in reverse unless it cannot or the user wants no
/// colour.
pub fn marks(is_terminal: bool) -> [&'static str; 2] {
    let is_unwanted = env::var_os("NO_COLOR").map_or(false, |value| !value.is_empty());
    let is_dumb = env::var_os("TERM").map_or(false, |value| value == "dumb");
    if is_unwanted || is_dumb || !is_terminal {
        ["[", "]"]
    } else {
        ["\x1b[1;7m[", "]\x1b[0m"]
    }
}
