//! A solver on trial: one input, one verdict.

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs, slice};

use puzzle_solvers::arguments::{cannot, Arguments, Error};
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::Problem;
use puzzle_solvers::judging::verdict::{self, Wrong};

use crate::files::{samples, saved, Input, Sample};
use crate::launch_error::cannot_run;
use crate::progress::say;
use crate::run::{Cost, Run};

/// An input gets one second more than the limit for each group of this many boards.
const BOARDS_A_SECOND: usize = 1000;

/// If the limit is unknown: a limit in seconds, and the number of boards that add a second.
const ASSUMED: (f64, usize) = (10.0, 10);

/// A solver on trial.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    pub is_all: bool,
    pub seed: u64,
    /// How many inputs are run at most, if the option is given.
    pub rounds: Option<usize>,
    /// The time limit of a run in seconds, if the option is given.
    pub time_limit: Option<f64>,
    /// For how long runs start that look for a smaller input.
    pub shrink: Duration,
    /// The options that are given, have a value, and change the search, as they are written.
    pub given: String,
    /// The files of a failure: the input, the output, and the end of standard error.
    pub saved: [PathBuf; 3],
    pub samples: Vec<Sample>,
    /// After this time no run starts that looks for a smaller input. The search sets it.
    pub deadline: Option<Instant>,
    /// Whether a run was left out because the deadline was over.
    pub is_cut: bool,
    /// The inputs that have passed, which need not be run again.
    pub passed: HashSet<Vec<Case>>,
    /// How many runs passed with an exit status that is not 0.
    pub nonzero: usize,
    /// The cost of the longest run so far, with the most memory of any.
    pub cost: Cost,
}

/// An input on which the solver fails.
#[derive(Clone)]
pub struct Failure {
    pub cases: Vec<Case>,
    pub run: Run,
    /// The first mistake in the output, if there is one.
    pub wrong: Option<Wrong>,
    pub is_crash: bool,
}

impl Failure {
    /// Returns the index of the first case with a wrong answer, or else of the last case.
    pub fn case(&self) -> usize {
        let last = self.cases.len() - 1;
        self.wrong.as_ref().map_or(last, |wrong| wrong.case.min(last))
    }

    /// Returns the cases that may be the reason: the one with a wrong answer; or all of them if it
    /// was too slow or crashed, since answers may have been lost in a buffer.
    pub fn suspects(&self) -> &[Case] {
        let is_lost = self.run.is_too_slow() || self.is_crash;
        if is_lost {
            &self.cases
        } else {
            slice::from_ref(&self.cases[self.case()])
        }
    }
}

impl<'a> Trial<'a> {
    /// Returns a trial of the solver that the arguments name.
    ///
    /// # Errors
    /// The value of an option is not possible, or a failure would be saved over the solver.
    pub fn new(arguments: &'a Arguments) -> Result<Trial<'a>, Error> {
        let (problem, command) = (arguments.problem, arguments.words.as_slice());
        let is_all = arguments.has("--all");
        if is_all && problem.task.is_rotation() {
            return Err(Error::new("9,465,511,770 boards are too many for --all"));
        }
        let prefix = arguments.options.get("--save");
        let shrink = arguments.number("--shrink", 0.0..=1e6)?.unwrap_or(5.0);
        let given = ["--time-limit", "--shrink"].into_iter().filter_map(|option| {
            Some(format!(" {option} {}", arguments.options.get(option)?.to_string_lossy()))
        });
        Ok(Trial {
            problem,
            command,
            is_all,
            seed: arguments.seed()?,
            rounds: arguments.number("--rounds", 1..=u32::MAX as usize)?,
            time_limit: arguments.number("--time-limit", 0.001..=1e6)?,
            shrink: Duration::from_secs_f64(shrink),
            given: given.collect(),
            saved: saved(prefix.map_or("stress".as_ref(), |prefix| prefix), command)?,
            samples: samples(problem).unwrap_or_else(|why| {
                say(format_args!("no samples are tried, they cannot be read: {why}"));
                vec![]
            }),
            deadline: None,
            is_cut: false,
            passed: HashSet::new(),
            nonzero: 0,
            cost: Cost::default(),
        })
    }

    /// Runs the solver on an input, and returns the failure if it does not pass. If it is too slow,
    /// runs it again, as far as there is time, and that run counts: the machine may have been busy.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn run(&mut self, cases: &[Case]) -> Result<Option<Failure>, Error> {
        let mut run = self.run_once(cases)?;
        if run.is_too_slow() && self.has_time() {
            run = self.run_once(cases).unwrap_or(run);
        }
        let longest = if run.cost.wall_time > self.cost.wall_time { run.cost } else { self.cost };
        self.cost = Cost { memory: self.cost.memory.max(run.cost.memory), ..longest };
        let wrong = verdict::of_output(self.problem, cases, &run.output).err();
        let is_crash = self.is_crash(&run);
        if run.ending.is_err() || wrong.is_some() || is_crash {
            return Ok(Some(Failure { cases: cases.to_vec(), run, wrong, is_crash }));
        }
        self.nonzero += usize::from(run.code() > Some(0));
        self.passed.insert(cases.to_vec());
        Ok(None)
    }

    /// Returns whether there is time for another run. If not, notes that one is left out.
    pub fn has_time(&mut self) -> bool {
        let is_over = self.deadline.map_or(false, |deadline| Instant::now() >= deadline);
        self.is_cut |= is_over;
        !is_over
    }

    fn run_once(&self, cases: &[Case]) -> Result<Run, Error> {
        let text = self.input(cases);
        // 16 MB hold 200 paths of 80,000 moves, as depth-first search prints them; for many boards,
        // 20 times an input of 18 bytes a board is 360 moves for each.
        let most = (16 << 20).max(20 * text.len());
        let folder = env::temp_dir();
        let input = Input::new(&folder, text.as_bytes());
        let input = input.map_err(cannot("write the input to", folder.as_os_str()))?;
        let run = Run::new(self.command, &input, self.limit(cases.len()), most);
        let mut run = run.map_err(|why| cannot_run(&self.command[0], &why))?;
        run.cost.boards = cases.len();
        Ok(run)
    }

    /// Returns whether a run crashed: by a signal, or with a nonzero exit status. Where the judge
    /// takes any status, a positive one with an empty standard error is no crash.
    fn is_crash(&self, run: &Run) -> bool {
        let takes_any = self.problem.takes_any_status && run.errors.is_empty();
        let is_taken = takes_any && run.code() > Some(0);
        run.ending.as_ref().map_or(false, |status| !status.success()) && !is_taken
    }

    /// Returns how long a run may take whose input has this many boards.
    pub fn limit(&self, boards: usize) -> Duration {
        let known = self.time_limit.or(self.problem.limits.map(|limits| limits.seconds));
        let (seconds, per_second) = known.map_or(ASSUMED, |seconds| (seconds, BOARDS_A_SECOND));
        Duration::from_secs_f64(seconds) + Duration::from_secs((boards / per_second) as u64)
    }

    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> String {
        cases::parts(self.problem, cases.len(), cases.iter().copied()).collect()
    }

    /// Returns the file of the sample that has these cases, if there is one.
    pub fn sample(&self, cases: &[Case]) -> Option<&String> {
        self.samples.iter().find(|(_, of_sample)| of_sample == cases).map(|(file, _)| file)
    }

    /// Saves a failure. What cannot be saved is said, and the search goes on.
    pub fn save(&self, Failure { cases, run, .. }: &Failure) {
        let input = self.input(cases);
        for (file, text) in self.saved.iter().zip([input.as_bytes(), &run.output, &run.errors]) {
            if let Err(why) = fs::write(file, text) {
                say(format_args!("cannot write {}: {why}", file.display()));
            }
        }
    }

    /// Returns the first case that the problem excuses.
    pub fn excuse(&self, cases: &[Case]) -> Option<Case> {
        cases.iter().copied().find(|case| self.problem.excuses(case))
    }
}
