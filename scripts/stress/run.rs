//! One run of a solver, as a judge runs it: its input is a file, and its time and memory are
//! watched.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use std::{cmp, env, mem, thread};

use crate::processes::{self, Usage};

/// How long to wait at most before a look at whether a solver has ended, while it is in time.
const TICK: Duration = Duration::from_millis(10);

/// How many pauses other programs may hold the streams of a solver that has ended: they come to a
/// second, or to more on a machine that is too busy to read in a second what is left.
const GRACE: usize = 100;

/// What a run may take.
pub struct Bounds {
    /// How long it may take, in wall time or in processor time.
    pub time: Duration,
    /// Whether no other solver runs, so that the processor time counts.
    pub is_alone: bool,
    /// How many bytes it may print.
    pub output: usize,
    /// How many of the last bytes of standard error are kept.
    pub errors: usize,
}

/// What a run gives.
pub struct Run {
    /// What went to standard output, up to one byte more than the bound.
    pub output: Vec<u8>,
    /// The end of what went to standard error.
    pub errors: Vec<u8>,
    pub ending: Ending,
    pub cost: Cost,
}

/// How a run ended, or why it had to be stopped.
pub enum Ending {
    Exited(ExitStatus),
    /// It took too long: how long, in words.
    TimeOut(String),
    TooMuchOutput,
    /// Nobody asks for it any more.
    Unwanted,
}

/// What a run took.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub wall_time: Duration,
    /// How long it might take.
    pub limit: Duration,
    /// Known only of runs that take longer than their time.
    pub processor_time: Option<Duration>,
    /// The most that it held, in KiB, as far as that was seen.
    pub memory: Option<usize>,
}

impl Cost {
    /// Takes over what the other one has more of: the longer run, and the memory.
    pub fn raise(&mut self, other: &Cost) {
        let memory = self.memory.max(other.memory);
        if other.wall_time > self.wall_time {
            *self = *other;
        }
        self.memory = memory;
    }
}

/// Runs a command until it ends or breaks a bound, or until `is_wanted`, which is asked all the
/// time, says no.
///
/// # Errors
/// The command cannot be started.
pub fn run(
    words: &[OsString],
    input: File,
    bounds: &Bounds,
    is_wanted: &dyn Fn() -> bool,
) -> io::Result<Run> {
    let start = Instant::now();
    let (mut command, pipe) = (Command::new(&words[0]), Stdio::piped);
    command.args(&words[1..]).stdin(input).stdout(pipe()).stderr(pipe());
    let mut child = command.spawn()?;
    let output = keep(child.stdout.take().map(|it| it.take(bounds.output as u64 + 1)), usize::MAX);
    let errors = keep(child.stderr.take(), bounds.errors);
    let mut cost = Cost { limit: bounds.time, ..Cost::default() };
    let mut overtime = Overtime::default();
    let mut ending = loop {
        cost.memory = cost.memory.max(processes::peak_memory(child.id()));
        let status = child.try_wait()?;
        cost.wall_time = start.elapsed();
        if let Some(status) = status {
            break Ending::Exited(status);
        }
        if bytes(&output).len() > bounds.output {
            break Ending::TooMuchOutput;
        }
        if !is_wanted() {
            break Ending::Unwanted;
        }
        let mut tick = TICK;
        if cost.wall_time > bounds.time {
            let over = overtime.look(child.id(), bounds, cost.wall_time);
            cost.processor_time = overtime.usage.time();
            if let Some(over) = over {
                break Ending::TimeOut(over);
            }
            // A look at all processes takes some milliseconds.
            tick = 5 * TICK;
        }
        thread::sleep(cmp::min(cost.wall_time / 16, tick));
    };
    if !matches!(ending, Ending::Exited(_)) {
        stop(&mut child);
    }
    let is_held = || Arc::strong_count(&output) + Arc::strong_count(&errors) > 2;
    let mut pause = TICK / 128;
    for _ in (0..GRACE).take_while(|_| is_held()) {
        thread::sleep(pause);
        pause = cmp::min(2 * pause, TICK);
    }
    let [output, errors] = [output, errors].map(|kept| mem::take(&mut *bytes(&kept)));
    // It may have ended since nobody reads what it prints.
    if output.len() > bounds.output {
        ending = Ending::TooMuchOutput;
    }
    Ok(Run { output, errors, ending, cost })
}

/// What is known of a run that goes on when its time is over.
#[derive(Default)]
struct Overtime {
    usage: Usage,
    /// The wall time and the processor time at the last look.
    last: Option<(Duration, Duration)>,
    /// For how long the solver was idle between two looks, all together.
    idle: Duration,
}

impl Overtime {
    /// Returns why the run is over, if it is. Beside other solvers, it is. Alone, it may use its
    /// time in processor time, and be idle for as long: not ready to run, and no processor time
    /// used since the last look. Where nobody knows, it counts as idle.
    fn look(&mut self, process: u32, bounds: &Bounds, wall_time: Duration) -> Option<String> {
        let stopped = |time: Duration, unit| {
            Some(format!("time-out: stopped after {} s of {unit} time", seconds(time)))
        };
        if !bounds.is_alone {
            return stopped(bounds.time, "wall");
        }
        self.usage.look(process);
        let used = self.usage.time().unwrap_or_default();
        if used > bounds.time {
            return stopped(bounds.time, "processor");
        }
        let last = self.last.replace((wall_time, used));
        let (wall_time_then, used_then) = last.unwrap_or((wall_time, used));
        if !self.usage.is_ready && used == used_then {
            self.idle += wall_time - wall_time_then;
        }
        if self.idle >= bounds.time {
            return stopped(wall_time, "wall");
        }
        None
    }
}

/// Returns a time in seconds, with no more digits than tell something.
pub fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let digits = [0.1, 10.0].iter().filter(|&&it| seconds < it).count() + 1;
    let text = format!("{seconds:.digits$}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// Stops a program and, as far as they are found, those that it has started.
fn stop(child: &mut Child) {
    let family = processes::family(child.id());
    // It may have ended by now.
    drop(child.kill());
    processes::kill(&family[1..]);
    drop(child.wait());
}

/// Returns a file with an input, read from its start. It is removed already, so that nothing stays
/// behind; on Windows it goes with the last program that has it open. It is in the temporary folder
/// or, where that cannot take it, in another.
///
/// # Errors
/// Neither folder can take it; the message has both, and why.
pub fn input_file(input: &[u8], other: &Path) -> Result<File, String> {
    let mut message = "cannot write the input".to_string();
    for folder in [&*env::temp_dir(), other] {
        match removed(folder, input) {
            Ok(file) => return Ok(file),
            Err(why) => message += &format!(" in {}: {why};", folder.display()),
        }
    }
    Err(message.trim_end_matches(';').to_string())
}

/// Returns a file of a folder that holds some bytes and is removed already.
fn removed(folder: &Path, bytes: &[u8]) -> io::Result<File> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    loop {
        let number = COUNT.fetch_add(1, Relaxed);
        let path = folder.join(format!("stress-{}-{number}", process::id()));
        match File::options().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(mut file) => {
                let opened = file.write_all(bytes).and_then(|()| File::open(&path));
                return fs::remove_file(&path).and(opened);
            }
        }
    }
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
