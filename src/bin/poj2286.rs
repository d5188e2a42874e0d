//! The rotation game: the first of the shortest ways for each board.
//!
//! Method: iterative deepening from the board, up to four turns, to a ball of patterns around the
//!         full centre; breadth-first search makes it as large as the boards so far have needed.
//! Time:   some microseconds for a board, and 3 ms over all of them for the ball.
//! Space:  0.7 MB for the distances of all patterns.

use std::process::ExitCode;

use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::problem::Problem;
use puzzle_solvers::rotation::board::{self, Board};
use puzzle_solvers::rotation::pattern::letter;
use puzzle_solvers::rotation::Solver;

/// What the problem is called, reads and prints.
pub const PROBLEM: Problem = Problem {
    name: "poj2286",
    judges: &["POJ 2286", "AcWing 181", "HDU 1667", "UVa 1343", "BOJ 5070"],
    task: "the rotation game, the fewest turns that fill the centre with one symbol",
    reads: "boards of 24 symbols, eight each of 1 2 3, with or without white space between them,\n\
            to the end of the input or a 0",
    prints:
        "two lines for each board: the turns, out of A to H, the fewest and then the smallest\n\
             in dictionary order, or No moves needed; and the symbol in the centre",
};

fn main() -> ExitCode {
    PROBLEM.run(solve)
}

/// Answers all boards of the input.
pub fn solve(judge: &mut Judge) -> Result<(), Failure> {
    let mut solver = Solver::new();
    let mut board = Board::default();
    while board::read(judge, &mut board)? {
        let solution = solver.solve(&board);
        if solution.turns.is_empty() {
            judge.answers.extend(b"No moves needed");
        }
        judge.answers.extend(solution.turns.iter().map(|&turn| letter(turn)));
        judge.answers.extend([b'\n', b'1' + solution.symbol, b'\n']);
    }
    Ok(())
}
