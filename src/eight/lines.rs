//! One line of output for each board of the input.

use crate::eight::answer::Answer;
use crate::eight::board::{read, Board, Move};
use crate::eight::position::Names;
use crate::eight::Solver;
use crate::judge::{Failure, Judge};

/// The moves in the order in which the statements name them. Of all shortest paths the first in
/// this order is the answer; it is the one that the official samples show.
pub const MOVES: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];

/// Answers all boards of the input, each as `write` puts it.
///
/// # Errors
/// The input breaks a rule, or a stream breaks.
pub fn solve<A: Answer>(
    judge: &mut Judge,
    goal: &Board,
    write: impl Fn(Option<A>, &mut Vec<u8>),
) -> Result<(), Failure> {
    let names = Names::new(goal);
    let mut solver = Solver::new(names.blank, MOVES);
    let mut board = Board::default();
    while read(judge, &mut board)? {
        write(solver.solve(names.position(&board)), &mut judge.answers);
        judge.answers.push(b'\n');
    }
    Ok(())
}
