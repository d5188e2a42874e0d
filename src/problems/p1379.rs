//! Luogu P1379, the eight puzzle: the least number of moves to `123804765`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 120 positions for a board, 2,895 at most.
//! Space:  7 KB of tables, 128 KB of input.

use std::io;

use crate::eight::board::{notation, Board};
use crate::eight::moves::Move;
use crate::eight::path::Distance;
use crate::eight::pdb::{FourTiles, Pdb};
use crate::eight::search::{Search, Solver};
use crate::input::Notation;
use crate::tied::{run, Tied};

static NOTATION: Notation = notation(b"0xX12384765", false);

/// The goal has the blank in the middle.
const PDB: Pdb = Pdb { goal_blank: 4, first: &FourTiles::<4>::COSTS, last: &FourTiles::<4>::COSTS };

/// Answers all boards of the input, each by the number or -1.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<S: Solver<Distance>>(io: &mut Tied) -> io::Result<()> {
    let mut solver = S::from(Search::new(PDB, Move::ALL));
    let mut board = Board::default();
    while NOTATION.read(io, &mut board)? {
        let distance = solver.answer(&board, io);
        Distance::write(distance, &mut io.answers);
        io.answers.push(b'\n');
    }
    Ok(())
}

/// Runs the submission.
pub fn main() -> std::process::ExitCode {
    run("p1379", &mut io::stdin(), solve::<Search>)
}

// Not for submissions.

use crate::eight::adaptive::Adaptive;
use crate::problems::{Problem, Task, EIGHT_BOARDS};

/// The problem, for its binary and the tools.
pub static P1379: Problem = Problem {
    name: "p1379",
    title: "the eight puzzle, the least number of moves to 123804765",
    judges: "Luogu P1379",
    reads: EIGHT_BOARDS,
    prints: "a line for each board: the number, or -1 if there is no path",
    notation: &NOTATION,
    task: Task::Distance(4),
    solve: solve::<Adaptive<Distance>>,
};
