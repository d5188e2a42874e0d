//! The eight puzzle's cases: which tile each move of the blank moves.

use puzzle_solvers::count;
use puzzle_solvers::eight::board::{read, Board, Move, BLANK};
use puzzle_solvers::eight::lines;
use puzzle_solvers::eight::pairs;
use puzzle_solvers::eight::path::{Letters, Path};
use puzzle_solvers::eight::position::Names;
use puzzle_solvers::eight::Solver;
use puzzle_solvers::judge::{Failure, Judge};

use crate::problems::hdu3567;
use crate::show::case::{Case, Cell, Frame};
use crate::Found;

pub const LEGEND: &str = "\
The blank trades places with the tile above (u), below (d),
left (l) or right (r) of it. The tile that moved stands out.
";

/// Finds the cases of an input of boards that all have the same goal.
pub fn read_boards(judge: &mut Judge, goal: &Board, found: &mut Found) -> Result<(), Failure> {
    let mut start = Board::default();
    while read(judge, &mut start)? {
        found(judge, case(&start, goal, &lines::MOVES))?;
    }
    Ok(())
}

/// Finds the cases of an input that gives each its own goal and says first how many there are.
pub fn read_pairs(judge: &mut Judge, found: &mut Found) -> Result<(), Failure> {
    let cases = count::read(judge)?;
    for number in 1..=cases {
        let [start, goal] = pairs::read(judge, number, cases)?;
        let mut case = case(&start, &goal, &hdu3567::MOVES);
        if case.frames.len() == 1 && start != goal {
            case.frames.push(frame("goal".to_string(), &goal, None));
        }
        found(judge, case)?;
    }
    Ok(())
}

fn case(start: &Board, goal: &Board, moves: &[Move; 4]) -> Case {
    let names = Names::new(goal);
    let path: Option<Path> = Solver::new(names.blank, *moves).solve(names.position(start));
    let mut letters = Vec::new();
    if let Some(path) = path {
        Letters::new(moves).write(path, &mut letters);
    }
    let way = String::from_utf8_lossy(&letters);
    let headline = match path.map(Path::length) {
        None => "unsolvable, no moves lead to the goal".to_string(),
        Some(0) => "nothing has to be done, the board is the goal".to_string(),
        Some(1) => format!("1 move brings the board to the goal: {way}"),
        Some(length) => format!("{length} moves bring the board to the goal: {way}"),
    };
    Case { headline, frames: frames(*start, &way) }
}

fn frames(mut board: Board, way: &str) -> Vec<Frame> {
    let mut frames = vec![frame("start".to_string(), &board, None)];
    for letter in way.chars() {
        let is_named = |step: &Move| char::from(*step as u8) == letter;
        let step = lines::MOVES.into_iter().find(is_named).expect("a letter names a move");
        let from = board.iter().position(|&tile| tile == BLANK).expect("a board has a blank");
        board.swap(from, step.target(from).expect("a path stays on the board"));
        frames.push(frame(format!("{}: {letter}", frames.len()), &board, Some(from)));
    }
    frames
}

/// The board, with the tile marked that has just come to the cell `moved`.
fn frame(label: String, board: &Board, moved: Option<usize>) -> Frame {
    let cell = |(cell, &tile): (usize, &u8)| {
        let (class, symbol) =
            if tile == BLANK { ("blank", '.') } else { ("tile", char::from(b'0' + tile)) };
        Cell { class, symbol, is_marked: moved == Some(cell) }
    };
    let cells: Vec<Cell> = board.iter().enumerate().map(cell).collect();
    Frame { label, rows: cells.chunks(3).map(<[Cell]>::to_vec).collect() }
}
