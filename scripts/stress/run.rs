//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use puzzle_solvers::judging::figures::{peak_memory, seconds};

use crate::files::Input;
use crate::processes::{self, Usage};
use crate::streams::keep;

/// The longest pause before the next look at a solver.
const TICK: Duration = Duration::from_millis(50);

/// How many milliseconds to wait at most for the end of a process or a stream.
const LAST_LOOKS: usize = 1000;

/// How many limits all threads together may take: a judge's machine is thought to have at least so
/// many processors.
const JUDGES_PROCESSORS: u32 = 8;

/// How many of the last bytes of standard error are kept.
const ERRORS_KEPT: usize = 1 << 20;

/// The result of a run.
#[derive(Clone)]
pub struct Run {
    /// Its standard output, up to one byte more than it may have.
    pub output: Vec<u8>,
    /// The end of its standard error.
    pub errors: Vec<u8>,
    /// Its exit status, or why it was stopped.
    pub ending: Result<ExitStatus, Stop>,
    pub cost: Cost,
    /// Whether it has read its input, as far as that can be seen.
    pub has_read: bool,
}

/// Why a run was stopped. If it was too slow, the text has its time and its limit, such as
/// `1.2 s of processor time (limit 1 s)`.
#[derive(Clone)]
pub enum Stop {
    /// It used the processor for too long.
    Computing(String),
    /// It was idle for too long.
    Idle(String),
    TooMuchOutput,
}

/// The time and the memory of a run.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub wall_time: Duration,
    /// How many boards its input had.
    pub boards: usize,
    /// The processor time of all its threads and processes, if it took longer than its limit.
    pub processor_time: Option<Duration>,
    /// The most memory that was seen, in KiB.
    pub memory: Option<usize>,
}

impl Cost {
    /// Returns the cost of the longer of two runs, with the most memory of both.
    pub fn or_more(self, other: Cost) -> Cost {
        let longer = if other.wall_time > self.wall_time { other } else { self };
        Cost { memory: self.memory.max(other.memory), ..longer }
    }
}

impl Run {
    /// Returns whether it was stopped since it took too long.
    pub fn is_too_slow(&self) -> bool {
        matches!(self.ending, Err(Stop::Computing(_) | Stop::Idle(_)))
    }

    /// Returns the number of its exit status, if it ended by itself and not by a signal.
    pub fn code(&self) -> Option<i32> {
        self.ending.as_ref().ok()?.code()
    }
}

/// Runs a command until it ends, takes longer than `limit` by the rule of [`Overtime`], or
/// prints more than `most` bytes.
///
/// # Errors
/// The command cannot be run.
pub fn run(words: &[OsString], input: &Input, limit: Duration, most: usize) -> io::Result<Run> {
    let start = Instant::now();
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(input.file.try_clone()?);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let output = child.stdout.take().expect("it is a pipe").take(most as u64 + 1);
    let errors = child.stderr.take().expect("it is a pipe");
    let [output, errors] = [keep(output, usize::MAX), keep(errors, ERRORS_KEPT)];
    let (mut cost, mut overtime) =
        (Cost::default(), Overtime { limit, then: limit, used: None, idle: Duration::ZERO });
    let ending = loop {
        cost.memory = cost.memory.max(peak_memory(child.id()));
        cost.wall_time = start.elapsed();
        // Its processor time is known until its exit status has been asked for.
        let too_slow = overtime.look(child.id(), cost.wall_time);
        if let Some(status) = child.try_wait().expect("nobody else waits for it") {
            break Ok(status);
        }
        if output.lock().expect("no thread panics").len() > most {
            break Err(Stop::TooMuchOutput);
        }
        if let Some(stop) = too_slow {
            break Err(stop);
        }
        // The pause grows with the run, so that the end of a short one is seen soon.
        thread::sleep(cmp::min(cost.wall_time / 16, TICK));
    };
    if ending.is_err() {
        stop(&mut child);
    }
    // Programs that the solver has started may keep the streams open for ever.
    wait_until(|| [&output, &errors].iter().all(|kept| Arc::weak_count(kept) == 0));
    cost.processor_time = overtime.used;
    let [output, errors] =
        [output, errors].map(|kept| mem::take(&mut *kept.lock().expect("no thread panics")));
    // It may have ended because its output is read no further.
    let ending = if output.len() > most { Err(Stop::TooMuchOutput) } else { ending };
    Ok(Run { output, errors, ending, cost, has_read: input.is_read() })
}

/// The processor time and the idle time of a run past its limit. `stress --help` has the rule.
///
/// Threads and processes may run side by side, as Java's compiler and collector beside the program;
/// so their sum is held to a multiple of the limit. Time in which a run waits for a processor does
/// not count: the machine may be busy.
struct Overtime {
    limit: Duration,
    /// The wall time at the last look.
    then: Duration,
    /// The processor time of all threads and processes at the last look, if it is known.
    used: Option<Duration>,
    idle: Duration,
}

impl Overtime {
    /// Looks at a run, by its process and its wall time so far. Returns why it is to be stopped, if
    /// it is.
    fn look(&mut self, process: u32, wall_time: Duration) -> Option<Stop> {
        if wall_time <= self.limit {
            return None;
        }
        let usage = processes::usage(process);
        let used = usage.as_ref().map(|usage| usage.total);
        let is_ready = usage.as_ref().map_or(false, |usage| usage.is_ready);
        if used == self.used && !is_ready {
            self.idle += wall_time - self.then;
        }
        (self.then, self.used) = (wall_time, used);
        let times = JUDGES_PROCESSORS.max(processes::processors() as u32);
        let [limit, idle] = [self.limit, self.idle].map(seconds);
        if let Some(Usage { longest_thread, total, .. }) = usage {
            if longest_thread > self.limit {
                let time = seconds(longest_thread);
                return Some(Stop::Computing(format!(
                    "{time} s of processor time (limit {limit} s)"
                )));
            }
            if total > times * self.limit {
                let time = format!("{} s of processor time", seconds(total));
                let of = "in all threads and programs";
                return Some(Stop::Computing(format!("{time} {of} (limit {times} × {limit} s)")));
            }
        }
        let how = if used.is_some() { "idle past its limit" } else { "past its limit" };
        (self.idle > self.limit).then(|| Stop::Idle(format!("{idle} s {how} of {limit} s")))
    }
}

/// Stops a program and those that it has started, as far as they are found. Programs of another
/// user may go on.
fn stop(child: &mut Child) {
    let family = processes::family(child.id());
    drop(child.kill());
    processes::kill(&family[1..]);
    wait_until(|| matches!(child.try_wait(), Ok(Some(_))));
}

/// Waits until a condition holds, but not for ever.
fn wait_until(mut is_there: impl FnMut() -> bool) {
    for _ in 0..LAST_LOOKS {
        if is_there() {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
}
