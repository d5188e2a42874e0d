//! POJ 2286 (AcWing 181, HDU 1667, UVa 1343, BOJ 5070, TIOJ 1673): the rotation game.
//!
//! The solution is in `src/problems/poj2286.rs`.

use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::problems::poj2286;

const HELP: &str = "\
poj2286: the rotation game, the fewest moves that fill the centre with one symbol
(POJ 2286, AcWing 181, HDU 1667, UVa 1343, BOJ 5070, TIOJ 1673)

usage: poj2286 < INPUT

Reads boards of 24 symbols, eight each of 1 2 3, with or without white space between them,
to the end of the input or a 0.
Prints two lines for each board: the moves, out of A to H, the fewest and then the first in
lexicographic order, or No moves needed; and the symbol in the centre.
";

fn main() -> ExitCode {
    cli::main("poj2286", HELP, poj2286::solve)
}
