//! What the tests share.

pub mod in_process;
pub mod reference;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use crate::problems::{Problem, PROBLEMS};

/// Returns the names of the binaries that answer a judge problem.
pub fn binaries() -> impl Iterator<Item = &'static str> {
    PROBLEMS.iter().map(|problem| problem.name)
}

/// Returns the problem that a binary answers.
pub fn problem(name: &str) -> &'static Problem {
    let is_meant = |problem: &&Problem| problem.name == name;
    PROBLEMS.iter().find(is_meant).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Returns the path of one of this package's binaries, as built for the tests.
pub fn binary(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Runs a command on an input to its end.
pub fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = input.to_vec();
    // A program may stop reading early, so a write may fail.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command runs");
    writer.join().expect("the writer does not panic");
    output
}

/// Returns the most memory that a process has held so far, in kB, where the system tells it.
pub fn peak_memory(process: u32) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}

/// A generator of numbers that look random, the same ones in every run (xorshift64*, Vigna 2016).
pub struct Random(pub u64);

impl Random {
    /// Returns a number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
