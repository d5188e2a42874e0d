//! A solver on trial: one input, one verdict.

use std::collections::HashSet;
use std::slice;
use std::time::Duration;

use crate::error::Error;
use crate::format::seconds;
use crate::judging::case::Case;
use crate::judging::cases;
use crate::judging::problems::Problem;
use crate::judging::samples::Sample;
use crate::judging::verdict::{self, Rejection};
use crate::stress::cost::{Costs, TooSlow};
use crate::stress::request::Request;
use crate::stress::solver::{Allowance, Ending, Run, Solver};

pub struct Trial<'a> {
    pub request: &'a Request<'a>,
    pub samples: &'a [Sample],
    pub solver: &'a dyn Solver,
    /// The inputs that have passed, which need not be run again.
    pub passed: HashSet<Vec<Case>>,
    /// How many runs were too slow, and passed when they were repeated.
    pub slow_at_first: usize,
    /// The costs of all runs that count.
    pub costs: Costs,
    /// The most moves of a board in an input that passed in a hundredth of its limit.
    pub quick_moves: Option<usize>,
    /// Runs that are too slow before this time, by the solver's clock, are repeated.
    pub repeats_until: Duration,
}

/// What a judge says of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Ac,
    Wa,
    /// A crash, or an exit status that the judge does not take.
    Re,
    Tle(TooSlow),
    Mle,
    Ole,
}

/// What came of a run on an input. If the solver does not pass, it is called a failure.
#[derive(Clone)]
pub struct Attempt {
    pub cases: Vec<Case>,
    pub run: Run,
    /// Why the output is rejected, unless it is right.
    pub rejection: Option<Rejection>,
    pub verdict: Verdict,
}

impl Verdict {
    /// What a problem's judge says of a run, whose output may have so many bytes.
    fn new(
        problem: &Problem,
        run: &Run,
        output_limit: usize,
        rejection: Option<&Rejection>,
    ) -> Verdict {
        match &run.ending {
            Ending::TooSlow(time) => Verdict::Tle(*time),
            Ending::TooMuchMemory(_) => Verdict::Mle,
            // Most programs end by a signal once nobody reads their output.
            Ending::Exit(_) if run.output.len() > output_limit => Verdict::Ole,
            Ending::Exit(status) => {
                // A signal has no exit status, and a crash on Windows has a negative one.
                let takes_any = problem.takes_any_status && run.errors.is_empty();
                match status.code {
                    Some(code) if code == 0 || takes_any && code > 0 => {
                        rejection.map_or(Verdict::Ac, |_| Verdict::Wa)
                    }
                    _ => Verdict::Re,
                }
            }
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Verdict::Ac => "AC",
            Verdict::Wa => "WA",
            Verdict::Re => "RE",
            Verdict::Tle(_) => "TLE",
            Verdict::Mle => "MLE",
            Verdict::Ole => "OLE",
        }
    }

    pub fn is_stopped(self) -> bool {
        matches!(self, Verdict::Tle(_) | Verdict::Mle)
    }

    /// Whether a smaller input with this verdict may replace an input with another. A wrong answer
    /// or a crash always may. But a limit that is exceeded may have another reason than the failure
    /// that was found, and the clock stops runs on a busy machine.
    pub fn may_replace(self, other: Verdict) -> bool {
        match self {
            Verdict::Ac => false,
            Verdict::Wa | Verdict::Re => true,
            Verdict::Tle(TooSlow::ByProcessorTime(_)) => matches!(other, Verdict::Tle(_)),
            Verdict::Tle(TooSlow::ByClock(_)) => matches!(other, Verdict::Tle(TooSlow::ByClock(_))),
            Verdict::Mle | Verdict::Ole => self == other,
        }
    }
}

impl Attempt {
    pub fn passes(&self) -> bool {
        self.verdict == Verdict::Ac
    }

    /// The failure in words. `line_numbers` is empty, or has the input line on which each case
    /// begins; then a wrong answer is named with its lines in the input and in the output.
    pub fn reason(&self, line_numbers: &[usize]) -> String {
        let run = &self.run;
        let words = match (self.verdict, &run.ending) {
            // One byte too many is kept.
            (Verdict::Ole, _) => format!("over {} bytes", run.output.len() - 1),
            (_, Ending::TooSlow(time)) => {
                let limit = seconds(run.cost.limit);
                let used = match (time, run.cost.processor_time.map(seconds)) {
                    (TooSlow::ByClock(_), Some(used)) => {
                        format!("; {used} s of processor time; is the machine busy?")
                    }
                    _ => String::new(),
                };
                format!("stopped after {time} (limit {limit} s{used})")
            }
            (_, Ending::TooMuchMemory(memory)) => format!("stopped at {memory}"),
            (Verdict::Re, Ending::Exit(status)) => status.words.clone(),
            (_, Ending::Exit(_)) => {
                let rejection = self.rejection.clone().expect("a right answer would pass");
                rejection.message(line_numbers)
            }
        };
        format!("{}: {words}", self.verdict.name())
    }

    /// The index of the first case with a wrong answer, or else of the last case.
    pub fn case_index(&self) -> usize {
        let last = self.cases.len() - 1;
        self.rejection.as_ref().map_or(last, |rejection| rejection.case_index.min(last))
    }

    /// The cases that may be the reason: the case with a wrong answer; or all cases after RE, TLE
    /// or MLE, since answers may have been lost in a buffer.
    pub fn suspects(&self) -> &[Case] {
        if matches!(self.verdict, Verdict::Wa | Verdict::Ole) {
            slice::from_ref(&self.cases[self.case_index()])
        } else {
            &self.cases
        }
    }
}

impl<'a> Trial<'a> {
    pub fn new(
        request: &'a Request<'a>,
        samples: &'a [Sample],
        solver: &'a dyn Solver,
    ) -> Trial<'a> {
        Trial {
            request,
            samples,
            solver,
            passed: HashSet::new(),
            slow_at_first: 0,
            costs: Costs::default(),
            quick_moves: None,
            repeats_until: Duration::MAX,
        }
    }

    /// Runs the solver on some cases, written as the judge writes them. Returns the failure if it
    /// does not pass.
    pub fn run(&mut self, cases: &[Case]) -> Result<Option<Attempt>, Error> {
        self.run_on(self.input(cases).as_bytes(), cases)
    }

    /// Like `run`, on an input of these cases that may be laid out differently, such as a sample. A
    /// run that is too slow may be repeated, since the machine may have been busy; then the second
    /// run counts.
    pub fn run_on(&mut self, input: &[u8], cases: &[Case]) -> Result<Option<Attempt>, Error> {
        let limit = self.request.limit(cases.len());
        let mut attempt = self.attempt(input, cases, limit)?;
        let is_too_slow = matches!(attempt.verdict, Verdict::Tle(_));
        if is_too_slow && self.solver.now() < self.repeats_until {
            // If it cannot be run again, the first run counts.
            attempt = self.attempt(input, cases, limit).unwrap_or(attempt);
            self.slow_at_first += usize::from(attempt.passes());
        }
        let is_stopped = attempt.verdict.is_stopped();
        self.costs.add(attempt.run.cost, cases.len(), is_stopped);
        if !attempt.passes() {
            return Ok(Some(attempt));
        }
        if 100 * attempt.run.cost.counted_time() < limit {
            let most = cases.iter().filter_map(Case::distance).max();
            self.quick_moves = self.quick_moves.max(most);
        }
        self.passed.insert(attempt.cases);
        Ok(None)
    }

    /// Whether an input with a path has passed. Other outputs may be right by chance: an empty one
    /// on a solved board, and `unsolvable` on half of all boards.
    pub fn has_passed_path(&self) -> bool {
        self.passed.iter().flatten().any(|case| case.distance() >= Some(1))
    }

    /// Runs the solver on an input of these cases, with a time limit, and returns what came out,
    /// without a record.
    pub fn attempt(&self, input: &[u8], cases: &[Case], limit: Duration) -> Result<Attempt, Error> {
        // There is room for many needless moves: for 80,000 at each of 200 boards.
        let output = (16 << 20).max(20 * input.len());
        let allowance =
            Allowance { limit, by_clock: false, memory: self.request.memory_limit, output };
        let run = self.solver.run(input, &allowance)?;
        let problem = self.request.problem;
        let rejection = verdict::of_output(problem, cases, &run.output).err();
        let verdict = Verdict::new(problem, &run, output, rejection.as_ref());
        Ok(Attempt { cases: cases.to_vec(), run, rejection, verdict })
    }

    pub fn input(&self, cases: &[Case]) -> String {
        cases::input(self.request.problem, cases)
    }
}
