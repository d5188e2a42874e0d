//! The rule of time, as `stress --help` has it.
//!
//! Threads and processes may run side by side, as Java's compiler and collector beside the program;
//! so their sum is held to a multiple of the limit. The time from the start to the end never counts
//! by itself: the machine may be busy.

use std::time::Duration;

use crate::processes;
use crate::report::seconds;

/// How many processors a judge's machine is thought to have at least.
const JUDGES_PROCESSORS: u32 = 8;

/// What is known of a run past its limit.
pub struct Overtime {
    limit: Duration,
    /// The wall time at the last look, and the processor time of all of it, if that is known.
    last: Option<(Duration, Option<Duration>)>,
    idle: Duration,
}

impl Overtime {
    /// Returns what is known of a run before its limit.
    pub fn new(limit: Duration) -> Overtime {
        Overtime { limit, last: None, idle: Duration::ZERO }
    }

    /// Looks at a run, by its process and its wall time so far. If it is too slow, returns for how
    /// long it did what, in words.
    pub fn look(&mut self, process: u32, wall_time: Duration) -> Option<String> {
        if wall_time <= self.limit {
            return None;
        }
        let usage = processes::usage(process);
        let used = usage.as_ref().map(|usage| usage.total);
        let is_ready = usage.as_ref().map_or(false, |usage| usage.is_ready);
        if let Some((then, used_then)) = self.last.replace((wall_time, used)) {
            if used == used_then && !is_ready {
                self.idle += wall_time - then;
            }
        }
        let processors = processes::processors() as u32;
        let times = processors.max(JUDGES_PROCESSORS);
        let limit = seconds(self.limit);
        let (time, what) = match usage {
            Some(usage) if usage.longest_thread > self.limit => {
                (usage.longest_thread, format!("of processor time (limit {limit} s)"))
            }
            Some(usage) if usage.total > times * self.limit => {
                let all = "of processor time in all threads and programs";
                (usage.total, format!("{all} (limit {times} × {limit} s)"))
            }
            _ if self.idle <= self.limit => return None,
            Some(_) => (self.idle, format!("idle past its limit of {limit} s")),
            None => (self.idle, format!("past its limit of {limit} s")),
        };
        Some(format!("{} s {what}", seconds(time)))
    }

    /// Returns the processor time at the last look, if that is known.
    pub fn used(&self) -> Option<Duration> {
        self.last?.1
    }
}
