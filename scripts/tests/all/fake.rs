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
use crate::common::{find, judge};

/// What a run is asked.
pub struct Asked<'a> {
    pub input: &'a str,
    pub right: &'a str,
    /// The number of the run, from 1.
    pub number: usize,
}

/// What a run answers. If nothing else is said, it reads its input, prints its output at its end,
/// takes no time and no memory, and exits with status 0.
#[derive(Clone, Default)]
pub struct Answer {
    output: String,
    errors: String,
    code: i32,
    signal: Option<i32>,
    time: Duration,
    waits: bool,
    is_unread: bool,
    is_flushed: bool,
    megabytes: usize,
}

/// Returns what prints a text.
pub fn print(output: impl Into<String>) -> Answer {
    Answer { output: output.into(), ..Answer::default() }
}

impl Answer {
    pub fn and_errors(self, errors: &str) -> Answer {
        Answer { errors: errors.to_string(), ..self }
    }

    pub fn exits(self, code: i32) -> Answer {
        Answer { code, ..self }
    }

    pub fn ended_by(self, signal: i32) -> Answer {
        Answer { signal: Some(signal), ..self }
    }

    /// It computes for so long.
    pub fn takes(self, seconds: f64) -> Answer {
        Answer { time: Duration::from_secs_f64(seconds), ..self }
    }

    /// It computes until it is stopped.
    pub fn endless(self) -> Answer {
        self.takes(1e6)
    }

    /// It waits for that time, and does not compute.
    pub fn waiting(self) -> Answer {
        Answer { waits: true, ..self }
    }

    /// It does not read its input, as far as that can be seen.
    pub fn unread(self) -> Answer {
        Answer { is_unread: true, ..self }
    }

    /// Its output is there before its time is over.
    pub fn flushed(self) -> Answer {
        Answer { is_flushed: true, ..self }
    }

    pub fn holds(self, megabytes: usize) -> Answer {
        Answer { megabytes, ..self }
    }

    /// Returns another answer if a condition is met.
    pub fn but(self, is_met: bool, other: impl FnOnce(Answer) -> Answer) -> Answer {
        if is_met {
            other(self)
        } else {
            self
        }
    }
}

impl Asked<'_> {
    /// Returns what prints the right output.
    pub fn right(&self) -> Answer {
        print(self.right)
    }

    /// Returns what prints the right output with a text after it.
    pub fn and(&self, text: &str) -> Answer {
        print(self.right.to_string() + text)
    }

    /// Returns the number of boards of the eight puzzle, each on a line.
    pub fn boards(&self) -> usize {
        self.input.lines().count()
    }
}

/// A solver that answers by a function.
pub struct Fake<'a> {
    problem: &'a Problem,
    answer: &'a dyn Fn(&Asked) -> Answer,
    clock: Cell<Duration>,
    /// The inputs of all runs.
    pub inputs: RefCell<Vec<String>>,
}

impl Solver for Fake<'_> {
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error> {
        let input = String::from_utf8_lossy(input);
        self.inputs.borrow_mut().push(input.to_string());
        let number = self.inputs.borrow().len();
        // Boards that are written otherwise are read all the same.
        let read = cases::read(self.problem, input.as_bytes());
        let right =
            read.map_or(String::new(), |read| judge::right_output(self.problem, &read.cases));
        let answer = (self.answer)(&Asked { input: &input, right: &right, number });
        let most_time = if answer.waits {
            5 * allowance.limit + Duration::from_secs(5)
        } else {
            allowance.limit
        };
        let time = answer.time.min(most_time + Duration::from_millis(10));
        let used = if answer.waits { Duration::ZERO } else { time };
        let memory = Some(1024 * answer.megabytes);
        let cost = Cost { limit: allowance.limit, time, processor_time: Some(used), memory };
        self.clock.set(self.clock.get() + time);
        let ending = match (cost.memory_over(allowance.memory), cost.too_slow()) {
            (Some(memory), _) => Ending::TooMuchMemory(memory),
            (None, Some(time)) => Ending::TooSlow(time),
            (None, None) => {
                let code = answer.signal.map_or(Some(answer.code), |_| None);
                let words = match answer.signal {
                    Some(signal) => format!("signal: {signal}"),
                    None => format!("exit status: {}", answer.code),
                };
                Ending::Exit(Status { code, signal: answer.signal, words })
            }
        };
        let is_lost = !matches!(ending, Ending::Exit(_)) && !answer.is_flushed;
        let mut output = if is_lost { String::new() } else { answer.output };
        output.truncate(allowance.output + 1);
        let (output, errors) = (output.into_bytes(), answer.errors.into_bytes());
        Ok(Run { output, errors, ending, cost, has_read: !answer.is_unread })
    }

    fn now(&self) -> Duration {
        self.clock.get()
    }
}

/// What a search has printed, and its verdict.
pub struct Report {
    pub text: String,
    /// How many runs there were before the first text was printed.
    pub runs_before: usize,
    pub verdict: Verdict,
}

fn expect<T>(result: Result<T, Error>) -> T {
    result.unwrap_or_else(|error| panic!("{}", error.message))
}

/// Searches for a failure of a solver in memory, by a call such as `p1379 --shrink 0`. Returns the
/// report, and the inputs of all runs.
pub fn search_by(call: &str, answer: &dyn Fn(&Asked) -> Answer) -> (Report, Vec<String>) {
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
    let solver = Fake { problem, answer, clock: Cell::default(), inputs: RefCell::default() };
    let mut text = String::new();
    let mut runs_before = 0;
    let mut print = |part: &str| {
        if text.is_empty() {
            runs_before = solver.inputs.borrow().len();
        }
        text += part;
    };
    let verdict = expect(search(&request, &samples(problem), &solver, &mut saved, &mut print));
    (Report { text, runs_before, verdict }, solver.inputs.into_inner())
}
