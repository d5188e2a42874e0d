//! The family of a process, its times and its memory, as Linux describes them in the files of
//! `/proc` (proc(5)); and how to stop it. On other systems, nothing is known of processes.

use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use crate::format::megabytes;

/// Indices of numbers in the file `stat`, counted from 0 after the name.
const USER_TIME: usize = 11;
const SYSTEM_TIME: usize = 12;

/// A function of the shell that stops a process and all that it has started. A process is suspended
/// before its children are listed, so that it starts no more of them. Only Linux has such lists;
/// elsewhere, the process is stopped alone.
pub(crate) const STOP: &str = r#"
    stop() {
        kill -STOP "$1"
        for child in $(cat /proc/"$1"/task/*/children); do stop "$child"; done
        kill -KILL "$1"
    }
"#;

/// Stops a process and all that it has started. The standard library stops only what it has started
/// itself, so a shell does it; without a shell, they go on.
pub(crate) fn stop(process: u32) {
    let script = format!("{STOP} stop {process}");
    let _ = Command::new("sh").args(["-c", &script]).output();
}

/// A process, its children, their children and so on. Those whose parents have ended are not found,
/// as they are no longer in the lists of children.
pub(crate) struct Family(Vec<u32>);

impl Family {
    pub fn of(root: u32) -> Family {
        let mut family = vec![root];
        let mut next = 0;
        while next < family.len() {
            for thread in threads(family[next]) {
                let list = fs::read_to_string(format!("{thread}/children")).unwrap_or_default();
                for child in list.split_whitespace().filter_map(|child| child.parse().ok()) {
                    // The system may reuse a process ID meanwhile, and then this might not end.
                    if !family.contains(&child) {
                        family.push(child);
                    }
                }
            }
            next += 1;
        }
        Family(family)
    }

    /// For how long the busiest thread has computed, if that is known.
    pub fn busiest_time(&self) -> Option<Duration> {
        let threads = self.0.iter().copied().flat_map(threads);
        threads.filter_map(|thread| thread_time(&thread)).max()
    }

    /// The most memory that one of the processes has held so far, in KiB, if it is known.
    pub fn most_peak_memory(&self) -> Option<usize> {
        self.0.iter().copied().filter_map(peak_memory).max()
    }

    /// How much memory one of the processes holds, if that is too much for the machine.
    pub fn too_much_memory(&self) -> Option<String> {
        let most = self.0.iter().filter_map(|&process| status(process, "VmRSS:")).max()?;
        is_too_much(most, || fs::read_to_string("/proc/meminfo").unwrap_or_default())
            .then(|| format!("{} MB, as the machine's memory is nearly full", megabytes(most)))
    }
}

/// The folders that describe the threads of a process.
fn threads(process: u32) -> Vec<String> {
    let entries = fs::read_dir(format!("/proc/{process}/task"));
    let folders = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| folder.display().to_string()).collect()
}

/// For how long the thread that a folder of `/proc` describes has computed, if the system reports
/// it.
fn thread_time(folder: &str) -> Option<Duration> {
    let bytes = fs::read(format!("{folder}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // The name is in brackets and may hold any characters.
    let numbers: Vec<_> = text.rsplit(')').next()?.split_whitespace().collect();
    let ticks = numbers.get(USER_TIME..=SYSTEM_TIME)?.iter().map(|number| number.parse::<u64>());
    // Linux counts them in hundredths of a second, whatever its clock.
    Some(Duration::from_millis(10 * ticks.sum::<Result<u64, _>>().ok()?))
}

pub(crate) fn is_memory_known() -> bool {
    fs::read_to_string("/proc/self/status").map_or(false, |text| text.contains("\nVmHWM:"))
}

/// The peak memory so far, in KiB, of a child process, or of a process that a child has started.
/// `None` until it has called `exec`, since until then the figures are this process's; or if the
/// system does not report it.
pub fn peak_memory(process: u32) -> Option<usize> {
    // Until then, it also has the same program as this process.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    status(process, "VmHWM:")
}

/// Whether a process that holds so many KiB may endanger the machine: it holds over a GB, and less
/// than a tenth of the machine's memory is left, by the text of its file `/proc/meminfo`. Over a GB
/// alone is not too much, as some right programs take more.
pub fn is_too_much(held: usize, meminfo: impl FnOnce() -> String) -> bool {
    if held <= 1 << 20 {
        return false;
    }
    let text = meminfo();
    let left = kibibytes(&text, "MemAvailable:").zip(kibibytes(&text, "MemTotal:"));
    left.map_or(false, |(available, total)| available < total / 10)
}

fn status(process: u32, name: &str) -> Option<usize> {
    kibibytes(&fs::read_to_string(format!("/proc/{process}/status")).ok()?, name)
}

/// The number of a line such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, name: &str) -> Option<usize> {
    let number = text.lines().find_map(|line| line.strip_prefix(name))?;
    number.trim().strip_suffix(" kB")?.parse().ok()
}
