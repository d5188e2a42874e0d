//! The memory of a process.

use std::{env, fs};

/// Returns the peak memory so far, in KiB, of a process that runs another program than this
/// process. Returns `None` if the system does not report it, or if the process has not loaded its
/// program yet.
pub fn peak_memory(process: u32) -> Option<usize> {
    // Until a new process loads its program, it is a copy of this process, and has the same memory.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}
