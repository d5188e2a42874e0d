//! What the user asks for.

use std::time::Duration;

use puzzle_solvers::arguments::{Arguments, Error};
use puzzle_solvers::binaries::Task;

use crate::files::Saved;

/// The options, as `stress --help` has them.
pub struct Options {
    pub is_all: bool,
    pub seed: u64,
    /// How many inputs are run at most.
    pub rounds: usize,
    /// Whether no input starts after a minute.
    pub is_timed: bool,
    /// How long a run may take, in seconds, if that is given.
    pub time_limit: Option<f64>,
    /// How long runs start that look for a smaller input.
    pub shrink: Duration,
    pub saved: Saved,
}

impl Options {
    /// Reads the options.
    ///
    /// # Errors
    /// A value is not possible, or nothing can be saved.
    pub fn new(arguments: &Arguments) -> Result<Options, Error> {
        let is_all = arguments.has("--all");
        if is_all && matches!(arguments.problem.binary.task, Task::Rotation) {
            let message = "the rotation game has 9,465,511,770 boards, too many to try all";
            return Err((2, message.to_string()));
        }
        let rounds = arguments.number("--rounds", [1, u32::MAX as usize])?;
        let shrink = arguments.number("--shrink", [0.0, 1e6])?.expect("it has a default");
        Ok(Options {
            is_all,
            seed: arguments.seed()?,
            rounds: rounds.unwrap_or(if is_all { usize::MAX } else { 1000 }),
            is_timed: rounds.is_none() && !is_all,
            time_limit: arguments.number("--time-limit", [0.001, 1e6])?,
            shrink: Duration::from_secs_f64(shrink),
            saved: Saved::new(arguments.value("--save").expect("it has a default"))?,
        })
    }

    /// Returns the options that run the same inputs, so many of them.
    pub fn to_repeat(&self, inputs: usize) -> String {
        if self.is_all {
            "--all".to_string()
        } else {
            format!("--seed {} --rounds {inputs}", self.seed)
        }
    }
}
