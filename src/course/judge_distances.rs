//! Luogu P1379, AcWing 845, AOJ ALDS1_13_B, BOJ 1525: the least number of moves.

use crate::part_board::read_boards;
use crate::part_moves::{Move, Puzzle};
use crate::part_parity::is_solvable;

/// Returns a line for each board of the input: the length of the path, or -1.
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
            let path = solve(&Puzzle { start, goal, moves });
            lines += &format!("{}\n", path.len());
        } else {
            lines += "-1\n";
        }
    }
    Some(lines)
}
