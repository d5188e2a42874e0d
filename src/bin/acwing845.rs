//! AcWing 845 (AOJ ALDS1_13_B, BOJ 1525): the least number of moves to `1 2 3 4 5 6 7 8 x`.
//!
//! The solution is in `src/problems/acwing845.rs`; `src/eight/adaptive.rs` makes it quick
//! on long inputs.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::problems::acwing845;

const HELP: &str = "\
acwing845: the eight puzzle, the least number of moves to 1 2 3 4 5 6 7 8 x
(AcWing 845, AOJ ALDS1_13_B, BOJ 1525)

usage: acwing845 < INPUT

Reads boards of nine cells, 1 to 8 and x (or 0) for the blank, with or without white space
between them, to the end of the input or a line that is 0.
Prints a line for each board: the number, or -1 if there is no path.
";

fn main() -> ExitCode {
    cli::main("acwing845", HELP, acwing845::solve::<Adaptive<Distance>>)
}
