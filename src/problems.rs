//! The judge problems, each in a file of its own: the `main` of the submission, and the [`Problem`]
//! of the binary. No binary names [`PROBLEMS`], so each has the code of its own problem alone.

pub mod acwing179;
pub mod acwing845;
pub mod hdu3567;
pub mod p1379;
pub mod poj2286;

use crate::eight;
use crate::tied::Tied;

/// A problem that a binary solves.
pub struct Problem {
    /// The name of the binary.
    pub name: &'static str,
    /// What is asked, in a line.
    pub title: &'static str,
    /// The judge problems that it answers: each a judge and its id.
    pub judges: &'static [&'static str],
    /// What the binary reads.
    pub reads: &'static str,
    /// What the binary prints.
    pub prints: &'static str,
    /// What a case is and what its answer is.
    pub task: Task,
    /// Answers all cases of an input, as the binary does.
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
    /// Returns whether an input begins with the number of its cases.
    pub fn is_counted(&self) -> bool {
        matches!(self, Task::Pair)
    }
}

/// All problems.
pub static PROBLEMS: &[&Problem] = &[
    &acwing179::ACWING179,
    &acwing845::ACWING845,
    &hdu3567::HDU3567,
    &p1379::P1379,
    &poj2286::POJ2286,
];

/// What the binaries read that solve single boards of the eight puzzle.
const EIGHT_BOARDS: &str = "\
boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space
between them, to the end of the input or a line that is 0";
