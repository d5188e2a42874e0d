//! HDU 3567, the eight puzzle from any board to any other: the first of the shortest paths.
//!
//! Method: IDA* with a disjoint pattern database for each cell of the goal's blank.
//! Time:   120 to 200 positions for a case, 6,461 at most.
//! Space:  40 KB of tables, 128 KB of input.

use std::io::{self, Write};

use crate::eight::board::{blank, notation, renamed, Board, CELLS};
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::pdb::{Costs, FourTiles, Pdb};
use crate::eight::search::{Search, Solver};
use crate::input::{count, Notation};
use crate::tied::{run, Tied};

static NOTATION: Notation = notation(b"0xX12345678", true);

/// The moves in lexicographic order.
pub const MOVES: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

/// Returns the pattern database of the goal with the blank on cell `goal_blank`.
pub fn pdb(goal_blank: usize) -> Pdb {
    let costs: [&Costs; 5] = [
        &FourTiles::<0>::COSTS,
        &FourTiles::<1>::COSTS,
        &FourTiles::<2>::COSTS,
        &FourTiles::<3>::COSTS,
        &FourTiles::<4>::COSTS,
    ];
    Pdb { goal_blank, first: costs[goal_blank.min(4)], last: costs[(8 - goal_blank).min(4)] }
}

/// Answers all cases of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<S: Solver<Path>>(io: &mut Tied) -> io::Result<()> {
    let mut solvers: [Option<S>; CELLS] = Default::default();
    let cases = count(io)?;
    for case in 1..=cases {
        let start: Board = NOTATION.read_case(io, case, cases)?;
        let goal: Board = NOTATION.read_case(io, case, cases)?;
        let new_solver = || S::from(Search::new(pdb(blank(&goal)), MOVES));
        let solver = solvers[blank(&goal)].get_or_insert_with(new_solver);
        match solver.answer(&renamed(&start, &goal), io) {
            Some(path) => {
                writeln!(io.answers, "Case {case}: {}", path.length())?;
                path.write(&mut io.answers);
            }
            None => writeln!(io.answers, "Case {case}: -1")?,
        }
        io.answers.push(b'\n');
    }
    Ok(())
}

/// Runs the submission.
pub fn main() -> std::process::ExitCode {
    run("hdu3567", &mut io::stdin(), solve::<Search>)
}

// Not for submissions.

use crate::eight::adaptive::Adaptive;
use crate::problems::{Problem, Task};

/// The problem, for its binary and the tools.
pub static HDU3567: Problem = Problem {
    name: "hdu3567",
    title: "the eight puzzle, a shortest path from any board to any other",
    judges: "HDU 3567",
    reads: "\
the number of cases, and for each two boards of nine cells, 1 to 8 and X (or 0) for the
blank: the start and the goal",
    prints: "\
two lines for each case: Case N: and the least number of moves, or -1 if there is no path;
and the moves of the blank, the first shortest path in lexicographic order",
    notation: &NOTATION,
    task: Task::Pair,
    solve: solve::<Adaptive<Path>>,
};
