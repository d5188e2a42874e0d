//! The eight puzzle: the least number of moves for each board.
//!
//! Method: iterative-deepening A* with a disjoint pattern database; breadth-first search from the
//!         goal to all boards, once the input turns out long.
//! Time:   some 120 positions for a board, 2,895 at most; or 181,440 once, and then O(1).
//! Space:  tables of 50 KB; with all distances 0.2 MB more.

use std::process::ExitCode;

use puzzle_solvers::eight::board::Board;
use puzzle_solvers::eight::{distance, lines};
use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::problem::Problem;

/// What the problem is called, reads and prints.
pub const PROBLEM: Problem = Problem {
    name: "p1379",
    judges: &["Luogu P1379"],
    task: "the eight puzzle, the least number of moves to 123804765",
    reads: "boards of nine cells, 1 to 8 and 0 (or x) for the blank, with or without white space\n\
            between them, to the end of the input or a line that is 0",
    prints: "a line for each board: the number, or -1 if there is no way",
};

/// The board to reach.
pub const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

fn main() -> ExitCode {
    PROBLEM.run(solve)
}

/// Answers all boards of the input.
pub fn solve(judge: &mut Judge) -> Result<(), Failure> {
    lines::solve(judge, &GOAL, distance::write)
}
