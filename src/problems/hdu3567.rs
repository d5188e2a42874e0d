//! HDU 3567, the eight puzzle from any board to any other: the first of the shortest paths.
//!
//! Method: IDA* with a disjoint pattern database; for each cell of the goal's blank breadth-first
//!         search from the goal to a table, once that many have been visited that it pays.
//! Time:   120 to 200 positions for a case, 6,461 at most; 181,440 once for each of nine goals,
//!         and then O(1).
//! Space:  50 KB; with the tables 1.5 MB more for each of nine goals.

use std::io::Write;

use crate::cases;
use crate::eight::board::CELLS;
use crate::eight::databases::pdb;
use crate::eight::moves::Move;
use crate::eight::numbering::Goal;
use crate::eight::path::{Letters, Path};
use crate::eight::Solver;
use crate::tied::{Error, Tied};

/// The moves in lexicographic order.
pub const MOVES: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

static LETTERS: Letters = Letters::new(&MOVES);

/// Answers all cases of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve(io: &mut Tied) -> Result<(), Error> {
    let count = cases::count(io)?;
    // All goals with the blank on one cell are one, once their tiles are labelled.
    let mut solvers: [Option<Solver<Path>>; CELLS] = Default::default();
    for case in 1..=count {
        let [start, goal] = cases::read(io, case, count)?;
        let goal = Goal::new(&goal);
        let new = || Solver::new(goal.blank, pdb(goal.blank), MOVES);
        let solver = solvers[goal.blank].get_or_insert_with(new);
        // Writing to memory does not fail.
        let _ = match solver.solve(goal.position(&start)) {
            Some(path) => {
                let head = writeln!(io.answers, "Case {case}: {}", path.length());
                LETTERS.write(path, &mut io.answers);
                head
            }
            None => writeln!(io.answers, "Case {case}: -1"),
        };
        io.answers.push(b'\n');
    }
    Ok(())
}
