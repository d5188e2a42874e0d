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

/// Returns whether a process that holds so many KiB may endanger the machine: it holds over a GB,
/// and less than a tenth of the machine's memory is left, by the text of its file `/proc/meminfo`.
/// Over a GB alone is not too much, as some right programs take more.
pub fn is_too_much(held: usize, meminfo: impl FnOnce() -> String) -> bool {
    if held <= 1 << 20 {
        return false;
    }
    let text = meminfo();
    let left = kibibytes(&text, "MemAvailable:").zip(kibibytes(&text, "MemTotal:"));
    left.map_or(false, |(available, total)| available < total / 10)
}

/// Returns the number of a line such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<usize> {
    let number = text.lines().find_map(|line| line.strip_prefix(name))?;
    number.trim().strip_suffix(" kB")?.parse().ok()
}
