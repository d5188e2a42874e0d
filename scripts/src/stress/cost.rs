//! The time and the memory of runs, beside the limits.
//!
//! A solver is looked at again and again while it runs, and stopped if a look finds it *too slow*:
//!
//! - by its processor time: a thread has computed for longer than the limit;
//! - by the clock: the run has lasted longer than five times the limit and five seconds more, since
//!   it may wait for a disk or for other programs; or, where the system does not report processor
//!   times, longer than twice the limit.
//!
//! A run that ends before the next look is never too slow. It is *over its limit* if the longest
//! processor time that was seen of a thread is above the limit; or if none is known, if its time by
//! the clock is. That is no failure, but the result names it.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use crate::format::{megabytes, seconds, thousands};
use crate::judging::problems::Limits;

/// The time and the memory of a run.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    /// How many cases its input had.
    pub cases: usize,
    /// The time limit of the run.
    pub limit: Duration,
    /// The time from its start to its end.
    pub time: Duration,
    /// For how long its busiest thread has computed. `None` if the run has not lasted longer than
    /// half its limit, or if the system does not report it.
    pub processor_time: Option<Duration>,
    /// For how long all its threads have computed together, with its children that have ended;
    /// `None` as above.
    pub total_time: Option<Duration>,
    /// The most memory that was seen, in KiB.
    pub memory: Option<usize>,
    /// Whether the run was stopped, since it took too long or too much memory.
    pub is_stopped: bool,
}

/// The time for which a run is too slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooSlow {
    /// For so long its busiest thread has computed.
    ByProcessorTime(Duration),
    /// For so long it has lasted.
    ByClock(Duration),
}

impl Display for TooSlow {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        match *self {
            TooSlow::ByProcessorTime(time) => {
                write!(formatter, "{} s of processor time", seconds(time))
            }
            TooSlow::ByClock(time) => write!(formatter, "{} s", seconds(time)),
        }
    }
}

impl Cost {
    /// Returns the time for which a look stops the run, or `None` if the run is not too slow.
    pub fn too_slow(&self) -> Option<TooSlow> {
        let most_time = match self.processor_time {
            Some(used) if used > self.limit => return Some(TooSlow::ByProcessorTime(used)),
            Some(_) => 5 * self.limit + Duration::from_secs(5),
            None => 2 * self.limit,
        };
        (self.time > most_time).then_some(TooSlow::ByClock(self.time))
    }

    /// Returns whether the run was over its limit, and yet ended before it was stopped.
    fn is_over_limit(&self) -> bool {
        !self.is_stopped && self.counted_time() > self.limit
    }

    /// Returns the processor time of the run or, if that is not known, its time by the clock.
    pub(crate) fn counted_time(&self) -> Duration {
        self.processor_time.unwrap_or(self.time)
    }

    /// Returns the memory of the run beside a limit in megabytes, or `None` if it is not over it.
    pub fn memory_over(&self, limit: Option<usize>) -> Option<String> {
        let memory = megabytes(self.memory?);
        let limit = limit.filter(|&limit| memory > limit)?;
        Some(format!("{memory} MB (limit {limit} MB)"))
    }

    /// Returns in words the time of the run, and in brackets its limit, the number of cases, and
    /// the source of the limit; then the processor time, if the run lasted longer than the limit:
    /// that of the busiest thread, and that of all threads and children if it is another.
    fn time_in_words(&self, source: &str) -> String {
        let cases = match self.cases {
            1 => String::new(),
            count => format!(" for {} cases", thousands(count)),
        };
        let over = if self.is_over_limit() { "over the limit of" } else { "limit" };
        let used = match (self.processor_time, self.total_time) {
            (Some(busiest), Some(total))
                if self.time > self.limit && total > busiest + self.limit / 10 =>
            {
                let [busiest, total] = [busiest, total].map(seconds);
                format!("; processor time: {busiest} s in the busiest thread, {total} s in all")
            }
            (Some(busiest), _) if self.time > self.limit => {
                format!("; {} s of processor time", seconds(busiest))
            }
            _ => String::new(),
        };
        let [time, limit] = [self.time, self.limit].map(seconds);
        format!("{time} s ({over} {limit} s{cases}{source}{used})")
    }
}

/// The costs of the runs so far. Of a run that was repeated, the second one counts.
#[derive(Default)]
pub struct Costs {
    /// The cost of the last run.
    pub(crate) last: Cost,
    /// The cost of the longest run.
    longest: Cost,
    /// The cost of the longest run that was over its limit.
    longest_over_limit: Option<Cost>,
    /// The most memory of a run, in KiB.
    memory: Option<usize>,
}

impl Costs {
    /// Adds the cost of a run.
    pub fn add(&mut self, cost: Cost) {
        self.last = cost;
        self.memory = self.memory.max(cost.memory);
        // The first run replaces the default cost, even if it took no time by a coarse clock.
        if cost.time >= self.longest.time {
            self.longest = cost;
        }
        let longest = self.longest_over_limit.map(|other| other.time);
        if cost.is_over_limit() && Some(cost.time) > longest {
            self.longest_over_limit = Some(cost);
        }
    }

    /// Returns which limits some run was over: the time limit, and the memory limit in megabytes.
    pub fn over_limits(&self, memory_limit: Option<usize>) -> Option<&'static str> {
        let is_over_memory = memory_limit.is_some() && self.megabytes() > memory_limit;
        match (self.longest_over_limit.is_some(), is_over_memory) {
            (true, true) => Some("over the time and memory limits"),
            (true, false) => Some("over the time limit"),
            (false, true) => Some("over the memory limit"),
            (false, false) => None,
        }
    }

    /// Returns in words the time of the longest run and the most memory, beside the limits of a
    /// judge. `is_time_given` says that the user has given another time limit; `memory_given` is
    /// the memory limit in megabytes that the user has given, if any.
    pub fn in_words(
        &self,
        limits: Option<Limits>,
        is_time_given: bool,
        memory_given: Option<usize>,
    ) -> String {
        let source = match limits {
            None => ", assumed since it is unknown",
            Some(limits) if limits.is_confirmed => "",
            Some(_) => ", not confirmed",
        };
        let time_source = if is_time_given { "" } else { source };
        let mut text = format!("longest run {}", self.longest.time_in_words(time_source));
        // Inputs of many cases have larger limits. So the longest run may be within its limit, and
        // a shorter run over its own limit.
        if !self.longest.is_over_limit() {
            if let Some(run) = self.longest_over_limit {
                text += &format!(", a shorter run {}", run.time_in_words(time_source));
            }
        }
        if let Some(memory) = self.megabytes() {
            text += &format!(", most memory {memory} MB");
            let memory_source = if memory_given.is_some() { "" } else { source };
            if let Some(limit) = memory_given.or(limits.map(|limits| limits.megabytes)) {
                let over = if memory > limit { "over the limit of" } else { "limit" };
                text += &format!(" ({over} {limit} MB{memory_source})");
            }
        }
        text
    }

    /// Returns the most memory in megabytes, rounded up.
    fn megabytes(&self) -> Option<usize> {
        self.memory.map(megabytes)
    }
}
