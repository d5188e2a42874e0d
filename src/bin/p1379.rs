//! Luogu P1379: the eight puzzle, the least number of moves to `123804765`.
//!
//! The solution is in `src/problems/p1379.rs`; `src/eight/adaptive.rs` makes it quick
//! on long inputs.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::problems::p1379;

const HELP: &str = "\
p1379: the eight puzzle, the least number of moves to 123804765
(Luogu P1379)

usage: p1379 < INPUT

Reads boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space
between them, to the end of the input or a line that is 0.
Prints a line for each board: the number, or -1 if there is no path.
";

fn main() -> ExitCode {
    cli::main("p1379", HELP, p1379::solve::<Adaptive<Distance>>)
}
