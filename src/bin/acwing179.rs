//! The eight puzzle: a shortest path for each board.
//!
//! Method: iterative-deepening A* with a disjoint pattern database; breadth-first search from the
//!         goal to all boards, once the input turns out long.
//! Time:   some 130 positions for a board, 3,078 at most; or 181,440 once, and then O(1).
//! Space:  tables of 50 KB; with all paths 1.5 MB more.

use std::process::ExitCode;

use puzzle_solvers::eight::board::Board;
use puzzle_solvers::eight::lines;
use puzzle_solvers::eight::path::Letters;
use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::problem::Problem;

/// What the problem is called, reads and prints.
pub const PROBLEM: Problem = Problem {
    name: "acwing179",
    judges: &["AcWing 179", "HDU 1043", "POJ 1077"],
    task: "the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x",
    reads: "boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space\n\
            between them, to the end of the input or a line that is 0",
    prints: "a line for each board: the moves of the blank, out of u d l r, or unsolvable",
};

/// The board to reach.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

static LETTERS: Letters = Letters::new(&lines::MOVES);

fn main() -> ExitCode {
    PROBLEM.run(solve)
}

/// Answers all boards of the input.
pub fn solve(judge: &mut Judge) -> Result<(), Failure> {
    lines::solve(judge, &GOAL, |path, text| match path {
        Some(path) => LETTERS.write(path, text),
        None => text.extend(b"unsolvable"),
    })
}
