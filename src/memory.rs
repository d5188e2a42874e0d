//! The memory of a process.

use std::{env, fs};

/// Returns the most memory that a process has held so far, in KiB, where the system tells it.
pub fn peak_memory(process: u32) -> Option<usize> {
    // A new process begins as a copy of this one, with the memory of this one, until it has loaded
    // its own program.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}
