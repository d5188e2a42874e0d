//! The eight puzzle from any board to any other: the first of the shortest paths.
//!
//! Method: iterative-deepening A* with a disjoint pattern database; breadth-first search from a
//!         goal to all boards, for each cell of its blank, once the input turns out long.
//! Time:   120 to 200 positions for a case, 6,461 at most; or 181,440 once for each of nine goals,
//!         and then O(1).
//! Space:  tables of 50 KB; with all paths 1.5 MB more for each of nine goals.

use std::io::Write;
use std::process::ExitCode;

use puzzle_solvers::count;
use puzzle_solvers::eight::board::{Move, CELLS};
use puzzle_solvers::eight::pairs;
use puzzle_solvers::eight::path::{Letters, Path};
use puzzle_solvers::eight::position::Names;
use puzzle_solvers::eight::Solver;
use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::problem::Problem;

/// What the problem is called, reads and prints.
pub const PROBLEM: Problem = Problem {
    name: "hdu3567",
    judges: &["HDU 3567"],
    task: "the eight puzzle, a shortest path from any board to any other",
    reads: "the number of cases, and for each two boards of nine cells, 1 to 8 and X (or 0) for\n\
            the blank: the start and the goal",
    prints: "two lines for each case: Case N: and the least number of moves, or -1 if there is\n\
             no way; and the moves of the blank, the smallest shortest path in dictionary order",
};

/// The moves in dictionary order.
pub const MOVES: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

static LETTERS: Letters = Letters::new(&MOVES);

fn main() -> ExitCode {
    PROBLEM.run(solve)
}

/// Answers all cases of the input.
pub fn solve(judge: &mut Judge) -> Result<(), Failure> {
    let cases = count::read(judge)?;
    // All goals with the blank on one cell are one, once their tiles are named alike.
    let mut solvers: [Option<Solver<Path>>; CELLS] = Default::default();
    for case in 1..=cases {
        let [start, goal] = pairs::read(judge, case, cases)?;
        let names = Names::new(&goal);
        let solver = solvers[names.blank].get_or_insert_with(|| Solver::new(names.blank, MOVES));
        match solver.solve(names.position(&start)) {
            Some(path) => {
                let _ = writeln!(judge.answers, "Case {case}: {}", path.length());
                LETTERS.write(path, &mut judge.answers);
            }
            None => {
                let _ = writeln!(judge.answers, "Case {case}: -1");
            }
        }
        judge.answers.push(b'\n');
    }
    Ok(())
}
