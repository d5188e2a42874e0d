//! Streams that break, and a person who waits for each answer.

use std::io::{self, ErrorKind, Read, Write};
use std::process::{Command, Output};

use puzzle_solvers::binaries::{Binary, Task};

use crate::common::files::{first_sample, path, text};
use crate::common::in_process::{self, error_message, outcome, outcome_of, Outcome, Pieces};
use crate::common::programs::{exchange, executable, start};
use crate::common::{binaries, find};
use crate::fuzz::{end, error_at};

/// A binary, and what is written and answered in turn, up to the end of the input.
struct Talk {
    binary: &'static str,
    turns: Vec<(String, String)>,
}

/// Returns a talk for each binary: its first sample, and if nothing is counted, solved boards and a
/// `0`. A line feed is written with the line behind it, so that an answer has to come before it.
fn talks() -> Vec<Talk> {
    binaries().map(talk).collect()
}

fn talk(binary: &Binary) -> Talk {
    let mut input = first_sample(find(binary.name));
    if !binary.task.is_pair() {
        let solved = text(&path("samples").join(binary.name).join("solved.in"));
        let boards = [&input, &solved].map(|input| input.trim_end_matches("\n0\n").trim_end());
        input = boards.join("\n") + "\n0\n";
    }
    let mut turns = Vec::new();
    let (mut begin, mut answered) = (0, 0);
    for (end, _) in input.match_indices('\n') {
        let answers = outcome(binary.name, &input.as_bytes()[..end], usize::MAX).stdout;
        turns.push((input[begin..end].to_string(), answers[answered..].to_string()));
        (begin, answered) = (end, answers.len());
    }
    // Where a cell can be 0, only the line feed behind a lone 0 ends the input. Elsewhere the
    // binary may have ended already.
    if matches!(binary.task, Task::Path(_) | Task::Distance(_)) {
        turns.push(("\n".to_string(), String::new()));
    }
    Talk { binary: binary.name, turns }
}

impl Talk {
    fn input(&self) -> String {
        self.turns.iter().map(|(input, _)| input.as_str()).collect()
    }

    fn answers(&self) -> String {
        self.turns.iter().map(|(_, answer)| answer.as_str()).collect()
    }
}

#[test]
fn each_answer_comes_before_more_is_read() {
    for talk in &talks() {
        let mut child = start(&mut Command::new(executable(talk.binary)));
        for (input, answer) in &talk.turns {
            exchange(&mut child, input.as_bytes(), answer);
        }
        // The input has told its end; that of the stream is not awaited.
        let stdin = child.stdin.take();
        let output = child.wait_with_output().expect("the binary ends");
        drop(stdin);
        assert!(output.stdout.is_empty(), "{}: {output:?}", talk.binary);
        assert_eq!(ending(output), (Some(0), String::new()), "{}", talk.binary);
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
fn a_reader_breaks_after_every_byte() {
    for talk in &talks() {
        let input = talk.input();
        // After the last answer no more need be read.
        for length in 0..input.len() - 3 {
            let start = &input[..length];
            let seen = outcome_of(talk.binary, &mut start.as_bytes().chain(Broken));
            let stdout = outcome(talk.binary, start.as_bytes(), 1).stdout;
            let error = error_at(end(start.as_bytes()), "cannot read: the cable is out");
            assert_eq!(seen, Outcome { stdout, error });
        }
    }
}

/// A writer that takes some bytes, and then breaks for once: when more come, or when it is flushed.
struct Sink {
    taken: Vec<u8>,
    until: usize,
}

impl Sink {
    fn break_once(&mut self) -> io::Result<()> {
        if self.taken.len() == self.until {
            self.until = usize::MAX;
            return Err(io::Error::new(ErrorKind::Other, "no paper"));
        }
        Ok(())
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.break_once()?;
        let count = bytes.len().min(self.until - self.taken.len());
        self.taken.extend_from_slice(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.break_once()
    }
}

/// The bytes that were written stay the start of the answers: nothing goes out twice, even if the writer
/// would take it. The input comes a byte at a time, so that answers are written before its end.
#[test]
fn a_writer_breaks_after_every_byte() {
    for talk in &talks() {
        let input = talk.input();
        for until in 0..=talk.answers().len() {
            let mut sink = Sink { taken: Vec::new(), until };
            let mut source = Pieces::new(input.as_bytes(), 1);
            let message = error_message(in_process::run(talk.binary, &mut source, &mut sink));
            assert_eq!(String::from_utf8_lossy(&sink.taken), talk.answers()[..until]);
            assert_eq!(message, "cannot write: no paper");
        }
    }
}

/// The status and the message of a run.
fn ending(output: Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn the_reader_goes_away() {
    for talk in &talks() {
        let mut child = start(&mut Command::new(executable(talk.binary)));
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(talk.input().as_bytes()).expect("the binary reads");
        drop(stdin);
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!(ending(output), (Some(0), String::new()));
    }
}

/// An error in the input wins over one of the output.
#[test]
#[cfg(target_os = "linux")]
fn standard_output_is_full() {
    let mut full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    let full = format!("cannot write: {}", full.write(&[0]).expect_err("there is never room"));
    let board = "283104765".to_string();
    let wrong = "line 2, column 1: 'y' is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8";
    let of_talk = |talk: Talk| (talk.binary, "", talk.input(), &*full);
    for (name, words, input, error) in talks().into_iter().map(of_talk).chain([
        ("acwing179", "", "12345678x\ny".to_string(), wrong),
        ("bundle", "p1379", board.clone(), &full),
        ("check", "--list", board.clone(), &full),
        ("course", "ida_star p1379", board.clone(), &full),
        ("generate", "p1379 --seed 1", board.clone(), &full),
        ("show", "p1379", board.clone(), &full),
    ]) {
        let mut shell = Command::new("sh");
        shell.args(["-c", "\"$0\" $1 > /dev/full"]).arg(executable(name)).arg(words);
        let output = crate::common::programs::run(&mut shell, input.as_bytes());
        assert_eq!(ending(output), (Some(1), format!("{name}: {error}\n")));
    }
}
