//! The binaries, each in a file of its own: what it solves, and the `main` of its submission. No
//! binary names [`BINARIES`], so each has its own code alone.

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
    /// The problems that it answers: each a judge and its id.
    pub judges: &'static [&'static str],
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
    /// Returns whether an input begins with the number of its cases.
    pub fn is_counted(&self) -> bool {
        match self {
            Task::Pair => true,
            Task::Path(_) | Task::Distance(_) | Task::Rotation => false,
        }
    }

    /// Returns whether each case has a goal of its own, behind its start.
    pub fn is_pair(&self) -> bool {
        match self {
            Task::Pair => true,
            Task::Path(_) | Task::Distance(_) | Task::Rotation => false,
        }
    }
}

/// All binaries.
pub static BINARIES: &[&Binary] = &[
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
