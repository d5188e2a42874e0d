//! The processor times of threads and processes, as Linux reports them in the files of `/proc`
//! (proc(5)).

use std::fs;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Indices of numbers in the file `stat`, counted from 0 after the name.
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;
const SYSTEM_TIME_OF_CHILDREN: usize = 14;

/// Returns for how long the thread that a folder of `/proc` describes has computed, if the system
/// reports it.
pub fn thread_time(folder: &str) -> Option<Duration> {
    ticks(folder, USER_TIME..=SYSTEM_TIME)
}

/// Returns for how long the threads of a process have computed, and those of its children that have
/// ended, if the system reports it.
pub fn processor_time(process: u32) -> Option<Duration> {
    ticks(&format!("/proc/{process}"), USER_TIME..=SYSTEM_TIME_OF_CHILDREN)
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
