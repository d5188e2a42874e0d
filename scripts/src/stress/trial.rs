//! A solver on trial: one input, one verdict.

use std::collections::HashSet;
use std::ffi::OsString;
use std::time::{Duration, Instant};
use std::{env, slice};

use crate::format::seconds;
use crate::judging::case::Case;
use crate::judging::cases;
use crate::judging::samples::Sample;
use crate::judging::verdict::{self, Wrong};
use crate::streams::{cannot, Error};
use crate::stress::cost::Costs;
use crate::stress::input_file::InputFile;
use crate::stress::launch_error::cannot_run;
use crate::stress::notes::NONZERO;
use crate::stress::request::Request;
use crate::stress::run::{execute, Allowance, Ending, Run};
use crate::stress::watcher::Watcher;

/// A solver on trial.
pub struct Trial<'a> {
    pub request: &'a Request<'a>,
    pub samples: &'a [Sample],
    pub record: Record,
    pub repeats: Repeats,
    watcher: Watcher,
}

/// The record of all runs that count: of a run that was repeated, only of the second; of no
/// experiment.
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
}

/// Whether a run that is too slow is repeated on the same input.
pub enum Repeats {
    /// Each is.
    Always,
    /// Each is that was too slow before this time.
    Until(Instant),
    /// None is.
    Never,
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

    /// Returns the mistake in words. `line_numbers` is empty, or has the input line on which each
    /// case begins; then a wrong answer is named with its lines in the input and in the output.
    pub fn reason(&self, line_numbers: &[usize]) -> String {
        let run = &self.run;
        match &run.ending {
            Ending::TooSlow(time) => {
                format!("TLE: stopped after {time} (limit {} s)", seconds(run.cost.limit))
            }
            Ending::TooMuchMemory(memory) => format!("MLE: stopped at {memory}"),
            // One byte too many is kept.
            Ending::TooMuchOutput => format!("OLE: over {} bytes", run.output.len() - 1),
            Ending::Crash(status) if status.code().is_some() => format!("RE: {status}; {NONZERO}"),
            Ending::Crash(status) => format!("RE: {status}"),
            Ending::Exit(_) => {
                let wrong = self.wrong.clone().expect("a right answer would pass");
                format!("WA: {}", wrong.message(line_numbers))
            }
        }
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
    pub fn new(request: &'a Request, samples: &'a [Sample]) -> Trial<'a> {
        let (record, repeats) = (Record::default(), Repeats::Always);
        Trial { request, samples, record, repeats, watcher: Watcher::start() }
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
    /// If it is too slow, and such runs are repeated, runs it once more, and the second run counts:
    /// the machine may have been busy.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn run_on(&mut self, input: &[u8], cases: &[Case]) -> Result<Option<Attempt>, Error> {
        let mut attempt = self.attempt(self.request.command, input, cases, None)?;
        if attempt.run.is_too_slow() && self.repeats_now() {
            // If it cannot be run again, the first run counts.
            let second = self.attempt(self.request.command, input, cases, None);
            attempt = second.unwrap_or(attempt);
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

    fn repeats_now(&self) -> bool {
        match self.repeats {
            Repeats::Always => true,
            Repeats::Until(deadline) => Instant::now() < deadline,
            Repeats::Never => false,
        }
    }

    /// Returns whether an input with a path has passed. Other answers may be right by chance: none
    /// at all is right if the solved board has an empty path, and `unsolvable` for half of all
    /// boards.
    pub fn has_passed_path(&self) -> bool {
        self.record.passed.iter().flatten().any(|case| case.distance() >= Some(1))
    }

    /// Runs a command on an input of these cases, for so long at most, and returns what came out,
    /// without a record.
    ///
    /// # Errors
    /// The command cannot be run, or takes longer.
    pub fn attempt(
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
}
