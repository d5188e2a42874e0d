//! Runs of a solver, as many at a time as there are processors.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use std::{iter, thread};

use puzzle_solvers::cli::arguments::{error, Error};
use puzzle_solvers::judging::cases::{self, Case, Oracle};
use puzzle_solvers::judging::judges::JudgeProblem;
use puzzle_solvers::judging::verdict::{of_output, Wrong};

/// A solver on trial.
pub struct Trial<'a> {
    pub judged: &'static JudgeProblem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// How long a run may take, without what is added for many boards.
    pub limit: Duration,
    pub oracle: Mutex<Oracle>,
}

/// An input on which the solver fails.
pub struct Failure {
    pub cases: Vec<Case>,
    pub output: Vec<u8>,
    /// What is wrong, and with which case. A crash and the like are with the first that is not
    /// answered rightly.
    pub wrong: Wrong,
    /// Whether the solver ended well, so that its output is to blame.
    pub is_answer: bool,
}

impl Failure {
    /// Returns the case that is answered wrongly, the last one for extra output.
    pub fn suspect(&self) -> usize {
        self.wrong.case.min(self.cases.len() - 1)
    }
}

impl Trial<'_> {
    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> Vec<u8> {
        let parts = cases::parts(self.judged, cases.len(), cases.iter().copied());
        parts.collect::<String>().into_bytes()
    }

    /// Returns the oracle, once no other thread uses it.
    pub fn oracle(&self) -> MutexGuard<'_, Oracle> {
        self.oracle.lock().expect("no thread panics")
    }

    /// Returns the first of the inputs on which the solver fails, and its number, from 1. Runs as
    /// many at a time as there are processors.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn first_failure(
        &self,
        mut inputs: impl Iterator<Item = Vec<Case>>,
    ) -> Result<Option<(usize, Failure)>, Error> {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let mut running = VecDeque::new();
            let ended = iter::from_fn(|| {
                let start = |cases| scope.spawn(move || self.failure(cases));
                running.extend(inputs.by_ref().take(processors - running.len()).map(start));
                running.pop_front().map(|first| first.join().expect("no thread panics"))
            });
            for (number, failure) in (1..).zip(ended) {
                if let Some(failure) = failure.map_err(error(2, "run", &self.command[0]))? {
                    return Ok(Some((number, failure)));
                }
            }
            Ok(None)
        })
    }

    /// Runs the solver on some cases, and returns what is wrong, if anything is.
    fn failure(&self, cases: Vec<Case>) -> io::Result<Option<Failure>> {
        let input = self.input(&cases);
        let lined = cases::read(self.judged.problem, &input)?;
        let (output, ending) = self.run(input, cases.len())?;
        let wrong = of_output(self.judged, &mut self.oracle(), &lined, &output).err();
        let is_answer = ending.is_none();
        let case = wrong.as_ref().map_or(cases.len(), |wrong| wrong.case);
        let wrong = ending.map(|message| Wrong { case, message }).or(wrong);
        Ok(wrong.map(|wrong| Failure { cases, output, wrong, is_answer }))
    }

    /// Runs the solver. Returns its output, and what happened if it did not end well.
    fn run(&self, input: Vec<u8>, cases: usize) -> io::Result<(Vec<u8>, Option<String>)> {
        let limit = self.limit + Duration::from_secs(cases as u64 / 1000);
        let end = Instant::now() + limit;
        // More than any path that is not endless, and lines for all cases.
        let most = (1 << 20) + 100 * cases;
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).stderr(Stdio::null());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut stdin = child.stdin.take().expect("it is a pipe");
        let stdout = child.stdout.take().expect("it is a pipe");
        // A solver may stop reading early, and one that it has started may keep the pipes open: so
        // nobody waits for these threads.
        thread::spawn(move || drop(stdin.write_all(&input)));
        let (sender, pieces) = channel();
        thread::spawn(move || {
            let (mut stdout, mut piece) = (stdout.take(most as u64 + 1), [0; 1 << 12]);
            while let Ok(length @ 1..) = stdout.read(&mut piece) {
                drop(sender.send(piece[..length].to_vec()));
            }
        });
        let mut output = Vec::new();
        let left = || end.saturating_duration_since(Instant::now());
        while let Ok(piece) = pieces.recv_timeout(left()) {
            output.extend(piece);
        }
        let is_too_much = output.len() > most;
        let mut status = child.try_wait()?;
        // Most have ended when their output has, or will within moments.
        while status.is_none() && !is_too_much && left() > Duration::ZERO {
            thread::sleep(Duration::from_micros(100));
            status = child.try_wait()?;
        }
        // It may have ended by now.
        drop(child.kill());
        child.wait()?;
        let ending = match status {
            _ if is_too_much => Some(format!("too much output: more than {most} bytes")),
            None => Some(format!("time-out: more than {} s", limit.as_secs_f64())),
            Some(status) if !status.success() => Some(format!("crash: {status}")),
            Some(_) => None,
        };
        Ok((output, ending))
    }
}
