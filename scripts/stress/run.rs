//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use puzzle_solvers::judging::figures::{peak_memory, seconds};

use crate::files::Input;
use crate::processes;

/// How long to wait at most before the next look at a solver.
const TICK: Duration = Duration::from_millis(50);

/// How many times, a millisecond apart, to look for the end of a process or a stream.
const LAST_LOOKS: usize = 1000;

/// How many processors a judge's machine is thought to have at least.
const JUDGES_PROCESSORS: u32 = 8;

/// How many of the last bytes of standard error are kept.
const ERRORS_KEPT: usize = 1 << 20;

/// What a run gives.
pub struct Run {
    /// What went to standard output, up to one byte more than it may be.
    pub output: Vec<u8>,
    /// The end of what went to standard error.
    pub errors: Vec<u8>,
    /// Its exit status, or why it was stopped.
    pub ending: Result<ExitStatus, Stop>,
    pub cost: Cost,
    /// Whether it has read its input, as far as that shows.
    pub has_read: bool,
}

/// Why a run was stopped.
pub enum Stop {
    /// What took too long, such as `1.2 s of processor time (limit 1 s)`.
    TooSlow(String),
    TooMuchOutput,
}

/// What a run took.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub wall_time: Duration,
    /// How many boards its input had.
    pub boards: usize,
    /// As last seen past its limit.
    pub processor_time: Option<Duration>,
    /// The most that it held, in KiB, as far as that was seen.
    pub memory: Option<usize>,
}

impl Cost {
    /// Returns that of the longer of two runs, with the most memory of both.
    pub fn or_more(self, other: Cost) -> Cost {
        let longer = if other.wall_time > self.wall_time { other } else { self };
        Cost { memory: self.memory.max(other.memory), ..longer }
    }
}

impl Run {
    /// Returns whether it was stopped since it took too long.
    pub fn is_too_slow(&self) -> bool {
        matches!(self.ending, Err(Stop::TooSlow(_)))
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
        let status = child.try_wait().expect("nobody else waits for it");
        cost.wall_time = start.elapsed();
        if let Some(status) = status {
            break Ok(status);
        }
        if output.lock().expect("no thread panics").len() > most {
            break Err(Stop::TooMuchOutput);
        }
        if let Some(too_slow) = overtime.look(child.id(), cost.wall_time) {
            break Err(Stop::TooSlow(too_slow));
        }
        // So the end of a short run is seen soon.
        thread::sleep(cmp::min(cost.wall_time / 16, TICK));
    };
    if ending.is_err() {
        stop(&mut child);
    }
    // Other programs may hold the streams for ever.
    wait_until(|| [&output, &errors].iter().all(|kept| Arc::weak_count(kept) == 0));
    cost.processor_time = overtime.used;
    let [output, errors] =
        [output, errors].map(|kept| mem::take(&mut *kept.lock().expect("no thread panics")));
    // It may have ended since nobody reads what it prints.
    let ending = if output.len() > most { Err(Stop::TooMuchOutput) } else { ending };
    Ok(Run { output, errors, ending, cost, has_read: input.is_read() })
}

/// What is known of a run past its limit. `stress --help` has the rule.
///
/// Threads and processes may run side by side, as Java's compiler and collector beside the program;
/// so their sum is held to a multiple of the limit. Time in which a run waits for a processor does
/// not count: the machine may be busy.
struct Overtime {
    limit: Duration,
    /// The wall time at the last look.
    then: Duration,
    /// The processor time of all of it at the last look, if that is known.
    used: Option<Duration>,
    idle: Duration,
}

impl Overtime {
    /// Looks at a run, by its process and its wall time so far. If it is too slow, returns for how
    /// long it did what, in words.
    fn look(&mut self, process: u32, wall_time: Duration) -> Option<String> {
        if wall_time <= self.limit {
            return None;
        }
        let usage = processes::usage(process);
        let used = usage.as_ref().map(|usage| usage.total);
        if used == self.used && !usage.as_ref().map_or(false, |usage| usage.is_ready) {
            self.idle += wall_time - self.then;
        }
        (self.then, self.used) = (wall_time, used);
        let times = JUDGES_PROCESSORS.max(processes::processors() as u32);
        let limit = seconds(self.limit);
        let (time, what) = match usage {
            Some(usage) if usage.longest_thread > self.limit => {
                (usage.longest_thread, format!("of processor time (limit {limit} s)"))
            }
            Some(usage) if usage.total > times * self.limit => {
                let all = "of processor time in all threads and programs";
                (usage.total, format!("{all} (limit {times} × {limit} s)"))
            }
            _ if self.idle <= self.limit => return None,
            Some(_) => (self.idle, format!("idle past its limit of {limit} s")),
            None => (self.idle, format!("past its limit of {limit} s")),
        };
        Some(format!("{} s {what}", seconds(time)))
    }
}

/// Stops a program and, as far as they are found, those that it has started. Those of another user
/// may go on.
fn stop(child: &mut Child) {
    let family = processes::family(child.id());
    drop(child.kill());
    processes::kill(&family[1..]);
    wait_until(|| matches!(child.try_wait(), Ok(Some(_))));
}

/// Waits for something, but not for ever.
fn wait_until(mut is_there: impl FnMut() -> bool) {
    for _ in 0..LAST_LOOKS {
        if is_there() {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// What a thread has read from a stream so far. The thread has a weak reference to it alone; when
/// that is gone, the stream has ended.
type Kept = Arc<Mutex<Vec<u8>>>;

/// Keeps `most` of a stream's last bytes.
fn keep(mut stream: impl Read + Send + 'static, most: usize) -> Kept {
    let kept = Kept::default();
    let of_reader = Arc::downgrade(&kept);
    thread::spawn(move || {
        let mut part = [0; 1 << 16];
        while let (Ok(count @ 1..), Some(kept)) = (stream.read(&mut part), of_reader.upgrade()) {
            let mut kept = kept.lock().expect("no thread panics");
            kept.extend(&part[..count]);
            let over = kept.len().saturating_sub(most);
            kept.drain(..over);
        }
    });
    kept
}
