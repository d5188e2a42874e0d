//! Processes, as Linux describes them in the files of `/proc` (proc(5)). Elsewhere nothing is
//! known.

use std::fs;
use std::ops::RangeInclusive;
use std::process::Command;
use std::time::Duration;

use puzzle_solvers::judging::cost::ThreadTimes;
use puzzle_solvers::memory::{is_nearly_full, memory, peak_memory};

/// Indices of numbers in the file `stat`, counted from 0 after the name.
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;

/// Returns the times of the thread in the family of a process that has computed longest, if they
/// are known.
pub fn busiest_thread(root: u32) -> Option<ThreadTimes> {
    let threads = family(root).into_iter().flat_map(threads);
    threads.filter_map(|thread| times(&thread)).max()
}

/// Returns the most memory that one process in the family of a process has held so far, in KiB, if
/// it is known.
pub fn peak_family_memory(root: u32) -> Option<usize> {
    family(root).into_iter().filter_map(peak_memory).max()
}

/// Returns whether one process in the family of a process holds more than so many KiB, while less
/// than a tenth of the machine's memory is left.
pub fn fill_memory(root: u32, much: usize) -> bool {
    family(root).into_iter().filter_map(memory).any(|memory| memory > much)
        && is_nearly_full(&fs::read_to_string("/proc/meminfo").unwrap_or_default())
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
    drop(Command::new("sh").args(["-c", "kill -9 \"$@\"", "sh"]).args(words).output());
}

/// Returns the folders that describe the threads of a process.
fn threads(process: u32) -> Vec<String> {
    let entries = fs::read_dir(format!("/proc/{process}/task"));
    let folders = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.display().to_string()).collect()
}

/// Returns the times of a thread. Some systems have no file `schedstat`, or only zeros in it; then
/// how long the thread has waited is not known.
fn times(thread: &str) -> Option<ThreadTimes> {
    let text = fs::read_to_string(format!("{thread}/schedstat")).unwrap_or_default();
    let mut numbers = text.split_whitespace().map_while(|number| number.parse().ok());
    let (processor_time, waiting_time) = match (numbers.next(), numbers.next()) {
        (Some(used @ 1..), Some(waited)) => {
            (Duration::from_nanos(used), Duration::from_nanos(waited))
        }
        _ => (ticks(thread, USER_TIME..=SYSTEM_TIME)?, Duration::ZERO),
    };
    Some(ThreadTimes { processor_time, waiting_time })
}

/// Returns the sum of some times in the file `stat` of a thread or a process.
fn ticks(thread: &str, indices: RangeInclusive<usize>) -> Option<Duration> {
    let ticks: Option<u64> = indices.map(|index| field(thread, index)).sum();
    // In `stat`, Linux counts in hundredths of a second, whatever its clock.
    Some(Duration::from_millis(10 * ticks?))
}

/// Returns a number of the file `stat` of a thread, by its index after the name.
fn field(thread: &str, index: usize) -> Option<u64> {
    let bytes = fs::read(format!("{thread}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // The name is in brackets and may hold any characters.
    text.rsplit(')').next()?.split_whitespace().nth(index)?.parse().ok()
}
