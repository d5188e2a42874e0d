//! Verdicts on answers about the rotation game.

use puzzle_solvers::rotation::board::{Board, CENTRE};
use puzzle_solvers::rotation::pattern::{letter as name, line, TURNS};
use puzzle_solvers::rotation::Solver;

use crate::verdict::{agreeing, counted, first, misstep, shown, Verdict};

/// What stands for no turns at all.
const NONE: &[u8] = b"No moves needed";

/// The verdict on the two lines of an answer: the first of the shortest ways to fill the centre,
/// and the symbol in it.
pub fn way(solver: &mut Solver, board: &Board, [letters, symbol]: [&[u8]; 2]) -> Verdict {
    let solution = solver.solve(board);
    let best: Vec<_> = solution.turns.iter().map(|&turn| name(turn)).collect();
    turns(board, &best, letters)?;
    let centre = [b'1' + solution.symbol];
    if symbol == centre {
        Ok(())
    } else {
        Err(format!("the symbol in the centre is {}, not {}", shown(&centre), shown(symbol)))
    }
}

fn turns(board: &Board, best: &[u8], letters: &[u8]) -> Verdict {
    match (best.is_empty(), letters == NONE) {
        (true, true) => Ok(()),
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

/// Makes the turns, all of them, and sees whether one symbol fills the centre after them.
fn replay(board: &Board, letters: &[u8]) -> Verdict {
    let mut board = *board;
    for (i, &letter) in letters.iter().enumerate() {
        let turn = (0..TURNS).find(|&turn| name(turn) == letter);
        make(turn.ok_or_else(|| misstep(i, letter, "is no move"))?, &mut board);
    }
    if CENTRE.iter().all(|&square| board[square] == board[CENTRE[0]]) {
        Ok(())
    } else {
        Err(format!("one symbol does not fill the centre after {}", counted(letters.len())))
    }
}

/// Turns a line of the board.
fn make(turn: usize, board: &mut Board) {
    let line = line(turn);
    let mut symbols = line.map(|square| board[square]);
    symbols.rotate_left(1);
    for (square, symbol) in line.into_iter().zip(symbols) {
        board[square] = symbol;
    }
}
