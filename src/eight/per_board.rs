//! Inputs of boards that all have the same goal: an answer on a line for each.

use std::io;

use crate::eight::board::Board;
use crate::eight::moves::Move;
use crate::eight::pdb::Pdb;
use crate::eight::solver::Solver;
use crate::tied::Tied;

/// Answers all boards of the input, each as `write` puts it. Of all shortest paths the first in
/// the order of [`Move::ALL`] is taken, as in the official samples.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<S: Solver<A>, A>(
    io: &mut Tied,
    goal: &Board,
    pdb: Pdb,
    write: impl Fn(Option<A>, &mut Vec<u8>),
) -> io::Result<()> {
    let mut solver = S::new(goal, pdb, Move::ALL);
    let mut board = Board::default();
    while S::read(io, &mut board)? {
        write(solver.solve(&board), &mut io.answers);
        io.answers.push(b'\n');
    }
    Ok(())
}
