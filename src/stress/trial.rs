//! A solver on trial: one input, one verdict.

use std::collections::HashSet;
use std::ffi::OsString;
use std::time::{Duration, Instant};
use std::{env, slice};

use crate::judging::case::Case;
use crate::judging::cases;
use crate::judging::samples::Sample;
use crate::judging::verdict::{self, Wrong};
use crate::streams::{cannot, Error};
use crate::stress::cost::Costs;
use crate::stress::input_file::InputFile;
use crate::stress::launch_error::cannot_run;
use crate::stress::request::Request;
use crate::stress::run::{execute, Allowance, Ending, Run};
use crate::stress::saved::Saved;
use crate::stress::watcher::Watcher;

/// A solver on trial.
pub struct Trial<'a> {
    pub request: &'a Request<'a>,
    pub samples: &'a [Sample],
    /// The files in which the failure is saved.
    pub saved: Saved,
    pub record: Record,
    watcher: Watcher,
}

/// The record of all runs so far, but of no experiment.
#[derive(Default)]
pub struct Record {
    /// The inputs that have passed, which need not be run again.
    pub passed: HashSet<Vec<Case>>,
    /// Whether any run has printed a byte.
    pub has_printed: bool,
    /// How many runs were too slow, and passed when they were repeated.
    pub slow_once: usize,
    /// How many runs passed with an exit status that is not 0.
    pub nonzero: usize,
    pub costs: Costs,
    /// Whether a run that is too slow is final, and is not repeated on the same input.
    pub is_first_run_final: bool,
    /// When a run that looks for a smaller input, or repeats such a run, may no longer start. The
    /// search for a smaller input sets it.
    pub deadline: Option<Instant>,
    /// Whether a smaller input was left out because the deadline had passed.
    pub is_cut: bool,
}

/// A run on an input, and the verdict. If the solver does not pass, it is called a failure.
#[derive(Clone)]
pub struct Attempt {
    pub cases: Vec<Case>,
    pub run: Run,
    /// The first mistake in the output, if there is one.
    pub wrong: Option<Wrong>,
}

impl Attempt {
    pub fn passes(&self) -> bool {
        matches!(self.run.ending, Ending::Exit(_)) && self.wrong.is_none()
    }

    /// Returns whether the solver seems not to have read its input. If it prints errors, these say
    /// more.
    pub fn is_unread(&self) -> bool {
        !self.run.has_read && self.run.errors.is_empty()
    }

    /// Returns the index of the first case with a wrong answer, or else of the last case.
    pub fn case_index(&self) -> usize {
        let last = self.cases.len() - 1;
        self.wrong.as_ref().map_or(last, |wrong| wrong.case_index.min(last))
    }

    /// Returns the cases that may be the reason: the case with a wrong answer; or all cases after
    /// a crash, TLE or MLE, since answers may have been lost in a buffer.
    pub fn suspects(&self) -> &[Case] {
        if matches!(self.run.ending, Ending::Exit(_) | Ending::TooMuchOutput) {
            slice::from_ref(&self.cases[self.case_index()])
        } else {
            &self.cases
        }
    }
}

impl<'a> Trial<'a> {
    /// Returns a trial without a run so far.
    pub fn new(request: &'a Request, samples: &'a [Sample], saved: Saved) -> Trial<'a> {
        let record = Record::default();
        Trial { request, samples, saved, record, watcher: Watcher::start() }
    }

    /// Runs the solver on some cases, written as the judge writes them. Returns the failure if it
    /// does not pass.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn run(&mut self, cases: &[Case]) -> Result<Option<Attempt>, Error> {
        self.run_on(self.input(cases).as_bytes(), cases)
    }

    /// Runs the solver on an input of these cases. Returns the failure if the solver does not pass.
    /// If it is too slow and there is time, runs it once more, and the second run counts: the
    /// machine may have been busy.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn run_on(&mut self, input: &[u8], cases: &[Case]) -> Result<Option<Attempt>, Error> {
        let mut attempt = self.attempt(input, cases)?;
        let is_repeated = attempt.run.is_too_slow() && !self.record.is_first_run_final;
        if is_repeated && self.is_time_left() {
            // If it cannot be run again, the first run counts.
            attempt = self.attempt(input, cases).unwrap_or(attempt);
            self.record.slow_once += usize::from(attempt.passes());
        }
        self.record.costs.add(attempt.run.cost);
        self.record.has_printed |= !attempt.run.output.is_empty();
        if !attempt.passes() {
            return Ok(Some(attempt));
        }
        self.record.nonzero += usize::from(attempt.run.nonzero_status().is_some());
        self.record.passed.insert(attempt.cases);
        Ok(None)
    }

    /// Returns whether another run may start.
    pub fn is_time_left(&self) -> bool {
        self.record.deadline.map_or(true, |deadline| Instant::now() < deadline)
    }

    /// Returns whether an input has passed that is not answered by chance: printing nothing is
    /// right for the solved board, and `unsolvable` for half of all boards.
    pub fn has_passed_path(&self) -> bool {
        self.record.passed.iter().flatten().any(|case| case.distance() >= Some(1))
    }

    /// Runs the solver on an input of these cases, and returns what came out, without a record.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn attempt(&self, input: &[u8], cases: &[Case]) -> Result<Attempt, Error> {
        self.execute(self.request.command, input, cases, None)
    }

    /// Runs the solver as an experiment, for so long at most. The words of `shell`, if there are
    /// any, come before its command. Returns `None` if it cannot be run, or takes longer.
    pub fn experiment(
        &self,
        shell: &[&str],
        input: &str,
        cases: &[Case],
        most_time: Duration,
    ) -> Option<Attempt> {
        let shell = shell.iter().map(OsString::from);
        let command: Vec<_> = shell.chain(self.request.command.iter().cloned()).collect();
        self.execute(&command, input.as_bytes(), cases, Some(most_time)).ok()
    }

    fn execute(
        &self,
        command: &[OsString],
        input: &[u8],
        cases: &[Case],
        most_time: Option<Duration>,
    ) -> Result<Attempt, Error> {
        let folder = env::temp_dir();
        let file = InputFile::new(&folder, input);
        let file = file.map_err(cannot("write the input to", folder.as_os_str()))?;
        // This has room for 80,000 needless moves for each of 200 boards. In a larger input, a
        // board has at least 26 bytes, so there is room for 520 moves for each.
        let output = (16 << 20).max(20 * input.len());
        let allowance = Allowance { output, time: most_time };
        let run = execute(self.request, command, &self.watcher, &file, cases.len(), &allowance);
        let run = run.map_err(|why| cannot_run(&command[0], &why))?;
        let wrong = verdict::of_output(self.request.problem, cases, &run.output).err();
        Ok(Attempt { cases: cases.to_vec(), run, wrong })
    }

    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> String {
        cases::input(self.request.problem, cases)
    }

    /// Saves a failure.
    pub fn save(&mut self, failure: &Attempt) {
        self.saved.write(self.input(&failure.cases).as_bytes(), &failure.run);
    }
}
