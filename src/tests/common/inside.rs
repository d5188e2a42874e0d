//! Runs the problems inside the test, between streams of its choice.
#![allow(dead_code)] // each test takes what it needs

use std::io::{self, Read, Write};

use puzzle_solvers::judge::{Failure, Judge, Place};

#[path = "../../../scripts/problems.rs"]
mod problems;

/// What a run prints, and the fault that ends it, without the binary's name; empty if none does.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    pub stdout: String,
    pub fault: String,
}

/// Runs a problem as its binary does.
pub fn run(binary: &str, source: &mut dyn Read, sink: &mut dyn Write) -> Result<(), Failure> {
    let solve = match binary {
        "acwing179" => problems::acwing179::solve,
        "acwing845" => problems::acwing845::solve,
        "hdu3567" => problems::hdu3567::solve,
        "p1379" => problems::p1379::solve,
        "poj2286" => problems::poj2286::solve,
        _ => panic!("there is no {binary}"),
    };
    let mut judge = Judge::new(source, sink);
    let solved = solve(&mut judge);
    solved.and(judge.write())
}

/// What becomes of an input of which at most `size` bytes are read at a time.
pub fn outcome(binary: &str, input: &[u8], size: usize) -> Outcome {
    let mut stdout = Vec::new();
    let result = run(binary, &mut Pieces { bytes: input, size }, &mut stdout);
    Outcome { stdout: String::from_utf8(stdout).expect("answers are ASCII"), fault: fault(result) }
}

/// The words of the message.
pub fn fault(result: Result<(), Failure>) -> String {
    match result {
        Ok(()) => String::new(),
        Err(Failure::ReaderGone) => panic!("nobody broke a pipe"),
        Err(Failure::Fault { place: Place { line, column }, what }) => {
            format!("line {line}, column {column}: {what}")
        }
    }
}

/// The place after the last byte, in the words of the message.
pub fn end(input: &str) -> String {
    let line = input.matches('\n').count() + 1;
    let column = input.rsplit('\n').next().map_or(0, str::len) + 1;
    format!("line {line}, column {column}")
}

/// A reader that hands out a few bytes at a time.
pub struct Pieces<'a> {
    pub bytes: &'a [u8],
    pub size: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.size.min(buffer.len());
        self.bytes.read(&mut buffer[..size])
    }
}
