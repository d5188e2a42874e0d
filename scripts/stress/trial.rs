//! A solver on trial: it runs on inputs, until one shows a failure.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use std::{iter, thread};

use puzzle_solvers::arguments::Error;
use puzzle_solvers::cli::{say, thousands};
use puzzle_solvers::judging::{cases, verdict, Case, Oracle, Problem};

use crate::program::cannot_run;
use crate::run::{input_file, run, Bounds, Cost, Ending, Run};

/// After how long to say again how far the trial is.
const PAUSE: Duration = Duration::from_secs(10);

/// How many bytes an output may have: 16 MB, room for 200 paths of depth-first search, or if that
/// is more, so many times the input: room for a path of 300 moves for each board.
const OUTPUT: usize = 16 << 20;
const TIMES: usize = 20;

/// How many of the last bytes of standard error are kept.
const ERRORS: usize = 1 << 20;

/// What is kept of either stream of a solver that runs beside others.
const SCREENED: usize = 1 << 20;

/// A solver on trial.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// How long a run may take, without what is added for many boards.
    pub limit: Duration,
    /// Whether the user has set it.
    pub is_limit_given: bool,
    /// Where the input, the output and standard error of a failure are saved.
    pub files: [OsString; 3],
    oracle: Mutex<Oracle>,
    /// How many solvers run at a time.
    at_once: AtomicUsize,
    /// When it was last said how far the trial is.
    said: Mutex<Instant>,
    /// The most that a run has taken so far: the longest run, and the memory of any.
    most: Mutex<Cost>,
}

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
    /// How many of the inputs have been tried to the end, that of the failure included.
    pub tried: usize,
    pub failure: Option<Failure>,
    /// What failed beside other runs, but not alone.
    pub unconfirmed: Option<Failure>,
}

/// An input on which the solver fails.
pub struct Failure {
    /// Which of the inputs it is, from 1.
    pub number: usize,
    pub cases: Vec<Case>,
    pub run: Run,
    /// The first case that is not answered rightly, or the last one.
    pub case: usize,
    /// Whether all answers are right.
    pub is_right: bool,
    /// What is wrong, if it is not the answer to that case.
    pub ending: Option<String>,
}

impl Failure {
    /// Returns whether the solver ended by itself.
    pub fn is_exited(&self) -> bool {
        matches!(self.run.ending, Ending::Exited(_))
    }
}

/// An input and its number.
type Input = (usize, Vec<Case>);

/// What comes of one input: no failure, one, or an error if the solver cannot be run.
pub type Tried = Result<Option<Failure>, Error>;

impl<'a> Trial<'a> {
    /// Returns a trial that begins now, with a limit of so many seconds or the judge's or, if that
    /// is unknown, ten.
    pub fn new(
        problem: &'static Problem,
        command: &'a [OsString],
        time_limit: Option<f64>,
        files: [OsString; 3],
    ) -> Trial<'a> {
        let is_limit_given = time_limit.is_some();
        let seconds = time_limit.or(problem.limits.map(|it| it.seconds)).unwrap_or(10.0);
        let limit = Duration::from_secs_f64(seconds);
        let oracle = Mutex::new(Oracle::new(problem));
        let at_once = thread::available_parallelism().map_or(1, usize::from).into();
        let (said, most) = (Mutex::new(Instant::now()), Mutex::default());
        Trial { problem, command, limit, is_limit_given, files, oracle, at_once, said, most }
    }

    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> Vec<u8> {
        let parts = cases::parts(self.problem, cases.len(), cases.iter().copied());
        parts.collect::<String>().into_bytes()
    }

    /// Returns how long a run on some cases may take.
    fn time(&self, cases: &[Case]) -> Duration {
        self.limit + Duration::from_secs(cases.len() as u64 / 1000)
    }

    /// Returns the oracle, once no other thread uses it.
    pub fn oracle(&self) -> MutexGuard<'_, Oracle> {
        self.oracle.lock().expect("no thread panics")
    }

    /// Returns how many moves each of some cases takes, an unsolvable one as many as its twin.
    pub fn distances(&self, cases: &[Case]) -> Vec<usize> {
        let mut oracle = self.oracle();
        let solve = |case: &Case| oracle.solve(case).or_else(|| oracle.solve(&case.twin()));
        cases.iter().filter_map(solve).map(|solution| solution.path.len()).collect()
    }

    /// Returns how large the input of some cases is, in words.
    pub fn size(&self, cases: &[Case]) -> String {
        let mut oracle = self.oracle();
        let solutions: Vec<_> = cases.iter().filter_map(|case| oracle.solve(case)).collect();
        let moves: usize = solutions.iter().map(|solution| solution.path.len()).sum();
        let boards = cases.len();
        match boards - solutions.len() {
            0 => format!("boards: {boards}, moves: {moves}"),
            unsolvable => format!("boards: {boards}, moves: {moves}, unsolvable: {unsolvable}"),
        }
    }

    /// Returns the most that a run has taken so far.
    pub fn most(&self) -> Cost {
        *self.most.lock().expect("no thread panics")
    }

    /// Runs the solver on an input, alone or beside others, until `is_wanted` says no. Returns what
    /// is wrong, if anything is.
    ///
    /// # Errors
    /// The solver cannot be run.
    fn failure(
        &self,
        (number, cases): &Input,
        is_alone: bool,
        is_wanted: &dyn Fn() -> bool,
    ) -> Tried {
        let (input, time) = (self.input(cases), self.time(cases));
        let folder = Path::new(&self.files[0]).parent().filter(|folder| *folder != Path::new(""));
        let file = input_file(&input, folder.unwrap_or_else(|| Path::new(".")));
        let file = file.map_err(|message| (2, message))?;
        let most = OUTPUT.max(TIMES * input.len());
        let (output, errors) = if is_alone { (most, ERRORS) } else { (SCREENED, SCREENED) };
        let bounds = Bounds { time, is_alone, output, errors };
        let run = run(self.command, file, &bounds, is_wanted);
        let run = run.map_err(|why| cannot_run(&self.command[0], &why))?;
        let ending = match &run.ending {
            Ending::Unwanted => return Ok(None),
            Ending::TooMuchOutput => Some(format!("too much output: over {output} bytes")),
            Ending::TimeOut(why) => Some(why.clone()),
            Ending::Exited(status) => (!status.success()).then(|| format!("crash: {status}")),
        };
        // No report names a line of the input.
        let lined: Vec<_> = cases.iter().map(|case| (0, *case)).collect();
        let wrong = verdict::of_output(&mut self.oracle(), &lined, &run.output).err();
        let (is_right, last) = (wrong.is_none(), cases.len() - 1);
        let case = wrong.as_ref().map_or(last, |wrong| wrong.case.min(last));
        let extra = wrong.filter(|wrong| wrong.case > last).map(|it| format!("WA: {}", it.message));
        let ending = ending.or(extra);
        let is_failure = ending.is_some() || !is_right;
        if is_alone || !is_failure {
            self.most.lock().expect("no thread panics").raise(&run.cost);
        }
        let (number, cases) = (*number, cases.clone());
        Ok(is_failure.then_some(Failure { number, cases, run, case, is_right, ending }))
    }

    /// Writes the files.
    pub fn save(&self, Failure { cases, run, .. }: &Failure) {
        for (file, bytes) in self.files.iter().zip([&self.input(cases), &run.output, &run.errors]) {
            if let Err(error) = fs::write(file, bytes) {
                say(format_args!("stress: cannot write {}: {error}", file.to_string_lossy()));
            }
        }
    }
}

impl Series<'_> {
    /// Returns whether there is time left.
    pub fn is_time(&self) -> bool {
        self.until.map_or(true, |until| Instant::now() < until)
    }

    /// Runs some cases alone, and returns the failure, if there is one.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn one_failure(&self, cases: Vec<Case>) -> Tried {
        Ok(self.first_failure(iter::once(cases))?.failure)
    }

    /// Tries the inputs until the solver fails on one, or the time is over. Saves the failure.
    ///
    /// As many solvers run at a time as there are processors. Beside others a solver is only
    /// screened: it may wait for a processor, or meet another one in the files of its folder. An
    /// input on which it fails is tried again alone, and this counts. If it passes, all runs from
    /// there on are alone, unless it only printed more than is kept of a solver that is screened.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn first_failure(&self, inputs: impl Iterator<Item = Vec<Case>>) -> Result<Outcome, Error> {
        let trial = self.trial;
        let mut inputs = (1..).zip(inputs.take_while(|_| self.is_time()));
        let mut outcome = Outcome::default();
        loop {
            let next: Vec<Input> = inputs.by_ref().take(trial.at_once.load(Relaxed)).collect();
            let suspects = match next.len() {
                0 => return Ok(outcome),
                1 => next.into_iter().map(|input| (input, None)).collect(),
                _ => self.screen(next, &mut inputs, &mut outcome.tried),
            };
            for (input, screened) in suspects {
                let note = screened.as_ref().map_or("", |_| "; it failed beside others, now alone");
                outcome.failure = trial.failure(&input, true, &|| self.is_wanted(&input, note))?;
                outcome.tried += 1;
                if let Some(failure) = &outcome.failure {
                    trial.save(failure);
                    return Ok(outcome);
                }
                if let Some(screened) = screened {
                    let screened = screened.unwrap_or(None);
                    let is_long = |it: &Failure| matches!(it.run.ending, Ending::TooMuchOutput);
                    if !screened.as_ref().map_or(false, is_long) {
                        trial.at_once.store(1, Relaxed);
                        outcome.unconfirmed = outcome.unconfirmed.or(screened);
                    }
                }
            }
        }
    }

    /// Tries inputs beside each other, first those that wait, until the solver fails on one.
    /// Returns this one, and those that failed beside it.
    fn screen(
        &self,
        waiting: Vec<Input>,
        inputs: &mut impl Iterator<Item = Input>,
        tried: &mut usize,
    ) -> Vec<(Input, Option<Tried>)> {
        let screen = &|input: Input| {
            let failure = self.trial.failure(&input, false, &|| self.is_wanted(&input, ""));
            (input, failure)
        };
        let mut failed = Vec::new();
        thread::scope(|scope| {
            let start = |input| scope.spawn(move || screen(input));
            let mut running: VecDeque<_> = waiting.into_iter().map(start).collect();
            while let Some(first) = running.pop_front() {
                let (input, failure) = first.join().expect("no thread panics");
                match failure {
                    Ok(None) => *tried += 1,
                    failure => failed.push((input, Some(failure))),
                }
                if failed.is_empty() {
                    running.extend(inputs.next().map(start));
                }
            }
        });
        failed
    }

    /// Returns whether a run on an input is still wanted. Says now and then how far the series is.
    fn is_wanted(&self, (number, cases): &Input, note: &str) -> bool {
        let mut said = self.trial.said.lock().expect("no thread panics");
        if said.elapsed() >= PAUSE {
            let (number, boards) = (thousands(*number), cases.len());
            say(format_args!("stress: input {number} of {} (boards: {boards}){note}", self.of));
            *said = Instant::now();
        }
        !self.is_cut || self.is_time()
    }
}
