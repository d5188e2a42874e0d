//! The 3×3 board, and how it is written.
//!
//! ```text
//! cells  0 1 2    A board lists the values of the cells 0 to 8: the tiles 1 to 8, and 0 for
//!        3 4 5    the blank. A tile is named by its place among the goal's tiles, row by row.
//!        6 7 8    A move is named after the way of the blank: Up brings the blank to the cell
//!                 above, and the tile from there down.
//! ```

use crate::input::Notation;

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells, each once.
pub type Board = [u8; CELLS];

/// Returns how boards are written if `goal` is the goal: reading them renames the tiles.
pub const fn notation(goal: &Board) -> Notation {
    let repeated = |symbol| match symbol {
        '1'..='8' => format!("tile {symbol} appears twice"),
        _ => "the blank appears twice".to_string(),
    };
    Notation::new("0 x X 1 2 3 4 5 6 7 8", &names(goal), 1, repeated)
}

/// Returns the cell of the blank.
pub const fn blank(board: &Board) -> usize {
    let mut cell = 0;
    while board[cell] != BLANK {
        cell += 1;
    }
    cell
}

/// Returns the name of each tile, its place among the tiles of `goal`, and 0 for the blank.
const fn names(goal: &Board) -> [u8; CELLS] {
    let mut names = [BLANK; CELLS];
    let (mut cell, mut name) = (0, 1);
    while cell < CELLS {
        if goal[cell] != BLANK {
            names[goal[cell] as usize] = name;
            name += 1;
        }
        cell += 1;
    }
    names
}

/// Returns `board` after its tiles are renamed, each by its place among the tiles of `goal`.
pub fn renamed(board: &Board, goal: &Board) -> Board {
    let names = names(goal);
    board.map(|tile| names[usize::from(tile)])
}

/// Returns the goal with the blank on this cell.
pub fn goal_with_blank(blank: usize) -> Board {
    let mut goal = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    goal[blank..].rotate_right(1);
    goal
}
