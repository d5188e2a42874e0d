//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use std::{cmp, mem};

use crate::files::Input;
use crate::overtime::{Overtime, TooSlow};
use crate::processes;

/// How long to wait at most before the next look at a solver.
const TICK: Duration = Duration::from_millis(50);

/// How many ticks what is to end has for it: they come to a second, or to more on a machine that is
/// too busy.
const LAST_TICKS: usize = 20;

/// How many of the last bytes of standard error are kept.
const ERRORS_KEPT: usize = 1 << 20;

/// How many runs there are now, and how many of them go on past their limit.
#[derive(Default)]
pub struct Runs {
    all: AtomicUsize,
    late: AtomicUsize,
}

/// What a run may take.
pub struct Bounds {
    /// How long it may take, by the rule of [`crate::overtime`].
    pub time: Duration,
    /// How many bytes it may print.
    pub output: usize,
    /// When it is stopped in any case.
    pub deadline: Option<Instant>,
}

/// What a run gives.
pub struct Run {
    /// What went to standard output, up to one byte more than the bound.
    pub output: Vec<u8>,
    /// The end of what went to standard error.
    pub errors: Vec<u8>,
    /// Its exit status, or why it was stopped.
    pub ending: Result<ExitStatus, Stop>,
    pub cost: Cost,
    /// Whether it has read its input, as far as that shows.
    pub has_read: bool,
    /// Whether some of it may still run, since it could not be stopped.
    pub is_left: bool,
}

/// Which bound a run broke.
#[derive(Clone, Copy)]
pub enum Stop {
    TooSlow(TooSlow),
    TooMuchOutput,
    Deadline,
}

/// What a run took.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub wall_time: Duration,
    /// How long it might take.
    pub limit: Duration,
    /// As far as it is known. Of a run that ended in time beside others, theirs counts as well.
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

impl Runs {
    /// Runs a command until it ends or breaks a bound. What is too slow beside others is stopped
    /// only once all of them are late.
    ///
    /// # Errors
    /// The command cannot be run.
    pub fn run(&self, words: &[OsString], input: &Input, bounds: &Bounds) -> io::Result<Run> {
        let (start, waited_for) = (Instant::now(), processes::waited_for());
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(input.file.try_clone()?);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let streams = keep_both(&mut child, bounds.output).map_err(|error| {
            stop(&mut child);
            error
        });
        let [output, errors] = streams?;
        let mut cost = Cost { limit: bounds.time, ..Cost::default() };
        let (mut overtime, mut is_late) = (Overtime::new(bounds.time), false);
        self.all.fetch_add(1, SeqCst);
        let ending = loop {
            cost.memory = cost.memory.max(processes::peak_memory(child.id()));
            let status = child.try_wait().expect("nobody else waits for it");
            cost.wall_time = start.elapsed();
            if let Some(status) = status {
                break Ok(status);
            }
            if output.lock().expect("no thread panics").len() > bounds.output {
                break Err(Stop::TooMuchOutput);
            }
            if bounds.deadline.map_or(false, |deadline| Instant::now() > deadline) {
                break Err(Stop::Deadline);
            }
            if cost.wall_time > bounds.time {
                self.late.fetch_add(usize::from(!is_late), SeqCst);
                is_late = true;
                // Beside a run that is in time, it may only wait for that one.
                if self.late.load(SeqCst) == self.all.load(SeqCst) {
                    if let Some(too_slow) = overtime.look(child.id(), cost.wall_time) {
                        break Err(Stop::TooSlow(too_slow));
                    }
                }
            }
            // So the end of a short run is seen soon.
            thread::sleep(cmp::min(cost.wall_time / 16, TICK));
        };
        let is_left = ending.is_err() && !stop(&mut child);
        self.late.fetch_sub(usize::from(is_late), SeqCst);
        self.all.fetch_sub(1, SeqCst);
        // Other programs may hold the streams for ever.
        wait_until(|| [&output, &errors].iter().all(|kept| Arc::weak_count(kept) == 0));
        let ended = || Some(processes::waited_for()?.saturating_sub(waited_for?));
        cost.processor_time = overtime.used().or_else(ended);
        let [output, errors] =
            [output, errors].map(|kept| mem::take(&mut *kept.lock().expect("no thread panics")));
        // It may have ended since nobody reads what it prints.
        let ending = if output.len() > bounds.output { Err(Stop::TooMuchOutput) } else { ending };
        Ok(Run { output, errors, ending, cost, has_read: input.is_read(), is_left })
    }

    /// Waits until no run is late: it may need to be alone.
    pub fn wait_for_late(&self) {
        while self.late.load(SeqCst) > 0 {
            thread::sleep(TICK);
        }
    }
}

/// Stops a program and, as far as they are found, those that it has started. Returns whether all
/// of them have ended: those of another user may not.
fn stop(child: &mut Child) -> bool {
    let family = processes::family(child.id());
    drop(child.kill());
    processes::kill(&family[1..]);
    wait_until(|| {
        matches!(child.try_wait(), Ok(Some(_))) && !family.iter().any(|&it| processes::is_alive(it))
    })
}

/// Waits for something, but not for ever. Returns whether it came.
fn wait_until(mut is_there: impl FnMut() -> bool) -> bool {
    let pauses = (0..7).map(|power| TICK / 128 * (1 << power));
    pauses.chain([TICK; LAST_TICKS]).any(|pause| {
        let is_over = is_there();
        if !is_over {
            thread::sleep(pause);
        }
        is_over
    })
}

/// What a thread of its own has read from a stream so far. To the stream's end, or until nobody
/// else keeps this, the thread has a weak reference to it.
type Kept = Arc<Mutex<Vec<u8>>>;

/// Keeps a program's output up to one byte more than `most`, and the end of its standard error.
fn keep_both(child: &mut Child, most: usize) -> io::Result<[Kept; 2]> {
    let output = child.stdout.take().expect("it is a pipe").take(most as u64 + 1);
    let errors = child.stderr.take().expect("it is a pipe");
    Ok([keep(output, usize::MAX)?, keep(errors, ERRORS_KEPT)?])
}

/// Keeps `most` of a stream's last bytes.
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
