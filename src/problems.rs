//! The problems, each in a file of its own, and what tools have to know of them.

pub mod acwing179;
pub mod acwing845;
pub mod hdu3567;
pub mod p1379;
pub mod poj2286;

use crate::eight::board::Board;
use crate::tied::{Error, Tied};

/// A problem that a binary solves.
pub struct Problem {
    /// The name of the binary.
    pub name: &'static str,
    /// What is asked, in a line.
    pub title: &'static str,
    /// The form of the input.
    pub reads: &'static str,
    /// The form of the output.
    pub prints: &'static str,
    /// What a case is and what its answer is.
    pub task: Task,
    /// The problem's names at the judges that have it, such as `"POJ 1077"`.
    pub judges: &'static [&'static str],
    /// Answers all cases of an input.
    pub solve: fn(&mut Tied) -> Result<(), Error>,
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

/// How the boards of the eight puzzle are written, up to the blank.
const BOARDS: &str =
    "boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space\n\
     between them, to the end of the input or a line that is 0";

/// AcWing 179.
pub static ACWING179: Problem = Problem {
    name: "acwing179",
    title: "the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x",
    reads: BOARDS,
    prints: "a line for each board: the moves of the blank, out of u d l r, or unsolvable",
    task: Task::Path(&acwing179::GOAL),
    judges: &["AcWing 179", "HDU 1043", "POJ 1077"],
    solve: acwing179::solve,
};

/// AcWing 845.
pub static ACWING845: Problem = Problem {
    name: "acwing845",
    title: "the eight puzzle, the least number of moves to 1 2 3 4 5 6 7 8 x",
    reads: BOARDS,
    prints: "a line for each board: the number, or -1 if there is no path",
    task: Task::Distance(&acwing845::GOAL),
    judges: &["AcWing 845", "AOJ ALDS1_13_B"],
    solve: acwing845::solve,
};

/// HDU 3567.
pub static HDU3567: Problem = Problem {
    name: "hdu3567",
    title: "the eight puzzle, a shortest path from any board to any other",
    reads: "the number of cases, and for each two boards of nine cells, 1 to 8 and X (or 0) for\n\
            the blank: the start and the goal",
    prints: "two lines for each case: Case N: and the least number of moves, or -1 if there is\n\
             no path; and the moves of the blank, the first shortest path in lexicographic order",
    task: Task::Pair,
    judges: &["HDU 3567"],
    solve: hdu3567::solve,
};

/// Luogu P1379.
pub static P1379: Problem = Problem {
    name: "p1379",
    title: "the eight puzzle, the least number of moves to 123804765",
    reads: BOARDS,
    prints: "a line for each board: the number, or -1 if there is no path",
    task: Task::Distance(&p1379::GOAL),
    judges: &["Luogu P1379"],
    solve: p1379::solve,
};

/// POJ 2286.
pub static POJ2286: Problem = Problem {
    name: "poj2286",
    title: "the rotation game, the fewest moves that fill the centre with one symbol",
    reads: "boards of 24 symbols, eight each of 1 2 3, with or without white space between them,\n\
            to the end of the input or a 0",
    prints:
        "two lines for each board: the moves, out of A to H, the fewest and then the first in\n\
             lexicographic order, or No moves needed; and the symbol in the centre",
    task: Task::Rotation,
    judges: &["POJ 2286", "AcWing 181", "HDU 1667", "UVa 1343", "BOJ 5070"],
    solve: poj2286::solve,
};

/// All problems.
pub static PROBLEMS: [&Problem; 5] = [&ACWING179, &ACWING845, &HDU3567, &P1379, &POJ2286];
