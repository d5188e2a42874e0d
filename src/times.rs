//! The times of processes and threads, as Linux reports them in the files of `/proc` (proc(5)).

use std::fs;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Indices of numbers in the file `stat`, counted from 0 after the name.
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;
const SYSTEM_TIME_OF_CHILDREN: usize = 14;

/// The times of a thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ThreadTimes {
    /// How long it has computed.
    pub processor_time: Duration,
    /// How long it could have computed, but had to wait for a processor; 0 if that is not known.
    pub waiting_time: Duration,
}

/// Returns the times of the thread that a folder of `/proc` describes, if the system reports them.
pub fn thread_times(folder: &str) -> Option<ThreadTimes> {
    // Some systems do not have this file, or have only zeros in it.
    let text = fs::read_to_string(format!("{folder}/schedstat")).unwrap_or_default();
    let nanoseconds: Vec<u64> = text.split(' ').map_while(|word| word.parse().ok()).collect();
    let [processor_time, waiting_time] = match nanoseconds[..] {
        [used, waited, ..] if used > 0 => [used, waited].map(Duration::from_nanos),
        _ => [ticks(folder, USER_TIME..=SYSTEM_TIME)?, Duration::ZERO],
    };
    Some(ThreadTimes { processor_time, waiting_time })
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
