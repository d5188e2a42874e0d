//! What the tests share.

pub mod in_process;
pub mod reference;

use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;

use puzzle_solvers::binaries::{Binary, Task};
pub use puzzle_solvers::judging::Random;
use puzzle_solvers::judging::PROBLEMS;

/// Returns the path of one of this package's binaries, as built for the tests.
pub fn executable(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{EXE_SUFFIX}"))
}

/// Returns the binaries in the order of their names.
pub fn binaries() -> impl Iterator<Item = &'static Binary> {
    let by_name: BTreeMap<_, _> =
        PROBLEMS.iter().map(|judge| (judge.binary.name, judge.binary)).collect();
    by_name.into_values()
}

/// Returns the binary with a name.
pub fn binary(name: &str) -> &'static Binary {
    let found = binaries().find(|binary| binary.name == name);
    found.unwrap_or_else(|| panic!("there is no {name}"))
}

/// Returns whether a program is at hand. If it is not, says what follows.
pub fn is_at_hand(program: &str, what_follows: &str) -> bool {
    // rustup has a stand-in for what is not installed, which fails.
    let version = Command::new(program).arg("--version").output();
    let is_at_hand = version.map_or(false, |output| output.status.success());
    if !is_at_hand {
        // Past the test runner, which would keep it to itself.
        let _ = writeln!(io::stderr(), "no {program}: {what_follows}");
    }
    is_at_hand
}

/// Starts a command whose streams are pipes.
pub fn start(command: &mut Command) -> Child {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"))
}

/// Writes to a process, and reads the answer that it has to give before it gets more.
pub fn exchange(child: &mut Child, input: &[u8], answer: &str) {
    let stdin = child.stdin.as_mut().expect("stdin is a pipe");
    stdin.write_all(input).expect("the process reads");
    let mut seen = vec![0; answer.len()];
    let stdout = child.stdout.as_mut().expect("stdout is a pipe");
    stdout.read_exact(&mut seen).expect("an answer");
    assert_eq!(String::from_utf8_lossy(&seen), answer);
}

/// Runs a command on an input to its end.
pub fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child = start(command);
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = input.to_vec();
    // A program may stop reading early, so a write may fail.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command runs");
    writer.join().expect("the writer does not panic");
    output
}

/// Returns an input of random cases; half of the eight puzzle's are unsolvable.
pub fn random_input(binary: &Binary, cases: usize, random: &mut Random) -> String {
    let (symbols, boards) = match binary.task {
        Task::Path(_) | Task::Distance(_) => ("12345678x", cases),
        Task::Pair => ("12345678x", 2 * cases),
        Task::Rotation => ("111111112222222233333333", cases),
    };
    let mut cells: Vec<char> = symbols.chars().collect();
    let mut line = || {
        random.shuffle(&mut cells);
        cells.iter().chain(&['\n']).collect::<String>()
    };
    let lines: String = (0..boards).map(|_| line()).collect();
    let count = if binary.task.is_pair() { format!("{cases}\n") } else { String::new() };
    count + &lines
}
