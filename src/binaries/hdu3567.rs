//! HDU 3567, the eight puzzle from any board to any other: the first of the shortest paths.
//!
//! Method: IDA* with a disjoint pattern database for each cell of the goal's blank.
//! Time:   120 to 200 positions for a case, 6,461 at most.
//! Space:  40 KB of tables, 128 KB of input.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::binaries::{Binary, Task};
use crate::eight::adaptive::Adaptive;
use crate::eight::board::{blank, renamed, Board, CELLS};
use crate::eight::moves::Move;
use crate::eight::notation::pairs;
use crate::eight::path::{write_distance, Distance, Path};
use crate::eight::pdb::pdb;
use crate::eight::search::Search;
use crate::tied::{run, Tied};

/// Answers all cases of the input. `search` gets the cell of the goal's blank, and the start with
/// its tiles renamed by the goal.
fn solve(
    io: &mut Tied,
    mut search: impl FnMut(usize, &Board, &Tied) -> Option<Path>,
) -> io::Result<()> {
    pairs(io, |case, [start, goal], io| {
        let path = search(blank(&goal), &renamed(&start, &goal), io);
        write!(io.answers, "Case {case}: ").expect("a vector takes all");
        write_distance(path.map(Distance::from), io);
        if let Some(path) = path {
            path.write(&mut io.answers);
        }
        io.answers.push(b'\n');
    })
}

/// Answers standard input by a search for each case.
///
/// This is the `main` of the submission that `bundle` writes. The binary runs `solve` below.
pub fn main() -> ExitCode {
    let search = |goal_blank| Search::new(pdb(goal_blank), Move::LEXICOGRAPHIC);
    let mut searches: [Search; CELLS] = std::array::from_fn(search);
    run("hdu3567", &mut io::stdin(), |io| {
        solve(io, |goal_blank, board, _| searches[goal_blank].solve(board))
    })
}

/// The binary.
pub static HDU3567: Binary = Binary {
    name: "hdu3567",
    title: "the eight puzzle, a shortest path from any board to any other",
    judges: "HDU 3567",
    reads: "\
the number of cases, and for each case a start and a goal: boards of nine cells, 1 to 8 and
x, X or 0 for the blank, with or without white space between them; nothing behind the last case
is looked at",
    prints: "\
two lines for each case: `Case N: D`, D the least number of moves, or -1 if there is no path;
then the moves of the blank, out of u d l r; of several shortest paths the first in
lexicographic order",
    task: Task::Pair,
    solve: |io| {
        let mut solvers: [Option<Adaptive<Path>>; CELLS] = Default::default();
        solve(io, |goal_blank, board, io| {
            let new = || Adaptive::new(pdb(goal_blank), Move::LEXICOGRAPHIC);
            solvers[goal_blank].get_or_insert_with(new).answer(board, io)
        })
    },
};
