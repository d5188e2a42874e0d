//! How the judges of the rotation game are answered: their input read, and the answers written.

use crate::course::rotation::{Board, CENTRE};
use crate::course::trace;

/// Returns two lines for each board of the input: the letters of the turns, and the symbol that
/// fills the centre after them.
pub fn turns(input: &str, mut solve: impl FnMut(Board) -> Vec<usize>) -> String {
    let mut lines = String::new();
    for start in read_boards(input) {
        let path = solve(start);
        trace::solved();
        let mut board = start;
        for &turn in &path {
            lines.push(char::from(b'A' + turn as u8));
            board = board.after(turn);
        }
        if path.is_empty() {
            lines += "No moves needed";
        }
        lines += &format!("\n{}\n", board.0[CENTRE[0]]);
    }
    lines
}

/// Reads boards of 24 symbols, up to the first thing that is not a board, as a rule a `0`. White
/// space between the symbols does not matter. DOS's end-of-file byte (0x1A) ends the input, too.
fn read_boards(input: &str) -> Vec<Board> {
    let symbols = input.bytes().take_while(|&byte| byte != 0x1A).filter(u8::is_ascii_alphanumeric);
    let symbols: Vec<u8> = symbols.map(|symbol| symbol.wrapping_sub(b'0')).collect();
    symbols.chunks(24).map_while(read_board).collect()
}

/// Reads a board, if there are eight of each symbol.
fn read_board(symbols: &[u8]) -> Option<Board> {
    let count = |wanted| symbols.iter().filter(|&&symbol| symbol == wanted).count();
    if [1, 2, 3].iter().any(|&symbol| count(symbol) != 8) {
        return None;
    }
    let mut board = Board([0; 24]);
    board.0.copy_from_slice(symbols);
    Some(board)
}
