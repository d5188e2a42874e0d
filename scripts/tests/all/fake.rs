//! A solver in memory, for the tests of `stress`. Its clock is the sum of the times of its runs.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::OsString;
use std::time::Duration;

use puzzle_tools::arguments::{with_goal, Arguments};
use puzzle_tools::error::Error;
use puzzle_tools::judging::cases;
use puzzle_tools::judging::problems::Problem;
use puzzle_tools::stress::cost::Cost;
use puzzle_tools::stress::request::Request;
use puzzle_tools::stress::saved::Saved;
use puzzle_tools::stress::solver::{Allowance, Ending, Run, Solver, Status};
use puzzle_tools::stress::{search, Verdict};

use crate::common::files::samples;
use crate::common::wrong::wrong_output;
use crate::common::{find, judge};

/// The time between two looks at a run.
const TICK: Duration = Duration::from_millis(10);

/// What a run is asked.
pub struct Asked<'a> {
    pub problem: &'a Problem,
    pub input: &'a str,
    pub right: &'a str,
    /// The number of the run, from 1.
    pub number: usize,
}

/// What a run does. If nothing else is said, it reads its input, prints its output at its end,
/// takes no time and no memory, and exits with status 0.
#[derive(Clone)]
pub struct FakeRun {
    run: Run,
    waits: bool,
    is_flushed: bool,
}

/// A run that prints a text.
pub fn print(output: impl Into<Vec<u8>>) -> FakeRun {
    let run = Run {
        output: output.into(),
        errors: Vec::new(),
        ending: exit(Some(0), None, String::new()),
        cost: Cost::default(),
        has_read: true,
    };
    FakeRun { run, waits: false, is_flushed: false }
}

fn exit(code: Option<i32>, signal: Option<i32>, words: String) -> Ending {
    Ending::Exit(Status { code, signal, words })
}

impl FakeRun {
    pub fn and_errors(mut self, errors: &str) -> FakeRun {
        self.run.errors = errors.into();
        self
    }

    pub fn exits(mut self, code: i32) -> FakeRun {
        self.run.ending = exit(Some(code), None, format!("exit status: {code}"));
        self
    }

    pub fn ended_by(mut self, signal: i32) -> FakeRun {
        self.run.ending = exit(None, Some(signal), format!("signal: {signal}"));
        self
    }

    /// It computes for so long.
    pub fn takes(mut self, seconds: f64) -> FakeRun {
        self.run.cost.time = Duration::from_secs_f64(seconds);
        self
    }

    /// It computes until it is stopped.
    pub fn endless(self) -> FakeRun {
        self.takes(1e6)
    }

    /// It waits for that time, and does not compute.
    pub fn waiting(self) -> FakeRun {
        FakeRun { waits: true, ..self }
    }

    /// It does not read its input, as far as that can be seen.
    pub fn unread(mut self) -> FakeRun {
        self.run.has_read = false;
        self
    }

    /// Its output is there before its time is over.
    pub fn flushed(self) -> FakeRun {
        FakeRun { is_flushed: true, ..self }
    }

    pub fn holds(mut self, megabytes: usize) -> FakeRun {
        self.run.cost.memory = Some(1024 * megabytes);
        self
    }

    /// Another run if a condition is met.
    pub fn but(self, is_met: bool, other: impl FnOnce(FakeRun) -> FakeRun) -> FakeRun {
        if is_met {
            other(self)
        } else {
            self
        }
    }
}

impl Asked<'_> {
    /// A run that prints the right output.
    pub fn right(&self) -> FakeRun {
        print(self.right)
    }

    /// A run that prints the right output, or another one if a condition is met.
    pub fn wrong_if(&self, is_met: bool, output: &str) -> FakeRun {
        print(if is_met { output } else { self.right })
    }

    /// A run that prints the output of a solver with a mistake.
    pub fn with_mistake(&self, mistake: &str) -> FakeRun {
        print(wrong_output(mistake, self.problem, self.input))
    }

    /// A run that prints the right output with a text after it.
    pub fn and(&self, text: &str) -> FakeRun {
        print(self.right.to_string() + text)
    }

    /// The number of boards of the eight puzzle, each on a line.
    pub fn boards(&self) -> usize {
        self.input.lines().count()
    }
}

/// A solver whose runs are those of a function.
struct Fake<'a> {
    problem: &'a Problem,
    solve: &'a dyn Fn(&Asked) -> FakeRun,
    clock: Cell<Duration>,
    /// The inputs of all runs.
    inputs: RefCell<Vec<String>>,
}

impl Solver for Fake<'_> {
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error> {
        let input = String::from_utf8_lossy(input);
        self.inputs.borrow_mut().push(input.to_string());
        let number = self.inputs.borrow().len();
        let problem = self.problem;
        // Boards that are written otherwise are read all the same.
        let read = cases::read(problem, input.as_bytes());
        let right = read.map_or(String::new(), |read| judge::right_output(problem, &read.cases));
        let asked = Asked { problem, input: &input, right: &right, number };
        let FakeRun { mut run, waits, is_flushed } = (self.solve)(&asked);
        let Cost { time, memory, .. } = run.cost;
        let mut cost = Cost { limit: allowance.limit, memory, ..Cost::default() };
        while cost.time < time && cost.too_slow().is_none() {
            cost.time = time.min(cost.time + TICK);
            cost.processor_time = Some(if waits { Duration::ZERO } else { cost.time });
        }
        self.clock.set(self.clock.get() + cost.time);
        if let Some(memory) = cost.memory_over(allowance.memory) {
            run.ending = Ending::TooMuchMemory(memory);
        } else if let Some(time) = cost.too_slow() {
            run.ending = Ending::TooSlow(time);
        }
        if !matches!(run.ending, Ending::Exit(_)) && !is_flushed {
            run.output.clear();
        }
        run.output.truncate(allowance.output + 1);
        Ok(Run { cost, ..run })
    }

    fn now(&self) -> Duration {
        self.clock.get()
    }
}

/// What a search has printed, its verdict, and the inputs of all runs.
pub struct Report {
    pub text: String,
    /// How many runs there were before the first text was printed.
    pub runs_before: usize,
    pub verdict: Verdict,
    pub inputs: Vec<String>,
}

fn expect<T>(result: Result<T, Error>) -> T {
    result.unwrap_or_else(|error| panic!("{}", error.message))
}

/// Searches for a failure of a solver in memory, by a call such as `p1379 --shrink 0`.
pub fn search_by(call: &str, solve: &dyn Fn(&Asked) -> FakeRun) -> Report {
    let mut words = call.split(' ').map(str::to_string);
    let name = words.next().expect("a problem");
    let mut options = HashMap::from([("--seed".to_string(), OsString::from("1"))]);
    while let Some(option) = words.next() {
        let value = if option == "--all" { None } else { words.next() };
        options.insert(option, value.unwrap_or_default().into());
    }
    let problem = expect(with_goal(find(&name), options.get("--goal")));
    let arguments = Arguments { problem, name, words: vec!["solver".into()], options };
    let request = expect(Request::new(&arguments));
    let mut saved = expect(Saved::new(&request, false));
    let solver = Fake { problem, solve, clock: Cell::default(), inputs: RefCell::default() };
    let mut text = String::new();
    let mut runs_before = 0;
    let mut print = |part: &str| {
        if text.is_empty() {
            runs_before = solver.inputs.borrow().len();
        }
        text += part;
    };
    let verdict = expect(search(&request, &samples(problem), &solver, &mut saved, &mut print));
    Report { text, runs_before, verdict, inputs: solver.inputs.into_inner() }
}
