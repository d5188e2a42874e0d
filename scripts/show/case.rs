//! A case of the input, ready to be painted.

/// What is said of a case, and its boards: the start, then one after each move.
pub struct Case {
    pub headline: String,
    pub frames: Vec<Frame>,
}

/// A board on a grid, row by row, below a word about it.
pub struct Frame {
    pub label: String,
    pub rows: Vec<Vec<Cell>>,
}

/// A place on the grid.
#[derive(Clone, Copy)]
pub struct Cell {
    /// What it is: `tile`, `centre`, `blank`, `letter` or, where there is no board, `outside`.
    pub class: &'static str,
    pub symbol: char,
    /// Whether the move to this board moved it.
    pub is_marked: bool,
}
