//! Verdicts on answers about the rotation game.

use puzzle_solvers::rotation::board::Board;
use puzzle_solvers::rotation::moves::{Move, LINES};
use puzzle_solvers::rotation::numbering::Pattern;
use puzzle_solvers::rotation::search::Search;

use crate::verdict::{agreeing, counted, first, misstep, shown, Lengths, Verdict};

/// What stands for no moves at all.
const NONE: &[u8] = b"No moves needed";

/// Returns the verdict on the two lines of an answer: the first of the shortest paths to a full
/// centre, and the symbol in it.
pub fn path(search: &mut Search, board: &Board, [letters, symbol]: [&[u8]; 2]) -> Verdict {
    let (path, symbol_after) = search.solve(board);
    let best: Vec<_> = path.iter().map(|step| step.letter()).collect();
    let lengths = moves(board, &best, letters)?;
    let centre = [b'1' + symbol_after];
    if symbol == centre {
        Ok(lengths)
    } else {
        Err(format!("the symbol in the centre is {}, not {}", shown(&centre), shown(symbol)))
    }
}

fn moves(board: &Board, best: &[u8], letters: &[u8]) -> Verdict {
    match (best.is_empty(), letters == NONE) {
        (true, true) => Ok(Lengths::default()),
        (true, false) => Err(format!("should say No moves needed, not {}", shown(letters))),
        (false, true) => {
            let fill = agreeing("fill", best.len());
            Err(format!("says No moves needed, but {} {fill} the centre", counted(best.len())))
        }
        (false, false) => {
            replay(board, letters)?;
            first(letters, best, "fill the centre")
        }
    }
}

/// Makes the moves, all of them, and sees whether one symbol fills the centre after them.
fn replay(board: &Board, letters: &[u8]) -> Result<(), String> {
    let mut board = *board;
    for (i, &letter) in letters.iter().enumerate() {
        let step = Move::ALL.into_iter().find(|step| step.letter() == letter);
        turn(step.ok_or_else(|| misstep(i, letter, "is no move"))?, &mut board);
    }
    if (0..3).any(|symbol| Pattern::new(symbol, &board) == Pattern::SOLVED) {
        Ok(())
    } else {
        Err(format!("one symbol does not fill the centre after {}", counted(letters.len())))
    }
}

/// Turns a line of the board.
fn turn(step: Move, board: &mut Board) {
    let line = LINES[step as usize];
    let mut symbols = line.map(|square| board[square]);
    symbols.rotate_left(1);
    for (square, symbol) in line.into_iter().zip(symbols) {
        board[square] = symbol;
    }
}
