//! AcWing 179 (HDU 1043, POJ 1077): the eight puzzle, a shortest path to `1 2 3 4 5 6 7 8 x`.
//!
//! The solution is in `src/problems/acwing179.rs`; `src/eight/adaptive.rs` makes it quick
//! on long inputs.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::problems::acwing179;

const HELP: &str = "\
acwing179: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x
(AcWing 179, HDU 1043, POJ 1077)

usage: acwing179 < INPUT

Reads boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space
between them, to the end of the input or a line that is 0.
Prints a line for each board: the moves of the blank, out of u d l r, or unsolvable.
";

fn main() -> ExitCode {
    cli::main("acwing179", HELP, acwing179::solve::<Adaptive<Path>>)
}
