//! The time and the memory of runs, beside the limits. The help of `stress` has the rules.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use crate::format::{megabytes, seconds, thousands};
use crate::judging::problems::Limits;

/// What a run has taken, and its time limit.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub limit: Duration,
    /// The time from its start to its end, without the pauses of this process.
    pub time: Duration,
    /// For how long its busiest thread has computed. `None` if
    /// [it was not needed](Cost::needs_processor_time), or if the system does not report it.
    pub processor_time: Option<Duration>,
    /// The most memory that was seen, in KiB.
    pub memory: Option<usize>,
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
    /// Adds the time for which the busiest thread has computed. That thread may end before the run,
    /// and the run may go on while this process is suspended: so both times only grow.
    pub fn add_busiest_time(&mut self, used: Option<Duration>) {
        self.processor_time = self.processor_time.max(used);
        self.time = self.time.max(self.processor_time.unwrap_or_default());
    }

    /// Whether the processor time of a run that has lasted for so long is needed: from half the
    /// limit on. No thread computes for longer than the run lasts, so no run is too slow before the
    /// limit; and of a run that ends just after it, the time has been read before.
    pub fn needs_processor_time(&self, elapsed: Duration) -> bool {
        2 * elapsed > self.limit
    }

    /// The time for which the run has to be stopped, or `None` if it is not too slow.
    pub fn too_slow(&self) -> Option<TooSlow> {
        let most_time = match self.processor_time {
            Some(used) if used > self.limit => return Some(TooSlow::ByProcessorTime(used)),
            Some(_) => 5 * self.limit + Duration::from_secs(5),
            None => 2 * self.limit,
        };
        (self.time > most_time).then_some(TooSlow::ByClock(self.time))
    }

    /// The processor time or, if that is not known, the time from start to end.
    pub fn counted_time(&self) -> Duration {
        self.processor_time.unwrap_or(self.time)
    }

    /// The memory and the limit in words, or `None` if the limit is not exceeded.
    pub fn memory_over(&self, limit: Option<usize>) -> Option<String> {
        let memory = megabytes(self.memory?);
        let limit = limit.filter(|&limit| memory > limit)?;
        Some(format!("{memory} MB (limit {limit} MB)"))
    }
}

/// The costs of the runs so far. Of a run that was repeated, the second one counts.
#[derive(Default)]
pub struct Costs {
    /// The cost of the longest run, and how many cases its input had.
    longest: (Cost, usize),
    /// Whether a run was over its time limit, and yet ended before it was stopped.
    is_over_time: bool,
    /// The most memory of a run, in KiB.
    memory: Option<usize>,
}

impl Costs {
    /// Adds the cost of a run on an input of so many cases, and whether it was stopped.
    pub fn add(&mut self, cost: Cost, cases: usize, is_stopped: bool) {
        self.memory = self.memory.max(cost.memory);
        self.is_over_time |= !is_stopped && cost.counted_time() > cost.limit;
        // The first run replaces the default cost, even if it took no time by a coarse clock.
        if cost.time >= self.longest.0.time {
            self.longest = (cost, cases);
        }
    }

    /// Which limits were exceeded: the time limit by a run that was not stopped, and the memory
    /// limit in megabytes by any run.
    pub fn over_limits(&self, memory_limit: Option<usize>) -> Option<&'static str> {
        let is_over_memory = memory_limit.is_some() && self.memory.map(megabytes) > memory_limit;
        match (self.is_over_time, is_over_memory) {
            (true, true) => Some("over the time and memory limits"),
            (true, false) => Some("over the time limit"),
            (false, true) => Some("over the memory limit"),
            (false, false) => None,
        }
    }

    /// The time of the longest run and the most memory in words, beside a judge's limits.
    /// `is_time_given` says that the user has given another time limit; `memory_given` is the
    /// memory limit in megabytes that the user has given, if any.
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
        let mut text = self.longest_in_words(if is_time_given { "" } else { source });
        if let Some(memory) = self.memory.map(megabytes) {
            text += &format!(", most memory {memory} MB");
            let memory_source = if memory_given.is_some() { "" } else { source };
            if let Some(limit) = memory_given.or(limits.map(|limits| limits.megabytes)) {
                let over = if memory > limit { "over the limit of" } else { "limit" };
                text += &format!(" ({over} {limit} MB{memory_source})");
            }
        }
        text
    }

    /// The time of the longest run in words. In brackets are its limit, the number of cases, the
    /// source of the limit, and the processor time if the run was over the limit.
    fn longest_in_words(&self, source: &str) -> String {
        let (Cost { limit, time, processor_time, .. }, cases) = self.longest;
        let cases = match cases {
            1 => String::new(),
            count => format!(" for {} cases", thousands(count)),
        };
        let used = match processor_time {
            Some(used) if time > limit => format!("; {} s of processor time", seconds(used)),
            _ => String::new(),
        };
        let [time, limit] = [time, limit].map(seconds);
        format!("longest run {time} s (limit {limit} s{cases}{source}{used})")
    }
}
