//! The rotation game's cases: the `#` of its four lines, with their letters at the ends.

use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::rotation::board::{read, Board};
use puzzle_solvers::rotation::pattern::{self, line};
use puzzle_solvers::rotation::{Solution, Solver};

use crate::show::case::{Case, Cell, Frame};
use crate::Found;

pub const LEGEND: &str = "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.
";

/// The letters around the squares, of which `#` are the centre.
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

/// Finds the cases of an input.
pub fn read_boards(judge: &mut Judge, found: &mut Found) -> Result<(), Failure> {
    let mut solver = Solver::new();
    let mut board = Board::default();
    while read(judge, &mut board)? {
        found(judge, case(board, &solver.solve(&board)))?;
    }
    Ok(())
}

fn case(mut board: Board, solution: &Solution) -> Case {
    let way: String = solution.turns.iter().map(|&turn| letter(turn)).collect();
    let symbol = digit(solution.symbol);
    let headline = match way.len() {
        0 => format!("nothing has to be done, the centre is full of {symbol}"),
        1 => format!("1 turn fills the centre with {symbol}: {way}"),
        length => format!("{length} turns fill the centre with {symbol}: {way}"),
    };
    let mut frames = vec![frame("start".to_string(), &board, None)];
    for (letter, &turn) in way.chars().zip(&solution.turns) {
        board = turned(&board, turn);
        frames.push(frame(format!("{}: {letter}", frames.len()), &board, Some(turn)));
    }
    Case { headline, frames }
}

fn turned(board: &Board, turn: usize) -> Board {
    let line = line(turn);
    let mut turned = *board;
    for i in 0..line.len() {
        turned[line[i]] = board[line[(i + 1) % line.len()]];
    }
    turned
}

/// The board, with the line marked that has just been turned, and its letter.
fn frame(label: String, board: &Board, turn: Option<usize>) -> Frame {
    let mut squares = board.iter().enumerate();
    let mut cell = |place| match place {
        ' ' => Cell { class: "outside", symbol: ' ', is_marked: false },
        'A'..='H' => {
            Cell { class: "letter", symbol: place, is_marked: turn.map(letter) == Some(place) }
        }
        _ => {
            let (square, &symbol) = squares.next().expect("the shape has as many squares");
            let is_marked = turn.map_or(false, |turn| line(turn).contains(&square));
            let class = if place == '#' { "centre" } else { "tile" };
            Cell { class, symbol: digit(symbol), is_marked }
        }
    };
    let rows = SHAPE.iter().map(|row| row.chars().map(&mut cell).collect()).collect();
    Frame { label, rows }
}

fn letter(turn: usize) -> char {
    char::from(pattern::letter(turn))
}

fn digit(symbol: u8) -> char {
    char::from(b'1' + symbol)
}
