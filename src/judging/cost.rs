//! The time and the memory of runs, beside the limits, and when a run is too slow.

use std::time::Duration;

use crate::format::{seconds, thousands};
use crate::judging::problems::Limits;
use crate::times::ThreadTimes;

/// The time and the memory of a run.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    /// How many cases its input had.
    pub cases: usize,
    /// The time limit of the run.
    pub limit: Duration,
    /// The time from its start to its end.
    pub wall_time: Duration,
    /// The times of the thread that has computed longest. `None` if the run has not lasted longer
    /// than half its limit, or if the system does not report them.
    pub busiest: Option<ThreadTimes>,
    /// The most memory that was seen, in KiB.
    pub memory: Option<usize>,
    /// The memory limit in megabytes, if the user has given one in place of the judge's.
    pub memory_limit: Option<usize>,
}

/// The costs of all runs so far.
#[derive(Default)]
pub struct Costs {
    /// The cost of the last run.
    pub last: Cost,
    /// The cost of the longest run.
    longest: Cost,
    /// The cost of the longest run that passed although it took longer than its limit.
    longest_over_limit: Option<Cost>,
    /// The most memory of a run, in KiB.
    memory: Option<usize>,
}

impl Cost {
    /// Returns the time of the run without the time in which its busiest thread waited for a
    /// processor: about the time that the run would take on an idle machine. (The waits of several
    /// threads may coincide, so their sum may exceed the wall time.)
    pub fn net_time(&self) -> Duration {
        let waiting_time = self.busiest.map_or(Duration::ZERO, |thread| thread.waiting_time);
        self.wall_time.saturating_sub(waiting_time)
    }

    /// Returns whether the run has taken longer than its limit. That alone is no failure.
    pub fn is_over_limit(&self) -> bool {
        self.net_time() > self.limit
    }

    /// Returns the memory of the run beside the limit that the user has given, or `None` if it is
    /// not over such a limit.
    pub fn excess_memory(&self) -> Option<String> {
        let memory = megabytes(self.memory?);
        let limit = self.memory_limit.filter(|&limit| memory > limit)?;
        Some(format!("{memory} MB (limit {limit} MB)"))
    }

    /// Returns the time of the run beside its limit, or `None` if the run is not too slow.
    pub fn overtime(&self) -> Option<String> {
        let limit = self.limit;
        // A run may wait for a disk, or for other programs. So it may last for five times the limit
        // and five seconds more; or for twice the limit if its processor time is not known.
        let (most_time, used) = match self.busiest {
            Some(thread) => (5 * limit + Duration::from_secs(5), thread.processor_time),
            None => (2 * limit, Duration::ZERO),
        };
        // No thread may compute for longer than the limit.
        let time = if used > limit {
            format!("{} s of processor time", seconds(used))
        } else if self.net_time() > most_time {
            format!("{} s", seconds(self.net_time()))
        } else {
            return None;
        };
        Some(format!("{time} (limit {} s)", seconds(limit)))
    }

    /// Returns in words the time of the run, and in brackets its limit, the number of cases, and a
    /// note on the limit; then the time by the wall clock if the machine was busy, and the
    /// processor time if it was, or if the run is over its limit.
    fn time_in_words(&self, note: &str) -> String {
        let cases = match self.cases {
            1 => String::new(),
            count => format!(" for {} cases", thousands(count)),
        };
        let over = if self.is_over_limit() { "over the limit of" } else { "limit" };
        let time = self.net_time();
        let mut used = String::new();
        let is_busy = 2 * self.wall_time > 3 * time;
        if is_busy {
            used +=
                &format!("; the machine is busy: {} s by the wall clock", seconds(self.wall_time));
        }
        if is_busy || self.is_over_limit() {
            if let Some(thread) = self.busiest {
                used += &format!("; {} s of processor time", seconds(thread.processor_time));
            }
        }
        format!("{} s ({over} {} s{cases}{note}{used})", seconds(time), seconds(self.limit))
    }
}

impl Costs {
    /// Adds the cost of a run. `is_passed` says whether the run has passed.
    pub fn add(&mut self, cost: Cost, is_passed: bool) {
        self.last = cost;
        self.memory = self.memory.max(cost.memory);
        if cost.net_time() > self.longest.net_time() {
            self.longest = cost;
        }
        let is_longer =
            self.longest_over_limit.map_or(true, |other| cost.net_time() > other.net_time());
        if is_passed && cost.is_over_limit() && is_longer {
            self.longest_over_limit = Some(cost);
        }
    }

    /// Returns which limits were exceeded: the time limit by runs that passed, the memory limit by
    /// any run.
    pub fn over_limits(&self, limits: Option<Limits>) -> Option<&'static str> {
        let memory_limit = self.memory_limit(limits);
        let is_over_memory = memory_limit.is_some() && self.megabytes() > memory_limit;
        match (self.longest_over_limit.is_some(), is_over_memory) {
            (true, true) => Some("over the time and memory limits"),
            (true, false) => Some("over the time limit"),
            (false, true) => Some("over the memory limit"),
            (false, false) => None,
        }
    }

    /// Returns in words the time of the longest run and the most memory, beside the limits of a
    /// judge. `is_given` says that the user has given another time limit.
    pub fn in_words(&self, limits: Option<Limits>, is_given: bool) -> String {
        let note = match limits {
            None => ", assumed since it is unknown",
            Some(limits) if limits.is_confirmed => "",
            Some(_) => ", not confirmed",
        };
        let time_note = if is_given { "" } else { note };
        let mut text = format!("longest run {}", self.longest.time_in_words(time_note));
        // Inputs of many cases have larger limits. So the longest run may be within its limit, and
        // a shorter run over its own limit.
        if !self.longest.is_over_limit() {
            if let Some(run) = self.longest_over_limit {
                text += &format!(", a shorter run {}", run.time_in_words(time_note));
            }
        }
        if let Some(memory) = self.megabytes() {
            text += &format!(", most memory {memory} MB");
            if let Some(limit) = self.memory_limit(limits) {
                let over = if memory > limit { "over the limit of" } else { "limit" };
                let memory_note = if self.last.memory_limit.is_some() { "" } else { note };
                text += &format!(" ({over} {limit} MB{memory_note})");
            }
        }
        text
    }

    /// Returns the memory limit that the user has given, or else that of a judge.
    fn memory_limit(&self, limits: Option<Limits>) -> Option<usize> {
        self.last.memory_limit.or(limits.map(|limits| limits.megabytes))
    }

    /// Returns the most memory in megabytes, rounded up.
    fn megabytes(&self) -> Option<usize> {
        self.memory.map(megabytes)
    }
}

/// Returns an amount of memory in megabytes, rounded up.
pub fn megabytes(kibibytes: usize) -> usize {
    (kibibytes + 1023) / 1024
}
