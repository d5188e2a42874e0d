//! AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
//! Method: one breadth-first search from the goal notes for each board the first move of a shortest
//!         path, in an array by the board's Cantor number. Then each board follows these moves.
//! Time:   the search visits 9! / 2 = 181,440 boards, some 20 ms; a board then takes 1 us.
//! Space:  2 * 9! bytes for the moves, and two layers of the search: 3 MB in all.

use std::io::{self, BufRead, BufWriter, Write};

/// The symbols of the nine cells, row by row; 0 is the blank.
type Board = [u8; 9];

const GOAL: Board = *b"123456780";

/// The moves of the blank, in the order in which the statements name them, each with its inverse.
const MOVES: [(u8, u8); 4] = [(b'u', b'd'), (b'd', b'u'), (b'l', b'r'), (b'r', b'l')];

/// Returns how many boards come before this one in lexicographic order (Cantor expansion). Each
/// cell counts the smaller symbols behind it, times the ways to order what is behind it: 8! for the
/// first cell, 7! for the second and so on, multiplied up as the loop goes along (Horner's scheme).
fn cantor(board: &Board) -> usize {
    let smaller = |cell: usize| board[cell..].iter().filter(|&&other| other < board[cell]).count();
    (0..9).fold(0, |number, cell| number * (9 - cell) + smaller(cell))
}

/// Returns the board after a move; the same board if the blank would leave it.
fn moved(mut board: Board, letter: u8) -> Board {
    let blank = board.iter().position(|&symbol| symbol == b'0').unwrap();
    match letter {
        b'u' if blank >= 3 => board.swap(blank, blank - 3),
        b'd' if blank < 6 => board.swap(blank, blank + 3),
        b'l' if blank % 3 > 0 => board.swap(blank, blank - 1),
        b'r' if blank % 3 < 2 => board.swap(blank, blank + 1),
        _ => {}
    }
    board
}

/// Returns the first move from each board, by its Cantor number, if a path leads to the goal.
///
/// An earlier move is tried on all of a layer before a later one. So the first to reach a board is
/// the first of the moves that lead from that board one nearer to the goal.
fn search() -> Vec<Option<u8>> {
    let mut first_moves = vec![None; 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2];
    // The goal needs no move; any letter marks it as reached.
    first_moves[cantor(&GOAL)] = Some(b'.');
    let mut layer = vec![GOAL];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (letter, inverse) in MOVES {
            for board in layer.iter().map(|&board| moved(board, inverse)) {
                let first_move = &mut first_moves[cantor(&board)];
                if first_move.is_none() {
                    *first_move = Some(letter);
                    next.push(board);
                }
            }
        }
        layer = next;
    }
    first_moves
}

/// Returns the first of the shortest paths in the order of the moves.
fn path(mut board: Board, first_moves: &[Option<u8>]) -> Option<String> {
    let mut path = String::new();
    while board != GOAL {
        let letter = first_moves[cantor(&board)]?;
        path.push(char::from(letter));
        board = moved(board, letter);
    }
    Some(path)
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
    let first_moves = search();
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(board) = read_board(&mut input) {
        writeln!(output, "{}", path(board, &first_moves).as_deref().unwrap_or("unsolvable"))?;
    }
    output.flush()
}
