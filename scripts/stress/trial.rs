//! A solver on trial: one input, one run, one verdict.

use std::ffi::OsString;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use puzzle_solvers::arguments::Error;
use puzzle_solvers::judging::verdict::{self, Wrong};
use puzzle_solvers::judging::{cases, Case, Oracle, Problem};

use crate::files::{Input, Saved};
use crate::program::cannot_run;
use crate::run::{run, Bounds, Cost, Ending, Run, UnderWay};

/// How many bytes an output may have: 16 MB, room for 200 paths of depth-first search, or if that
/// is more, so many times the input: room for a path of 300 moves for each board.
const LEAST_OUTPUT: usize = 16 << 20;
const OUTPUT_BY_INPUT: usize = 20;

/// For so many boards a run gets a second more; if the judge's limit is unknown, for so many.
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
    pub under_way: UnderWay,
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

    /// Returns whether the solver ended by itself.
    pub fn is_exited(&self) -> bool {
        matches!(self.run.ending, Ending::Exited(_))
    }
}

impl<'a> Trial<'a> {
    /// Returns a trial.
    pub fn new(
        problem: &'static Problem,
        command: &'a [OsString],
        time_limit: Option<f64>,
        saved: Saved,
    ) -> Trial<'a> {
        let (oracle, record) = (Mutex::new(Oracle::new(problem)), Mutex::default());
        let under_way = UnderWay::default();
        Trial { problem, command, time_limit, saved, under_way, oracle, record }
    }

    /// Runs the solver on an input, to a deadline if there is one. Returns the failure, if it fails.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn failure(
        &self,
        (number, cases): &Numbered,
        deadline: Option<Instant>,
    ) -> Result<Option<Failure>, Error> {
        let text = self.input(cases);
        let input = Input::new(&text, self.saved.folder())?;
        let output = LEAST_OUTPUT.max(OUTPUT_BY_INPUT * text.len());
        let bounds = Bounds { time: self.limit(cases.len()), output, deadline };
        let run = run(self.command, &input, &bounds, &self.under_way);
        let run = run.map_err(|why| cannot_run(&self.command[0], &why))?;
        // No report names a line of the input.
        let lined: Vec<_> = cases.iter().map(|case| (0, *case)).collect();
        let wrong = verdict::of_output(&mut self.oracle(), &lined, &run.output).err();
        match run.ending {
            Ending::CutOff => Ok(None),
            Ending::Exited(status) if wrong.is_none() && !self.is_crash(&run) => {
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

    /// Returns whether a run crashed, by its exit status: one that is not 0. If the judge takes any,
    /// also a signal (on Windows an exception, a negative number) or a word on standard error has to
    /// say so.
    pub fn is_crash(&self, run: &Run) -> bool {
        match run.ending {
            Ending::Exited(status) if !status.success() => {
                let is_number = status.code().map_or(false, |code| code > 0);
                !(self.problem.takes_any_status() && is_number && run.errors.is_empty())
            }
            _ => false,
        }
    }

    /// Returns how long a run on so many boards may take. A limit that is unknown is a guess.
    pub fn limit(&self, boards: usize) -> Duration {
        let known = self.time_limit.or(self.problem.limits.map(|it| it.seconds));
        let boards_a_second = known.map_or(BOARDS_A_SECOND_UNKNOWN, |_| BOARDS_A_SECOND);
        let more = Duration::from_secs((boards / boards_a_second) as u64);
        Duration::from_secs_f64(known.unwrap_or(10.0)) + more
    }

    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> Vec<u8> {
        let parts = cases::parts(self.problem, cases.len(), cases.iter().copied());
        parts.collect::<String>().into_bytes()
    }

    /// Saves a failure.
    pub fn save(&self, Failure { cases, run, .. }: &Failure) {
        self.saved.save([&self.input(cases), &run.output, &run.errors]);
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
