//! Runs a program as a judge does: its input is a file, and its time and memory are watched.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{cmp, mem, thread};

use crate::streams::{cannot, Error};
use crate::stress::clock::{self, Clock, TICK};
use crate::stress::compiled;
use crate::stress::cost::Cost;
use crate::stress::findings::Findings;
use crate::stress::input_file;
use crate::stress::processes::{self, Family};
use crate::stress::request::Request;
use crate::stress::solver::{Allowance, Ending, Run, Solver, Status};
use crate::stress::watcher::Watcher;

/// How many of the last bytes of standard error are kept.
pub const ERRORS_KEPT: usize = 1 << 20;

/// A program with its arguments, as a solver.
pub struct Program<'a> {
    pub command: Vec<OsString>,
    pub request: &'a Request<'a>,
    /// The first warning of the compiler that may explain a failure.
    warning: Option<String>,
    start: Instant,
    watcher: Watcher,
}

impl<'a> Program<'a> {
    /// Compiles the source, if the first word of the command is one.
    ///
    /// # Errors
    /// The source cannot be compiled.
    pub fn new(request: &'a Request) -> Result<Program<'a>, Error> {
        let (start, watcher) = (Instant::now(), Watcher::start());
        let command = request.command.clone();
        let mut program = Program { command, request, warning: None, start, watcher };
        if let Some(source) = &request.source {
            program.warning = compiled::build(&program, source)?;
            program.command[0] = source.plain.clone().into();
        }
        Ok(program)
    }

    /// Runs a command with some more variables, as it runs the program.
    pub fn run_on(
        &self,
        input: &File,
        command: &[OsString],
        variables: &[(&str, &str)],
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
        let readers = Reader::start(stdout, usize::MAX)
            .and_then(|stdout| Ok([stdout, Reader::start(stderr, ERRORS_KEPT)?]));
        let mut cost = Cost { limit: allowance.limit, ..Cost::default() };
        let result = readers.and_then(|readers| {
            Ok((readers, wait_for_end(&mut child, start, allowance.memory, &mut cost)?))
        });
        if !matches!(result, Ok((_, Ending::Exit(_)))) {
            processes::stop(child.id());
            // Where there is no shell, this stops the program alone.
            let _ = child.kill();
        }
        self.watcher.watch(None);
        let (readers, ending) = result?;
        // Programs that the solver has started, or that are another user's and cannot be stopped, may
        // hold the streams open for ever.
        clock::wait(|pause| readers.iter().all(|reader| reader.has_ended_within(pause)));
        // Otherwise a program that was stopped stays as a zombie.
        let _ = child.try_wait();
        let [output, errors] = readers.map(Reader::into_bytes);
        Ok(Run { output, errors, ending, cost, has_read: input_file::is_read(input) })
    }
}

impl Solver for Program<'_> {
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error> {
        let folder = env::temp_dir();
        let file = input_file::create(&folder, input);
        let file = file.map_err(cannot("write the input to", folder.as_os_str()))?;
        let run = self.run_on(&file, &self.command, &[], allowance);
        run.map_err(|why| cannot_run(&self.command[0], &why))
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn inspect(&self, inputs: &[&[u8]], has_crashed: bool) -> Findings {
        let findings = compiled::inspect(self, inputs, has_crashed).unwrap_or_default();
        Findings { warning: self.warning.clone(), ..findings }
    }
}

/// Waits until a program ends, or has to be stopped, since it is too slow or takes too much memory.
/// Keeps its cost up to date.
fn wait_for_end(
    child: &mut Child,
    start: Instant,
    memory_limit: Option<usize>,
    cost: &mut Cost,
) -> io::Result<Ending> {
    let mut clock = Clock::default();
    loop {
        let family = Family::of(child.id());
        cost.memory = cost.memory.max(family.most_peak_memory());
        let over_limit = cost.memory_over(memory_limit);
        if let Some(memory) = over_limit.or_else(|| family.too_much_memory()) {
            return Ok(Ending::TooMuchMemory(memory));
        }
        let elapsed = start.elapsed();
        cost.time = clock.at(elapsed);
        // The times of the threads are read from half the limit on, and before `try_wait`: Linux
        // forgets them once the exit status has been asked for.
        if 2 * elapsed > cost.limit {
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

/// Reads a stream in a thread, and keeps its last bytes.
struct Reader {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Its sender is dropped at the end of the stream.
    end: Receiver<()>,
}

impl Reader {
    /// Starts to read a stream, of which so many bytes are kept at most.
    fn start(mut stream: impl Read + Send + 'static, most: usize) -> io::Result<Reader> {
        let kept = Arc::<Mutex<Vec<u8>>>::default();
        let result = Arc::downgrade(&kept);
        let (sender, end) = mpsc::channel::<()>();
        thread::Builder::new().spawn(move || {
            // This thread owns the sender, and drops it when it ends.
            let _sender = sender;
            let mut part = [0; 1 << 16];
            // After the last wait, nobody has the result any more.
            while let (Ok(count @ 1..), Some(kept)) = (stream.read(&mut part), result.upgrade()) {
                let mut bytes = kept.lock().expect("no thread panics");
                bytes.extend(&part[..count]);
                let excess = bytes.len().saturating_sub(most);
                bytes.drain(..excess);
            }
        })?;
        Ok(Reader { kept, end })
    }

    /// Returns whether the stream ends within a time. If it has ended, this does not wait.
    fn has_ended_within(&self, time: Duration) -> bool {
        self.end.recv_timeout(time) == Err(RecvTimeoutError::Disconnected)
    }

    fn into_bytes(self) -> Vec<u8> {
        mem::take(&mut self.kept.lock().expect("no thread panics"))
    }
}

/// Returns the error for a program that cannot be run, with a hint on what to do about it.
fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let file = Path::new(program);
    let name = file.display();
    let message = format!("cannot run {name}: {why}");
    if !file.is_file() {
        return Error::new(message);
    }
    let is_in_folder = file.parent() != Some(Path::new(""));
    let hint = match file.extension().and_then(OsStr::to_str) {
        Some("go" | "java") => "; a source file? compile it first".to_string(),
        _ if !is_in_folder => format!("; did you mean ./{name}?"),
        _ if why.kind() == io::ErrorKind::PermissionDenied => format!("; chmod +x {name}"),
        _ => String::new(),
    };
    Error::new(message + &hint)
}
