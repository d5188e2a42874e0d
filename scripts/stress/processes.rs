//! Processes, as Linux describes them in the files of `/proc` (proc(5)). Elsewhere nothing is
//! known.

use std::fs;
use std::process::Command;
use std::time::Duration;

use puzzle_solvers::judging::cost::megabytes;
use puzzle_solvers::memory::{is_too_much, memory, peak_memory};
use puzzle_solvers::times::{processor_time, thread_time};

/// Returns for how long the busiest thread of some processes has computed, if that is known.
pub fn busiest_thread(pids: &[u32]) -> Option<Duration> {
    pids.iter().copied().flat_map(threads).filter_map(|thread| thread_time(&thread)).max()
}

/// Returns the processor time of some processes together, if it is known.
pub fn total_time(pids: &[u32]) -> Option<Duration> {
    pids.iter().copied().filter_map(processor_time).reduce(|sum, time| sum + time)
}

/// Returns the most memory that one of some processes has held so far, in KiB, if it is known.
pub fn most_peak_memory(pids: &[u32]) -> Option<usize> {
    pids.iter().copied().filter_map(peak_memory).max()
}

/// Returns how much memory one of some processes holds, if that is too much for the machine.
pub fn excess_memory(pids: &[u32]) -> Option<String> {
    let most = pids.iter().copied().filter_map(memory).max()?;
    is_too_much(most, || fs::read_to_string("/proc/meminfo").unwrap_or_default())
        .then(|| format!("{} MB, as the machine's memory is nearly full", megabytes(most)))
}

/// Returns the family of a process: the process itself, its children, their children and so on.
/// Those whose parents have ended are not found, as they are no longer in the lists of children.
pub fn family(root: u32) -> Vec<u32> {
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

/// Ends processes. The standard library ends only those that it has started itself, so a shell does
/// it; without a shell they go on.
pub fn kill(processes: &[u32]) {
    let words = processes.iter().map(u32::to_string);
    let _ = Command::new("sh").args(["-c", "kill -9 \"$@\"", "sh"]).args(words).output();
}

/// Returns the folders that describe the threads of a process.
fn threads(process: u32) -> Vec<String> {
    let entries = fs::read_dir(format!("/proc/{process}/task"));
    let folders = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.display().to_string()).collect()
}
