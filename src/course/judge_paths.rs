//! AcWing 179, HDU 1043, POJ 1077: a path for each board, whether there is one or many to the end
//! of the file.

use crate::part_board::read_boards;
use crate::part_letters::letters;
use crate::part_moves::{Move, Puzzle};
use crate::part_parity::is_solvable;

/// Returns a line for each board of the input: the moves of a path, or `unsolvable`.
pub fn answers(
    input: &str,
    goal: &str,
    mut solve: impl FnMut(&Puzzle) -> Vec<Move>,
) -> Option<String> {
    let moves = [Move::Up, Move::Down, Move::Left, Move::Right];
    let goal = *read_boards(goal)?.first()?;
    let mut lines = String::new();
    for start in read_boards(input)? {
        if is_solvable(start, goal) {
            lines += &letters(&solve(&Puzzle { start, goal, moves }));
        } else {
            lines += "unsolvable";
        }
        lines += "\n";
    }
    Some(lines)
}
