//! The number of a board, by Cantor expansion (康托展开).
//!
//! It turns a board into a place in an array, where anything can be noted of it. The digits that
//! it adds up, one for each cell, are the board's Lehmer code.

use crate::course::board::Board;

/// How many boards there are: 9!, of which half can reach a given goal.
pub const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// Returns the number of a board, below `BOARDS`, by Cantor expansion.
pub fn number(board: Board) -> usize {
    // Sort all boards as a dictionary sorts words: the number says how many come before this one.
    // A board comes before this one if at the first cell where they differ its symbol is smaller,
    // and then it is one of those that this board holds further on. So each cell counts the smaller
    // symbols further on, times the ways in which the cells after it could be filled: 8! for the
    // first cell, 7! for the second and so on. The loop multiplies by 8, 7, 6 ... as it goes along.
    //
    // For three cells, the board 2 0 1 has the number 2 * 2! + 0 * 1! = 4: before it come 0 1 2,
    // 0 2 1, 1 0 2 and 1 2 0.
    let mut number = 0;
    for (cell, symbol) in board.0.iter().enumerate() {
        let rest = &board.0[cell..];
        let smaller = rest.iter().filter(|&other| other < symbol).count();
        number = number * rest.len() + smaller;
    }
    number
}
