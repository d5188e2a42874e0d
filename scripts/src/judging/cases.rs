//! Reads the cases of an input, and writes them as a judge does.
//!
//! - A `0` where a board would begin ends the input. In the eight puzzle, `0` is also the blank, so
//!   it ends the input only if nothing but separators follows.
//! - An input of HDU 3567 begins with the number of its pairs. Nothing after the last pair is read.

pub mod reader;

use std::io::{self, ErrorKind};

use crate::judging::case::Case;
use crate::judging::cases::reader::Reader;
use crate::judging::problems::{Problem, Task};

#[derive(Default)]
pub struct Parsed {
    /// For each case, the number of the line on which it begins, from 1.
    pub line_numbers: Vec<usize>,
    /// The cases, in the order of the input.
    pub cases: Vec<Case>,
}

impl Parsed {
    fn add(&mut self, line: usize, case: Case) {
        self.line_numbers.push(line);
        self.cases.push(case);
    }
}

/// Reads all cases of an input.
///
/// # Errors
/// The input breaks a rule, or holds no case at all.
pub fn read(problem: &Problem, input: &[u8]) -> io::Result<Parsed> {
    let mut parsed = Parsed::default();
    read_into(&mut parsed, problem, input)?;
    Ok(parsed)
}

/// Adds the cases of an input to `parsed`. If there is an error, adds the cases before the error.
///
/// # Errors
/// The same errors as [`read`].
pub fn read_into(parsed: &mut Parsed, problem: &Problem, input: &[u8]) -> io::Result<()> {
    let mut reader = Reader::new(input);
    match problem.task {
        Task::Pair => read_pairs(parsed, &mut reader)?,
        Task::Path(goal) | Task::Distance(goal) => {
            while let Some(byte) = reader.peek() {
                if byte == b'0' && reader.is_at_last_byte() {
                    break;
                }
                let line = reader.line;
                parsed.add(line, Case::Eight(reader.eight()?, goal));
            }
        }
        Task::Rotation => {
            while reader.peek().map_or(false, |byte| byte != b'0') {
                let line = reader.line;
                parsed.add(line, Case::Rotation(reader.rotation()?));
            }
        }
    }
    if parsed.cases.is_empty() {
        return Err(io::Error::new(ErrorKind::InvalidData, "there is no board"));
    }
    Ok(())
}

fn read_pairs(parsed: &mut Parsed, reader: &mut Reader) -> io::Result<()> {
    let count = reader.count()?;
    for number in 1..=count {
        let ended = format!("the input ends in case {number} of {count}");
        reader.peek().ok_or_else(|| reader.error(&ended))?;
        let line = reader.line;
        let start = reader.eight()?;
        reader.peek().ok_or_else(|| reader.error(&ended))?;
        let goal = reader.eight()?;
        parsed.add(line, Case::Eight(start, goal));
    }
    Ok(())
}

/// The input of some cases, as the judge writes it.
pub fn input(problem: &Problem, cases: &[Case]) -> String {
    parts(problem, cases.len(), cases.iter().copied()).collect()
}

/// The parts of an input of `count` cases, as the judge writes it.
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
