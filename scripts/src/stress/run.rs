//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use std::{cmp, mem};

use crate::judging::problems::Problem;
use crate::stress::cost::{Cost, TooSlow};
use crate::stress::input_file::InputFile;
use crate::stress::processes;
use crate::stress::request::Request;
use crate::stress::watcher::Watcher;

/// The longest pause before the next look at a solver.
const TICK: Duration = Duration::from_millis(50);

/// A wait for the end of a process or of a stream is given up after this time, but not before so
/// many looks, a millisecond apart: on a machine that was suspended, the time may be over at once.
const LAST_WAIT: Duration = Duration::from_secs(1);
const LAST_LOOKS: u32 = 500;

/// How many of the last bytes of standard error are kept.
pub const ERRORS_KEPT: usize = 1 << 20;

/// The result of a run.
#[derive(Clone)]
pub struct Run {
    /// Its standard output, up to one byte more than it may have.
    pub output: Vec<u8>,
    /// When the last part of it came, after the start.
    pub last_output: Option<Duration>,
    /// The end of its standard error.
    pub errors: Vec<u8>,
    pub ending: Ending,
    pub cost: Cost,
    /// Whether it has read its input, as far as that can be seen.
    pub has_read: bool,
}

impl Run {
    /// Returns whether it was stopped because it took too long.
    pub fn is_too_slow(&self) -> bool {
        matches!(self.ending, Ending::TooSlow(_))
    }

    /// Returns whether a signal has ended it; or, for SIGSEGV, a program that a shell has started:
    /// then the shell exits with 128 and the number of the signal.
    pub fn is_ended_by(&self, signal: &str) -> bool {
        match &self.ending {
            Ending::Crash(status) if signal == "SIGSEGV" && status.code() == Some(139) => true,
            Ending::Crash(status) => status.to_string().contains(signal),
            _ => false,
        }
    }

    /// Returns its exit status, unless that is 0, or it was stopped or ended by a signal.
    pub fn nonzero_status(&self) -> Option<i32> {
        match &self.ending {
            Ending::Exit(status) | Ending::Crash(status) => status.code().filter(|&code| code != 0),
            _ => None,
        }
    }
}

/// How a run ended.
#[derive(Clone)]
pub enum Ending {
    /// With an exit status that the judge takes.
    Exit(ExitStatus),
    /// By a signal, or with another exit status.
    Crash(ExitStatus),
    /// It was stopped after this time.
    TooSlow(TooSlow),
    /// It was stopped, with its memory and the reason, such as `70 MB (limit 64 MB)`.
    TooMuchMemory(String),
    /// Its output was longer than allowed, however it ended.
    TooMuchOutput,
}

/// What a run may take, beside the limits of the judge.
pub struct Allowance {
    /// How many bytes its output may have.
    pub output: usize,
    /// How long it may last by the clock, if it is an experiment.
    pub time: Option<Duration>,
}

/// Runs a command on an input of so many cases until it ends or is stopped. Closes its output after
/// more bytes than it may have.
///
/// # Errors
/// The command cannot be run, no thread can be started to read what it prints, or it is an
/// experiment that lasts too long.
pub fn execute(
    request: &Request,
    command: &[OsString],
    watcher: &Watcher,
    input: &InputFile,
    case_count: usize,
    allowance: &Allowance,
) -> io::Result<Run> {
    let start = Instant::now();
    let mut solver = Command::new(&command[0]);
    solver.args(&command[1..]).stdin(input.file.try_clone()?);
    solver.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = solver.spawn()?;
    watcher.watch(Some(child.id()));
    let limit = request.limit(case_count);
    let mut cost = Cost { cases: case_count, limit, ..Cost::default() };
    let stdout = child.stdout.take().expect("it is a pipe").take(allowance.output as u64 + 1);
    let stderr = child.stderr.take().expect("it is a pipe");
    let streams = keep(stdout, usize::MAX).and_then(|out| Ok([out, keep(stderr, ERRORS_KEPT)?]));
    let result = streams.and_then(|streams| {
        let ending =
            wait_for_end(&mut child, start, request.memory_limit, allowance.time, &mut cost)?;
        Ok((streams, ending))
    });
    if result.is_err() {
        stop(&mut child);
    }
    watcher.watch(None);
    let (streams, ending) = result?;
    // Programs that the solver has started may keep the streams open for ever. A thread that has
    // read all gives up its reference.
    wait_until(|| streams.iter().all(|stream| Arc::weak_count(stream) == 0));
    let take = |stream: Stream| mem::take(&mut *stream.lock().expect("no thread panics"));
    let [(output, last_output), (errors, _)] = streams.map(take);
    let ending = if output.len() > allowance.output {
        // Most programs end by a signal once nobody reads their output.
        Ending::TooMuchOutput
    } else {
        as_judged(ending, request.problem, &errors)
    };
    let last_output = last_output.map(|instant| instant - start);
    Ok(Run { output, last_output, errors, ending, cost, has_read: input.is_read() })
}

/// Returns an ending as a judge sees it: an exit with a status that the judge does not take is a
/// crash. Some judges take any exit status if standard error is empty. A signal has no exit status,
/// and a crash on Windows has a negative one.
fn as_judged(ending: Ending, problem: &Problem, errors: &[u8]) -> Ending {
    let takes_any = problem.takes_any_status && errors.is_empty();
    let is_taken = |status: ExitStatus| status.success() || takes_any && status.code() > Some(0);
    match ending {
        Ending::Exit(status) if !is_taken(status) => Ending::Crash(status),
        other => other,
    }
}

/// Waits for the end of a solver, or stops it if it is too slow or takes too much memory. Keeps its
/// cost up to date. Returns `Exit` for every exit status.
///
/// # Errors
/// The system does not say whether the solver has ended, or it has lasted for `most_time`.
fn wait_for_end(
    child: &mut Child,
    start: Instant,
    memory_limit: Option<usize>,
    most_time: Option<Duration>,
    cost: &mut Cost,
) -> io::Result<Ending> {
    loop {
        let family = processes::family(child.id());
        cost.memory = cost.memory.max(processes::most_peak_memory(&family));
        let over_limit = cost.memory_over(memory_limit);
        if let Some(memory) = over_limit.or_else(|| processes::too_much_memory(&family)) {
            stop(child);
            cost.is_stopped = true;
            return Ok(Ending::TooMuchMemory(memory));
        }
        cost.time = start.elapsed();
        // The times of the threads are read before `try_wait`: Linux forgets them once the exit
        // status has been asked for. They are read from half the limit on, and the largest are
        // kept, since the busiest thread may end before the process.
        if 2 * cost.time > cost.limit {
            cost.processor_time = cost.processor_time.max(processes::busiest_time(&family));
            cost.total_time = cost.total_time.max(processes::total_time(&family));
            // To read them takes a while on a busy machine.
            cost.time = start.elapsed();
        }
        if let Some(status) = child.try_wait()? {
            return Ok(Ending::Exit(status));
        }
        if let Some(time) = cost.too_slow() {
            stop(child);
            cost.is_stopped = true;
            return Ok(Ending::TooSlow(time));
        }
        if most_time.map_or(false, |most| cost.time > most) {
            return Err(ErrorKind::TimedOut.into());
        }
        // The pause grows with the run, so that the end of a short one is seen soon.
        thread::sleep(cmp::min(cost.time / 16, TICK));
    }
}

/// Stops a program and those that it has started, as far as they are found. Programs of another
/// user may go on.
fn stop(child: &mut Child) {
    let family = processes::family(child.id());
    let _ = child.kill();
    processes::kill(&family[1..]);
    wait_until(|| matches!(child.try_wait(), Ok(Some(_))));
}

/// Waits until a condition holds, but not for ever.
fn wait_until(mut is_met: impl FnMut() -> bool) {
    let start = Instant::now();
    let mut looks = 0;
    while !is_met() && (looks < LAST_LOOKS || start.elapsed() < LAST_WAIT) {
        looks += 1;
        thread::sleep(Duration::from_millis(1));
    }
}

/// The bytes of a stream that are kept so far, and when the last of them came.
type Stream = Arc<Mutex<(Vec<u8>, Option<Instant>)>>;

/// Keeps the last bytes of a stream, `most_kept` of them. Reads until the stream ends, or nobody
/// has the result any more.
///
/// # Errors
/// No thread can be started.
fn keep(mut stream: impl Read + Send + 'static, most_kept: usize) -> io::Result<Stream> {
    let kept = Stream::default();
    let result = Arc::downgrade(&kept);
    thread::Builder::new().spawn(move || {
        let mut part = [0; 1 << 16];
        while let (Ok(count @ 1..), Some(kept)) = (stream.read(&mut part), result.upgrade()) {
            let (bytes, last) = &mut *kept.lock().expect("no thread panics");
            *last = Some(Instant::now());
            bytes.extend(&part[..count]);
            let excess = bytes.len().saturating_sub(most_kept);
            bytes.drain(..excess);
        }
    })?;
    Ok(kept)
}
