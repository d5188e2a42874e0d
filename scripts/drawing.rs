//! Cases as pictures: boards on a grid, one after each move.

// Each tool uses a part.
#![allow(dead_code)]

pub mod svg;
pub mod text;

use std::str;

use puzzle_solvers::eight::board::{blank, BLANK};
use puzzle_solvers::problems::{Problem, Task};
use puzzle_solvers::rotation::moves::{Move, LINES};

use crate::cases::{Case, Solver};
use crate::judges::JudgeProblem;
use crate::verdict;

/// What is said of a case, and its boards: the start, then one after each move.
pub struct Drawing {
    pub headline: String,
    pub frames: Vec<Frame>,
}

/// A board on a grid, row by row, below a word about it.
pub struct Frame {
    pub label: String,
    pub rows: Vec<Vec<Cell>>,
}

/// A place on the grid.
#[derive(Clone, Copy)]
pub struct Cell {
    /// What it is: `tile`, `centre`, `blank`, `letter` or, where there is no board, `outside`.
    pub class: &'static str,
    pub symbol: char,
    /// Whether the move to this board moved it.
    pub is_marked: bool,
}

/// What a reader has to know of the boards of each puzzle.
const EIGHT: &str = "\
The blank trades places with the tile above (u), below (d), left
(l) or right (r) of it. The tile that moved stands out.
";
const ROTATION: &str = "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.
";

/// Returns the lines to read before the boards.
pub fn legend(task: &Task) -> &'static str {
    if matches!(task, Task::Rotation) {
        ROTATION
    } else {
        EIGHT
    }
}

impl Drawing {
    /// Draws a shortest path.
    pub fn of_solution(problem: &Problem, case: &Case, solver: &mut Solver) -> Drawing {
        let solution = solver.solve(case);
        let path = solution.as_ref().map_or(&b""[..], |(path, _)| path);
        let letters = str::from_utf8(path).expect("letters are text");
        let headline = match (&solution, case) {
            (None, _) => "unsolvable".to_string(),
            (Some(_), Case::Eight(..)) if path.is_empty() => "solved already".to_string(),
            (Some(_), Case::Eight(..)) => format!("distance {}: {letters}", path.len()),
            (Some((_, symbol)), Case::Rotation(_)) => {
                let end = format!("the centre is full of {}", char::from(*symbol));
                match path.len() {
                    0 => format!("solved already, {end}"),
                    length => format!("distance {length}, then {end}: {letters}"),
                }
            }
        };
        let mut drawing = Drawing::of_path(problem, case, path, headline);
        if let (None, Case::Eight(_, goal), Task::Pair) = (solution, case, &problem.task) {
            let goal = Case::Eight(*goal, *goal);
            drawing.frames.push(frame(problem, &goal, None, "goal".to_string()));
        }
        drawing
    }

    /// Draws the moves of somebody's answer to case `number`, or of a shortest path if it has none.
    pub fn of_answer(
        problem: &JudgeProblem,
        case: &Case,
        solver: &mut Solver,
        number: usize,
        answer: &[&[u8]],
    ) -> Drawing {
        let headline = match verdict::of_case(problem, solver, number, case, answer) {
            Ok(lengths) => verdict::accepted(lengths),
            Err(reason) => format!("WA: {reason}"),
        };
        match verdict::path(&problem.problem.task, answer) {
            Some(path) => Drawing::of_path(problem.problem, case, path, headline),
            None => Drawing { headline, ..Drawing::of_solution(problem.problem, case, solver) },
        }
    }

    /// Draws the moves as they are given, up to the first that is not possible.
    pub fn of_path(problem: &Problem, case: &Case, path: &[u8], headline: String) -> Drawing {
        let mut frames = vec![frame(problem, case, None, "start".to_string())];
        let mut board = *case;
        for &letter in path {
            let before = board;
            match board.after(letter) {
                Ok(after) => board = after,
                Err(_) => break,
            }
            let label = format!("{}: {}", frames.len(), char::from(letter));
            frames.push(frame(problem, &board, Some((&before, letter)), label));
        }
        Drawing { headline, frames }
    }
}

/// The rotation game's letters around its squares, of which `#` are the centre.
const SHAPE: [&str; 9] = [
    "   A B   ",
    "   o o   ",
    "   o o   ",
    "Hoo###ooC",
    "   # #   ",
    "Goo###ooD",
    "   o o   ",
    "   o o   ",
    "   F E   ",
];

/// Draws a board, and marks what a move has moved since the board before.
fn frame(problem: &Problem, case: &Case, last: Option<(&Case, u8)>, label: String) -> Frame {
    let symbol = |value: u8| problem.notation.symbol(value);
    let rows = match case {
        Case::Eight(board, _) => {
            let moved = match last {
                Some((Case::Eight(before, _), _)) => Some(blank(before)),
                _ => None,
            };
            let cell = |(cell, &tile): (usize, &u8)| {
                let (class, symbol) =
                    if tile == BLANK { ("blank", '.') } else { ("tile", symbol(tile)) };
                Cell { class, symbol, is_marked: moved == Some(cell) }
            };
            let cells: Vec<Cell> = board.iter().enumerate().map(cell).collect();
            cells.chunks(3).map(<[Cell]>::to_vec).collect()
        }
        Case::Rotation(board) => {
            let is_last = |turn: &Move| last.map_or(false, |(_, letter)| letter == turn.letter());
            let turn = Move::ALL.into_iter().find(is_last);
            let mut squares = board.iter().enumerate();
            let mut cell = |place: char| match place {
                ' ' => Cell { class: "outside", symbol: ' ', is_marked: false },
                'A'..='H' => {
                    let is_marked = turn.map(|turn| turn.letter().into()) == Some(place);
                    Cell { class: "letter", symbol: place, is_marked }
                }
                _ => {
                    let (square, &value) = squares.next().expect("the shape has as many squares");
                    let line = turn.map(|turn| LINES[turn as usize]);
                    let is_marked = line.map_or(false, |line| line.contains(&square));
                    let class = if place == '#' { "centre" } else { "tile" };
                    Cell { class, symbol: symbol(value), is_marked }
                }
            };
            SHAPE.iter().map(|row| row.chars().map(&mut cell).collect()).collect()
        }
    };
    Frame { label, rows }
}
