//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use puzzle_solvers::figures::{peak_memory, seconds};

use crate::files::Input;
use crate::processes::{self, Usage};

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

/// Why a run was stopped.
#[derive(Clone)]
pub enum Stop {
    /// With its time and its limit, such as `1.2 s of processor time (limit 1 s)`.
    TooSlow(String),
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
    /// Runs a command until it ends, takes longer than `limit` by the rule of [`Overtime`], or
    /// prints more than `most` bytes.
    ///
    /// # Errors
    /// The command cannot be run.
    pub fn new(words: &[OsString], input: &Input, limit: Duration, most: usize) -> io::Result<Run> {
        let start = Instant::now();
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(input.file.try_clone()?);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let output = child.stdout.take().expect("it is a pipe").take(most as u64 + 1);
        let errors = child.stderr.take().expect("it is a pipe");
        let kept = keep(output, usize::MAX).and_then(|kept| Ok([kept, keep(errors, ERRORS_KEPT)?]));
        let [output, errors] = kept.map_err(|why| {
            stop(&mut child);
            why
        })?;
        let (mut cost, mut overtime) =
            (Cost::default(), Overtime { limit, then: limit, used: None, idle: Duration::ZERO });
        let ending = loop {
            cost.memory = cost.memory.max(peak_memory(child.id()));
            cost.wall_time = start.elapsed();
            // Its processor time is known until its exit status has been asked for.
            let too_slow = overtime.look(child.id(), cost.wall_time);
            // The system keeps no status if SIGCHLD is ignored.
            if let Some(status) = child.try_wait()? {
                break Ok(status);
            }
            if output.lock().expect("no thread panics").len() > most {
                break Err(Stop::TooMuchOutput);
            }
            if let Some(time) = too_slow {
                break Err(Stop::TooSlow(time));
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

    /// Returns whether it was stopped since it took too long.
    pub fn is_too_slow(&self) -> bool {
        matches!(self.ending, Err(Stop::TooSlow(_)))
    }

    /// Returns the number of its exit status, if it ended by itself and not by a signal.
    pub fn code(&self) -> Option<i32> {
        self.ending.as_ref().ok()?.code()
    }
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
    /// Looks at a run, by its process and its wall time so far. If it is to be stopped, returns the
    /// time that is too long, and its limit.
    fn look(&mut self, process: u32, wall_time: Duration) -> Option<String> {
        if wall_time <= self.limit {
            return None;
        }
        let usage = processes::usage(process);
        let used = usage.as_ref().map(|usage| usage.total);
        let Usage { longest_thread, total, is_ready } = usage.unwrap_or_default();
        if used == self.used && !is_ready {
            self.idle += wall_time - self.then;
        }
        (self.then, self.used) = (wall_time, used);
        let times = JUDGES_PROCESSORS.max(processes::processors() as u32);
        let limit = seconds(self.limit);
        Some(if longest_thread > self.limit {
            format!("{} s of processor time (limit {limit} s)", seconds(longest_thread))
        } else if total > times * self.limit {
            let of = "of processor time in all threads and programs";
            format!("{} s {of} (limit {times} × {limit} s)", seconds(total))
        } else if self.idle > self.limit {
            let how = if used.is_some() { "idle past" } else { "past" };
            format!("{} s {how} its limit of {limit} s", seconds(self.idle))
        } else {
            return None;
        })
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
    let mut looks = 0..LAST_LOOKS;
    while !is_there() && looks.next().is_some() {
        thread::sleep(Duration::from_millis(1));
    }
}

/// The bytes of a stream that have been read so far and are kept. The thread that reads has a weak
/// reference to them; when that is gone, the stream has ended.
type Kept = Arc<Mutex<Vec<u8>>>;

/// Keeps the last bytes of a stream, `most` of them.
///
/// # Errors
/// No thread can be started.
fn keep(mut stream: impl Read + Send + 'static, most: usize) -> io::Result<Kept> {
    let kept = Kept::default();
    let of_reader = Arc::downgrade(&kept);
    thread::Builder::new().spawn(move || {
        let mut part = [0; 1 << 16];
        while let (Ok(count @ 1..), Some(kept)) = (stream.read(&mut part), of_reader.upgrade()) {
            let mut kept = kept.lock().expect("no thread panics");
            kept.extend(&part[..count]);
            let over = kept.len().saturating_sub(most);
            kept.drain(..over);
        }
    })?;
    Ok(kept)
}
