//! Runs whole programs, and takes their time and their memory.

use std::fs::File;
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

/// A program with its input.
pub struct Contender {
    program: PathBuf,
    argument: Option<&'static str>,
    input: PathBuf,
}

impl Contender {
    /// A program with at most one argument, and the file that it reads.
    pub fn new(program: &Path, argument: Option<&'static str>, input: &Path) -> Contender {
        Contender { program: program.to_path_buf(), argument, input: input.to_path_buf() }
    }

    /// What the program answers.
    pub fn answers(&self) -> String {
        let mut answers = Vec::new();
        self.run(&mut answers);
        String::from_utf8(answers).expect("answers are text")
    }

    /// Runs the program and drains its answers; tells how long it took from the start to the end.
    fn run(&self, answers: &mut Vec<u8>) -> Duration {
        let input = File::open(&self.input).expect("the input has been written");
        let mut command = command(&self.program);
        command.args(self.argument).stdin(input).stdout(Stdio::piped());
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

/// The median times, in seconds, of programs that run in turn. The rounds last as long as the
/// first has patience.
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

/// The most memory, in KiB, that a program takes to give so many bytes of answers to an input
/// that does not end: it waits for more while the system is asked. Some systems do not tell.
pub fn peak(program: &Path, unended: &str, answers: usize) -> Option<usize> {
    let mut child = command(program)
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
