//! The board of the eight puzzle.
//!
//! ```text
//! 2 3 4      The cells are numbered 0 to 8, row by row; here the blank is in cell 5.
//! 1 5 x      A move takes the blank to a cell beside it: after `l` (left) the 5 is in
//! 7 6 8      cell 5, and the blank in cell 4.
//! ```

/// The symbol of the blank; those of the tiles are 1 to 8.
pub const BLANK: u8 = 0;

/// The symbols of the nine cells, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(pub [u8; 9]);

/// Reads boards of nine symbols: 1 to 8, and `x`, `X` or `0` for the blank. White space between
/// them does not matter.
pub fn read_boards(input: &str) -> Option<Vec<Board>> {
    let input = input.replace(['x', 'X'], "0");
    let symbols: Vec<u8> = input.bytes().filter(u8::is_ascii_alphanumeric).collect();
    symbols.chunks(9).map(read_board).collect()
}

/// Reads a board, if each symbol is there.
fn read_board(symbols: &[u8]) -> Option<Board> {
    let mut cells = [u8::MAX; 9];
    for (cell, symbol) in cells.iter_mut().zip(symbols) {
        *cell = symbol.wrapping_sub(b'0');
    }
    let is_whole = (0..9).all(|symbol| cells.contains(&symbol));
    is_whole.then_some(Board(cells))
}
