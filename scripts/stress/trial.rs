//! Runs of a solver, as many at a time as there are processors.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, RwLock};
use std::time::{Duration, Instant};
use std::{cmp, env, process, thread};

use puzzle_solvers::cli::arguments::{error, Error};
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::judging::{cases, verdict, Accepts, Case, JudgeProblem, Oracle};

/// How long to wait at most before a look at whether a solver has ended.
const TICK: Duration = Duration::from_millis(10);

/// How many times its limit a solver may run that is not given the processors.
const PATIENCE: u32 = 4;

/// How many bytes of its standard error are kept; what comes before is dropped.
const ERRORS: u64 = 1 << 20;

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
    /// Which of the inputs it is, from 1.
    pub number: usize,
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
        let solve = |case: &Case| oracle.solve(case).or_else(|| oracle.solve(&case.twin()));
        cases.iter().filter_map(solve).map(|(path, _)| path.len()).sum()
    }

    /// Returns the first of the inputs on which the solver fails. Runs as many at a time as there
    /// are processors.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn first_failure(
        &self,
        inputs: impl Iterator<Item = Vec<Case>>,
    ) -> Result<Option<Failure>, Error> {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let mut inputs = (1..).zip(inputs);
        let tried = thread::scope(|scope| {
            let start =
                |input| thread::Builder::new().spawn_scoped(scope, move || self.failure(input));
            let mut running: VecDeque<_> = inputs.by_ref().take(processors).map(start).collect();
            while let Some(first) = running.pop_front() {
                if let Some(failure) = first?.join().expect("no thread panics")? {
                    return Ok(Some(failure));
                }
                running.extend(inputs.next().map(start));
            }
            Ok(None)
        });
        tried.map_err(error(2, "run", &self.command[0]))
    }

    /// Runs the solver on an input, and returns what is wrong, if anything is. If it has to be
    /// stopped, it gets another run while no other solver runs, and in processor time.
    fn failure(&self, (number, cases): (usize, Vec<Case>)) -> io::Result<Option<Failure>> {
        let input = self.input(&cases);
        let lined = cases::read(self.judged.problem(), &input)?;
        let limit = self.limit + Duration::from_secs(cases.len() as u64 / 1000);
        // Any path that the judge takes may lead over all boards.
        let is_any_path = self.judged.accepts == Accepts::AnyPath;
        let most = (1 << 20) + cases.len() * if is_any_path { REACHABLE } else { 100 };
        let shared = self.processors.read();
        let mut run = self.run(&input, [limit; 2], most)?;
        drop(shared);
        if run.2.is_none() {
            let _alone = self.processors.write();
            run = self.run(&input, [limit, limit * PATIENCE], most)?;
        }
        let (output, errors, status) = run;
        let ending = match status {
            _ if output.len() > most => Some(format!("too much output: more than {most} bytes")),
            None => Some(format!("time-out: stopped after {} s", limit.as_secs_f64())),
            Some(status) if !status.success() => Some(format!("crash: {status}")),
            Some(_) => None,
        };
        let wrong = verdict::of_output(&mut self.oracle(), &lined, &output).err();
        let case = wrong.as_ref().map_or(cases.len(), |wrong| wrong.case).min(cases.len() - 1);
        let message = ending.or(wrong.map(|wrong| wrong.message));
        Ok(message.map(|message| Failure { number, cases, output, errors, case, message }))
    }

    /// Runs the solver until it ends, or has used the first limit in processor time, or the second
    /// is over, or it has printed more than `most` bytes.
    fn run(&self, input: &[u8], limits: [Duration; 2], most: usize) -> io::Result<Run> {
        let ([mut writer, stdin], [stdout, output], [stderr, errors]) = (file()?, file()?, file()?);
        writer.write_all(input)?;
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).stdin(stdin).stdout(stdout).stderr(stderr);
        let (start, mut child, mut status) = (Instant::now(), command.spawn()?, None);
        while status.is_none()
            && start.elapsed() < limits[1]
            && used(&child).unwrap_or_else(|| start.elapsed()) <= limits[0]
            && output.metadata()?.len() <= most as u64
        {
            if errors.metadata()?.len() > ERRORS {
                errors.set_len(0)?;
            }
            thread::sleep(cmp::min(start.elapsed() / 16, TICK));
            status = child.try_wait()?;
        }
        // It may have ended by now.
        drop(child.kill());
        child.wait()?;
        let (mut printed, mut said) = (Vec::new(), Vec::new());
        output.take(most as u64 + 1).read_to_end(&mut printed)?;
        errors.take(2 * ERRORS).read_to_end(&mut said)?;
        Ok((printed, said, status))
    }
}

/// Returns a new file without a name, open twice: to append, and to read from its start.
///
/// A pipe in its place would need threads, and would stay open as long as other programs hold it.
fn file() -> io::Result<[File; 2]> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("stress-{}-{}", process::id(), COUNT.fetch_add(1, Relaxed));
    let path = env::temp_dir().join(name);
    let writer = File::options().append(true).create_new(true).open(&path)?;
    let reader = File::options().read(true).write(true).open(&path)?;
    fs::remove_file(path)?;
    Ok([writer, reader])
}

/// Returns the processor time that a process and those it has waited for have used, where Linux
/// tells it, in hundredths of a second.
fn used(child: &Child) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
    let times = stat.rsplit(')').next()?.split(' ').skip(12).take(4);
    Some(Duration::from_millis(10 * times.filter_map(|it| it.parse::<u64>().ok()).sum::<u64>()))
}
