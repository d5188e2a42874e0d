//! The cases of an input, each with the line where it starts.

use std::{io, iter};

use puzzle_solvers::cases;
use puzzle_solvers::eight::board::Board;
use puzzle_solvers::input::skip_space;
use puzzle_solvers::tied::Tied;

/// What is asked once.
pub struct Case<B> {
    /// The line of the input, from 1, where the first of its boards starts.
    pub line: u64,
    /// Its board or boards.
    pub boards: B,
}

/// Reads the cases of a problem that asks about one board at a time; `read_board` reads
/// the next one and returns whether there was one.
///
/// # Errors
/// As `read_board`.
pub fn read<B: Default>(
    input: &mut Tied,
    read_board: fn(&mut Tied, &mut B) -> io::Result<bool>,
) -> io::Result<Vec<Case<B>>> {
    iter::from_fn(|| next(input, read_board).transpose()).collect()
}

/// Reads the number of cases and then for each its start and its goal.
///
/// # Errors
/// The input breaks a rule or ends too early, or cannot be read.
pub fn read_pairs(input: &mut Tied) -> io::Result<Vec<Case<[Board; 2]>>> {
    let count = cases::count(input)?;
    let read_pair = |case| {
        skip_space(input)?;
        let line = input.place().0;
        Ok(Case { line, boards: cases::read(input, case, count)? })
    };
    (1..=count).map(read_pair).collect()
}

fn next<B: Default>(
    input: &mut Tied,
    read_board: fn(&mut Tied, &mut B) -> io::Result<bool>,
) -> io::Result<Option<Case<B>>> {
    skip_space(input)?;
    let line = input.place().0;
    let mut boards = B::default();
    Ok(read_board(input, &mut boards)?.then_some(Case { line, boards }))
}
