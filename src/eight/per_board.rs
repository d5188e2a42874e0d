//! Inputs of boards that all have the same goal: an answer on a line for each.

use crate::eight::answer::Answer;
use crate::eight::board::{read, Board};
use crate::eight::moves::Move;
use crate::eight::numbering::Goal;
use crate::eight::pdb::Pdb;
use crate::eight::Solver;
use crate::tied::{Error, Tied};

/// Answers all boards of the input, each as `write` puts it. Of all shortest paths the first in
/// the order of [`Move::ALL`] is taken, as in the official samples.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn solve<A: Answer>(
    io: &mut Tied,
    goal: &Board,
    pdb: Pdb,
    write: impl Fn(Option<A>, &mut Vec<u8>),
) -> Result<(), Error> {
    let goal = Goal::new(goal);
    let mut solver = Solver::new(goal.blank, pdb, Move::ALL);
    let mut board = Board::default();
    while read(io, &mut board)? {
        write(solver.solve(goal.position(&board)), &mut io.answers);
        io.answers.push(b'\n');
    }
    Ok(())
}
