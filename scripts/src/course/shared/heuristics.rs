//! The Manhattan distance, and functions for similar heuristics.

use crate::eight::{Board, BLANK};

/// The sum of the distances of all tiles to their cells in the goal. The blank does not count.
pub fn manhattan(board: Board, goal_cells: &[usize; 9]) -> u32 {
    let mut sum = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        if symbol != BLANK {
            sum += apart(cell, goal_cells[usize::from(symbol)]);
        }
    }
    sum
}

/// The cell of each symbol.
pub fn cells(board: Board) -> [usize; 9] {
    let mut cells = [0; 9];
    for (cell, &symbol) in board.0.iter().enumerate() {
        cells[usize::from(symbol)] = cell;
    }
    cells
}

/// How far apart two cells are, in rows plus columns: 0 to 4.
pub fn apart(cell: usize, other: usize) -> u32 {
    let rows = (cell / 3).abs_diff(other / 3);
    let columns = (cell % 3).abs_diff(other % 3);
    (rows + columns) as u32
}
