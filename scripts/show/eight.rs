//! The eight puzzle's cases: which tile each move of the blank moves.

use std::io;

use puzzle_solvers::cases;
use puzzle_solvers::eight::board::{blank, read, Board, BLANK};
use puzzle_solvers::eight::databases::pdb;
use puzzle_solvers::eight::letters::Letters;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::solver::Solver;
use puzzle_solvers::problems::hdu3567;
use puzzle_solvers::tied::Tied;

use crate::show::case::{Case, Cell, Frame};
use crate::Draw;

pub const LEGEND: &str = "\
    The blank trades places with the tile above (u), below (d), left (l) or right (r) of it. \
    The tile that moved stands out.";

/// Draws the cases of an input of boards that all have the same goal.
pub fn read_boards(io: &mut Tied, goal: &Board, draw: &mut Draw) -> io::Result<()> {
    let mut start = Board::default();
    while read(io, &mut start)? {
        draw(io, case(&start, goal, Move::ALL))?;
    }
    Ok(())
}

/// Draws the cases of an input that gives each its own goal and says first how many there are.
pub fn read_pairs(io: &mut Tied, draw: &mut Draw) -> io::Result<()> {
    let count = cases::count(io)?;
    for number in 1..=count {
        let [start, goal] = cases::read(io, number, count)?;
        let mut case = case(&start, &goal, hdu3567::MOVES);
        if case.frames.len() == 1 && start != goal {
            case.frames.push(frame("goal".to_string(), &goal, None));
        }
        draw(io, case)?;
    }
    Ok(())
}

fn case(start: &Board, goal: &Board, moves: [Move; 4]) -> Case {
    let mut search: Search = Solver::<Path>::new(goal, pdb(blank(goal)), moves);
    let path: Option<Path> = search.solve(start);
    let mut letters = Vec::new();
    if let Some(path) = path {
        Letters::new(&moves).write(path, &mut letters);
    }
    let letters = String::from_utf8_lossy(&letters);
    let headline = match path.map(Path::length) {
        None => "unsolvable, no moves lead to the goal".to_string(),
        Some(0) => "nothing has to be done, the board is the goal".to_string(),
        Some(1) => format!("1 move brings the board to the goal: {letters}"),
        Some(length) => format!("{length} moves bring the board to the goal: {letters}"),
    };
    Case { headline, frames: frames(*start, &letters) }
}

fn frames(mut board: Board, letters: &str) -> Vec<Frame> {
    let mut frames = vec![frame("start".to_string(), &board, None)];
    for letter in letters.chars() {
        let is_meant = |step: &Move| char::from(step.letter()) == letter;
        let step = Move::ALL.into_iter().find(is_meant).expect("a letter names a move");
        let from = blank(&board);
        board.swap(from, step.target(from).expect("a path stays on the board"));
        frames.push(frame(format!("{}: {letter}", frames.len()), &board, Some(from)));
    }
    frames
}

/// Returns the board, with the tile marked that has just come to the cell `moved`.
fn frame(label: String, board: &Board, moved: Option<usize>) -> Frame {
    let cell = |(cell, &tile): (usize, &u8)| {
        let (class, symbol) =
            if tile == BLANK { ("blank", '.') } else { ("tile", char::from(b'0' + tile)) };
        Cell { class, symbol, is_marked: moved == Some(cell) }
    };
    let cells: Vec<Cell> = board.iter().enumerate().map(cell).collect();
    Frame { label, rows: cells.chunks(3).map(<[Cell]>::to_vec).collect() }
}
