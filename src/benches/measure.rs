//! Runs whole programs, and takes their time, their instructions and their memory.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{peak_memory, Random};

/// How often a program runs at most.
const ROUNDS: usize = 400;

/// How often at least, however long it takes.
const LEAST_RUNS: usize = 3;

/// For how long a program runs, over all rounds, before it sits the others out.
const PATIENCE: Duration = Duration::from_millis(1500);

/// A program with its arguments and the file that it reads.
pub struct Contender {
    pub program: PathBuf,
    pub arguments: Vec<&'static str>,
    pub input: PathBuf,
}

/// What a method that counts leaves behind.
pub struct Counted {
    pub answers: String,
    /// How many positions were visited, by board.
    pub visited: Vec<usize>,
    pub seconds: f64,
    /// In KiB, as seen last before the end, if the system tells it.
    pub peak: Option<usize>,
}

impl Contender {
    /// Returns what the program answers.
    pub fn answers(&self) -> String {
        let mut answers = Vec::new();
        self.run(&mut answers);
        String::from_utf8(answers).expect("answers are text")
    }

    /// Returns how many instructions the program takes, if Valgrind is there to count them.
    pub fn instructions(&self) -> Option<f64> {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(&self.program);
        let output = valgrind.args(&self.arguments).stdin(self.open()).output().ok()?;
        let report = String::from_utf8_lossy(&output.stderr).into_owned();
        report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
    }

    /// Runs the program with `--count`, and looks at its memory again and again until it ends.
    pub fn counted(&self) -> Counted {
        let file = |name: &str| self.input.with_extension(name);
        let create = |name: &str| File::create(file(name)).expect("the folder can be written to");
        let mut command = self.command();
        command.arg("--count").stdout(create("answers")).stderr(create("counts"));
        let start = Instant::now();
        let mut child = command.spawn().expect("the program starts");
        let mut peak = None;
        let status = loop {
            peak = peak_memory(child.id()).or(peak);
            if let Some(status) = child.try_wait().expect("the program can be waited for") {
                break status;
            }
            thread::sleep(Duration::from_micros(100));
        };
        let seconds = start.elapsed().as_secs_f64();
        assert!(status.success(), "{command:?}: {status}");
        let read = |name| fs::read_to_string(file(name)).expect("the program writes text");
        let visited = read("counts").lines().map(|line| line.parse().expect("a count")).collect();
        Counted { answers: read("answers"), visited, seconds, peak }
    }

    fn open(&self) -> File {
        File::open(&self.input).expect("the input has been written")
    }

    fn command(&self) -> Command {
        let mut command = command(&self.program);
        command.args(&self.arguments).stdin(self.open());
        command
    }

    /// Runs the program and drains its answers. Returns how long it took from start to end.
    fn run(&self, answers: &mut Vec<u8>) -> Duration {
        let mut command = self.command();
        command.stdout(Stdio::piped());
        answers.clear();
        let start = Instant::now();
        let mut child = command.spawn().expect("the program starts");
        let mut stdout = child.stdout.take().expect("stdout is a pipe");
        stdout.read_to_end(answers).expect("the answers can be read");
        let status = child.wait().expect("the program ends");
        let time = start.elapsed();
        assert!(status.success(), "{command:?}: {status}");
        time
    }
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    // Cargo's folders of libraries are for the bench: each of them would slow down each start.
    command.env_remove("LD_LIBRARY_PATH");
    command
}

/// Writes an input to a file for the programs that are measured, and returns its path.
pub fn write(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{name}"));
    fs::write(&path, text).expect("the folder for such files can be written to");
    path
}

/// Returns the median times, in seconds, of programs that run in turn. The rounds last as long as
/// the first has patience.
pub fn race<const N: usize>(contenders: [&Contender; N]) -> [f64; N] {
    let mut times = [(); N].map(|()| Vec::new());
    let mut answers = Vec::new();
    let mut turns: Vec<usize> = (0..N).collect();
    let mut random = Random(1);
    while times[0].len() < ROUNDS && has_patience(&times[0]) {
        // So that none always runs after the same one, which leaves the caches to it.
        random.shuffle(&mut turns);
        for &i in &turns {
            if has_patience(&times[i]) {
                times[i].push(contenders[i].run(&mut answers));
            }
        }
    }
    times.map(median)
}

fn has_patience(times: &[Duration]) -> bool {
    times.len() < LEAST_RUNS || times.iter().sum::<Duration>() < PATIENCE
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64()
}

/// Returns the most memory, in KiB, that a program takes to give so many bytes of answers to an
/// input that does not end: it waits for more while the system is asked. Some systems do not tell.
pub fn peak(contender: &Contender, unended: &str, answers: usize) -> Option<usize> {
    let mut child = command(&contender.program)
        .args(&contender.arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // In the end some inputs turn out to be cut off.
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = unended.to_string();
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).map(|()| stdin));
    let mut stdout = child.stdout.take().expect("stdout is a pipe");
    stdout.read_exact(&mut vec![0; answers]).expect("the answers come");
    let stdin = writer.join().expect("the writer does not panic").expect("the input is read");
    let peak = peak_memory(child.id());
    drop(stdin);
    child.wait().expect("the program ends");
    peak
}
