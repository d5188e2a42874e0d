//! The rotation game as textbooks solve it: iterative deepening, cut off where the turns left are
//! fewer than the squares of the centre that the most common symbol there does not fill.

use std::io::{self, Read};

type Board = [u8; 24];

const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The squares of each line, from the head on, for the turns A to H.
const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// The turn that undoes each turn.
const BACK: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

fn main() -> io::Result<()> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    for line in input.lines().take_while(|&line| line != "0") {
        let symbols: String = line.split_whitespace().collect();
        answer(symbols.as_bytes().try_into().expect("a board has 24 squares"));
    }
    Ok(())
}

fn answer(board: Board) {
    let mut turns = Vec::new();
    let symbol = (0..).find_map(|limit| descend(board, limit, &mut turns));
    let symbol = char::from(symbol.expect("every board can be solved"));
    match turns.is_empty() {
        true => println!("No moves needed\n{symbol}"),
        false => {
            let letters: String = turns.iter().map(|&turn| char::from(b'A' + turn as u8)).collect();
            println!("{letters}\n{symbol}");
        }
    }
}

/// Fills the centre in at most `left` turns, if that can be done, and tells its symbol.
fn descend(board: Board, left: usize, turns: &mut Vec<usize>) -> Option<u8> {
    let missing = (b'1'..=b'3')
        .map(|symbol| CENTRE.iter().filter(|&&square| board[square] != symbol).count())
        .min()?;
    if missing == 0 {
        return Some(board[CENTRE[0]]);
    }
    if missing > left {
        return None;
    }
    let last = turns.last().copied();
    for turn in (0..8).filter(|&turn| last != Some(BACK[turn])) {
        turns.push(turn);
        let symbol = descend(after(board, turn), left - 1, turns);
        if symbol.is_some() {
            return symbol;
        }
        turns.pop();
    }
    None
}

fn after(mut board: Board, turn: usize) -> Board {
    let line = LINES[turn];
    let head = board[line[0]];
    for i in 0..6 {
        board[line[i]] = board[line[i + 1]];
    }
    board[line[6]] = head;
    board
}
