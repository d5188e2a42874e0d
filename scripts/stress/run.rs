//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use puzzle_solvers::memory::peak_memory;

use crate::files::Input;
use crate::processes;

/// The longest pause before the next look at a solver.
const TICK: Duration = Duration::from_millis(50);

/// How long to wait at most for the end of a process or a stream.
const LAST_WAIT: Duration = Duration::from_secs(1);

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
    /// The processor time of the thread that used most, if the run lasted longer than its limit.
    pub processor_time: Option<Duration>,
    /// The most memory that was seen, in KiB.
    pub memory: Option<usize>,
}

impl Cost {
    /// Returns the time of a run beside its limit, if it is too slow: if one thread has computed
    /// for longer than the limit, or if the run has lasted for longer than five limits and five
    /// seconds, as it may have to wait for a processor. Where processor time is not known, a run
    /// may last for two limits.
    fn overtime(&self, limit: Duration) -> Option<String> {
        let longest = self.processor_time.map_or(2 * limit, |_| 5 * limit + Duration::from_secs(5));
        let time = match self.processor_time {
            Some(used) if used > limit => format!("{} s of processor time", seconds(used)),
            _ if self.wall_time > longest => format!("{} s", seconds(self.wall_time)),
            _ => return None,
        };
        Some(format!("{time} (limit {} s)", seconds(limit)))
    }
}

impl Run {
    /// Runs a command until it ends, is too slow, or prints more than `most` bytes.
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
        let output = keep(output, usize::MAX);
        let errors = keep(child.stderr.take().expect("it is a pipe"), ERRORS_KEPT);
        let mut cost = Cost::default();
        let ending = loop {
            cost.memory = cost.memory.max(peak_memory(child.id()));
            cost.wall_time = start.elapsed();
            // Linux forgets its processor time once its exit status has been asked for.
            if cost.wall_time > limit {
                // The busiest thread may have ended since the last look.
                cost.processor_time =
                    cost.processor_time.max(processes::longest_thread(child.id()));
            }
            if let Some(status) = child.try_wait()? {
                break Ok(status);
            }
            if let Some(time) = cost.overtime(limit) {
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
        let [output, errors] =
            [output, errors].map(|kept| mem::take(&mut *kept.lock().expect("no thread panics")));
        // Once its output is read no further, most programs end by a signal. The reason is still
        // the output.
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

/// Returns a time in seconds: three decimals below 0.1, two below 10, else one; no trailing zeros.
pub fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let digits = [0.1, 10.0].iter().filter(|&&limit| seconds < limit).count() + 1;
    let text = format!("{seconds:.digits$}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
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
    let start = Instant::now();
    while !is_there() && start.elapsed() < LAST_WAIT {
        thread::sleep(Duration::from_millis(1));
    }
}

/// The bytes of a stream that have been read so far and are kept. The thread that reads has a weak
/// reference to them; when that is gone, the stream has ended.
type Kept = Arc<Mutex<Vec<u8>>>;

/// Keeps the last bytes of a stream, `most` of them.
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
