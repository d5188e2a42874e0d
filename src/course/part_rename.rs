//! Other names for the tiles, where each puzzle has a goal of its own.

use crate::part_board::{Board, BLANK};
use crate::part_moves::{Move, Puzzle};

/// Returns a solver that calls the goal's first tile 1, its second 2 and so on, in the start and in
/// the goal alike. Then only nine goals are left, one for each cell of the blank.
pub fn renaming(mut solve: impl FnMut(&Puzzle) -> Vec<Move>) -> impl FnMut(&Puzzle) -> Vec<Move> {
    move |puzzle: &Puzzle| {
        let mut names = [BLANK; 9];
        let tiles = puzzle.goal.0.iter().filter(|&&symbol| symbol != BLANK);
        for (name, &tile) in (1..).zip(tiles) {
            names[usize::from(tile)] = name;
        }
        let rename = |board: Board| Board(board.0.map(|symbol| names[usize::from(symbol)]));
        let [start, goal] = [puzzle.start, puzzle.goal].map(rename);
        let moves = puzzle.moves;
        solve(&Puzzle { start, goal, moves })
    }
}
