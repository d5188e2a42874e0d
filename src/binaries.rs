//! The binaries, each in a file of its own: its problem, and the `main` of its submission. None of
//! these files imports the table of judges: that table names every binary, so a bundle would hold
//! all of them.
//!
//! # A new problem
//!
//! For a further judge of a problem that a binary solves already, add
//!
//! - a row in `src/judging/judges.rs`, and one in the README's table, which the test `readme`
//!   prints;
//! - its name in the `judges` of the binary, in the order of those rows, and in the first line of
//!   the binary's files in `src/submissions`;
//! - a folder of samples if no other judge lays boards out in the same way. It also needs one if it
//!   feeds several boards at once, but the samples in its layout hold one each: such a folder has
//!   inputs of several boards, as `samples/hdu1043` has.
//!
//! For any other problem, add a binary as well. It is called by the id of one of its judges, such
//! as `hdu3567`, here NAME:
//!
//! - `src/binaries/NAME.rs`, and its line below;
//! - `src/bin/NAME.rs`, with its `[[bin]]` in `Cargo.toml`;
//! - `src/submissions/NAME.cpp` and, unless no judge takes Rust, `NAME.rs`, with its `[[example]]`
//!   in `Cargo.toml`;
//! - `samples/NAME`, in the layout of that judge. A sample is an input `X.in` and its output
//!   `X.out`, and lines end in a line feed. Each folder has the official `sample-1`; `samples/NAME`
//!   also has `solved.in`, of solved boards alone, or for pairs `hardest.in`, of pairs that take
//!   the most moves and have several shortest paths;
//! - for a new goal, a board in `TOO_LONG` of `src/tests/course.rs`, and where that is used: one
//!   for which `a_star_weighted` and `a_star_blank_counted` both find too long a path.
//!
//! `cargo test --release -- readme samples streams submissions::headers generate` is the quickest
//! way to see what is missing.
//!
//! A new kind of answer is a new [`Task`]. The compiler reports each `match` that has to handle it,
//! but not a `matches!`, nor a `match` with a `_`; there are some in the tests.

pub mod acwing179;
pub mod acwing845;
pub mod hdu3567;
pub mod p1379;
pub mod poj2286;

use crate::eight;
use crate::tied::Tied;

/// A binary: its problem, its input and output, and its solver.
pub struct Binary {
    /// The name of the binary.
    pub name: &'static str,
    /// The problem, in a line.
    pub title: &'static str,
    /// The problems that it answers, each a judge and its id, in the order of
    /// [`PROBLEMS`](crate::judging::PROBLEMS).
    pub judges: &'static str,
    /// The input: how the sentence of `--help` goes on that begins with "Reads".
    pub reads: &'static str,
    /// The output: how the sentence of `--help` goes on that begins with "Prints".
    pub prints: &'static str,
    /// The kind of its cases and answers.
    pub task: Task,
    /// Answers all cases of an input.
    pub solve: fn(&mut Tied) -> std::io::Result<()>,
}

/// The kind of a problem: its cases, and the answer to each.
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
    /// Returns whether each case has a goal of its own, behind its start. If so, an input begins
    /// with the number of its cases.
    pub fn is_pair(&self) -> bool {
        match self {
            Task::Pair => true,
            Task::Path(_) | Task::Distance(_) | Task::Rotation => false,
        }
    }

    /// Returns whether the cases are boards of the rotation game.
    pub fn is_rotation(&self) -> bool {
        match self {
            Task::Rotation => true,
            Task::Path(_) | Task::Distance(_) | Task::Pair => false,
        }
    }
}

/// The input of the binaries that solve single boards of the eight puzzle.
const EIGHT_BOARDS: &str = "\
boards of nine cells, 1 to 8 and x, X or 0 for the blank, with or without white space
between them, to the end of the input or a line 0; a board whose first line is nothing but
the blank has to write it x";
