//! The 3×3 board.
//!
//! ```text
//! cells  0 1 2    A board lists the values of the cells 0 to 8: the tiles 1 to 8, and 0 for
//!        3 4 5    the blank. A tile is named by its place among the goal's tiles, row by row.
//!        6 7 8    A move is named after the way of the blank: Up brings the blank to the cell
//!                 above, and the tile from there down.
//! ```

/// How many cells a board has.
pub const CELLS: usize = 9;

/// The value of the blank.
pub const BLANK: u8 = 0;

/// The values of the cells, each once.
pub type Board = [u8; CELLS];

/// The message for values that are not a board.
pub const NO_BOARD: &str = "a board has the tiles 1 to 8 and a blank, each once";

/// Returns a table with an entry for each byte: those of `by_value` for the values 0 to 8, and
/// `other` for all other bytes. A byte is always in range, so no look-up checks its index.
pub const fn by_byte<T: Copy>(by_value: [T; CELLS], other: T) -> [T; 1 << 8] {
    let mut entries = [other; 1 << 8];
    let mut value = 0;
    while value < CELLS {
        entries[value] = by_value[value];
        value += 1;
    }
    entries
}

/// A bit for each byte: bits 0 to 8 for the values 0 to 8, bit 9 for all other bytes.
static BITS: [u16; 1 << 8] = by_byte([1, 2, 4, 8, 16, 32, 64, 128, 256], 512);

/// Returns whether these are the values 0 to 8, each once.
pub fn is_board(board: &Board) -> bool {
    board.iter().fold(0, |seen, &value| seen | BITS[usize::from(value)]) == 511
}

/// Returns the cell of the blank, 0 to 8.
///
/// # Panics
/// The board has no blank. (This function is not inlined, so that the panic is compiled only once.)
#[inline(never)]
pub const fn blank(board: &Board) -> usize {
    let mut cell = 0;
    while board[cell] != BLANK {
        cell += 1;
        assert!(cell < CELLS, "{}", NO_BOARD);
    }
    cell
}

/// Returns the name of each value: 0 for the blank, and for a tile its place among the tiles of
/// `goal`, 1 to 8.
///
/// # Panics
/// A value is above 8.
pub const fn names(goal: &Board) -> [u8; CELLS] {
    let mut names = [BLANK; CELLS];
    let (mut cell, mut name) = (0, 1);
    while cell < CELLS {
        assert!((goal[cell] as usize) < CELLS, "{}", NO_BOARD);
        names[goal[cell] as usize] = name;
        name += (goal[cell] != BLANK) as u8;
        cell += 1;
    }
    names[BLANK as usize] = BLANK;
    names
}

/// Returns `board` after its tiles are renamed, each by its place among the tiles of `goal`.
///
/// If `board` or `goal` is not a board, the result is not a board either.
///
/// # Panics
/// A value of `board` or `goal` is above 8.
pub fn renamed(board: &Board, goal: &Board) -> Board {
    let by_tile = names(goal);
    board.map(|value| *by_tile.get(usize::from(value)).expect(NO_BOARD))
}

/// Returns the goal with the blank on this cell.
///
/// # Panics
/// The cell is above 8.
pub fn goal_with_blank(blank: usize) -> Board {
    let mut goal = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    goal[blank..].rotate_right(1);
    goal
}
