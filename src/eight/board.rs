//! The 3×3 board, and how it is written.
//!
//! ```text
//! cells  0 1 2    A board lists the values of the cells 0 to 8: the tiles 1 to 8, and 0 for
//!        3 4 5    the blank. A tile is named by its place among the goal's tiles, row by row.
//!        6 7 8    A move is named after the way of the blank: Up brings the blank to the cell
//!                 above, and the tile from there down.
//! ```

use std::io;

use crate::input::{skip_space, Notation, END_OF_FILE};
use crate::tied::Tied;

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells, each once.
pub type Board = [u8; CELLS];

/// How boards are written: their tiles keep their names.
pub static AS_WRITTEN: Notation = notation(&[1, 2, 3, 4, 5, 6, 7, 8, BLANK]);

/// Returns how boards are written if `goal` is the goal: reading them renames the tiles.
///
/// # Panics
/// `goal` is no board.
pub const fn notation(goal: &Board) -> Notation {
    check(goal);
    let repeated = |symbol| match symbol {
        '1'..='8' => format!("tile {symbol} appears twice"),
        _ => "the blank appears twice".to_string(),
    };
    Notation::new("0 x X 1 2 3 4 5 6 7 8", &names(goal), 1, repeated)
}

/// Reads a text that is a board.
///
/// # Errors
/// It breaks a rule of [`input`](crate::input), or there is more than a board.
pub fn parse(text: &str) -> io::Result<Board> {
    let (mut input, mut output, mut board) = (text.as_bytes(), io::sink(), [BLANK; CELLS]);
    let mut io = Tied::new(&mut input, &mut output);
    match AS_WRITTEN.read(&mut io, &mut board, false)? && skip_space(&mut io)?.0 == END_OF_FILE {
        true => Ok(board),
        false => Err(io.error("expected nine cells, no more and no less")),
    }
}

/// What a panic says of values that are no board.
const NO_BOARD: &str = "a board has the tiles 1 to 8 and a blank, each once";

/// A bit for each value, and one for all that no board has.
const BITS: [u16; 1 << 8] = {
    let mut bits = [1 << CELLS; 1 << 8];
    let mut value = 0;
    while value < CELLS {
        bits[value] = 1 << value;
        value += 1;
    }
    bits
};

/// Checks a board.
///
/// # Panics
/// It has not the values 0 to 8, each once.
pub const fn check(board: &Board) {
    let (mut seen, mut cell) = (0, 0);
    while cell < CELLS {
        seen |= BITS[board[cell] as usize];
        cell += 1;
    }
    assert!(seen == (1 << CELLS) - 1, "{}", NO_BOARD);
}

/// Returns the cell of the blank.
///
/// # Panics
/// There is none.
pub const fn blank(board: &Board) -> usize {
    let mut cell = 0;
    while board[cell] != BLANK {
        cell += 1;
        assert!(cell < CELLS, "{}", NO_BOARD);
    }
    cell
}

/// Returns the name of each tile, its place among the tiles of `goal`, and 0 for the blank.
const fn names(goal: &Board) -> [u8; CELLS] {
    let mut names = [BLANK; CELLS];
    let (mut cell, mut name) = (0, 1);
    while cell < CELLS {
        assert!((goal[cell] as usize) < CELLS, "{}", NO_BOARD);
        if goal[cell] != BLANK {
            names[goal[cell] as usize] = name;
            name += 1;
        }
        cell += 1;
    }
    names
}

/// Returns `board` after its tiles are renamed, each by its place among the tiles of `goal`. If one
/// of them has a value twice, so has what is returned, and a search of it panics.
///
/// # Panics
/// A value is above 8.
pub fn renamed(board: &Board, goal: &Board) -> Board {
    let names = names(goal);
    board.map(|value| *names.get(usize::from(value)).expect(NO_BOARD))
}

/// Returns the goal with the blank on this cell, 0 to 8.
pub fn goal_with_blank(blank: usize) -> Board {
    let mut goal = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    goal[blank..].rotate_right(1);
    goal
}
