//! Many inputs: run beside each other, and alone where the solver fails.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use puzzle_solvers::arguments::Error;
use puzzle_solvers::cli::thousands;
use puzzle_solvers::judging::Case;

use crate::progress;
use crate::trial::{Attempt, Failure, Numbered, Trial};

/// Inputs to try one after the other, and when to end.
pub struct Series<'a> {
    pub trial: &'a Trial<'a>,
    /// Of how many inputs it consists, in words.
    pub of: String,
    /// When to start no more runs.
    pub until: Option<Instant>,
    /// Whether the runs that are under way then are stopped.
    pub is_cut: bool,
}

/// What comes of a series.
#[derive(Default)]
pub struct Outcome {
    /// How many of the inputs have been tried, up to that of the failure.
    pub tried: usize,
    pub failure: Option<Failure>,
    /// Whether the failure was seen beside other runs, too.
    pub is_repeated: bool,
    /// The first that failed beside other runs, but not alone.
    pub unconfirmed: Option<Failure>,
    /// The first that failed on a case on which programs fail that the judge accepted. No more such
    /// inputs are run.
    pub excused: Option<Failure>,
}

impl Series<'_> {
    /// Returns whether there is time left.
    pub fn is_time(&self) -> bool {
        self.until.map_or(true, |until| Instant::now() < until)
    }

    /// Tries the inputs until the solver fails on one, or the time is over. Saves the failure.
    ///
    /// As many solvers run at a time as there are processors. Beside others a solver may fail since
    /// it waits for a processor, or meets another one in the files of its folder. So what fails is
    /// tried again alone, in the order of the numbers; only this counts.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn first_failure(
        &self,
        inputs: impl Iterator<Item = Vec<Case>> + Send,
    ) -> Result<Outcome, Error> {
        let at_hand = thread::available_parallelism().map_or(1, usize::from);
        let at_once = at_hand.min(inputs.size_hint().1.unwrap_or(usize::MAX));
        let is_repeated = at_once > 1;
        let (mut outcome, tried) = (Outcome::default(), AtomicUsize::new(0));
        let inputs = (1..).zip(inputs).inspect(|(number, _)| tried.store(*number, Relaxed));
        let inputs = Mutex::new(inputs);
        loop {
            let failed = self.beside(at_once, &inputs, outcome.excused.is_some());
            outcome.tried = tried.load(Relaxed);
            if failed.is_empty() {
                return Ok(outcome);
            }
            for (input, mut attempt) in failed {
                let mut beside = None;
                if is_repeated {
                    beside = attempt.unwrap_or(None);
                    attempt = self.attempt(&input, "; it failed beside others, now alone");
                }
                match attempt? {
                    None => outcome.unconfirmed = outcome.unconfirmed.or(beside),
                    Some(failure) if self.trial.is_excused(&failure.cases) => {
                        outcome.excused = outcome.excused.or(Some(failure));
                    }
                    Some(failure) => {
                        self.trial.save(&failure);
                        outcome.tried = failure.number;
                        return Ok(Outcome { failure: Some(failure), is_repeated, ..outcome });
                    }
                }
            }
        }
    }

    /// Tries inputs, `at_once` of them side by side, until there are no more or the solver fails.
    /// With `has_excused`, leaves out those whose failure would be excused. Returns those on which
    /// it failed or could not be run, and what came of them.
    fn beside(
        &self,
        at_once: usize,
        inputs: &Mutex<impl Iterator<Item = Numbered> + Send>,
        has_excused: bool,
    ) -> Vec<(Numbered, Attempt)> {
        let failed = Mutex::new(Vec::new());
        let next = || {
            self.trial.runs.wait_for_late();
            let mut inputs = inputs.lock().expect("no thread panics");
            let is_over = !failed.lock().expect("no thread panics").is_empty() || !self.is_time();
            if is_over {
                return None;
            }
            inputs.find(|(_, cases)| !(has_excused && self.trial.is_excused(cases)))
        };
        let work = || {
            while let Some(input) = next() {
                let attempt = self.attempt(&input, "");
                if !matches!(attempt, Ok(None)) {
                    failed.lock().expect("no thread panics").push((input, attempt));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..at_once {
                // If no thread can be started, fewer have to do.
                drop(thread::Builder::new().spawn_scoped(scope, work));
            }
            work();
        });
        let mut failed = failed.into_inner().expect("no thread panics");
        failed.sort_by_key(|((number, _), _)| *number);
        failed
    }

    /// Runs the solver on an input.
    fn attempt(&self, input: &Numbered, note: &str) -> Attempt {
        let (number, boards) = (thousands(input.0), input.1.len());
        progress::note(format!("input {number} of {} (boards: {boards}){note}", self.of));
        self.trial.failure(input, self.until.filter(|_| self.is_cut))
    }
}
