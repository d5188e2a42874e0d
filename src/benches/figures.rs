//! Figures as people read them, and the machine on which they were measured.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::thread;

use puzzle_solvers::figures::thousands;

/// The units of time, in seconds.
const UNITS: [(f64, &str); 3] = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];

/// A time in seconds.
pub fn time(seconds: f64) -> String {
    let fits = |&(unit, _): &(f64, &str)| seconds >= unit;
    let (unit, name) = UNITS.into_iter().find(fits).unwrap_or(UNITS[2]);
    format!("{} {name}", digits(seconds / unit))
}

/// A number to three digits, or with all digits before the point if there are more.
pub fn digits(number: f64) -> String {
    match number {
        _ if number < 10.0 => format!("{number:.2}"),
        _ if number < 100.0 => format!("{number:.1}"),
        _ => thousands(number.round() as usize),
    }
}

/// A table in Markdown, with notes and the machine below.
pub fn report<const COLUMNS: usize>(
    heads: [&str; COLUMNS],
    rows: &[[String; COLUMNS]],
    notes: &str,
) -> String {
    let rows: String = rows.iter().map(|cells| format!("|{}|\n", cells.join("|"))).collect();
    let rule = "---|".repeat(COLUMNS);
    format!("|{}|\n|{rule}\n{rows}{notes}{}\n", heads.join("|"), machine())
}

/// The processor, if the system tells it, the cores that may be used, and the system.
pub fn machine() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name\t: "));
    format!("{}, cores: {cores}, {OS} on {ARCH}", name.unwrap_or("unknown processor"))
}
