//! A solver on trial: one input, one run, one verdict.

use std::ffi::OsString;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use puzzle_solvers::arguments::{Arguments, Error};
use puzzle_solvers::judging::verdict::{self, Wrong};
use puzzle_solvers::judging::{cases, Case, Oracle, Problem};

use crate::files::{folder, Input, Saved};
use crate::program::cannot_run;
use crate::run::{Bounds, Cost, Run, Runs, Stop};

/// How many bytes an output may have: 16 MB, room for 200 paths of depth-first search, or if that
/// is more, so many times the input: room for a path of 300 moves for each board.
const LEAST_OUTPUT: usize = 16 << 20;
const OUTPUT_BY_INPUT: usize = 20;

/// How many boards give a run a second more; and how many if the judge's limit is unknown.
const BOARDS_A_SECOND: usize = 1000;
const BOARDS_A_SECOND_UNKNOWN: usize = 10;

/// A solver on trial.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// How long a run may take, in seconds, if the user has said it.
    pub time_limit: Option<f64>,
    /// Where a failure is saved.
    pub saved: Saved,
    pub runs: Runs,
    oracle: Mutex<Oracle>,
    record: Mutex<Record>,
}

/// What was seen of the runs that passed.
#[derive(Clone, Copy, Default)]
pub struct Record {
    /// What the longest run took, but the most memory of any.
    pub most: Cost,
    /// How many there were.
    pub passed: usize,
    /// How many had an exit status that is not 0, and the last of these.
    pub nonzero: (usize, i32),
}

/// An input and its number, from 1.
pub type Numbered = (usize, Vec<Case>);

/// What comes of a run: the failure, if it is one; or why the solver cannot be run.
pub type Attempt = Result<Option<Failure>, Error>;

/// An input on which the solver fails.
pub struct Failure {
    /// The number of the input.
    pub number: usize,
    pub cases: Vec<Case>,
    pub run: Run,
    /// What is wrong with the output, if anything is.
    pub wrong: Option<Wrong>,
}

impl Failure {
    /// Returns the first case that is not answered rightly, or the last one.
    pub fn case(&self) -> usize {
        let last = self.cases.len() - 1;
        self.wrong.as_ref().map_or(last, |wrong| wrong.case.min(last))
    }
}

impl<'a> Trial<'a> {
    /// Returns the trial that is asked for.
    ///
    /// # Errors
    /// The time limit is no number, or nothing can be saved.
    pub fn new(arguments: &'a Arguments) -> Result<Trial<'a>, Error> {
        let (problem, command) = (arguments.problem, &arguments.words);
        let time_limit = arguments.number("--time-limit", [0.001, 1e6])?;
        let saved = Saved::new(arguments.value("--save").map_or("stress".as_ref(), |it| it))?;
        let (oracle, record) = (Mutex::new(Oracle::new(problem)), Mutex::default());
        Ok(Trial { problem, command, time_limit, saved, runs: Runs::default(), oracle, record })
    }

    /// Runs the solver on an input, to a deadline if there is one. Returns the failure, if it
    /// fails.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn failure(&self, (number, cases): &Numbered, deadline: Option<Instant>) -> Attempt {
        let text = self.input(cases);
        let input = Input::new(text.as_bytes(), folder(self.saved.0[0].as_ref()))?;
        let output = LEAST_OUTPUT.max(OUTPUT_BY_INPUT * text.len());
        let bounds = Bounds { time: self.limit(cases.len()), output, deadline };
        let run = self.runs.run(self.command, &input, &bounds);
        let run = run.map_err(|why| cannot_run(&self.command[0], &why))?;
        // No report names a line of the input.
        let lined: Vec<_> = cases.iter().map(|case| (0, *case)).collect();
        let wrong = verdict::of_output(&mut self.oracle(), &lined, &run.output).err();
        match run.ending {
            Err(Stop::Deadline) => Ok(None),
            Ok(status) if wrong.is_none() && !self.is_crash(&run) => {
                // What only looks for a smaller input says nothing new.
                if deadline.is_some() {
                    return Ok(None);
                }
                let mut record = self.record.lock().expect("no thread panics");
                record.most = record.most.or_more(run.cost);
                record.passed += 1;
                if let Some(code @ 1..) = status.code() {
                    record.nonzero = (record.nonzero.0 + 1, code);
                }
                Ok(None)
            }
            _ => Ok(Some(Failure { number: *number, cases: cases.clone(), run, wrong })),
        }
    }

    /// Returns whether a run crashed. An exit status that is not 0 is a crash; where the judge
    /// takes any, only a signal (on Windows a negative status) or text on standard error is.
    pub fn is_crash(&self, run: &Run) -> bool {
        run.ending.map_or(false, |status| {
            let is_number = status.code().map_or(false, |code| code > 0);
            let is_taken = self.problem.takes_any_status() && is_number && run.errors.is_empty();
            !status.success() && !is_taken
        })
    }

    /// Returns how long a run on so many boards may take. A limit that is unknown is a guess.
    pub fn limit(&self, boards: usize) -> Duration {
        let known = self.time_limit.or(self.problem.limits.map(|it| it.seconds));
        let guess = (10.0, BOARDS_A_SECOND_UNKNOWN);
        let (seconds, boards_a_second) = known.map_or(guess, |it| (it, BOARDS_A_SECOND));
        Duration::from_secs_f64(seconds) + Duration::from_secs((boards / boards_a_second) as u64)
    }

    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> String {
        cases::parts(self.problem, cases.len(), cases.iter().copied()).collect()
    }

    /// Saves a failure.
    pub fn save(&self, Failure { cases, run, .. }: &Failure) {
        self.saved.save([self.input(cases).as_bytes(), &run.output, &run.errors]);
    }

    /// Returns whether the judge accepted programs that fail on one of these cases.
    pub fn is_excused(&self, cases: &[Case]) -> bool {
        cases.iter().any(|case| self.problem.excused.contains(&case.kind()))
    }

    /// Returns the oracle, once no other thread uses it.
    pub fn oracle(&self) -> MutexGuard<'_, Oracle> {
        self.oracle.lock().expect("no thread panics")
    }

    /// Returns what was seen of the runs that passed.
    pub fn record(&self) -> Record {
        *self.record.lock().expect("no thread panics")
    }
}
