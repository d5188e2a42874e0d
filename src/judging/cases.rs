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
        let exchanged = |tile| match tile {
            7 => 8,
            8 => 7,
            _ => tile,
        };
        match self {
            Case::Eight(start, goal) => Case::Eight(eight::Board(start.0.map(exchanged)), *goal),
            Case::Rotation(_) => *self,
        }
    }
}

/// The cases of an input.
#[derive(Default)]
pub struct Cases {
    /// The lines where they begin, from 1.
    pub lines: Vec<usize>,
    /// The cases, in the order of the input.
    pub cases: Vec<Case>,
}

impl Cases {
    fn add(&mut self, line: usize, case: Case) {
        self.lines.push(line);
        self.cases.push(case);
    }
}

/// Returns all cases of an input.
///
/// # Errors
/// The input breaks a rule, or holds no case at all.
pub fn read(problem: &Problem, input: &[u8]) -> io::Result<Cases> {
    let mut cases = Cases::default();
    read_into(&mut cases, problem, input)?;
    Ok(cases)
}

/// Adds the cases of an input to others, those before an error, too.
///
/// # Errors
/// The same as those of [`read`].
pub fn read_into(cases: &mut Cases, problem: &Problem, input: &[u8]) -> io::Result<()> {
    let mut reader = Reader::new(input);
    match problem.task {
        // What follows the pairs is not read.
        Task::Pair => read_pairs(cases, &mut reader)?,
        Task::Path(goal) | Task::Distance(goal) => {
            while let Some(byte) = reader.peek() {
                // A zero that stands last ends the input; it is not the blank of a board.
                if byte == b'0' && reader.is_at_last_byte() {
                    break;
                }
                let line = reader.line;
                cases.add(line, Case::Eight(reader.eight()?, goal));
            }
        }
        Task::Rotation => {
            // A zero in place of a board ends the input.
            while reader.peek().map_or(false, |byte| byte != b'0') {
                let line = reader.line;
                cases.add(line, Case::Rotation(reader.rotation()?));
            }
        }
    }
    if cases.cases.is_empty() {
        return Err(io::Error::new(ErrorKind::InvalidData, "there is no board"));
    }
    Ok(())
}

/// Adds as many pairs as the number says with which the input begins.
fn read_pairs(cases: &mut Cases, reader: &mut Reader) -> io::Result<()> {
    let count = reader.count()?;
    for number in 1..=count {
        let ended = format!("the input ends in case {number} of {count}");
        if reader.peek().is_none() {
            return Err(reader.error(&ended));
        }
        let line = reader.line;
        let start = reader.eight()?;
        if reader.peek().is_none() {
            return Err(reader.error(&ended));
        }
        let goal = reader.eight()?;
        cases.add(line, Case::Eight(start, goal));
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
