//! Figures as people read them, and the machine on which they were measured.

use std::env::consts::{ARCH, OS};
use std::{fs, thread};

use puzzle_tools::format::thousands;

/// A time in seconds as text, with its unit.
pub fn time(seconds: f64) -> String {
    if seconds < 1e-3 {
        format!("{} µs", digits(seconds * 1e6))
    } else {
        format!("{} ms", digits(seconds * 1e3))
    }
}

/// A number with three digits; or, from 1,000 on, rounded to an integer.
pub fn digits(number: f64) -> String {
    if number < 10.0 {
        format!("{number:.2}")
    } else if number < 100.0 {
        format!("{number:.1}")
    } else {
        thousands(number.round() as usize)
    }
}

/// The name of the processor, if the system reports it, the number of usable cores, and the system.
pub fn machine() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name\t: "));
    format!("{}, cores: {cores}, {OS} on {ARCH}", name.unwrap_or("unknown processor"))
}
