//! How the judges of the rotation game are answered: their input read, and the answers written.

use crate::course::trace;
use crate::rotation::{Board, CENTRE};

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

/// Returns the best of three paths, one for each symbol: the shortest, and of equally short ones
/// the first in lexicographic order.
pub fn best(paths: &[Vec<usize>; 3]) -> Vec<usize> {
    let best = paths.iter().min_by_key(|path| (path.len(), *path));
    best.expect("there are three").clone()
}

/// Reads boards of 24 symbols, up to the first thing that is not a board, as a rule a `0`. Spaces,
/// line ends and other separators do not matter.
fn read_boards(input: &str) -> Vec<Board> {
    let symbols = input.bytes().filter(|&byte| byte > b' ');
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
