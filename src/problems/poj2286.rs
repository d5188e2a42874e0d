//! POJ 2286, the rotation game: the first of the shortest paths for each board.
//!
//! Method: bidirectional: iterative deepening from the board, up to four moves, to a table of the
//!         patterns around the full centre, which breadth-first search extends as far as the boards
//!         so far have needed.
//! Time:   some microseconds for a board, and 3 ms over all of them for the table.
//! Space:  0.7 MB for the distances of all patterns.

use crate::rotation::board::{self, Board};
use crate::rotation::search::Solver;
use crate::tied::{Error, Tied};

/// Answers all boards of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve(io: &mut Tied) -> Result<(), Error> {
    let mut solver = Solver::new();
    let mut board = Board::default();
    while board::read(io, &mut board)? {
        let solution = solver.solve(&board);
        if solution.path.is_empty() {
            io.answers.extend(b"No moves needed");
        }
        io.answers.extend(solution.path.iter().map(|step| step.letter()));
        io.answers.extend([b'\n', b'1' + solution.symbol, b'\n']);
    }
    Ok(())
}
