//! Processes, as Linux describes them in the files of `/proc` (proc(5)). Elsewhere nothing is
//! known.

use std::fs;
use std::process::Command;
use std::time::Duration;

/// Places of numbers in the file `stat`, counted from 0 behind the name.
const PARENT: usize = 1;
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;

/// Returns the processor time of the thread that has used most, of those of a process and of all
/// that it has started, if it is known.
pub fn busiest_thread_time(root: u32) -> Option<Duration> {
    let mut busiest = None;
    for process in family(root) {
        for thread in numbers(&format!("/proc/{process}/task")) {
            let thread = format!("{process}/task/{thread}");
            let ticks = field(&thread, USER_TIME).zip(field(&thread, SYSTEM_TIME));
            // In this file Linux counts in hundredths of a second, whatever its clock.
            busiest = busiest.max(ticks.map(|(user, system)| 10 * (user + system)));
        }
    }
    busiest.map(Duration::from_millis)
}

/// Returns a process and all that it has started, as far as their parents have not ended.
pub fn family(root: u32) -> Vec<u32> {
    let with_parent = |process: u32| Some((process, field(&process.to_string(), PARENT)? as u32));
    let mut others: Vec<_> = numbers("/proc").filter_map(with_parent).collect();
    let mut family = vec![root];
    // Each process is taken once: a number that was given again meanwhile could make a circle.
    while let Some(i) = others.iter().position(|(_, parent)| family.contains(parent)) {
        family.push(others.swap_remove(i).0);
    }
    family
}

/// Ends processes. The standard library ends only those that it has started itself, so a shell does
/// it; without a shell they go on.
pub fn kill(processes: &[u32]) {
    let words = processes.iter().map(u32::to_string);
    drop(Command::new("sh").args(["-c", "kill -9 \"$@\"", "sh"]).args(words).output());
}

/// Returns the numbers among the names of a folder's files.
fn numbers(folder: &str) -> impl Iterator<Item = u32> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.filter_map(|name| name.to_str()?.parse().ok())
}

/// Returns a number of the file `stat` of a process or a thread, by its place behind the name.
fn field(process: &str, place: usize) -> Option<u64> {
    let bytes = fs::read(format!("/proc/{process}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // The name is in brackets and may hold any characters.
    text.rsplit(')').next()?.split_whitespace().nth(place)?.parse().ok()
}
