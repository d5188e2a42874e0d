//! Luogu P1379, the eight puzzle: the least number of moves to `123804765`.
//!
//! Method: IDA* with a disjoint pattern database, which the compiler fills.
//! Time:   some 120 positions for a board, 2,895 at most.
//! Space:  7 KB of tables, 128 KB of input.

use std::io;
use std::process::ExitCode;

use crate::eight::adaptive::Adaptive;
use crate::eight::board::{blank, notation, Board, BLANK};
use crate::eight::moves::Move;
use crate::eight::path::Distance;
use crate::eight::pdb::{FourTiles, Pdb};
use crate::eight::search::Search;
use crate::input::Notation;
use crate::problems::{Problem, Task, EIGHT_BOARDS};
use crate::tied::{run, Tied};

const GOAL: Board = [1, 2, 3, 8, BLANK, 4, 7, 6, 5];
const GOAL_BLANK: usize = blank(&GOAL);

static NOTATION: Notation = notation(&GOAL);

const PDB: Pdb = Pdb {
    goal_blank: GOAL_BLANK,
    first: &FourTiles::<GOAL_BLANK>::COSTS,
    last: &FourTiles::<{ 8 - GOAL_BLANK }>::COSTS,
};

/// Answers all boards of the input, each by the number or -1.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
fn solve(
    io: &mut Tied,
    mut distance: impl FnMut(&Board, &Tied) -> Option<Distance>,
) -> io::Result<()> {
    NOTATION.each(io, |board, io| {
        match distance(board, io) {
            Some(distance) => distance.write_number(&mut io.answers),
            None => io.answers.extend(b"-1"),
        }
        io.answers.push(b'\n');
        Ok(())
    })
}

/// Runs the submission.
pub fn main() -> ExitCode {
    let mut search = Search::new(PDB, Move::ALL);
    run("p1379", &mut io::stdin(), |io| {
        solve(io, |board, _| search.solve(board).map(Distance::from))
    })
}

/// The problem, for its binary and the tools.
pub static P1379: Problem = Problem {
    name: "p1379",
    title: "the eight puzzle, the least number of moves to 123804765",
    reads: EIGHT_BOARDS,
    prints: "a line for each board: the number, or -1 if there is no path",
    notation: &NOTATION,
    task: Task::Distance(GOAL_BLANK),
    solve: |io| {
        let mut adaptive = Adaptive::new(PDB, Move::ALL);
        solve(io, |board, io| adaptive.answer(board, io))
    },
};
