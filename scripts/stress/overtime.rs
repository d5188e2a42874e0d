//! The rule of time, as `stress --help` has it.
//!
//! Threads and processes may run side by side, as Java's compiler and collector beside the program;
//! so their sum is held to a multiple of the limit. The time from the start to the end never counts
//! by itself: the machine may be busy.

use std::thread;
use std::time::Duration;

use crate::processes;

/// How many processors a judge's machine is thought to have at least.
const JUDGES_PROCESSORS: u32 = 8;

/// Why a run is too slow, and for how long it did what this says.
#[derive(Clone, Copy)]
pub enum TooSlow {
    /// One of its threads used the processor.
    Thread(Duration),
    /// All of it together did, for more than so many times the limit.
    Together(Duration, u32),
    /// It was idle.
    Idle(Duration),
    /// It went on past its limit, and nothing is known of its processor time.
    Unknown(Duration),
}

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

    /// Looks at a run past its limit while no other run is in time, by its process and its wall
    /// time so far. Returns why it is too slow, if it is.
    pub fn look(&mut self, process: u32, wall_time: Duration) -> Option<TooSlow> {
        let usage = processes::usage(process);
        let used = usage.as_ref().map(|it| it.total);
        let is_ready = usage.as_ref().map_or(false, |it| it.is_ready);
        if let Some((then, used_then)) = self.last.replace((wall_time, used)) {
            if used == used_then && !is_ready {
                self.idle += wall_time - then;
            }
        }
        let processors = thread::available_parallelism().map_or(1, |it| it.get() as u32);
        let times = processors.max(JUDGES_PROCESSORS);
        match usage {
            Some(it) if it.longest_thread > self.limit => Some(TooSlow::Thread(it.longest_thread)),
            Some(it) if it.total > times * self.limit => Some(TooSlow::Together(it.total, times)),
            Some(_) if self.idle > self.limit => Some(TooSlow::Idle(self.idle)),
            None if self.idle > self.limit => Some(TooSlow::Unknown(self.idle)),
            _ => None,
        }
    }

    /// Returns the processor time at the last look, if that is known.
    pub fn used(&self) -> Option<Duration> {
        self.last?.1
    }
}
