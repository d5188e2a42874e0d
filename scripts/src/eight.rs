//! The board of the eight puzzle, its moves, and its rank.
//!
//! ```text
//! 2 3 4      The cells are numbered 0 to 8, row by row. Here the blank is in cell 5.
//! 1 5 x      A move takes the blank to a neighbouring cell: after `l` (left), the 5 is in
//! 7 6 8      cell 5, and the blank in cell 4.
//! ```
//!
//! Half of all boards cannot reach a given goal. Write the tiles in one line, without the blank,
//! and count the inversions: the pairs of tiles with the larger tile first. A move to the left or
//! right does not change the line. A move up or down takes one tile past two other tiles, so the
//! number of inversions stays the same or changes by 2. Its parity never changes. (Boards of the
//! same parity do reach each other: a search from any board reaches half of all boards.)
//!
//! Each move can be taken back, so the distance from a board to the goal is the distance from the
//! goal to the board. If the cells are coloured like a chessboard, each move changes the colour of
//! the blank's cell. So all paths between two boards have even lengths, or all have odd lengths.

/// The symbol of the blank. The symbols of the tiles are 1 to 8.
pub const BLANK: u8 = 0;

/// The number of boards: 9!. Half of them can reach a given goal.
pub const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// The symbols of the nine cells, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(pub [u8; 9]);

/// The letter of a move, which says where the blank moves: `u`, `d`, `l` or `r`.
pub type Move = u8;

/// A puzzle: find a path from a start to a goal.
pub struct Puzzle {
    pub start: Board,
    pub goal: Board,
    /// The letters of the moves, in the order in which a search tries them.
    pub letters: &'static [Move],
}

impl Board {
    /// The cell of a symbol.
    pub fn cell(self, symbol: u8) -> usize {
        self.0.iter().position(|&other| other == symbol).expect("a board has all symbols")
    }

    /// The board after a move, or `None` if the blank would leave the board.
    pub fn after(mut self, step: Move) -> Option<Board> {
        let blank = self.cell(BLANK);
        let target = match step {
            b'u' if blank >= 3 => blank - 3,
            b'd' if blank < 6 => blank + 3,
            b'l' if blank % 3 > 0 => blank - 1,
            b'r' if blank % 3 < 2 => blank + 1,
            _ => return None,
        };
        self.0.swap(blank, target);
        Some(self)
    }

    /// The possible moves, in the order of `letters`, each with the board after the move.
    pub fn neighbours(self, letters: &'static [Move]) -> impl Iterator<Item = (Move, Board)> {
        letters.iter().filter_map(move |&step| Some((step, self.after(step)?)))
    }
}

/// The move that undoes a move.
pub fn inverse(step: Move) -> Move {
    match step {
        b'u' => b'd',
        b'd' => b'u',
        b'l' => b'r',
        _ => b'l',
    }
}

/// The path to a board, found backwards: `last_move` returns the last move to a board, or `None`
/// for the board at which the path begins.
pub fn walk_back(mut board: Board, last_move: impl Fn(Board) -> Option<Move>) -> Vec<Move> {
    let mut path = Vec::new();
    while let Some(step) = last_move(board) {
        path.push(step);
        board = board.after(inverse(step)).expect("a move can be taken back");
    }
    path.reverse();
    path
}

/// Whether a path leads from a start to a goal.
pub fn is_solvable(start: Board, goal: Board) -> bool {
    // No move changes the parity of the inversions.
    inversions(start) % 2 == inversions(goal) % 2
}

fn inversions(board: Board) -> usize {
    let mut count = 0;
    for (cell, &symbol) in board.0.iter().enumerate() {
        for &other in &board.0[cell..] {
            if other != BLANK && other < symbol {
                count += 1;
            }
        }
    }
    count
}

/// The rank of a board by Cantor expansion (康托展开): its index among all boards in lexicographic
/// order, 0 to `BOARDS` - 1.
///
/// The rank says how many boards come before this board. Count these boards by the first cell in
/// which they differ from this board. In that cell they have a smaller symbol, which this board has
/// in a later cell. The remaining symbols can be in any order after it. So each cell adds the
/// number of smaller symbols in later cells (a digit of the board's Lehmer code), times the number
/// of such orders: 8! for the first cell, 7! for the second and so on. The loop multiplies step by
/// step: by 8, by 7, by 6 and so on.
///
/// With three cells, the board 2 0 1 has the rank 2 * 2! + 0 * 1! = 4. The four boards before it
/// are 0 1 2, 0 2 1, 1 0 2 and 1 2 0.
pub fn rank_of(board: Board) -> usize {
    let mut rank = 0;
    for (cell, symbol) in board.0.iter().enumerate() {
        let rest = &board.0[cell..];
        let smaller = rest.iter().filter(|&other| other < symbol).count();
        rank = rank * rest.len() + smaller;
    }
    rank
}
