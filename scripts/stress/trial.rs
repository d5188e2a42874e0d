//! Runs of a solver, as many at a time as there are processors.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, RwLock};
use std::thread::Builder;
use std::time::{Duration, Instant};
use std::{fs, iter, thread};

use puzzle_solvers::cli::arguments::{error, Error};
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::judging::cases::{self, Case, Oracle};
use puzzle_solvers::judging::judges::{Accepts, JudgeProblem};
use puzzle_solvers::judging::verdict::of_output;

/// After how long a solver that is silent is asked whether it has ended.
const TICK: Duration = Duration::from_millis(10);

/// How long to wait for the rest of its output when it has, if others hold its streams.
const MOMENT: Duration = Duration::from_millis(500);

/// How many times its limit a solver may run that is not given the processors.
const PATIENCE: u32 = 4;

/// How many bytes are kept of its standard error.
const ERRORS: usize = 1 << 16;

/// A solver on trial.
pub struct Trial<'a> {
    pub judged: &'static JudgeProblem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// How long a run may take, without what is added for many boards.
    pub limit: Duration,
    pub oracle: Mutex<Oracle>,
    /// Held by all that run, by one of them alone if it must have the processors for itself.
    pub processors: RwLock<()>,
}

/// What a run gives: the output, the end of what went to standard error, and how it ended, `None`
/// if it had to be stopped.
type Run = (Vec<u8>, Vec<u8>, Option<ExitStatus>);

/// An input on which the solver fails.
pub struct Failure {
    pub cases: Vec<Case>,
    pub output: Vec<u8>,
    /// The end of what went to standard error.
    pub errors: Vec<u8>,
    /// The first case that is not answered rightly, or the last one.
    pub case: usize,
    /// What is wrong.
    pub message: String,
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

    /// Returns how many moves some cases take, an unsolvable one as many as its twin.
    pub fn moves(&self, cases: &[Case]) -> usize {
        let mut oracle = self.oracle();
        let solutions = cases
            .iter()
            .filter_map(|case| oracle.solve(case).or_else(|| oracle.solve(&case.twin())));
        solutions.map(|(path, _)| path.len()).sum()
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
                let start = |cases| Builder::new().spawn_scoped(scope, || self.failure(cases));
                running.extend(inputs.by_ref().take(processors - running.len()).map(start));
                let first = running.pop_front()?;
                Some(first.and_then(|first| first.join().expect("no thread panics")))
            });
            let mut failures = (1..).zip(ended).filter_map(|(number, failure)| {
                Some(failure.transpose()?.map(|failure| (number, failure)))
            });
            failures.next().transpose().map_err(error(2, "run", &self.command[0]))
        })
    }

    /// Runs the solver on some cases, and returns what is wrong, if anything is. If it has to be
    /// stopped, it gets another run while no other solver runs, and in processor time.
    fn failure(&self, cases: Vec<Case>) -> io::Result<Option<Failure>> {
        let input = self.input(&cases);
        let lined = cases::read(self.judged.problem, &input)?;
        let limit = self.limit + Duration::from_secs(cases.len() as u64 / 1000);
        // Any path that the judge takes may lead over all boards.
        let is_any_path = self.judged.accepts == Accepts::AnyPath;
        let most = (1 << 20) + cases.len() * if is_any_path { REACHABLE } else { 100 };
        let shared = self.processors.read();
        let mut run = self.run(input.clone(), [limit; 2], most)?;
        drop(shared);
        if run.2.is_none() {
            let _alone = self.processors.write();
            run = self.run(input, [limit, limit * PATIENCE], most)?;
        }
        let (output, errors, status) = run;
        let ending = match status {
            _ if output.len() > most => Some(format!("too much output: more than {most} bytes")),
            None => Some(format!("time-out: stopped after {} s", limit.as_secs_f64())),
            Some(status) if !status.success() => Some(format!("crash: {status}")),
            Some(_) => None,
        };
        let wrong = of_output(&mut self.oracle(), &lined, &output).err();
        let case = wrong.as_ref().map_or(cases.len(), |wrong| wrong.case).min(cases.len() - 1);
        let message = ending.or(wrong.map(|wrong| wrong.message));
        Ok(message.map(|message| Failure { cases, output, errors, case, message }))
    }

    /// Runs the solver until it ends, or has used the first limit in processor time, or the second
    /// is over, or it has printed more than `most` bytes.
    fn run(&self, input: Vec<u8>, limits: [Duration; 2], most: usize) -> io::Result<Run> {
        let start = Instant::now();
        let mut end = start + limits[1];
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn()?;
        let mut stdin = child.stdin.take().expect("it is a pipe");
        let stdout = child.stdout.take().expect("it is a pipe");
        let stderr = child.stderr.take().expect("it is a pipe");
        let streams: [Box<dyn Read + Send>; 2] = [Box::new(stdout), Box::new(stderr)];
        // A solver may stop reading early, and one that it has started may keep the pipes open: so
        // nobody waits for these threads.
        let (sender, pieces) = channel();
        for (number, mut stream) in streams.into_iter().enumerate() {
            let sender = sender.clone();
            Builder::new().spawn(move || {
                let mut piece = [0; 1 << 12];
                while let Ok(length @ 1..) = stream.read(&mut piece) {
                    drop(sender.send((number, piece[..length].to_vec())));
                }
            })?;
        }
        drop(sender);
        Builder::new().spawn(move || drop(stdin.write_all(&input)))?;
        let (mut output, mut errors, mut status) = (Vec::new(), Vec::new(), None);
        while output.len() <= most && Instant::now() < end {
            match pieces.recv_timeout(TICK) {
                Ok((0, piece)) => output.extend(piece),
                Ok((_, piece)) => {
                    errors.extend(piece);
                    errors.drain(..errors.len().saturating_sub(ERRORS));
                }
                Err(RecvTimeoutError::Disconnected) if status.is_some() => break,
                // Most have ended when their output has, or will within moments.
                Err(_) => thread::sleep(Duration::from_micros(100)),
            }
            if status.is_none() {
                status = child.try_wait()?;
                end = match status {
                    Some(_) => Instant::now() + MOMENT,
                    None if used(&child).unwrap_or(start.elapsed()) > limits[0] => break,
                    None => end,
                };
            }
        }
        // It may have ended by now.
        drop(child.kill());
        child.wait()?;
        Ok((output, errors, status))
    }
}

/// Returns the processor time that a process and those it has waited for have used, where Linux
/// tells it, in hundredths of a second.
fn used(child: &Child) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
    let times = stat.rsplit(')').next()?.split(' ').skip(12).take(4);
    Some(Duration::from_millis(10 * times.filter_map(|it| it.parse::<u64>().ok()).sum::<u64>()))
}
