//! Which boards can be solved.

use crate::part_board::{Board, BLANK};

/// Whether any path leads from one board to another.
pub fn is_solvable(start: Board, goal: Board) -> bool {
    // Write the tiles in one line, without the blank, and count the inversions: the pairs in which
    // the larger tile stands first. A move to the side changes nothing in that line. A move up or
    // down takes one tile past two others, and changes the count by 2 or by 0. So it stays odd or
    // stays even for ever. (The converse is true as well: from any board, a search finds half.)
    inversions(start) % 2 == inversions(goal) % 2
}

fn inversions(board: Board) -> usize {
    let mut count = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        let smaller = |&&other: &&u8| other != BLANK && other < symbol;
        count += board.0[cell..].iter().filter(smaller).count();
    }
    count
}
