//! The binaries, each in a file of its own: what it solves, and the `main` of its submission. No
//! file names the table of judges, which names every binary: a bundle would hold them all.
//!
//! # A new problem
//!
//! A judge for a problem that a binary solves already takes
//!
//! - a row in `src/judging/judges.rs`, and one in the README's table, which the test `readme`
//!   prints;
//! - its name in the `judges` of the binary, in the order of those rows, and in the first line of
//!   the binary's files in `src/submissions`;
//! - a folder of samples, if no other judge lays boards out in the same way, or if it feeds several
//!   boards and the samples in its layout hold one each: then inputs of several boards, such as
//!   those of `samples/hdu1043`.
//!
//! Any other takes a binary as well. It is called by the id of one of its judges, such as
//! `hdu3567`, here NAME:
//!
//! - `src/binaries/NAME.rs`, and its line below;
//! - `src/bin/NAME.rs`, with its `[[bin]]` in `Cargo.toml`;
//! - `src/submissions/NAME.cpp` and, unless no judge takes Rust, `NAME.rs`, with its `[[example]]` in
//!   `Cargo.toml`;
//! - `samples/NAME`, in the layout of that judge. A sample is an input `X.in` and its output
//!   `X.out`, and lines end in a line feed. Each folder has the official `sample-1`; `samples/NAME`
//!   also has `solved.in`, of solved boards alone, or for pairs `hardest.in`, of pairs that take the
//!   most moves and have several shortest paths;
//! - for a new goal, a board in `TOO_LONG` of `src/tests/course.rs`, and where that is used: one
//!   for which `a_star_weighted` and `a_star_blank_counted` both find too long a path.
//!
//! `cargo test --release -- readme samples streams submissions::headers generate` says soonest what
//! is missing.
//!
//! A new kind of answer is a new [`Task`]. The compiler leads to each `match` that has to know it;
//! in tests, a `matches!` or a `_` can hide one.

pub mod acwing179;
pub mod acwing845;
pub mod hdu3567;
pub mod p1379;
pub mod poj2286;

use crate::eight;
use crate::tied::Tied;

/// A binary: what it reads, prints and does.
pub struct Binary {
    /// The name of the binary.
    pub name: &'static str,
    /// What is asked, in a line.
    pub title: &'static str,
    /// The problems that it answers, each a judge and its id, in the order of
    /// [`PROBLEMS`](crate::judging::PROBLEMS).
    pub judges: &'static str,
    /// What the binary reads.
    pub reads: &'static str,
    /// What the binary prints.
    pub prints: &'static str,
    /// What a case is and what its answer is.
    pub task: Task,
    /// Answers all cases of an input.
    pub solve: fn(&mut Tied) -> std::io::Result<()>,
}

/// What a case of an input is and what its answer is.
pub enum Task {
    /// A board of the eight puzzle; a shortest path to this goal.
    Path(eight::board::Board),
    /// A board of the eight puzzle; the distance to this goal.
    Distance(eight::board::Board),
    /// A start and a goal, behind the number of cases; the first shortest path in lexicographic
    /// order.
    Pair,
    /// A board of the rotation game; the first shortest path in lexicographic order.
    Rotation,
}

impl Task {
    /// Returns whether each case has a goal of its own, behind its start; then an input begins with
    /// the number of its cases.
    pub fn is_pair(&self) -> bool {
        match self {
            Task::Pair => true,
            Task::Path(_) | Task::Distance(_) | Task::Rotation => false,
        }
    }
}

/// What the binaries read that solve single boards of the eight puzzle.
const EIGHT_BOARDS: &str = "\
boards of nine cells, 1 to 8 and x, X or 0 for the blank, with or without white space
between them, to the end of the input or a line 0";
