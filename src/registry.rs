//! What the tools and the tests have to know of the problems.
//!
//! No problem needs it; it is in the library since each tool uses a different part.

use std::io;

use crate::eight::adaptive::Adaptive;
use crate::eight::board::Board;
use crate::eight::distance::Distance;
use crate::eight::path::Path;
use crate::problems::{acwing179, acwing845, hdu3567, p1379, poj2286};
use crate::tied::Tied;

/// A problem that a binary solves.
pub struct Problem {
    /// The name of the binary.
    pub name: &'static str,
    /// What is asked, in a line.
    pub title: &'static str,
    /// What a case is and what its answer is.
    pub task: Task,
    /// Answers all cases of an input.
    pub solve: fn(&mut Tied) -> io::Result<()>,
}

/// What a case of an input is and what its answer is.
#[derive(Clone, Copy)]
pub enum Task {
    /// A board of the eight puzzle; a shortest path to this goal.
    Path(&'static Board),
    /// A board of the eight puzzle; the distance to this goal.
    Distance(&'static Board),
    /// A start and a goal; the first shortest path in lexicographic order.
    Pair,
    /// A board of the rotation game; the first shortest path in lexicographic order.
    Rotation,
}

/// All problems.
pub static PROBLEMS: [Problem; 5] = [
    Problem {
        name: "acwing179",
        title: "the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x",
        task: Task::Path(&acwing179::GOAL),
        solve: acwing179::solve::<Adaptive<Path>>,
    },
    Problem {
        name: "acwing845",
        title: "the eight puzzle, the least number of moves to 1 2 3 4 5 6 7 8 x",
        task: Task::Distance(&acwing845::GOAL),
        solve: acwing845::solve::<Adaptive<Distance>>,
    },
    Problem {
        name: "hdu3567",
        title: "the eight puzzle, a shortest path from any board to any other",
        task: Task::Pair,
        solve: hdu3567::solve::<Adaptive<Path>>,
    },
    Problem {
        name: "p1379",
        title: "the eight puzzle, the least number of moves to 123804765",
        task: Task::Distance(&p1379::GOAL),
        solve: p1379::solve::<Adaptive<Distance>>,
    },
    Problem {
        name: "poj2286",
        title: "the rotation game, the fewest moves that fill the centre with one symbol",
        task: Task::Rotation,
        solve: poj2286::solve,
    },
];
