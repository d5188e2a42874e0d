//! The rotation game's cases: the `#` of its four lines, with their letters at the ends.

use std::io;

use puzzle_solvers::rotation::board::{read, Board};
use puzzle_solvers::rotation::moves::{Move, LINES};
use puzzle_solvers::rotation::search::Search;
use puzzle_solvers::tied::Tied;

use crate::show::case::{Case, Cell, Frame};
use crate::Draw;

pub const LEGEND: &str = "\
    A turn moves a line one square towards its letter; what falls off comes back at the other \
    end. The goal is one symbol on the eight squares around the middle. The turned line stands \
    out.";

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

/// Draws the cases of an input.
pub fn read_boards(io: &mut Tied, draw: &mut Draw) -> io::Result<()> {
    let mut search = Search::new();
    let mut board = Board::default();
    while read(io, &mut board)? {
        draw(io, case(board, search.solve(&board)))?;
    }
    Ok(())
}

fn case(mut board: Board, (path, symbol): (Vec<Move>, u8)) -> Case {
    let letters: String = path.iter().copied().map(letter).collect();
    let symbol = digit(symbol);
    let headline = match path.len() {
        0 => format!("nothing has to be done, the centre is full of {symbol}"),
        1 => format!("1 turn fills the centre with {symbol}: {letters}"),
        length => format!("{length} turns fill the centre with {symbol}: {letters}"),
    };
    let mut frames = vec![frame("start".to_string(), &board, None)];
    for turn in path {
        board = turned(&board, turn);
        frames.push(frame(format!("{}: {}", frames.len(), letter(turn)), &board, Some(turn)));
    }
    Case { headline, frames }
}

fn turned(board: &Board, turn: Move) -> Board {
    let line = LINES[turn as usize];
    let mut turned = *board;
    for i in 0..line.len() {
        turned[line[i]] = board[line[(i + 1) % line.len()]];
    }
    turned
}

/// Returns the board, with the line marked that has just been turned, and its letter.
fn frame(label: String, board: &Board, turn: Option<Move>) -> Frame {
    let mut squares = board.iter().enumerate();
    let mut cell = |place| match place {
        ' ' => Cell { class: "outside", symbol: ' ', is_marked: false },
        'A'..='H' => {
            Cell { class: "letter", symbol: place, is_marked: turn.map(letter) == Some(place) }
        }
        _ => {
            let (square, &symbol) = squares.next().expect("the shape has as many squares");
            let is_marked = turn.map_or(false, |turn| LINES[turn as usize].contains(&square));
            let class = if place == '#' { "centre" } else { "tile" };
            Cell { class, symbol: digit(symbol), is_marked }
        }
    };
    let rows = SHAPE.iter().map(|row| row.chars().map(&mut cell).collect()).collect();
    Frame { label, rows }
}

fn letter(turn: Move) -> char {
    char::from(turn.letter())
}

fn digit(symbol: u8) -> char {
    char::from(b'1' + symbol)
}
