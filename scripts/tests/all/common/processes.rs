//! Starts processes, waits for them, and compares what they print.

use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Whether a program is installed. If it is not, a message says what follows from that.
pub fn look_for(program: &str, consequence: &str) -> bool {
    // A program may be there, and yet not run.
    let version = Command::new(program).arg("--version").output();
    let is_there = version.map_or(false, |output| output.status.success());
    if !is_there {
        // The test runner would not show what `eprintln!` prints in a test that passes.
        let _ = writeln!(io::stderr(), "no {program}: {consequence}");
    }
    is_there
}

/// How long a test waits for the end of a process, unless it names another limit.
const TEN_MINUTES: Duration = Duration::from_secs(600);

/// Calls a function that waits for a process, and returns its result. If it takes longer than a
/// limit, kills the process, and fails with a message that names what was awaited. Each second is
/// waited for, as the tests may be suspended meanwhile.
pub fn within<T: Send + 'static>(
    limit: Duration,
    process: u32,
    awaited: &str,
    wait: impl FnOnce() -> T + Send + 'static,
) -> T {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(wait()));
    let mut seconds = 0..limit.as_secs();
    let result = seconds.find_map(|_| receiver.recv_timeout(Duration::from_secs(1)).ok());
    result.unwrap_or_else(|| {
        // The other thread has the `Child`, so `kill` cannot be called here. Windows has no such
        // shell, and there the process goes on.
        let _ = Command::new("sh").args(["-c", &format!("kill -9 {process}")]).status();
        panic!("waited for {awaited}, {limit:?} at most")
    })
}

/// Starts a command whose streams are pipes.
pub fn start(command: &mut Command) -> io::Result<Child> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
}

/// The output, the messages and the exit status of a command.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its standard output.
    pub printed: String,
    /// Its standard error.
    pub messages: String,
    /// Its exit status, unless a signal has ended it.
    pub status: Option<i32>,
}

impl Outcome {
    pub fn new(printed: impl Into<String>, messages: impl Into<String>, status: i32) -> Outcome {
        Outcome { printed: printed.into(), messages: messages.into(), status: Some(status) }
    }
}

/// Asserts that a text matches a pattern, in which `…` alone in a line stands for any lines, and
/// beside other text in a line for any text.
#[track_caller]
pub fn assert_matches(text: &str, pattern: &str) {
    let lines: Vec<_> = text.split('\n').collect();
    let patterns: Vec<_> = pattern.split('\n').collect();
    assert!(lines_match(&lines, &patterns), "found:\n{text}\nexpected:\n{pattern}");
}

/// Whether lines match patterns, as in [`assert_matches`].
pub fn lines_match(lines: &[&str], patterns: &[&str]) -> bool {
    match (lines, patterns) {
        (_, ["…", rest @ ..]) => {
            (0..=lines.len()).any(|count| lines_match(&lines[count..], rest))
        }
        ([line, lines @ ..], [pattern, rest @ ..]) => {
            line_matches(line, pattern) && lines_match(lines, rest)
        }
        _ => lines.is_empty() && patterns.is_empty(),
    }
}

fn line_matches(line: &str, pattern: &str) -> bool {
    let (begin, rest_of_pattern) = match pattern.split_once('…') {
        Some(parts) => parts,
        None => return line == pattern,
    };
    line.strip_prefix(begin).map_or(false, |rest| {
        let ends = rest.char_indices().map(|(index, _)| &rest[index..]);
        ends.chain([""]).any(|end| line_matches(end, rest_of_pattern))
    })
}

/// Runs a command on an input to its end.
pub fn outcome(command: &mut Command, input: &[u8]) -> Outcome {
    let child = start(command);
    let child = child.unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    end(child, input, TEN_MINUTES, &format!("{command:?}"))
}

/// Writes the rest of the input to a process whose input is a pipe, and waits for its end. Messages
/// call it `name`.
pub fn end(mut child: Child, input: &[u8], limit: Duration, name: &str) -> Outcome {
    let stdin = child.stdin.take();
    let input = input.to_vec();
    let output = within(limit, child.id(), &format!("the end of {name}"), move || {
        // A program may end before it has read all, and then the write fails.
        let writer = thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&input)));
        let output = child.wait_with_output().expect("the command runs");
        drop(writer.join());
        output
    });
    Outcome {
        printed: String::from_utf8_lossy(&output.stdout).into_owned(),
        messages: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: output.status.code(),
    }
}
