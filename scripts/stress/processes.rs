//! Processes, as Linux describes them in the files of `/proc` (proc(5)). Elsewhere nothing is known.

use std::fmt::Display;
use std::process::Command;
use std::time::Duration;
use std::{fs, thread};

use crate::progress::say;

/// The processor time of a process and of all that it has started, so far.
#[derive(Default)]
pub struct Usage {
    /// The processor time of the living thread that used most.
    pub longest_thread: Duration,
    /// The processor time of all threads and processes. Those that have ended count if their
    /// parent has waited for them.
    pub total: Duration,
    /// Whether a thread runs or is ready to run. A thread that waits in the kernel (state D) is
    /// not: it may wait for ever, as the parent does after `vfork`.
    pub is_ready: bool,
}

/// Fields of the file `stat` of a process or a thread.
struct Stat {
    state: char,
    parent: u32,
    /// Its processor time; a process has that of all its threads, the ended ones too.
    own: Duration,
    /// The processor time of its children that have ended and were waited for, and of theirs.
    children: Duration,
}

/// Returns the usage of a process and of all that it has started, if the process is known.
pub fn usage(root: u32) -> Option<Usage> {
    stat(root)?;
    let mut usage = Usage::default();
    for process in family(root) {
        // It may have ended by now.
        usage.total += stat(process).map_or(Duration::ZERO, |stat| stat.own + stat.children);
        let threads = numbers(&format!("/proc/{process}/task"));
        for thread in threads.filter_map(|thread| stat(format!("{process}/task/{thread}"))) {
            usage.longest_thread = usage.longest_thread.max(thread.own);
            usage.is_ready |= thread.state == 'R';
        }
    }
    Some(usage)
}

/// Returns a process and all that it has started, as far as their parents have not ended.
pub fn family(root: u32) -> Vec<u32> {
    let with_parent = |process| Some((process, stat(process)?.parent));
    let mut others: Vec<_> = numbers("/proc").filter_map(with_parent).collect();
    let mut family = vec![root];
    // Each process is taken once: a number that was given again meanwhile could make a circle.
    while let Some(i) = others.iter().position(|(_, parent)| family.contains(parent)) {
        family.push(others.swap_remove(i).0);
    }
    family
}

/// Ends processes, by the shell's `kill`. If no shell can be started, says how to end them.
pub fn kill(processes: &[u32]) {
    if processes.is_empty() {
        return;
    }
    let line = processes.iter().fold("kill -9".to_string(), |line, id| format!("{line} {id}"));
    if let Err(why) = Command::new("sh").args(["-c", &line]).output() {
        say(format_args!("cannot run sh to stop what the solver has started: {why}; {line}"));
    }
}

/// Returns whether more processes were ready to run, or waited in the kernel, than there are
/// processors, on average over a minute.
pub fn is_busy() -> bool {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|load| load.parse().ok()) > Some(processors() as f64)
}

/// Returns how many processors there are.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Returns the numbers among the names of a folder's files.
fn numbers(folder: &str) -> impl Iterator<Item = u32> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.filter_map(|name| name.to_str()?.parse().ok())
}

fn stat(process: impl Display) -> Option<Stat> {
    let bytes = fs::read(format!("/proc/{process}/stat")).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    // The fields follow the program's name, which is in brackets and may hold any characters.
    let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    // In this file Linux counts in hundredths of a second, whatever its clock.
    let time =
        |field: usize| Some(Duration::from_millis(10 * fields.get(field)?.parse::<u64>().ok()?));
    Some(Stat {
        state: fields.first()?.chars().next()?,
        parent: fields.get(1)?.parse().ok()?,
        own: time(11)? + time(12)?,
        children: time(13)? + time(14)?,
    })
}
