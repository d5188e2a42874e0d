//! The cases of all problems in one form: to read, to move and to write them.

use std::io::{self, ErrorKind};

use crate::eight;
use crate::judging::problems::{Edge, Problem, Task};
use crate::judging::reader::Reader;
use crate::rotation::{self, CENTRE};

/// A board, or a start and a goal, with the symbols as they are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// A start and a goal of the eight puzzle.
    Eight(eight::Board, eight::Board),
    /// A board of the rotation game.
    Rotation(rotation::Board),
}

impl Case {
    /// Returns the case after the move of a letter, or `None` if no move has that letter or if the
    /// blank would leave the board.
    pub fn after(&self, letter: u8) -> Option<Case> {
        match self {
            Case::Eight(board, goal) => Some(Case::Eight(board.after(letter)?, *goal)),
            Case::Rotation(board) if (b'A'..=b'H').contains(&letter) => {
                Some(Case::Rotation(board.after(usize::from(letter - b'A'))))
            }
            Case::Rotation(_) => None,
        }
    }

    /// Returns the symbol in the centre after the moves of a path; or `None` if a move is
    /// impossible, or in the eight puzzle.
    pub fn centre_after(&self, path: &str) -> Option<char> {
        let end = path.bytes().try_fold(*self, |case, letter| case.after(letter))?;
        Some(char::from(b'0' + end.rotation()?.centre()))
    }

    /// Returns the start and the goal of the eight puzzle, or `None` in the rotation game.
    pub fn eight(&self) -> Option<(eight::Board, eight::Board)> {
        match *self {
            Case::Eight(start, goal) => Some((start, goal)),
            Case::Rotation(_) => None,
        }
    }

    /// Returns the board of the rotation game, or `None` in the eight puzzle.
    pub fn rotation(&self) -> Option<rotation::Board> {
        match *self {
            Case::Eight(..) => None,
            Case::Rotation(board) => Some(board),
        }
    }

    /// Returns whether the start is the goal, or the centre is full of one symbol.
    pub fn is_solved(&self) -> bool {
        match self {
            Case::Eight(start, goal) => start == goal,
            Case::Rotation(board) => CENTRE.iter().all(|&square| board.0[square] == board.centre()),
        }
    }

    /// Returns the kind of edge case that this is, if it is one.
    pub fn edge(&self) -> Option<Edge> {
        match self.distance() {
            Some(0) => Some(Edge::Solved),
            None => Some(Edge::Unsolvable),
            Some(_) => None,
        }
    }

    /// Returns the case with the tiles 7 and 8 exchanged on the start: unsolvable if this one is
    /// solvable, and the other way round. For the rotation game, returns the case itself.
    pub fn swapped(&self) -> Case {
        let other = |tile| if tile == 7 || tile == 8 { 15 - tile } else { tile };
        match self {
            Case::Eight(start, goal) => Case::Eight(eight::Board(start.0.map(other)), *goal),
            Case::Rotation(_) => *self,
        }
    }
}

/// Returns all cases of an input, each with the line where it starts, from 1.
///
/// # Errors
/// The input breaks a rule, or holds no case at all.
pub fn read(problem: &Problem, input: &[u8]) -> io::Result<Vec<(usize, Case)>> {
    let mut cases = Vec::new();
    read_into(&mut cases, problem, input)?;
    Ok(cases)
}

/// Adds the cases of an input to a list, those before an error, too.
///
/// # Errors
/// The same as those of [`read`].
pub fn read_into(
    cases: &mut Vec<(usize, Case)>,
    problem: &Problem,
    input: &[u8],
) -> io::Result<()> {
    let mut reader = Reader::new(input);
    if problem.task.is_pair() {
        read_pairs(cases, &mut reader)?;
    }
    while let Some(byte) = reader.peek() {
        let line = reader.line;
        let case = match problem.task {
            // What follows the pairs is not read.
            Task::Pair => break,
            // Such a zero is not the blank of a board, but ends the input.
            Task::Path(_) | Task::Distance(_) if byte == b'0' && reader.is_at_last_byte() => break,
            Task::Path(goal) | Task::Distance(goal) => Case::Eight(reader.eight()?, goal),
            Task::Rotation if byte == b'0' => break,
            Task::Rotation => Case::Rotation(reader.rotation()?),
        };
        cases.push((line, case));
    }
    if cases.is_empty() {
        return Err(io::Error::new(ErrorKind::InvalidData, "there is no board"));
    }
    Ok(())
}

/// Adds as many pairs to a list as the number says with which the input begins.
fn read_pairs(cases: &mut Vec<(usize, Case)>, reader: &mut Reader) -> io::Result<()> {
    let count = reader.count()?;
    for number in 1..=count {
        let ended = format!("the input ends in case {number} of {count}");
        reader.peek().ok_or_else(|| reader.error(&ended))?;
        let line = reader.line;
        let start = reader.eight()?;
        reader.peek().ok_or_else(|| reader.error(&ended))?;
        let goal = reader.eight()?;
        cases.push((line, Case::Eight(start, goal)));
    }
    Ok(())
}

/// Returns the parts of an input of `count` cases, as the judge writes it.
pub fn parts<'a>(
    problem: &'a Problem,
    count: usize,
    cases: impl Iterator<Item = Case> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let is_pair = problem.task.is_pair();
    let first_line = is_pair.then(|| format!("{count}\n"));
    let last_line = problem.task.is_rotation().then(|| "0\n".to_string());
    let boards = cases.map(move |case| match case {
        Case::Eight(start, goal) if is_pair => {
            problem.laid_out(&start.0) + &problem.laid_out(&goal.0)
        }
        Case::Eight(start, _) => problem.laid_out(&start.0),
        Case::Rotation(board) => problem.laid_out(&board.0),
    });
    first_line.into_iter().chain(boards).chain(last_line)
}
