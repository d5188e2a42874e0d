//! POJ 2286, the rotation game: the first of the shortest paths for each board.
//!
//! Method: bidirectional: iterative deepening from the board, up to four moves, meets a table that
//!         breadth-first search grows around the full centre as far as needed.
//! Time:   some 9,000 positions for a board alone, 2,000 for each of 30; the table up to 265,539.
//! Space:  1 MB.

use std::io;
use std::process::ExitCode;

use crate::binaries::{Binary, Task};
use crate::rotation::notation::NOTATION;
use crate::rotation::search::Search;
use crate::tied::{run, Tied};

/// Answers all boards of the input.
fn solve(io: &mut Tied) -> io::Result<()> {
    let mut search = Search::new();
    NOTATION.each(io, |board, io| {
        let (path, symbol) = search.solve(board);
        if path.is_empty() {
            io.answers.extend(b"No moves needed");
        }
        io.answers.extend(path.iter().map(|turn| turn.letter()));
        io.answers.extend([b'\n', b'1' + symbol, b'\n']);
    })
}

/// Answers standard input.
///
/// This is the `main` of the submission that `bundle` writes. The binary runs `solve` alone.
pub fn main() -> ExitCode {
    run("poj2286", &mut io::stdin(), solve)
}

/// The binary.
pub static POJ2286: Binary = Binary {
    name: "poj2286",
    title: "the rotation game, the fewest moves that fill the centre with one symbol",
    judges: "TIOJ 1673, AcWing 181, POJ 2286, HDU 1667, UVa 1343",
    reads: "\
boards of 24 symbols, eight each of 1 2 3, with or without white space between them, to the
end of the input or a 0",
    prints: "\
two lines for each board: the moves, out of A to H, or No moves needed; then the symbol in
the centre; of several shortest paths the first in lexicographic order",
    task: Task::Rotation,
    solve,
};
