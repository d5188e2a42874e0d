//! What surrounds a run: arguments, streams that break, and a person who waits for each answer.

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use puzzle_solvers::problems::{Problem, Task, PROBLEMS};

use crate::common::in_process::{self, end, error_message, outcome, Pieces};
use crate::common::reference::answers;
use crate::common::{binaries, binary, problem, run};
use crate::fuzz;
use crate::samples;

/// A problem, and what is written and answered in turn, up to the end of the input.
struct Talk {
    binary: &'static str,
    turns: Vec<(String, String)>,
}

/// Returns a talk for each problem: its first sample, and if nothing is counted, a solved board and
/// a `0`. A line feed is written with the line behind it, so that an answer has to come before it.
fn talks() -> Vec<Talk> {
    PROBLEMS.iter().map(|problem| talk(problem)).collect()
}

fn talk(problem: &Problem) -> Talk {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem.name);
    let sample = |name: &str| samples::text(&folder.join(name));
    let mut input = sample("sample-1.in");
    if !matches!(problem.task, Task::Pair) {
        let boards = input.trim_end_matches("\n0\n").trim_end();
        let solved = sample("solved.in");
        input = format!("{boards}\n{}\n0\n", solved.lines().next().expect("a board"));
    }
    let mut said = String::new();
    let turns = input.split_inclusive('\n').scan(String::new(), |so_far, line| {
        let begin = if so_far.is_empty() { "" } else { "\n" };
        let turn = format!("{begin}{}", line.trim_end_matches('\n'));
        so_far.push_str(&turn);
        let (boards, _) = fuzz::read(problem, so_far.as_bytes());
        let answers = answers(problem, &boards);
        let answer = answers[said.len()..].to_string();
        said = answers;
        Some((turn, answer))
    });
    let mut turns: Vec<_> = turns.collect();
    // If a cell can be 0, the line feed behind a last one makes it the end. Else the binary may be
    // gone.
    if matches!(problem.task, Task::Path(_) | Task::Distance(_)) {
        turns.push(("\n".to_string(), String::new()));
    }
    Talk { binary: problem.name, turns }
}

impl Talk {
    fn input(&self) -> String {
        self.turns.iter().map(|(input, _)| input.as_str()).collect()
    }

    fn answers(&self) -> String {
        self.turns.iter().map(|(_, answer)| answer.as_str()).collect()
    }
}

fn start(name: &str) -> Child {
    Command::new(binary(name))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

#[test]
fn each_answer_comes_before_more_is_read() {
    for talk in &talks() {
        let mut child = start(talk.binary);
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        let mut stdout = child.stdout.take().expect("stdout is a pipe");
        for (input, expected) in &talk.turns {
            stdin.write_all(input.as_bytes()).expect("the binary still reads");
            let mut answer = vec![0; expected.len()];
            stdout.read_exact(&mut answer).expect("an answer");
            assert_eq!(String::from_utf8_lossy(&answer), *expected, "{}", talk.binary);
        }
        // The input has told its end; that of the stream is not awaited.
        let output = child.wait_with_output().expect("the binary ends");
        drop(stdin);
        assert!(output.status.success(), "{}: {output:?}", talk.binary);
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).expect("text");
        assert_eq!(rest + &String::from_utf8_lossy(&output.stderr), "", "{}", talk.binary);
    }
}

#[test]
fn help() {
    for Problem { name, title, .. } in PROBLEMS {
        for flag in ["--help", "-h"] {
            let help = run(Command::new(binary(name)).arg(flag), b"junk");
            let text = String::from_utf8(help.stdout).expect("text");
            assert!(text.starts_with(&format!("{name}: {title}\n")), "{text}");
            assert!(text.contains(&format!("usage: {name} < INPUT\n")), "{text}");
            assert_eq!((help.status.code(), help.stderr), (Some(0), vec![]), "{name} {flag}");
        }
    }
}

#[test]
fn wrong_arguments() {
    for name in binaries() {
        let usage = format!("usage: {name} [--help] < INPUT\n");
        let hint = |file| format!("{name}: the input is read from a stream: {name} < {file}\n");
        let rows: [(&[&str], String); 7] = [
            (&["--help", "--help"], usage.clone()),
            (&["--help", "input.txt"], usage.clone()),
            (&["a", "b"], usage.clone()),
            (&["-x"], usage.clone()),
            (&["--"], usage),
            (&["input.txt"], hint("input.txt")),
            (&["../my input"], hint("../my input")),
        ];
        for (arguments, message) in rows {
            let refused = run(Command::new(binary(name)).args(arguments), b"");
            assert_eq!(String::from_utf8_lossy(&refused.stderr), message, "{name} {arguments:?}");
            assert_eq!((refused.status.code(), refused.stdout), (Some(2), vec![]), "{name}");
        }
    }
}

/// A reader that is disturbed by a signal before each byte.
struct Disturbed<'a> {
    bytes: &'a [u8],
    is_disturbed: bool,
}

impl Read for Disturbed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_disturbed = !self.is_disturbed;
        if self.is_disturbed {
            return Err(ErrorKind::Interrupted.into());
        }
        self.bytes.read(&mut buffer[..1])
    }
}

/// A reader that breaks.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::new(ErrorKind::Other, "the cable is out"))
    }
}

#[test]
fn reads_of_every_size() {
    for talk in &talks() {
        let input = talk.input();
        for size in 1..=input.len() {
            let seen = outcome(talk.binary, input.as_bytes(), size);
            assert_eq!((seen.stdout, seen.error), (talk.answers(), String::new()));
        }
        let mut answers = Vec::new();
        let mut source = Disturbed { bytes: input.as_bytes(), is_disturbed: false };
        let result = in_process::run(talk.binary, &mut source, &mut answers);
        assert_eq!((text(answers), error_message(result)), (talk.answers(), String::new()));
    }
}

#[test]
fn a_reader_breaks_after_every_byte() {
    for talk in &talks() {
        let input = talk.input();
        // After the last answer no more need be read.
        for length in 0..input.len() - 3 {
            let start = &input[..length];
            let mut answers = Vec::new();
            let mut source = start.as_bytes().chain(Broken);
            let result = in_process::run(talk.binary, &mut source, &mut answers);
            let message = format!("{}: cannot read: the cable is out", end(start));
            assert_eq!(error_message(result), message);
            assert_eq!(text(answers), outcome(talk.binary, start.as_bytes(), 1).stdout);
        }
    }
}

/// What a writer does instead of its work.
type Event = fn() -> io::Result<usize>;

/// A writer that takes `size` bytes at a time at most, and after `until` bytes does something else
/// for once.
struct Sink {
    taken: Vec<u8>,
    size: usize,
    until: usize,
    event: Event,
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.taken.len() == self.until {
            self.until = usize::MAX;
            return (self.event)();
        }
        let count = bytes.len().min(self.size).min(self.until - self.taken.len());
        self.taken.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What a sink has taken when all is over, and how the run ends.
fn run_into(mut sink: Sink, talk: &Talk) -> (String, io::Result<()>) {
    let input = talk.input();
    let mut source = Pieces { bytes: input.as_bytes(), size: 1 };
    let result = in_process::run(talk.binary, &mut source, &mut sink);
    (text(sink.taken), result)
}

#[test]
fn writes_of_every_size() {
    for talk in &talks() {
        for size in 1..=talk.answers().len() {
            let event = || Err(ErrorKind::Interrupted.into());
            let sink = Sink { taken: Vec::new(), size, until: size, event };
            let (written, result) = run_into(sink, talk);
            assert_eq!((written, error_message(result)), (talk.answers(), String::new()));
        }
    }
}

/// What was written stays the start of the answers: nothing goes out twice, even if the writer
/// would take it. The input comes a byte at a time, so that answers are written before its end.
#[test]
fn a_writer_breaks_after_every_byte() {
    let events: [(Event, &str); 3] = [
        (|| Err(io::Error::new(ErrorKind::Other, "no paper")), "no paper"),
        (|| Err(ErrorKind::WouldBlock.into()), "operation would block"),
        (|| Ok(0), "failed to write whole buffer"),
    ];
    for talk in &talks() {
        for until in 0..talk.answers().len() {
            for (event, error) in events {
                let sink = Sink { taken: Vec::new(), size: usize::MAX, until, event };
                let (written, result) = run_into(sink, talk);
                assert_eq!(written, talk.answers()[..until]);
                let message = error_message(result);
                assert_eq!(message, format!("cannot write: {error}"));
            }
            let event = || Err(ErrorKind::BrokenPipe.into());
            let sink = Sink { taken: Vec::new(), size: usize::MAX, until, event };
            let (written, result) = run_into(sink, talk);
            assert_eq!(written, talk.answers()[..until]);
            assert_eq!(result.map_err(|error| error.kind()), Err(ErrorKind::BrokenPipe));
        }
    }
}

/// A writer that notices only then that there is no room.
#[test]
fn a_writer_breaks_when_it_is_flushed() {
    for talk in &talks() {
        let event = || Err(io::Error::new(ErrorKind::Other, "no room"));
        let mut late = BufWriter::new(Sink { taken: Vec::new(), size: 1, until: 0, event });
        let result = in_process::run(talk.binary, &mut talk.input().as_bytes(), &mut late);
        assert_eq!(error_message(result), "cannot write: no room");
    }
}

/// The status and the message of a command whose answers nobody sees.
fn blind(command: &mut Command) -> (Option<i32>, String) {
    let output = command.stderr(Stdio::piped()).output().expect("the command runs");
    (output.status.code(), text(output.stderr))
}

#[test]
fn the_reader_goes_away() {
    for talk in &talks() {
        let mut child = start(talk.binary);
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(talk.input().as_bytes()).expect("the binary reads");
        drop(stdin);
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!((output.status.code(), text(output.stderr)), (Some(0), String::new()));
    }
}

/// Nobody reads the answers, and the input never ends: but the run does.
#[test]
fn the_reader_goes_away_from_an_endless_input() {
    let mut child = start("p1379");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    while stdin.write_all(b"283104765\n").is_ok() {}
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!((output.status.code(), text(output.stderr)), (Some(0), String::new()));
}

/// What becomes of an empty input.
fn of_nothing(name: &str) -> (Option<i32>, String) {
    if matches!(problem(name).task, Task::Pair) {
        (Some(1), format!("{name}: line 1, column 1: the number of cases is missing\n"))
    } else {
        (Some(0), String::new())
    }
}

#[cfg(unix)]
mod unix {
    use std::fs::File;

    use super::*;

    /// The runtime puts an empty file where a stream is closed.
    #[test]
    fn stdin_is_closed() {
        let closed = "exec \"$0\" <&-";
        for name in binaries() {
            let seen = blind(Command::new("sh").args(["-c", closed]).arg(binary(name)));
            assert_eq!(seen, of_nothing(name));
        }
    }

    #[test]
    fn stdin_is_a_directory() {
        let mut directory = File::open(".").expect("a directory");
        let error = directory.read(&mut [0]).expect_err("it is no file");
        for name in binaries() {
            let directory = File::open(".").expect("a directory");
            let seen = blind(Command::new(binary(name)).stdin(directory));
            assert_eq!(
                seen,
                (Some(1), format!("{name}: line 1, column 1: cannot read: {error}\n"))
            );
        }
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs::File;

    use super::*;

    /// A device on which there is never room.
    fn full() -> File {
        File::options().write(true).open("/dev/full").expect("Linux has it")
    }

    fn error() -> io::Error {
        full().write(&[0]).expect_err("it is full")
    }

    #[test]
    fn stdout_is_full() {
        for talk in &talks() {
            let mut child = Command::new(binary(talk.binary))
                .stdin(Stdio::piped())
                .stdout(full())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the binary starts");
            let mut stdin = child.stdin.take().expect("stdin is a pipe");
            let _ = stdin.write_all(talk.input().as_bytes());
            drop(stdin);
            let output = child.wait_with_output().expect("the binary ends");
            let message = format!("{}: cannot write: {}\n", talk.binary, error());
            assert_eq!((output.status.code(), text(output.stderr)), (Some(1), message));
        }
    }

    #[test]
    fn an_error_in_the_input_wins_over_a_full_stdout() {
        let mut command = Command::new("sh");
        command.args(["-c", "printf '12345678x\\ny' | \"$0\" > /dev/full"]);
        let seen = blind(command.arg(binary("acwing179")));
        let error = "line 2, column 1: 'y' is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8";
        assert_eq!(seen, (Some(1), format!("acwing179: {error}\n")));
    }

    #[test]
    fn help_finds_no_room() {
        for name in binaries() {
            let seen = blind(Command::new(binary(name)).arg("--help").stdout(full()));
            let message = format!("{name}: cannot write: {}\n", error());
            assert_eq!(seen, (Some(1), message));
        }
    }

    #[test]
    fn stderr_is_full() {
        for name in binaries() {
            let mut command = Command::new(binary(name));
            let zeros = File::open("/dev/zero").expect("Linux has it");
            let status = command.stdin(zeros).stderr(full()).status().expect("the binary runs");
            assert_eq!(status.code(), Some(1));
        }
    }
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("text")
}
