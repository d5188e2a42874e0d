//! Runs a program as a judge does: its input is a file, and its time and memory are watched.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use std::{cmp, mem};

use crate::streams::{cannot, Error};
use crate::stress::cost::Cost;
use crate::stress::input_file;
use crate::stress::processes::{self, Family};
use crate::stress::solver::{Allowance, Ending, Run, Solver, Status};
use crate::stress::watcher::Watcher;

/// The longest pause before the next look at a program.
const TICK: Duration = Duration::from_millis(50);

/// A wait for the end of a process or of a stream is given up after this time.
const LAST_WAIT: Duration = Duration::from_secs(1);

/// How many of the last bytes of standard error are kept.
pub const ERRORS_KEPT: usize = 1 << 20;

/// A program with its arguments, as a solver.
pub struct Program<'a> {
    command: &'a [OsString],
    start: Instant,
    watcher: Watcher,
}

impl<'a> Program<'a> {
    pub fn new(command: &'a [OsString]) -> Program<'a> {
        Program { command, start: Instant::now(), watcher: Watcher::start() }
    }

    fn run_on(&self, input: &File, allowance: &Allowance) -> io::Result<Run> {
        let start = Instant::now();
        let mut program = Command::new(&self.command[0]);
        program.args(&self.command[1..]).stdin(input.try_clone()?);
        let mut child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        self.watcher.watch(Some(child.id()));
        // Most programs end by a signal once nobody reads their output.
        let stdout = child.stdout.take().expect("it is a pipe").take(allowance.output as u64 + 1);
        let stderr = child.stderr.take().expect("it is a pipe");
        let readers = Reader::start(stdout, usize::MAX)
            .and_then(|stdout| Ok([stdout, Reader::start(stderr, ERRORS_KEPT)?]));
        let mut cost = Cost { limit: allowance.limit, ..Cost::default() };
        let result = readers.and_then(|readers| {
            let ending = wait_for_end(&mut child, start, allowance.memory, &mut cost)?;
            Ok((readers, ending))
        });
        if result.is_err() {
            stop(&mut child);
        }
        self.watcher.watch(None);
        let (readers, ending) = result?;
        let deadline = Instant::now() + LAST_WAIT;
        let [output, errors] = readers.map(|reader| reader.finish(deadline));
        Ok(Run { output, errors, ending, cost, has_read: input_file::is_read(input) })
    }
}

impl Solver for Program<'_> {
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error> {
        let folder = env::temp_dir();
        let file = input_file::create(&folder, input);
        let file = file.map_err(cannot("write the input to", folder.as_os_str()))?;
        self.run_on(&file, allowance).map_err(|why| cannot_run(&self.command[0], &why))
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}

/// Waits for the end of a program, or stops it if it is too slow or takes too much memory. Keeps
/// its cost up to date.
fn wait_for_end(
    child: &mut Child,
    start: Instant,
    memory_limit: Option<usize>,
    cost: &mut Cost,
) -> io::Result<Ending> {
    loop {
        let family = Family::of(child.id());
        cost.memory = cost.memory.max(family.most_peak_memory());
        let over_limit = cost.memory_over(memory_limit);
        if let Some(memory) = over_limit.or_else(|| family.too_much_memory()) {
            stop(child);
            return Ok(Ending::TooMuchMemory(memory));
        }
        cost.time = start.elapsed();
        // The times of the threads are read before `try_wait`: Linux forgets them once the exit
        // status has been asked for. They are read from half the limit on, and the largest is kept,
        // since the busiest thread may end before the process.
        if 2 * cost.time > cost.limit {
            cost.processor_time = cost.processor_time.max(family.busiest_time());
            // To read them takes a while on a busy machine.
            cost.time = start.elapsed();
        }
        if let Some(status) = child.try_wait()? {
            return Ok(Ending::Exit(status_of(status)));
        }
        if let Some(time) = cost.too_slow() {
            stop(child);
            return Ok(Ending::TooSlow(time));
        }
        // The pause grows with the run, so that the end of a short one is seen soon.
        thread::sleep(cmp::min(cost.time / 16, TICK));
    }
}

/// Stops a program and those that it has started, as far as they are found. Programs of another
/// user may go on.
fn stop(child: &mut Child) {
    processes::stop(child.id());
    // Where there is no shell, this stops the program alone.
    let _ = child.kill();
    let start = Instant::now();
    while matches!(child.try_wait(), Ok(None)) && start.elapsed() < LAST_WAIT {
        thread::sleep(Duration::from_millis(1));
    }
}

fn status_of(status: ExitStatus) -> Status {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    Status { code: status.code(), signal, words: status.to_string() }
}

/// Reads a stream in a thread, and keeps its last bytes.
struct Reader {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Its other end is dropped when the stream has ended.
    end: Receiver<()>,
}

impl Reader {
    /// Starts to read a stream, of which so many bytes are kept.
    fn start(mut stream: impl Read + Send + 'static, most: usize) -> io::Result<Reader> {
        let kept = Arc::<Mutex<Vec<u8>>>::default();
        let result = Arc::downgrade(&kept);
        let (sender, end) = mpsc::channel();
        thread::Builder::new().spawn(move || {
            let _end: mpsc::Sender<()> = sender;
            let mut part = [0; 1 << 16];
            // Nobody has the result any more if the reader was finished before the stream.
            while let (Ok(count @ 1..), Some(kept)) = (stream.read(&mut part), result.upgrade()) {
                let mut bytes = kept.lock().expect("no thread panics");
                bytes.extend(&part[..count]);
                let excess = bytes.len().saturating_sub(most);
                bytes.drain(..excess);
            }
        })?;
        Ok(Reader { kept, end })
    }

    /// Waits for the end of the stream, and returns what is kept. Programs that the solver has
    /// started may hold the stream open for ever, so this waits until a deadline.
    fn finish(self, deadline: Instant) -> Vec<u8> {
        let _ = self.end.recv_timeout(deadline.saturating_duration_since(Instant::now()));
        mem::take(&mut self.kept.lock().expect("no thread panics"))
    }
}

/// Returns the error for a program that cannot be run, with a hint on what to do about it.
fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let file = Path::new(program);
    let name = file.display();
    let is_in_folder = file.parent() != Some(Path::new(""));
    let hint = match file.extension().and_then(OsStr::to_str) {
        // Without such a file here, there is no hint.
        _ if !file.is_file() => String::new(),
        Some("py") => format!("; a source file? -- python3 {name}"),
        Some("c" | "cpp" | "go" | "java" | "rs") => "; a source file? compile it first".to_string(),
        _ if !is_in_folder => format!("; did you mean ./{name}?"),
        _ if why.kind() == io::ErrorKind::PermissionDenied => format!("; chmod +x {name}"),
        _ => String::new(),
    };
    Error::new(format!("cannot run {name}: {why}{hint}"))
}
