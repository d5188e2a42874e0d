//! HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
//! Method: symbols are renamed by their cells in the goal, so nine goals are left. A breadth-first
//!         search from each that is needed notes the first move of each board, by Cantor number.
//! Time:   a search visits 9! / 2 = 181,440 boards, some 20 ms; a case then takes 1 us.
//! Space:  9 * 2 * 9! bytes for the moves, and two layers of a search: 10 MB in all.

use std::io::{self, BufRead, BufWriter, Write};
use std::iter;

/// The symbols of the nine cells, row by row.
type Board = [u8; 9];

/// The goal after renaming: each symbol, the blank too, is called by its cell in the goal.
const GOAL: Board = *b"012345678";

/// The moves of the blank, in lexicographic order, each with its inverse.
const MOVES: [(u8, u8); 4] = [(b'd', b'u'), (b'l', b'r'), (b'r', b'l'), (b'u', b'd')];

/// How many boards there are.
const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// Returns how many boards come before this one in lexicographic order (Cantor expansion). Each
/// cell counts the smaller symbols behind it, times the ways to order what is behind it: 8! for the
/// first cell, 7! for the second and so on, multiplied up as the loop goes along (Horner's scheme).
fn cantor(board: &Board) -> usize {
    let smaller = |cell: usize| board[cell..].iter().filter(|&&other| other < board[cell]).count();
    (0..9).fold(0, |number, cell| number * (9 - cell) + smaller(cell))
}

/// Returns the board after a move; the same board if the blank would leave it.
fn moved(mut board: Board, blank: u8, letter: u8) -> Board {
    let cell = board.iter().position(|&symbol| symbol == blank).unwrap();
    match letter {
        b'd' if cell < 6 => board.swap(cell, cell + 3),
        b'l' if cell % 3 > 0 => board.swap(cell, cell - 1),
        b'r' if cell % 3 < 2 => board.swap(cell, cell + 1),
        b'u' if cell >= 3 => board.swap(cell, cell - 3),
        _ => {}
    }
    board
}

/// Returns the first move from each board, by its Cantor number, if a path leads to the goal.
///
/// An earlier move is tried on all of a layer before a later one. So the first to reach a board is
/// the first of the moves that lead from that board one nearer to the goal.
fn search(blank: u8) -> Vec<Option<u8>> {
    let mut first_moves = vec![None; BOARDS];
    // The goal needs no move; any letter marks it as reached.
    first_moves[cantor(&GOAL)] = Some(b'.');
    let mut layer = vec![GOAL];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (letter, inverse) in MOVES {
            for board in layer.iter().map(|&board| moved(board, blank, inverse)) {
                if first_moves[cantor(&board)].is_none() {
                    first_moves[cantor(&board)] = Some(letter);
                    next.push(board);
                }
            }
        }
        layer = next;
    }
    first_moves
}

/// Returns the first of the shortest paths in the order of the moves.
fn path(mut board: Board, blank: u8, first_moves: &[Option<u8>]) -> Option<String> {
    let mut path = String::new();
    while board != GOAL {
        let letter = first_moves[cantor(&board)]?;
        path.push(char::from(letter));
        board = moved(board, blank, letter);
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
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut count = String::new();
    while count.trim().is_empty() && input.read_line(&mut count)? > 0 {}
    let cases = count.trim().parse().unwrap_or(0);
    let boards = iter::from_fn(|| Some([read_board(&mut input)?, read_board(&mut input)?]));
    // The first moves for each cell of the goal's blank, found when first needed.
    let mut tables = vec![Vec::new(); 9];
    for (number, [start, goal]) in (1..=cases).zip(boards) {
        let cell = |symbol| goal.iter().position(|&other| other == symbol).unwrap();
        let start = start.map(|symbol| GOAL[cell(symbol)]);
        let (blank, first_moves) = (GOAL[cell(b'0')], &mut tables[cell(b'0')]);
        if first_moves.is_empty() {
            *first_moves = search(blank);
        }
        match path(start, blank, first_moves) {
            Some(path) => writeln!(output, "Case {number}: {}\n{path}", path.len())?,
            None => writeln!(output, "Case {number}: -1\n")?,
        }
    }
    output.flush()
}
