//! What is tried: a solver, which answers inputs. In the tests, a solver is a function.

use std::time::Duration;

use crate::error::Error;
use crate::stress::cost::{Cost, TooSlow};
use crate::stress::findings::Findings;

pub trait Solver {
    /// Runs the solver on an input, until it ends or is stopped.
    ///
    /// # Errors
    /// It cannot be run.
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error>;

    /// The time since the beginning, by the clock of the runs.
    fn now(&self) -> Duration;

    /// Looks for faults of the solver's source, on one input after the other. `has_crashed` says
    /// that a signal has ended the solver there.
    fn inspect(&self, _inputs: &[&[u8]], _has_crashed: bool) -> Findings {
        Findings::default()
    }
}

/// What a run may take.
#[derive(Clone, Copy)]
pub struct Allowance {
    pub limit: Duration,
    /// Whether its time by the clock counts, and not its processor time.
    pub by_clock: bool,
    /// The memory limit in megabytes, if the user has given one.
    pub memory: Option<usize>,
    /// How many bytes the output may have.
    pub output: usize,
}

/// What came of a run.
#[derive(Clone)]
pub struct Run {
    /// Its standard output, up to one byte more than it may have.
    pub output: Vec<u8>,
    /// The end of its standard error.
    pub errors: Vec<u8>,
    pub ending: Ending,
    pub cost: Cost,
    /// Whether it has read its input, as far as that can be seen.
    pub has_read: bool,
}

#[derive(Clone, PartialEq, Eq)]
pub enum Ending {
    Exit(Status),
    /// It was stopped after this time.
    TooSlow(TooSlow),
    /// It was stopped, with its memory and the reason, such as `70 MB (limit 64 MB)`.
    TooMuchMemory(String),
}

/// The exit status of a run that ended by itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Status {
    /// The exit code, unless a signal has ended the run.
    pub code: Option<i32>,
    /// The number of the signal that has ended the run.
    pub signal: Option<i32>,
    /// Both in words, such as `exit status: 3`.
    pub words: String,
}
