//! The memory of a process, for the tests and the bench.

use std::fs;

/// Returns the most memory that a process has held so far, in kB, where the system tells it.
pub fn peak_memory(process: u32) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}
