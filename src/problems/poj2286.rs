//! POJ 2286, the rotation game: the first of the shortest paths for each board.
//!
//! Method: bidirectional: iterative deepening from the board, up to four moves, meets a table that
//!         breadth-first search grows around the full centre as far as needed.
//! Time:   some 120 positions for a board, and once for the table up to 265,539.
//! Space:  1 MB.

use std::io;
use std::process::ExitCode;

use crate::rotation::board::{self, Board};
use crate::rotation::search::Search;
use crate::tied::{run, Tied};

/// Answers all boards of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve(io: &mut Tied) -> io::Result<()> {
    let mut search = Search::new();
    let mut board = Board::default();
    while board::read(io, &mut board)? {
        let (path, symbol) = search.solve(&board);
        if path.is_empty() {
            io.answers.extend(b"No moves needed");
        }
        io.answers.extend(path.iter().map(|step| step.letter()));
        io.answers.extend([b'\n', b'1' + symbol, b'\n']);
    }
    Ok(())
}

/// Runs the submission.
pub fn main() -> ExitCode {
    run("poj2286", &mut io::stdin(), solve)
}
