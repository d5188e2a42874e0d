//! Luogu P1379: the eight puzzle, the least number of moves to 123804765.
//! Method: one breadth-first search from the goal notes the distance of each board in an array, by
//!         the board's Cantor number. Then each answer is a look-up.
//! Time:   the search visits 9! / 2 = 181,440 boards, some 20 ms; an answer then takes 0.3 us.
//! Space:  9! bytes for the distances, and the queue: 3 MB in all.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufWriter, Write};

/// The symbols of the nine cells, row by row; 0 is the blank.
type Board = [u8; 9];

const GOAL: Board = *b"123804765";

/// How many boards there are.
const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// Returns how many boards come before this one in lexicographic order (Cantor expansion). Each
/// cell counts the smaller symbols behind it, times the ways to order what is behind it: 8! for the
/// first cell, 7! for the second and so on, multiplied up as the loop goes along (Horner's scheme).
fn cantor(board: &Board) -> usize {
    let smaller = |cell: usize| board[cell..].iter().filter(|&&other| other < board[cell]).count();
    (0..9).fold(0, |number, cell| number * (9 - cell) + smaller(cell))
}

/// Returns the distance of each board from the goal; -1 if no path leads there.
fn search() -> Vec<i8> {
    let mut distances = vec![-1; BOARDS];
    distances[cantor(&GOAL)] = 0;
    let mut queue = VecDeque::from([GOAL]);
    while let Some(board) = queue.pop_front() {
        let blank = board.iter().position(|&symbol| symbol == b'0').unwrap();
        for cell in 0..9 {
            // The blank trades places with each of its neighbours.
            if (blank / 3).abs_diff(cell / 3) + (blank % 3).abs_diff(cell % 3) == 1 {
                let mut next = board;
                next.swap(blank, cell);
                let number = cantor(&next);
                if distances[number] == -1 {
                    distances[number] = distances[cantor(&board)] + 1;
                    queue.push_back(next);
                }
            }
        }
    }
    distances
}

/// Reads a board, with or without white space between its symbols. Anything else ends the input.
fn read_board(input: impl BufRead) -> Option<Board> {
    let bytes = input.bytes().map_while(Result::ok);
    let mut symbols = bytes.filter(|byte| !byte.is_ascii_whitespace());
    let mut board = [0; 9];
    for cell in &mut board {
        let symbol = symbols.next()?;
        *cell = if symbol == b'x' || symbol == b'X' { b'0' } else { symbol };
    }
    (b'0'..=b'8').all(|symbol| board.contains(&symbol)).then_some(board)
}

fn main() -> io::Result<()> {
    let distances = search();
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(board) = read_board(&mut input) {
        writeln!(output, "{}", distances[cantor(&board)])?;
    }
    output.flush()
}
