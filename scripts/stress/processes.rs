//! What Linux tells of processes, in the files of `/proc` (proc(5)); elsewhere nothing is known.

use std::collections::HashMap;
use std::env;
use std::fmt::Display;
use std::fs::{self, ReadDir};
use std::process::Command;
use std::time::Duration;

/// Threads and children that have ended are known only as a sum. Some may have run side by side, so
/// the sum is divided by this.
const PROCESSORS: u32 = 8;

/// What a process and all that it has started have used, as far as it has been seen.
#[derive(Default)]
pub struct Usage {
    /// For each process, at which look it was first seen, and the processor time of its thread that
    /// used most.
    times: HashMap<u32, (usize, Duration)>,
    /// How many looks there were.
    looks: usize,
    /// Whether a thread runs, or waits for nothing but a processor.
    pub is_ready: bool,
}

/// What the file `stat` of a process or a thread has.
struct Stat {
    is_ready: bool,
    parent: u32,
    /// Its processor time, that of a process with all its threads, the ended ones too.
    own: Duration,
    /// That of the children which have ended and were waited for.
    children: Duration,
}

impl Usage {
    /// Looks at a process and all that it has started.
    pub fn look(&mut self, root: u32) {
        self.is_ready = false;
        self.looks += 1;
        for process in family(root) {
            let threads = numbers(fs::read_dir(format!("/proc/{process}/task")));
            let threads = threads.filter_map(|thread| stat(format!("{process}/task/{thread}")));
            let mut longest = Duration::ZERO;
            for thread in threads {
                longest = longest.max(thread.own);
                self.is_ready |= thread.is_ready;
            }
            // It may have ended by now.
            if let Some(Stat { own, children, .. }) = stat(process) {
                let (_, time) = self.times.entry(process).or_insert((self.looks, longest));
                *time = longest.max(*time).max((own + children) / PROCESSORS);
            }
        }
    }

    /// Returns how long all that has been seen has used the processor at least, one after the
    /// other, if anything has been seen.
    ///
    /// What can run side by side counts as the longest of it: the threads of a process, as Java's
    /// compiler and collector run beside the program, and processes that were first seen at the
    /// same look. What ended unseen counts for a part of its sum, so that a solver which starts one
    /// short program after the other comes to an end, too.
    pub fn time(&self) -> Option<Duration> {
        let mut longest = HashMap::new();
        for (look, time) in self.times.values() {
            let longest: &mut Duration = longest.entry(look).or_default();
            *longest = (*longest).max(*time);
        }
        longest.into_values().reduce(|sum, time| sum + time)
    }
}

/// Returns a process and all that it has started, as far as their parents have not ended.
pub fn family(root: u32) -> Vec<u32> {
    let processes = numbers(fs::read_dir("/proc"));
    let parents: Vec<_> = processes.filter_map(|it| Some((it, stat(it)?.parent))).collect();
    let mut family = vec![root];
    let mut next = 0;
    while let Some(&parent) = family.get(next) {
        family.extend(parents.iter().filter(|it| it.1 == parent).map(|it| it.0));
        next += 1;
    }
    family
}

/// Ends processes, by the shell's `kill`.
pub fn kill(processes: &[u32]) {
    if !processes.is_empty() {
        let numbers = processes.iter().map(u32::to_string);
        drop(Command::new("sh").args(["-c", "kill -9 \"$@\"", "sh"]).args(numbers).output());
    }
}

/// Returns the most memory that a process has held so far, in KiB.
pub fn peak_memory(process: u32) -> Option<usize> {
    // Until it has become another program, it shares our memory.
    if fs::read_link(format!("/proc/{process}/exe")).ok()? == env::current_exe().ok()? {
        return None;
    }
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}

/// Returns the numbers among the names of a folder's files.
fn numbers(folder: std::io::Result<ReadDir>) -> impl Iterator<Item = u32> {
    let names = folder.into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.filter_map(|name| name.to_str()?.parse().ok())
}

fn stat(process: impl Display) -> Option<Stat> {
    let bytes = fs::read(format!("/proc/{process}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // Behind the program's name, which is in brackets and may hold anything.
    let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    // Linux counts in hundredths of a second here, whatever its clock.
    let time =
        |field: usize| Some(Duration::from_millis(10 * fields.get(field)?.parse::<u64>().ok()?));
    Some(Stat {
        is_ready: *fields.first()? == "R",
        parent: fields.get(1)?.parse().ok()?,
        own: time(11)? + time(12)?,
        children: time(13)? + time(14)?,
    })
}
