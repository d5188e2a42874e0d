//! The binaries and the special judge in this process, between streams of a test's choice.

use std::io::{self, ErrorKind, Read, Write};

use puzzle_solvers::judging::{cases, verdict, Case, Oracle, Problem};
use puzzle_solvers::tied::Tied;

use crate::common::find;

/// The output of a run, and the error that ends it, without the binary's name; empty if none does.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    pub stdout: String,
    pub error: String,
}

/// Does what a binary does.
pub fn run(name: &str, source: &mut dyn Read, sink: &mut dyn Write) -> io::Result<()> {
    let mut io = Tied::new(source, sink);
    let solved = (find(name).binary.solve)(&mut io);
    solved.and(io.flush())
}

/// Returns the outcome of an input of which at most `size` bytes are read at a time.
pub fn outcome(name: &str, input: &[u8], size: usize) -> Outcome {
    outcome_of(name, &mut Pieces::new(input, size))
}

/// Returns the outcome of what a reader hands out.
pub fn outcome_of(name: &str, source: &mut dyn Read) -> Outcome {
    let mut stdout = Vec::new();
    let error = error_message(run(name, source, &mut stdout));
    Outcome { stdout: String::from_utf8(stdout).expect("answers are ASCII"), error }
}

/// Returns the answers of a problem's own binary.
pub fn solved(problem: &Problem, input: &str) -> String {
    let outcome = outcome(problem.binary.name, input.as_bytes(), usize::MAX);
    assert_eq!(outcome.error, "");
    outcome.stdout
}

/// Returns the cases of an input.
pub fn cases(problem: &Problem, input: &str) -> Vec<Case> {
    let cases = cases::read(problem.binary, input.as_bytes()).expect("the input is right");
    cases.into_iter().map(|(_, case)| case).collect()
}

/// Returns the verdict of the judge of a problem on an output.
pub fn verdict(problem: &Problem, input: &str, output: &[u8]) -> String {
    let cases = cases::read(problem.binary, input.as_bytes()).expect("the input is right");
    let verdict = verdict::of_output(&mut Oracle::new(problem), &cases, output);
    verdict::words(verdict.map_err(|wrong| wrong.message))
}

/// Returns the words of an error.
pub fn error_message(result: io::Result<()>) -> String {
    match result {
        Ok(()) => String::new(),
        Err(error) => {
            let is_written = error.to_string().starts_with("cannot write: ");
            assert!(error.kind() == ErrorKind::InvalidData || is_written, "{error:?}");
            error.to_string()
        }
    }
}

/// A reader that hands out a few bytes at a time, and is interrupted by a signal before that.
pub struct Pieces<'a> {
    bytes: &'a [u8],
    size: usize,
    is_interrupted: bool,
}

impl<'a> Pieces<'a> {
    pub fn new(bytes: &'a [u8], size: usize) -> Pieces<'a> {
        Pieces { bytes, size, is_interrupted: false }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let size = self.size.min(buffer.len());
        self.bytes.read(&mut buffer[..size])
    }
}
