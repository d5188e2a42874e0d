//! Runs a program as a judge does: its input is a file, and its time and memory are watched.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use crate::stress::clock::{self, Clock, TICK};
use crate::stress::cost::Cost;
use crate::stress::input_file;
use crate::stress::processes::{self, Family};
use crate::stress::solver::{Allowance, Ending, Run, Status};
use crate::stress::watcher::Watcher;

/// How many of the last bytes of standard error are kept.
pub const ERRORS_KEPT: usize = 1 << 20;

/// Runs programs. If this process is killed, the running one is stopped.
pub struct Runner {
    start: Instant,
    watcher: Watcher,
}

impl Runner {
    pub fn start() -> Runner {
        Runner { start: Instant::now(), watcher: Watcher::start() }
    }

    /// The time since the start.
    pub fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// Runs a command with some more variables.
    pub fn run(
        &self,
        command: &[OsString],
        variables: &[(&str, &str)],
        input: &File,
        allowance: &Allowance,
    ) -> io::Result<Run> {
        let start = Instant::now();
        let mut program = Command::new(&command[0]);
        program.args(&command[1..]).envs(variables.iter().copied()).stdin(input.try_clone()?);
        let mut child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        self.watcher.watch(Some(child.id()));
        // Most programs end by a signal once nobody reads their output.
        let stdout = child.stdout.take().expect("it is a pipe").take(allowance.output as u64 + 1);
        let stderr = child.stderr.take().expect("it is a pipe");
        let streams = Stream::start(stdout, usize::MAX)
            .and_then(|stdout| Ok([stdout, Stream::start(stderr, ERRORS_KEPT)?]));
        let mut cost = Cost { limit: allowance.limit, ..Cost::default() };
        let result = streams.and_then(|streams| {
            Ok((streams, wait_for_end(&mut child, start, allowance, &mut cost)?))
        });
        if !matches!(result, Ok((_, Ending::Exit(_)))) {
            processes::stop(child.id());
            // Where there is no shell, this stops the program alone.
            let _ = child.kill();
        }
        self.watcher.watch(None);
        let (streams, ending) = result?;
        // Programs that the solver has started, or that are another user's and cannot be stopped,
        // may hold the streams open for ever.
        clock::wait(|pause| streams.iter().all(|stream| stream.has_ended_within(pause)));
        // Otherwise a program that was stopped stays as a zombie.
        let _ = child.try_wait();
        let [output, errors] =
            streams.map(|stream| mem::take(&mut *stream.kept.lock().expect("no thread panics")));
        Ok(Run { output, errors, ending, cost, has_read: input_file::is_read(input) })
    }
}

/// Waits until a program ends, or has to be stopped, since it is too slow or takes too much memory.
/// Keeps its cost up to date.
fn wait_for_end(
    child: &mut Child,
    start: Instant,
    allowance: &Allowance,
    cost: &mut Cost,
) -> io::Result<Ending> {
    let mut clock = Clock::default();
    loop {
        let family = Family::of(child.id());
        cost.memory = cost.memory.max(family.most_peak_memory());
        let over_limit = cost.memory_over(allowance.memory);
        if let Some(memory) = over_limit.or_else(|| family.too_much_memory()) {
            return Ok(Ending::TooMuchMemory(memory));
        }
        let elapsed = start.elapsed();
        cost.time = clock.at(elapsed);
        // The times of the threads are read before `try_wait`: Linux forgets them once the exit
        // status has been asked for.
        if !allowance.by_clock && cost.needs_processor_time(elapsed) {
            cost.add_busiest_time(family.busiest_time());
        }
        if let Some(status) = child.try_wait()? {
            return Ok(Ending::Exit(status_of(status)));
        }
        if let Some(time) = cost.too_slow() {
            return Ok(Ending::TooSlow(time));
        }
        // The pause grows with the run, so that the end of a short one is seen soon.
        thread::sleep(cmp::min(cost.time / 16, TICK));
    }
}

fn status_of(status: ExitStatus) -> Status {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    Status { code: status.code(), signal, words: status.to_string() }
}

/// A stream that a thread reads, and its last bytes.
struct Stream {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Its sender is dropped at the end of the stream.
    end: Receiver<()>,
}

impl Stream {
    /// Starts to read a pipe, of which so many bytes are kept at most.
    fn start(mut pipe: impl Read + Send + 'static, most: usize) -> io::Result<Stream> {
        let kept = Arc::<Mutex<Vec<u8>>>::default();
        let result = Arc::downgrade(&kept);
        let (sender, end) = mpsc::channel::<()>();
        thread::Builder::new().spawn(move || {
            // This thread owns the sender, and drops it when it ends.
            let _sender = sender;
            let mut part = [0; 1 << 16];
            // After the last wait, nobody has the result any more.
            while let (Ok(count @ 1..), Some(kept)) = (pipe.read(&mut part), result.upgrade()) {
                let mut bytes = kept.lock().expect("no thread panics");
                bytes.extend(&part[..count]);
                let excess = bytes.len().saturating_sub(most);
                bytes.drain(..excess);
            }
        })?;
        Ok(Stream { kept, end })
    }

    /// Whether the stream ends within a time. If it has ended, this does not wait.
    fn has_ended_within(&self, time: Duration) -> bool {
        self.end.recv_timeout(time) == Err(RecvTimeoutError::Disconnected)
    }
}
