//! How far apart two cells are.

/// The rows and columns between two cells.
pub fn distance(cell: usize, other: usize) -> u32 {
    let rows = (cell / 3).abs_diff(other / 3);
    let columns = (cell % 3).abs_diff(other % 3);
    (rows + columns) as u32
}
