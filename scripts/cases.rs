//! The cases of all problems, in one form: read, moved, solved.

// Each tool uses a part.
#![allow(dead_code)]

use std::io::{self, ErrorKind};

use puzzle_solvers::eight::board::{self as eight_board, blank, goal, renamed};
use puzzle_solvers::eight::moves::Move as EightMove;
use puzzle_solvers::eight::search::Search as EightSearch;
use puzzle_solvers::input::{count, is_space};
use puzzle_solvers::problems::hdu3567::{pdb, MOVES};
use puzzle_solvers::problems::{Problem, Task};
use puzzle_solvers::rotation::board as rotation_board;
use puzzle_solvers::rotation::moves::Move as RotationMove;
use puzzle_solvers::rotation::numbering::Pattern;
use puzzle_solvers::rotation::search::Search as RotationSearch;
use puzzle_solvers::tied::{Tied, MARK};

use crate::judges::JudgeProblem;

/// How many bytes of an input are written at a time.
const PIECE: usize = 1 << 16;

/// What is asked once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// A start and a goal of the eight puzzle.
    Eight(eight_board::Board, eight_board::Board),
    /// A board of the rotation game.
    Rotation(rotation_board::Board),
}

impl Case {
    /// Returns the case after the move of a letter.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn after(&self, letter: u8) -> Result<Case, &'static str> {
        match self {
            Case::Eight(board, goal) => {
                let step = EightMove::ALL.into_iter().find(|it| it.letter() == letter);
                let step = step.ok_or("is not a move")?;
                Ok(Case::Eight(step.after(board).ok_or("leaves the board")?, *goal))
            }
            Case::Rotation(board) => {
                let turn = RotationMove::ALL.into_iter().find(|it| it.letter() == letter);
                Ok(Case::Rotation(turn.ok_or("is not a move")?.after(board)))
            }
        }
    }

    /// Returns whether nothing is left to do.
    pub fn is_solved(&self) -> bool {
        match self {
            Case::Eight(board, goal) => board == goal,
            Case::Rotation(board) => {
                (0..3).any(|symbol| Pattern::new(symbol, board) == Pattern::SOLVED)
            }
        }
    }

    /// Returns the case with the tiles 7 and 8 exchanged on the start: unsolvable if this one is
    /// solvable, and the other way round.
    pub fn twin(&self) -> Case {
        let other = |tile| if tile == 7 || tile == 8 { 15 - tile } else { tile };
        match self {
            Case::Eight(start, goal) => Case::Eight(start.map(other), *goal),
            Case::Rotation(_) => *self,
        }
    }

    /// Returns the boards that an input gives for it.
    pub fn boards(&self, problem: &Problem) -> Vec<&[u8]> {
        match self {
            Case::Eight(start, goal) if matches!(problem.task, Task::Pair) => vec![start, goal],
            Case::Eight(start, _) => vec![start],
            Case::Rotation(board) => vec![board],
        }
    }
}

/// The letters of a shortest path, the first in the order of the problem's moves, and the symbol in
/// the centre after it, if it is the rotation game.
pub type Solution = (Vec<u8>, u8);

/// Solves the cases of a problem.
pub struct Solver {
    moves: [EightMove; 4],
    eight: [Option<EightSearch>; eight_board::CELLS],
    rotation: RotationSearch,
}

impl Solver {
    /// Returns a solver for a problem.
    pub fn new(problem: &Problem) -> Solver {
        let moves = if matches!(problem.task, Task::Pair) { MOVES } else { EightMove::ALL };
        Solver { moves, eight: Default::default(), rotation: RotationSearch::new() }
    }

    /// Returns the solution of a case, or `None` if no path exists.
    pub fn solve(&mut self, case: &Case) -> Option<Solution> {
        match case {
            Case::Eight(start, goal) => {
                let goal_blank = blank(goal);
                let new = || EightSearch::new(pdb(goal_blank), self.moves);
                let search = self.eight[goal_blank].get_or_insert_with(new);
                let path = search.solve(&renamed(start, goal))?.moves().map(EightMove::letter);
                Some((path.collect(), 0))
            }
            Case::Rotation(board) => {
                let (path, symbol) = self.rotation.solve(board);
                Some((path.into_iter().map(RotationMove::letter).collect(), b'1' + symbol))
            }
        }
    }
}

/// Reads the cases of an input, and calls a function with each as soon as it has been read.
///
/// # Errors
/// The input breaks a rule, or holds no case at all, or a stream or the function fails.
pub fn each(
    problem: &Problem,
    io: &mut Tied,
    mut call: impl FnMut(&mut Tied, Case) -> io::Result<()>,
) -> io::Result<()> {
    let count = if problem.notation.is_counted { Some(count(io)?) } else { None };
    let mut number = 0;
    while count != Some(number) {
        match next(problem, io, count.map(|count| (number + 1, count)))? {
            Some(case) => call(io, case)?,
            None => break,
        }
        number += 1;
    }
    match number {
        0 => Err(io::Error::new(ErrorKind::InvalidData, "there is no board")),
        _ => Ok(()),
    }
}

/// Reads the next case, if there is one. `counted` is its number and that of all, if they are
/// counted.
fn next(problem: &Problem, io: &mut Tied, counted: Option<(u64, u64)>) -> io::Result<Option<Case>> {
    match problem.task {
        Task::Path(goal_blank) | Task::Distance(goal_blank) => {
            let start = board(problem, io, counted)?;
            Ok(start.map(|start| Case::Eight(start, goal(goal_blank))))
        }
        Task::Pair => match (board(problem, io, counted)?, board(problem, io, counted)?) {
            (Some(start), Some(goal)) => Ok(Some(Case::Eight(start, goal))),
            (Some(_), None) => Err(io.error("the goal is missing")),
            (None, _) => Ok(None),
        },
        Task::Rotation => Ok(board(problem, io, counted)?.map(Case::Rotation)),
    }
}

fn board<const N: usize>(
    problem: &Problem,
    io: &mut Tied,
    counted: Option<(u64, u64)>,
) -> io::Result<Option<[u8; N]>> {
    if let Some((case, cases)) = counted {
        return problem.notation.read_case(io, case, cases).map(Some);
    }
    let mut cells = [0; N];
    Ok(problem.notation.read(io, &mut cells)?.then_some(cells))
}

/// Reads all cases of an input, each with the line where it starts, from 1.
///
/// # Errors
/// As [`each`].
pub fn read(problem: &Problem, mut input: &[u8]) -> io::Result<Vec<(usize, Case)>> {
    let (mut line, text) = (1, input.strip_prefix(MARK).unwrap_or(input));
    let mut lines = text.iter().filter_map(|byte| {
        line += usize::from(*byte == b'\n');
        (!is_space(*byte)).then_some(line)
    });
    let count = text.split(|byte| is_space(*byte)).find(|word| !word.is_empty());
    let mut passed = if problem.notation.is_counted { count.unwrap_or_default().len() } else { 0 };
    let (mut cases, mut sink) = (Vec::new(), io::sink());
    each(problem, &mut Tied::new(&mut input, &mut sink), |_, case| {
        cases.push((lines.nth(passed).expect("a board has symbols"), case));
        passed = case.boards(problem).concat().len() - 1;
        Ok(())
    })?;
    Ok(cases)
}

/// Writes an input of `count` cases as answers of `io`, as a judge writes it.
///
/// # Errors
/// It cannot be written.
pub fn write(
    judge_problem: &JudgeProblem,
    count: usize,
    cases: impl Iterator<Item = Case>,
    io: &mut Tied,
) -> io::Result<()> {
    let problem = judge_problem.problem;
    if problem.notation.is_counted {
        io.answers.extend(format!("{count}\n").bytes());
    }
    for case in cases {
        for board in case.boards(problem) {
            io.answers.extend(judge_problem.text(board).bytes());
        }
        if io.answers.len() >= PIECE {
            io.flush()?;
        }
    }
    if judge_problem.cases.words.ends_with("`0`") {
        io.answers.extend(b"0\n");
    }
    io.flush()
}
