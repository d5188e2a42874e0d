//! HDU 3567, the eight puzzle from any board to any other: the first of the shortest paths.
//!
//! Method: IDA* with a disjoint pattern database for each cell of the goal's blank.
//! Time:   120 to 200 positions for a case, 6,461 at most.
//! Space:  40 KB of tables, 128 KB of input.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::cases::{count, read};
use crate::eight::board::{blank, names, CELLS};
use crate::eight::databases::pdb;
use crate::eight::letters::Letters;
use crate::eight::moves::Move;
use crate::eight::path::Path;
use crate::eight::search::Search;
use crate::eight::solver::Solver;
use crate::tied::{run, Tied};

/// The moves in lexicographic order.
pub const MOVES: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

static LETTERS: Letters = Letters::new(&MOVES);

/// Answers all cases of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<S: Solver<Path>>(io: &mut Tied) -> io::Result<()> {
    let cases = count(io)?;
    // Once renamed, all goals with the blank on one cell are the same.
    let mut solvers: [Option<S>; CELLS] = Default::default();
    for case in 1..=cases {
        let [start, goal] = read(io, case, cases)?;
        let names = names(&goal);
        let [start, goal] = [start, goal].map(|board| board.map(|tile| names[usize::from(tile)]));
        let blank = blank(&goal);
        let solver = solvers[blank].get_or_insert_with(|| S::new(&goal, pdb(blank), MOVES));
        match solver.solve(&start) {
            Some(path) => {
                writeln!(io.answers, "Case {case}: {}", path.length())?;
                LETTERS.write(path, &mut io.answers);
            }
            None => writeln!(io.answers, "Case {case}: -1")?,
        }
        io.answers.push(b'\n');
    }
    Ok(())
}

/// Runs the submission.
pub fn main() -> ExitCode {
    run("hdu3567", &mut io::stdin(), solve::<Search>)
}
