//! What the command line asks for.

use std::ffi::{OsStr, OsString};
use std::time::Duration;

use crate::arguments::Arguments;
use crate::error::Error;
use crate::judging::problems::Problem;
use crate::stress::processes::is_memory_known;
use crate::stress::source::{interpreter, Source};

/// An input gets one second more than the limit for each group of this many cases.
const CASES_PER_EXTRA_SECOND: usize = 1000;

/// If the limit is unknown: a limit in seconds, and the number of cases that add a second.
const ASSUMED_LIMIT: f64 = 10.0;
const ASSUMED_CASES_PER_EXTRA_SECOND: usize = 10;

pub struct Request<'a> {
    /// The problem, with the goal of `--goal` if that is given.
    pub problem: &'static Problem,
    /// The name of the problem as it was given.
    pub name: &'a str,
    /// The solver: a program or a source, and its arguments.
    pub command: Vec<OsString>,
    /// The source that is the first word of the command, if it has to be compiled.
    pub source: Option<Source>,
    /// The beginning of the names of the files in which a failure is saved.
    pub prefix: &'a OsStr,
    pub has_goal: bool,
    pub runs_all_boards: bool,
    /// What the random inputs are drawn from.
    pub seed: u64,
    /// How many inputs are run at most, if the option is given.
    pub rounds: Option<usize>,
    /// The time limit of a run in seconds, if the option is given.
    pub time_limit: Option<f64>,
    /// The memory limit of a run in megabytes, if the option is given.
    pub memory_limit: Option<usize>,
    /// How long the search for a smaller input may start new runs.
    pub shrink: Duration,
    /// The goal and the options with a limit, as they were given, without white space. The result
    /// names them, since they are needed to repeat the search.
    pub other_options: String,
}

impl<'a> Request<'a> {
    /// Reads what the arguments ask for.
    ///
    /// # Errors
    /// The value of an option is not possible, or options exclude each other.
    pub fn new(arguments: &'a Arguments) -> Result<Request<'a>, Error> {
        for option in ["--all", "--rounds", "--save", "--seed", "--shrink"] {
            if arguments.has("--samples") && arguments.has(option) {
                let mistake = "--samples goes only with --goal, --time-limit and --memory-limit";
                return Err(Error::new(format!("{mistake}; leave out {option}")));
            }
        }
        let runs_all_boards = arguments.has("--all");
        if runs_all_boards && arguments.problem.task.is_rotation() {
            return Err(Error::new("9,465,511,770 boards are too many; leave out --all"));
        }
        let shrink = arguments.number("--shrink", 0.0..=1e6)?.unwrap_or(5.0);
        if arguments.has("--memory-limit") && !is_memory_known() {
            let why = "this system does not report the memory of processes";
            return Err(Error::new(format!("{why}; leave out --memory-limit")));
        }
        let mut other_options = String::new();
        for option in ["--goal", "--time-limit", "--memory-limit", "--shrink"] {
            if let Some(value) = arguments.options.get(option) {
                let value = value.to_string_lossy().replace(|symbol| symbol <= ' ', "");
                other_options += &format!(" {option} {value}");
            }
        }
        let prefix = arguments.options.get("--save").map_or("stress".as_ref(), OsString::as_os_str);
        let words = &arguments.words;
        let interpreter = words.first().and_then(|word| interpreter(word)).map(OsString::from);
        Ok(Request {
            problem: arguments.problem,
            name: &arguments.name,
            command: interpreter.into_iter().chain(words.iter().cloned()).collect(),
            source: words.first().and_then(|word| Source::new(word, prefix)),
            prefix,
            has_goal: arguments.has("--goal"),
            runs_all_boards,
            seed: arguments.seed()?,
            rounds: arguments.number("--rounds", 1..=u32::MAX as usize)?,
            time_limit: arguments.number("--time-limit", 0.001..=1e6)?,
            memory_limit: arguments.number("--memory-limit", 1..=1_000_000)?,
            shrink: Duration::from_secs_f64(shrink),
            other_options,
        })
    }

    /// The time limit of a run whose input has this many cases.
    pub fn limit(&self, case_count: usize) -> Duration {
        let known = self.time_limit.or(self.problem.limits.map(|limits| limits.seconds));
        let (limit, cases_per_extra_second) = match known {
            Some(limit) => (limit, CASES_PER_EXTRA_SECOND),
            None => (ASSUMED_LIMIT, ASSUMED_CASES_PER_EXTRA_SECOND),
        };
        Duration::from_secs_f64(limit)
            + Duration::from_secs((case_count / cases_per_extra_second) as u64)
    }
}
