//! POJ 2286, AcWing 181, HDU 1667, UVa 1343, BOJ 5070, TIOJ 1673: boards up to a `0`.

use crate::part_rotation::{Board, CENTRE};

/// Returns two lines for each board of the input: the letters of the turns, and the symbol that
/// fills the centre after them.
pub fn answers(input: &str, mut solve: impl FnMut(Board) -> Vec<usize>) -> Option<String> {
    let mut lines = String::new();
    for start in read_boards(input)? {
        let path = solve(start);
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
    Some(lines)
}

/// Reads boards of 24 symbols, up to a 0. White space between them does not matter.
fn read_boards(input: &str) -> Option<Vec<Board>> {
    let digits = input.bytes().filter(u8::is_ascii_alphanumeric);
    let symbols = digits.map(|digit| digit.wrapping_sub(b'0'));
    let symbols: Vec<u8> = symbols.take_while(|&symbol| symbol != 0).collect();
    symbols.chunks(24).map(read_board).collect()
}

/// Reads a board, if there are eight of each symbol.
fn read_board(symbols: &[u8]) -> Option<Board> {
    for symbol in &[1, 2, 3] {
        if symbols.iter().filter(|&other| other == symbol).count() != 8 {
            return None;
        }
    }
    let mut board = Board([0; 24]);
    board.0.copy_from_slice(symbols);
    Some(board)
}
