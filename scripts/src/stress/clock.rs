//! Time without the pauses of this process, which may be suspended at any instant.

use std::mem;
use std::time::Duration;

/// The longest pause before the next look at a program or a stream.
pub const TICK: Duration = Duration::from_millis(50);

/// A clock that is read at each look at a run.
#[derive(Default)]
pub struct Clock {
    time: Duration,
    last_look: Duration,
}

impl Clock {
    /// The time at a look. More than two ticks since the last look are a leap, and count as one
    /// tick.
    pub fn at(&mut self, now: Duration) -> Duration {
        let step = now - mem::replace(&mut self.last_look, now);
        self.time += if step > 2 * TICK { TICK } else { step };
        self.time
    }
}

/// Looks until something has ended, for a tick each time, and gives up after a second in all.
pub fn wait(has_ended_within: impl FnMut(Duration) -> bool) {
    [TICK; 20].into_iter().any(has_ended_within);
}
