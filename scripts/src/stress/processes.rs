//! Processes: their families, their times and their memory, as Linux describes them in the files of
//! `/proc` (proc(5)); and how to end them. On other systems, nothing is known of them.

use std::ops::RangeInclusive;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use crate::format::megabytes;

/// Indices of numbers in the file `stat`, counted from 0 after the name.
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;
const SYSTEM_TIME_OF_CHILDREN: usize = 14;

/// Returns the family of a process: the process itself, its children, their children and so on.
/// Those whose parents have ended are not found, as they are no longer in the lists of children.
pub(crate) fn family(root: u32) -> Vec<u32> {
    let mut family = vec![root];
    let mut next = 0;
    while next < family.len() {
        for thread in threads(family[next]) {
            let list = fs::read_to_string(format!("{thread}/children")).unwrap_or_default();
            for child in list.split_whitespace().filter_map(|child| child.parse().ok()) {
                // The system may reuse a process ID meanwhile, and then the search might not end.
                if !family.contains(&child) {
                    family.push(child);
                }
            }
        }
        next += 1;
    }
    family
}

/// Returns the folders that describe the threads of a process.
fn threads(process: u32) -> Vec<String> {
    let entries = fs::read_dir(format!("/proc/{process}/task"));
    let folders = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.display().to_string()).collect()
}

/// Ends processes. The standard library ends only those that it has started itself, so a shell does
/// it; without a shell they go on.
pub(crate) fn kill(processes: &[u32]) {
    let words = processes.iter().map(u32::to_string);
    let _ = Command::new("sh").args(["-c", "kill -9 \"$@\"", "sh"]).args(words).output();
}

/// Returns for how long the busiest thread of some processes has computed, if that is known.
pub(crate) fn busiest_time(processes: &[u32]) -> Option<Duration> {
    processes.iter().copied().flat_map(threads).filter_map(|thread| thread_time(&thread)).max()
}

/// Returns for how long the threads of some processes have computed, and those of their children
/// that have ended, if that is known.
pub(crate) fn total_time(processes: &[u32]) -> Option<Duration> {
    let folders = processes.iter().map(|process| format!("/proc/{process}"));
    let times = folders.filter_map(|folder| ticks(&folder, USER_TIME..=SYSTEM_TIME_OF_CHILDREN));
    times.reduce(|sum, time| sum + time)
}

/// Returns for how long the thread that a folder of `/proc` describes has computed, if the system
/// reports it.
pub fn thread_time(folder: &str) -> Option<Duration> {
    ticks(folder, USER_TIME..=SYSTEM_TIME)
}

/// Returns the sum of some times in the file `stat` of a thread or a process.
fn ticks(folder: &str, indices: RangeInclusive<usize>) -> Option<Duration> {
    let bytes = fs::read(format!("{folder}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // The name is in brackets and may hold any characters.
    let numbers: Vec<_> = text.rsplit(')').next()?.split_whitespace().collect();
    let ticks = numbers.get(indices)?.iter().map(|number| number.parse::<u64>());
    // Linux counts them in hundredths of a second, whatever its clock.
    Some(Duration::from_millis(10 * ticks.sum::<Result<u64, _>>().ok()?))
}

/// Returns whether the system reports the memory of processes.
pub(crate) fn is_memory_known() -> bool {
    fs::read_to_string("/proc/self/status").map_or(false, |text| text.contains("\nVmHWM:"))
}

/// Returns the most memory that one of some processes has held so far, in KiB, if it is known.
pub(crate) fn most_peak_memory(processes: &[u32]) -> Option<usize> {
    processes.iter().copied().filter_map(peak_memory).max()
}

/// Returns the peak memory so far, in KiB, of a child process, or of a process that a child has
/// started. Returns `None` until it has called `exec`, since until then the figures are this
/// process's; or if the system does not report it.
pub fn peak_memory(process: u32) -> Option<usize> {
    // Until then, it also has the same program as this process.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    status(process, "VmHWM:")
}

/// Returns how much memory one of some processes holds, if that is too much for the machine.
pub(crate) fn too_much_memory(processes: &[u32]) -> Option<String> {
    let most = processes.iter().filter_map(|&process| status(process, "VmRSS:")).max()?;
    is_too_much(most, || fs::read_to_string("/proc/meminfo").unwrap_or_default())
        .then(|| format!("{} MB, as the machine's memory is nearly full", megabytes(most)))
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

/// Returns a number of KiB in the file `status` of a process.
fn status(process: u32, name: &str) -> Option<usize> {
    kibibytes(&fs::read_to_string(format!("/proc/{process}/status")).ok()?, name)
}

/// Returns the number of a line such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<usize> {
    let number = text.lines().find_map(|line| line.strip_prefix(name))?;
    number.trim().strip_suffix(" kB")?.parse().ok()
}
