//! The cases of an input, each with the line where it starts.

use std::iter;

use puzzle_solvers::count;
use puzzle_solvers::eight::board::Board;
use puzzle_solvers::eight::pairs;
use puzzle_solvers::judge::{is_space, Failure, Judge};

/// What is asked once.
pub struct Case<B> {
    /// The line of the input, from 1, where the first of its boards starts.
    pub line: u64,
    /// Its board or boards.
    pub boards: B,
}

/// Reads the cases of a problem that asks about one board at a time; `read_board` reads
/// the next one and tells whether it was there.
///
/// # Errors
/// As `read_board`.
pub fn read<B: Default>(
    input: &mut Judge,
    read_board: fn(&mut Judge, &mut B) -> Result<bool, Failure>,
) -> Result<Vec<Case<B>>, Failure> {
    iter::from_fn(|| next(input, read_board).transpose()).collect()
}

/// Reads the number of cases and then for each its start and its goal.
///
/// # Errors
/// The input breaks a rule or ends too early, or cannot be read.
pub fn read_pairs(input: &mut Judge) -> Result<Vec<Case<[Board; 2]>>, Failure> {
    let cases = count::read(input)?;
    let read_pair = |case| {
        skip_space(input)?;
        let line = input.place(0).line;
        Ok(Case { line, boards: pairs::read(input, case, cases)? })
    };
    (1..=cases).map(read_pair).collect()
}

fn next<B: Default>(
    input: &mut Judge,
    read_board: fn(&mut Judge, &mut B) -> Result<bool, Failure>,
) -> Result<Option<Case<B>>, Failure> {
    skip_space(input)?;
    let line = input.place(0).line;
    let mut boards = B::default();
    Ok(read_board(input, &mut boards)?.then_some(Case { line, boards }))
}

/// Moves past white space: a board starts at its first cell.
fn skip_space(input: &mut Judge) -> Result<(), Failure> {
    loop {
        input.fill()?;
        let space = input.unread().iter().take_while(|&&byte| is_space(byte)).count();
        if space == 0 {
            return Ok(());
        }
        input.consume(space);
    }
}
