//! Starts this package's programs and others.

use std::io::{self, Read, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;

use puzzle_solvers::judging::problems::PROBLEMS;

pub use crate::common::built::executable;
use crate::common::compilers::in_cpp;

/// Returns the paths of a program that answers a problem: in Rust and, where g++ is at hand, in
/// C++.
pub fn twins(name: &str) -> Vec<PathBuf> {
    iter::once(executable(name)).chain(in_cpp(name)).collect()
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
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"))
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

/// Runs a command, and returns what it prints, its messages and its status.
pub fn outcome(command: &mut Command, input: &[u8]) -> (String, String, Option<i32>) {
    let Output { stdout, stderr, status } = run(command, input);
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into());
    (stdout, stderr, status.code())
}

/// Asserts that a command prints the right answers and nothing else, and does not fail.
pub fn assert_answers(command: &mut Command, input: &[u8], answers: &str) {
    let output = run(command, input);
    let found = String::from_utf8_lossy(&output.stdout);
    let mut lines = (1..).zip(found.lines().zip(answers.lines()));
    let differs = lines.find(|(_, (found, answer))| found != answer);
    let said = output.stderr.escape_ascii();
    // An assertion of equality would print all lines.
    assert!(found == answers, "{command:?}: {differs:?} of {} bytes; {said}", found.len());
    assert!(output.status.success() && output.stderr.is_empty(), "{command:?}: {output:?}");
}

/// Writes to a process, and asserts that it answers before more is written.
pub fn exchange(child: &mut Child, input: &[u8], answers: &str) {
    let stdin = child.stdin.as_mut().expect("stdin is a pipe");
    stdin.write_all(input).expect("the process reads");
    let mut seen = vec![0; answers.len()];
    let stdout = child.stdout.as_mut().expect("stdout is a pipe");
    stdout.read_exact(&mut seen).expect("an answer");
    assert_eq!(String::from_utf8_lossy(&seen), answers);
}

/// Runs a program of this package, and returns what it prints, its messages and its status.
pub fn tool(name: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut command = Command::new(executable(name));
    outcome(command.args(arguments).env_remove("COLUMNS"), input.as_bytes())
}

/// Returns what a program prints that has no message and does not fail.
pub fn printed(name: &str, arguments: &[&str], input: &str) -> String {
    let (text, said, status) = tool(name, arguments, input);
    assert_eq!((said.as_str(), status), ("", Some(0)), "{name} {arguments:?}");
    text
}

/// Returns a command that runs a program, which has this name in the list. On Linux it fails if it
/// takes more than half of the memory that the strictest of its judges grants, or a stack of more
/// than 256 KiB. What counts is the address space: all that is held and a little more.
pub fn in_half(program: &Path, name: &str) -> Command {
    let judges = PROBLEMS.iter().filter(|judge| judge.program == name);
    let megabytes = judges.filter_map(|judge| Some(judge.limits?.megabytes)).min();
    let kibibytes = match megabytes.filter(|_| cfg!(target_os = "linux")) {
        Some(megabytes) => megabytes * 1024 / 2,
        None => return Command::new(program),
    };
    let mut command = Command::new("sh");
    let line = format!(r#"ulimit -s 256 && ulimit -v {kibibytes} && exec "$0""#);
    command.args(["-c", &line]).arg(program);
    command
}
