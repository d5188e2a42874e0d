//! The memory of a process, and of the machine.

use std::{env, fs};

/// Returns whether the system reports the memory of processes.
pub fn is_known() -> bool {
    fs::read_to_string("/proc/self/status").map_or(false, |text| text.contains("\nVmHWM:"))
}

/// Returns the peak memory so far, in KiB, of a child process, or of a process that a child has
/// started. Returns `None` until it has called `exec`, since until then the figures are this
/// process's; or if the system does not report it.
pub fn peak_memory(process: u32) -> Option<usize> {
    // Until then, it also has the same program as this process.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    kibibytes(&fs::read_to_string(format!("/proc/{process}/status")).ok()?, "VmHWM:")
}

/// Returns how much memory a process holds now, in KiB, if the system reports it.
pub fn memory(process: u32) -> Option<usize> {
    kibibytes(&fs::read_to_string(format!("/proc/{process}/status")).ok()?, "VmRSS:")
}

/// Returns whether less than a tenth of a machine's memory is left, by the text of its file
/// `/proc/meminfo`.
pub fn is_nearly_full(meminfo: &str) -> bool {
    let left = kibibytes(meminfo, "MemAvailable:").zip(kibibytes(meminfo, "MemTotal:"));
    left.map_or(false, |(available, total)| available < total / 10)
}

/// Returns the number of a line such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<usize> {
    let number = text.lines().find_map(|line| line.strip_prefix(name))?;
    number.trim().strip_suffix(" kB")?.parse().ok()
}
