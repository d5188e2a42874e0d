//! Many inputs: run beside each other, and alone where the solver fails.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use puzzle_solvers::arguments::Error;
use puzzle_solvers::cli::thousands;
use puzzle_solvers::judging::Case;

use crate::progress::Progress;
use crate::trial::{Failure, Numbered, Trial};

/// Inputs to try one after the other, and when to end.
pub struct Series<'a> {
    pub trial: &'a Trial<'a>,
    /// Says how far it is.
    pub progress: &'a Progress,
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
    /// How many of the inputs have been tried, that of the failure included.
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

/// What comes of a run: the failure, if it is one.
type Attempt = Result<Option<Failure>, Error>;

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
        let (inputs, mut outcome) = (Mutex::new((1..).zip(inputs)), Outcome::default());
        loop {
            let failed = self.beside(at_once, &inputs, &mut outcome);
            if failed.is_empty() {
                return Ok(outcome);
            }
            for (input, attempt) in failed {
                let (attempt, beside) = if is_repeated {
                    let note = "; it failed beside others, now alone";
                    (self.attempt(&input, note), attempt.unwrap_or(None))
                } else {
                    (attempt, None)
                };
                outcome.tried += 1;
                match attempt? {
                    None => outcome.unconfirmed = outcome.unconfirmed.or(beside),
                    Some(failure) if self.trial.is_excused(&failure.cases) => {
                        outcome.excused = outcome.excused.or(Some(failure));
                    }
                    Some(failure) => {
                        self.trial.save(&failure);
                        return Ok(Outcome { failure: Some(failure), is_repeated, ..outcome });
                    }
                }
            }
        }
    }

    /// Tries inputs, so many at once, until there are no more or the solver fails. Returns those on
    /// which it failed or could not be run, and what came of them.
    fn beside(
        &self,
        at_once: usize,
        inputs: &Mutex<impl Iterator<Item = Numbered> + Send>,
        outcome: &mut Outcome,
    ) -> Vec<(Numbered, Attempt)> {
        let (tried, failed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let is_left_out = |input: &Numbered| {
            let is_left_out = outcome.excused.is_some() && self.trial.is_excused(&input.1);
            tried.fetch_add(usize::from(is_left_out), Relaxed);
            is_left_out
        };
        let next = || {
            self.trial.under_way.wait_for_late();
            let mut inputs = inputs.lock().expect("no thread panics");
            let is_over = !failed.lock().expect("no thread panics").is_empty() || !self.is_time();
            if is_over {
                None
            } else {
                inputs.find(|input| !is_left_out(input))
            }
        };
        let work = || {
            while let Some(input) = next() {
                match self.attempt(&input, "") {
                    Ok(None) => drop(tried.fetch_add(1, Relaxed)),
                    attempt => failed.lock().expect("no thread panics").push((input, attempt)),
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
        outcome.tried += tried.into_inner();
        let mut failed = failed.into_inner().expect("no thread panics");
        failed.sort_by_key(|((number, _), _)| *number);
        failed
    }

    /// Runs the solver on an input.
    fn attempt(&self, input: &Numbered, note: &str) -> Attempt {
        let (number, boards) = (thousands(input.0), input.1.len());
        self.progress.note(format!("input {number} of {} (boards: {boards}){note}", self.of));
        self.trial.failure(input, self.until.filter(|_| self.is_cut))
    }
}
