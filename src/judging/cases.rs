//! The cases of all problems in one form: to read, to move, to solve and to write them.

use std::io::{self, ErrorKind};

use crate::binaries::{Binary, Task};
use crate::eight::board::{blank, renamed, Board};
use crate::eight::moves::Move;
use crate::eight::notation::{pairs, AS_WRITTEN};
use crate::eight::pdb::pdb;
use crate::eight::search::{is_solvable, Search};
use crate::input::is_space;
use crate::judging::judges::{Kind, Problem};
use crate::rotation;
use crate::rotation::moves::Turn;
use crate::rotation::notation::NOTATION;
use crate::rotation::numbering::Pattern;
use crate::tied::{Tied, BOM};

/// A board, or a start and a goal, with the tiles as they are written. [`Oracle::solve`] panics if
/// they are not boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// A start and a goal of the eight puzzle.
    Eight(Board, Board),
    /// A board of the rotation game.
    Rotation(rotation::board::Board),
}

impl Case {
    /// Returns the case after the move of a letter, or `None` if no move has that letter or if the
    /// blank would leave the board.
    pub fn after(&self, letter: u8) -> Option<Case> {
        match self {
            Case::Eight(board, goal) => {
                let step = Move::ALL.into_iter().find(|step| step.letter() == letter)?;
                Some(Case::Eight(step.after(board)?, *goal))
            }
            Case::Rotation(board) => {
                let turn = Turn::ALL.into_iter().find(|turn| turn.letter() == letter)?;
                Some(Case::Rotation(turn.after(board)))
            }
        }
    }

    /// Returns whether it is solved.
    pub fn is_solved(&self) -> bool {
        match self {
            Case::Eight(board, goal) => board == goal,
            Case::Rotation(board) => {
                (0..3).any(|symbol| Pattern::new(symbol, board) == Pattern::SOLVED)
            }
        }
    }

    /// Returns its kind.
    pub fn kind(&self) -> Kind {
        match self {
            _ if self.is_solved() => Kind::Solved,
            Case::Eight(start, goal) if !is_solvable(&renamed(start, goal)) => Kind::Unsolvable,
            _ => Kind::Solvable,
        }
    }

    /// Returns the case with the tiles 7 and 8 exchanged on the start: unsolvable if this one is
    /// solvable, and the other way round. For the rotation game, returns the case itself.
    pub fn twin(&self) -> Case {
        let other = |tile| if tile == 7 || tile == 8 { 15 - tile } else { tile };
        match self {
            Case::Eight(start, goal) => Case::Eight(start.map(other), *goal),
            Case::Rotation(_) => *self,
        }
    }

    /// Returns the boards that an input has for it.
    pub fn boards(&self, binary: &Binary) -> Vec<&[u8]> {
        match self {
            Case::Eight(start, goal) if binary.task.is_pair() => vec![start, goal],
            Case::Eight(start, _) => vec![start],
            Case::Rotation(board) => vec![board],
        }
    }
}

/// A right answer.
pub struct Solution {
    /// The letters of a shortest path, the first in the order of the problem's moves.
    pub path: String,
    /// The symbol that fills the centre after these moves, in the rotation game.
    pub centre: Option<char>,
}

/// The right answers: a solver of the cases of a problem.
pub struct Oracle {
    /// The problem.
    pub problem: Problem,
    /// How many positions its searches have visited.
    pub visited: usize,
    rotation: rotation::search::Search,
}

impl Oracle {
    /// Returns the oracle of a problem.
    pub fn new(problem: &Problem) -> Oracle {
        Oracle { problem: *problem, visited: 0, rotation: rotation::search::Search::new() }
    }

    /// Returns how many moves the farthest of some cases takes. An unsolvable case counts as its
    /// twin.
    pub fn farthest(&mut self, cases: &[Case]) -> usize {
        let solve = |case: &Case| self.solve(case).or_else(|| self.solve(&case.twin()));
        let solutions = cases.iter().filter_map(solve);
        solutions.map(|solution| solution.path.len()).max().unwrap_or(0)
    }

    /// Returns the solution of a case, or `None` if no path exists.
    pub fn solve(&mut self, case: &Case) -> Option<Solution> {
        match case {
            Case::Eight(start, goal) => {
                let order = match self.problem.binary.task {
                    Task::Path(_) | Task::Distance(_) => Move::ALL,
                    Task::Pair => Move::LEXICOGRAPHIC,
                    Task::Rotation => panic!("the rotation game has no such case"),
                };
                let mut search = Search::new(pdb(blank(goal)), order);
                let path = search.solve(&renamed(start, goal))?.moves();
                self.visited += search.visited;
                let path = path.map(|step| char::from(step.letter())).collect();
                Some(Solution { path, centre: None })
            }
            Case::Rotation(board) => {
                let (path, symbol) = self.rotation.solve(board);
                self.visited = self.rotation.visited;
                let path = path.into_iter().map(|turn| char::from(turn.letter())).collect();
                Some(Solution { path, centre: Some(char::from(b'1' + symbol)) })
            }
        }
    }
}

/// Reads the cases of an input, and calls a function with each as soon as it has been read.
///
/// # Errors
/// The input breaks a rule, or holds no case at all, or a stream fails.
pub fn each(
    binary: &Binary,
    io: &mut Tied,
    mut call: impl FnMut(&mut Tied, Case),
) -> io::Result<()> {
    let mut is_empty = true;
    let mut note = |io: &mut Tied, case| {
        is_empty = false;
        call(io, case);
    };
    match binary.task {
        Task::Path(goal) | Task::Distance(goal) => {
            AS_WRITTEN.each(io, |start, io| note(io, Case::Eight(*start, goal)))
        }
        Task::Pair => pairs(io, |_, [start, goal], io| note(io, Case::Eight(start, goal))),
        Task::Rotation => NOTATION.each(io, |board, io| note(io, Case::Rotation(*board))),
    }?;
    if is_empty {
        return Err(io::Error::new(ErrorKind::InvalidData, "there is no board"));
    }
    Ok(())
}

/// Reads all cases of an input, each with the line where it starts, from 1.
///
/// # Errors
/// As [`each`].
pub fn read(binary: &Binary, input: &[u8]) -> io::Result<Vec<(usize, Case)>> {
    let text = input.strip_prefix(BOM).unwrap_or(input);
    let (mut cases, mut line, mut counted, mut sink) = (Vec::new(), 1, 0, io::sink());
    each(binary, &mut Tied::new(&mut &*input, &mut sink), |io, case| {
        // From the end of the case, go back by all of its symbols. Each is one byte.
        let symbols = (0..io.passed() as usize).rev().filter(|&i| !is_space(text[i]));
        let length = case.boards(binary).concat().len();
        let start = symbols.take(length).last().expect("a case has symbols");
        line += text[counted..start].iter().filter(|&&byte| byte == b'\n').count();
        counted = start;
        cases.push((line, case));
    })?;
    Ok(cases)
}

/// Returns the parts of an input of `count` cases, as the judge writes it.
pub fn parts<'a>(
    problem: &'a Problem,
    count: usize,
    cases: impl Iterator<Item = Case> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let binary = problem.binary;
    let count = binary.task.is_pair().then(|| format!("{count}\n"));
    let end = problem.cases.ends_with_zero.then(|| "0\n".to_string());
    let text =
        move |case: Case| case.boards(binary).iter().map(|board| problem.text(board)).collect();
    count.into_iter().chain(cases.map(text)).chain(end)
}
