//! HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
//!
//! The solution is in `src/problems/hdu3567.rs`; `src/eight/adaptive.rs` makes it quick
//! on long inputs.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::problems::hdu3567;

const HELP: &str = "\
hdu3567: the eight puzzle, a shortest path from any board to any other
(HDU 3567)

usage: hdu3567 < INPUT

Reads the number of cases, and for each two boards of nine cells, 1 to 8 and X (or 0) for
the blank: the start and the goal.
Prints two lines for each case: Case N: and the least number of moves, or -1 if there is
no path; and the moves of the blank, the first shortest path in lexicographic order.
";

fn main() -> ExitCode {
    cli::main("hdu3567", HELP, hdu3567::solve::<Adaptive<Path>>)
}
