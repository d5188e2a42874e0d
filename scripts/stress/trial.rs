//! Runs of a solver, as many at a time as there are processors.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use puzzle_solvers::cli::arguments::{error, Error};
use puzzle_solvers::cli::thousands;
use puzzle_solvers::judging::{cases, verdict, Case, Oracle, Problem};

/// How long to wait at most before a look at whether a solver has ended.
const TICK: Duration = Duration::from_millis(10);

/// After how long to say again how far the trial is.
const PAUSE: Duration = Duration::from_secs(10);

/// How many times its limit a solver may run that is not given the processors.
const PATIENCE: u32 = 4;

/// How long other programs may hold the streams of a solver that has ended.
const GRACE: Duration = Duration::from_secs(1);

/// How many bytes an output has at most. Depth-first search takes 115,000 moves for one board, on
/// average half as many, and an input has some 200 boards at most.
const MOST: usize = 16 << 20;

/// How many of the last bytes of standard error are kept.
const ERRORS: usize = 1 << 20;

/// A solver on trial.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// How long a run may take, without what is added for many boards.
    pub limit: Duration,
    /// Where the input, the output and standard error of a failure are saved.
    pub files: [OsString; 3],
    pub oracle: Mutex<Oracle>,
    /// Held by all that run, by one of them alone if it must have the processors for itself.
    pub processors: RwLock<()>,
    /// When it was last said how far the trial is.
    pub said: Mutex<Instant>,
    /// Which inputs are tried, in words.
    pub inputs: String,
    /// When to end, if that is known.
    pub until: Option<Instant>,
}

/// What a run gives.
pub struct Run {
    pub output: Vec<u8>,
    /// The end of what went to standard error.
    pub errors: Vec<u8>,
    /// How it ended, or why it had to be stopped.
    pub ending: Result<ExitStatus, String>,
}

/// The first failure, if one is found.
pub type Outcome = Result<Option<Failure>, Error>;

/// An input on which the solver fails.
pub struct Failure {
    /// Which of the inputs it is, from 1.
    pub number: usize,
    pub cases: Vec<Case>,
    pub run: Run,
    /// The first case that is not answered rightly, or the last one.
    pub case: usize,
    /// What is wrong.
    pub message: String,
}

impl Trial<'_> {
    /// Returns the input of some cases.
    pub fn input(&self, cases: &[Case]) -> Vec<u8> {
        let parts = cases::parts(self.problem, cases.len(), cases.iter().copied());
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
        cases.iter().filter_map(solve).map(|solution| solution.path.len()).sum()
    }

    /// Returns how large the input of some cases is, in words.
    pub fn size(&self, cases: &[Case]) -> String {
        format!("boards: {}, moves: {}", cases.len(), self.moves(cases))
    }

    /// Returns whether there is time left.
    pub fn is_time(&self) -> bool {
        self.until.map_or(true, |until| Instant::now() < until)
    }

    /// Returns the first of the inputs on which the solver fails, if it shows in time, and saves
    /// it. Runs as many at a time as there are processors.
    ///
    /// # Errors
    /// The solver cannot be run.
    pub fn first_failure(&self, inputs: impl Iterator<Item = Vec<Case>>) -> Outcome {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let is_found = AtomicBool::new(false);
        let try_one = |(number, cases): (usize, Vec<Case>)| {
            self.failure(number, &cases, |note| {
                let mut said = self.said.lock().expect("no thread panics");
                if said.elapsed() >= PAUSE {
                    let (inputs, size) = (&self.inputs, self.size(&cases));
                    eprintln!("stress: {inputs}, input {} ({size}){note}", thousands(number));
                    *said = Instant::now();
                }
                self.is_time() && !is_found.load(Relaxed)
            })
        };
        let mut inputs = (1..).zip(inputs.take_while(|_| self.is_time()));
        thread::scope(|scope| {
            let start = |input| scope.spawn(|| try_one(input));
            let mut running: VecDeque<_> = inputs.by_ref().take(processors).map(start).collect();
            while let Some(first) = running.pop_front() {
                let failure = first.join().expect("no thread panics");
                if !matches!(failure, Ok(None)) {
                    is_found.store(true, Relaxed);
                    failure.iter().flatten().for_each(|failure| self.save(failure));
                    return failure;
                }
                running.extend(inputs.next().map(start));
            }
            Ok(None)
        })
    }

    /// Runs the solver on an input, and returns what is wrong, if anything is. If it takes too
    /// long, it gets another run while no other solver runs, and in processor time. `is_wanted` is
    /// asked all the time, with a note on the run.
    fn failure(&self, number: usize, cases: &[Case], is_wanted: impl Fn(&str) -> bool) -> Outcome {
        let input = self.input(cases);
        let limit = self.limit + Duration::from_secs(cases.len() as u64 / 1000);
        let shared = self.processors.read();
        let mut run = self.run(input.clone(), limit, 1, &|| is_wanted(""))?;
        drop(shared);
        if run.ending.is_err() && run.output.len() <= MOST {
            let _alone = self.processors.write();
            let note = format!(": over {} s, running again alone", limit.as_secs_f64());
            run = self.run(input, limit, PATIENCE, &|| is_wanted(&note))?;
        }
        let ending = match &run.ending {
            Err(_) if !is_wanted("") => return Ok(None),
            _ if run.output.len() > MOST => Some(format!("too much output: over {MOST} bytes")),
            Err(why) => Some(why.clone()),
            Ok(status) => (!status.success()).then(|| format!("crash: {status}")),
        };
        let lined = cases::read(self.problem.binary(), &self.input(cases)).expect("it is right");
        let wrong = verdict::of_output(&mut self.oracle(), &lined, &run.output).err();
        let case = wrong.as_ref().map_or(cases.len(), |wrong| wrong.case).min(cases.len() - 1);
        let message = ending.or(wrong.map(|wrong| wrong.message));
        let cases = cases.to_vec();
        Ok(message.map(|message| Failure { number, cases, run, case, message }))
    }

    /// Writes the files.
    fn save(&self, Failure { cases, run, .. }: &Failure) {
        for (file, bytes) in self.files.iter().zip([&self.input(cases), &run.output, &run.errors]) {
            if let Err(error) = fs::write(file, bytes) {
                eprintln!("stress: cannot write {}: {error}", file.to_string_lossy());
            }
        }
    }

    /// Runs the solver until it ends, or has used the limit in processor time or, with patience, so
    /// many times the limit in wall time, or has printed too much, or is not wanted any more.
    fn run(
        &self,
        input: Vec<u8>,
        limit: Duration,
        patience: u32,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Run, Error> {
        let mut command = Command::new(&self.command[0]);
        let pipe = Stdio::piped;
        command.args(&self.command[1..]).stdin(pipe()).stdout(pipe()).stderr(pipe());
        let start = Instant::now();
        let mut child = command.spawn().map_err(|why| cannot_run(&self.command[0], why))?;
        let mut stdin = child.stdin.take().expect("it is a pipe");
        // It may end before it has read all.
        thread::spawn(move || drop(stdin.write_all(&input)));
        let output = keep(child.stdout.take().map(|it| it.take(MOST as u64 + 1)), MOST + 1);
        let errors = keep(child.stderr.take(), ERRORS);
        let ending = loop {
            let elapsed = start.elapsed();
            let (time, unit) = used(&child).map_or((elapsed, "wall"), |used| (used, "processor"));
            let over = |limit: Duration, unit| {
                Err(format!("time-out: stopped after {} s of {unit} time", limit.as_secs_f64()))
            };
            match child.try_wait() {
                Ok(Some(status)) => break Ok(status),
                _ if elapsed >= limit * patience => break over(limit * patience, "wall"),
                _ if time > limit => break over(limit, unit),
                _ if bytes(&output).len() > MOST || !is_wanted() => break Err(String::new()),
                _ => thread::sleep(cmp::min(elapsed / 16, TICK)),
            }
        };
        // It may have ended by now.
        drop(child.kill());
        drop(child.wait());
        let end = Instant::now() + GRACE;
        while Arc::strong_count(&output) + Arc::strong_count(&errors) > 2 && Instant::now() < end {
            thread::sleep(TICK / 100);
        }
        let [output, errors] = [output, errors].map(|kept| mem::take(&mut *bytes(&kept)));
        Ok(Run { output, errors, ending })
    }
}

/// Returns why a program cannot be run.
fn cannot_run(program: &OsStr, why: io::Error) -> Error {
    let (name, (status, message)) = (program.to_string_lossy(), error(2, "run", program)(why));
    let hint = match name.contains('/') {
        false if Path::new(program).is_file() => format!("; did you mean ./{name}?"),
        _ if name.contains(' ') => format!("; did you mean {name}, without quotes?"),
        _ => String::new(),
    };
    (status, message + &hint)
}

/// Reads a stream on its own, as other programs may hold it for ever, to its end or until nobody
/// else has what is kept of it: so many of its last bytes.
fn keep(stream: Option<impl Read + Send + 'static>, most: usize) -> Arc<Mutex<Vec<u8>>> {
    let (kept, mut part) = (Arc::default(), [0; 1 << 16]);
    let (own, mut stream) = (Arc::clone(&kept), stream.expect("it is a pipe"));
    thread::spawn(move || {
        while let (Ok(count @ 1..), 2) = (stream.read(&mut part), Arc::strong_count(&own)) {
            let mut kept = bytes(&own);
            kept.extend(&part[..count]);
            let over = kept.len().saturating_sub(most);
            kept.drain(..over);
        }
    });
    kept
}

fn bytes(kept: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    kept.lock().expect("no thread panics")
}

/// Returns the processor time that a process and those it has waited for have used, where Linux
/// tells it, in hundredths of a second.
fn used(child: &Child) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
    let times = stat.rsplit(')').next()?.split(' ').skip(12).take(4);
    Some(Duration::from_millis(10 * times.filter_map(|it| it.parse::<u64>().ok()).sum::<u64>()))
}
