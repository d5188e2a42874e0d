//! The board of the eight puzzle, which the lessons on it share.
//!
//! ```text
//! 2 3 4      The cells are numbered 0 to 8 as one reads; here the blank is in cell 5.
//! 1 5 x      A move names the way the blank goes: after `l` (left) the 5 is in
//! 7 6 8      cell 5, and the blank in cell 4.
//! ```

/// How many boards there are: 9!, of which half can reach a given goal.
pub const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// The symbol of the blank; those of the tiles are 1 to 8.
pub const BLANK: u8 = 0;

/// The symbols of the nine cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(pub [u8; 9]);

/// What is asked: a path from one board to another.
pub struct Puzzle {
    pub start: Board,
    pub goal: Board,
    /// The moves in the order in which a search tries them.
    pub moves: [Move; 4],
}

/// The way the blank goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Move {
    Up,
    Down,
    Left,
    Right,
}

impl Puzzle {
    /// Whether any path leads to the goal.
    ///
    /// Write the tiles in one line, without the blank, and count the inversions: the pairs in which
    /// the larger tile stands first. A move to the side changes nothing in that line. A move up or
    /// down lets one tile jump over two others, and changes the count by 2 or by 0. So it stays odd
    /// or stays even for ever. (That boards of the same kind all reach each other is true as well:
    /// the search of `bfs_from_goal` finds 9!/2 of them.)
    pub fn is_solvable(&self) -> bool {
        self.start.inversions() % 2 == self.goal.inversions() % 2
    }
}

impl Board {
    /// Reads nine symbols: `1` to `8`, and `x`, `X` or `0` for the blank.
    pub fn from_symbols(symbols: &[u8]) -> Option<Board> {
        let mut cells: [u8; 9] = symbols.try_into().ok()?;
        for cell in &mut cells {
            *cell = if b"xX0".contains(cell) { BLANK } else { cell.wrapping_sub(b'0') };
        }
        (0..9).all(|symbol| cells.contains(&symbol)).then_some(Board(cells))
    }

    /// The cell of each symbol.
    pub fn places(self) -> [usize; 9] {
        let mut places = [0; 9];
        for (cell, &symbol) in self.0.iter().enumerate() {
            places[usize::from(symbol)] = cell;
        }
        places
    }

    /// The board after a move, unless the blank would leave the board.
    pub fn after(mut self, step: Move) -> Option<Board> {
        let blank = self.0.iter().position(|&symbol| symbol == BLANK)?;
        let (row, column) = (blank / 3, blank % 3);
        let target = match step {
            Move::Up if row > 0 => blank - 3,
            Move::Down if row < 2 => blank + 3,
            Move::Left if column > 0 => blank - 1,
            Move::Right if column < 2 => blank + 1,
            _ => return None,
        };
        self.0.swap(blank, target);
        Some(self)
    }

    /// The boards one move away, each with that move, in the order of `moves`.
    pub fn neighbours(self, moves: [Move; 4]) -> impl Iterator<Item = (Move, Board)> {
        moves.into_iter().filter_map(move |step| Some((step, self.after(step)?)))
    }

    /// The number of the board, below [`BOARDS`], by Cantor expansion.
    ///
    /// Sort all boards as a dictionary sorts words: the number says how many come before this one.
    /// A board comes before this one if at the first cell where they differ its symbol is smaller,
    /// and then it is one of those that this board holds further on. So each cell counts the
    /// smaller symbols further on, times the ways in which the cells after it could be filled: 8!
    /// for the first cell, 7! for the second and so on. The loop multiplies by 8, 7, 6 ... as it
    /// goes along.
    ///
    /// For three cells, the board 2 0 1 has the number 2 * 2! + 0 * 1! = 4: before it come
    /// 0 1 2, 0 2 1, 1 0 2 and 1 2 0.
    pub fn number(self) -> usize {
        let mut number = 0;
        for cell in 0..9 {
            number = number * (9 - cell) + self.smaller_after(cell);
        }
        number
    }

    fn smaller_after(&self, cell: usize) -> usize {
        self.0[cell + 1..].iter().filter(|&&symbol| symbol < self.0[cell]).count()
    }

    fn inversions(&self) -> usize {
        let tiles: Vec<u8> = self.0.into_iter().filter(|&symbol| symbol != BLANK).collect();
        let smaller_after =
            |place: usize| tiles[place + 1..].iter().filter(|&&tile| tile < tiles[place]).count();
        (0..8).map(smaller_after).sum()
    }
}

impl Move {
    /// The moves in the order in which the statement of the puzzle names them.
    pub const IN_ORDER: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];

    /// The moves in the order of their letters in the alphabet.
    pub const IN_DICTIONARY_ORDER: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    /// The move that takes this one back.
    pub fn inverse(self) -> Move {
        match self {
            Move::Up => Move::Down,
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
        }
    }

    fn letter(self) -> char {
        match self {
            Move::Up => 'u',
            Move::Down => 'd',
            Move::Left => 'l',
            Move::Right => 'r',
        }
    }
}

/// The moves that led to `board`, the last of them first, if `last_move` knows the last move to
/// each board on the way, and none to the start.
pub fn trace_back(mut board: Board, last_move: impl Fn(Board) -> Option<Move>) -> Vec<Move> {
    let mut steps = Vec::new();
    while let Some(step) = last_move(board) {
        steps.push(step);
        board = board.after(step.inverse()).expect("a move can be taken back");
    }
    steps
}

/// The letters of the moves.
pub fn letters<'a>(steps: impl IntoIterator<Item = &'a Move>) -> String {
    steps.into_iter().map(|step| step.letter()).collect()
}
