//! A board in numbers: the cell of the blank, and the order of the tiles.
//!
//! Each tile is named by its place in the goal, the first tile there 0 and the last 7. The names
//! of a board's tiles, row by row and without the blank, are its *order*: eight octal digits in
//! 24 bits, the first tile highest.
//!
//! ```text
//! goal  1 2 3   names  0 1 2   board  2 3 4   order  0o12304657, rank 2941
//!       4 5 6          3 4 5          1 5 x   blank  5
//!       7 8 x          6 7            7 6 8
//! ```
//!
//! A blank that moves left or right leaves the order as it is. If it moves up or down, one tile
//! jumps over two: three neighbouring digits turn in a circle. That is an even permutation, so
//! only even orders can reach the goal; and all of them do.

use crate::eight::board::{Board, Move, BLANK, CELLS};

/// How many even orders there are: 8! / 2.
pub const ORDERS: usize = factorial(CELLS - 1) / 2;

/// How many boards can reach the goal: 9! / 2.
pub const BOARDS: usize = CELLS * ORDERS;

const fn factorial(n: usize) -> usize {
    if n == 0 {
        1
    } else {
        n * factorial(n - 1)
    }
}

/// The names of the tiles under one goal.
pub struct Names {
    /// The blank's cell in the goal.
    pub blank: usize,
    names: [u32; CELLS],
}

impl Names {
    /// Names each tile by its place in `goal`.
    ///
    /// # Panics
    /// If the goal has no blank.
    pub fn new(goal: &Board) -> Names {
        let mut names = [0; CELLS];
        for (name, &tile) in goal.iter().filter(|&&tile| tile != BLANK).enumerate() {
            names[usize::from(tile)] = name as u32;
        }
        Names {
            blank: goal.iter().position(|&tile| tile == BLANK).expect("a board has a blank"),
            names,
        }
    }

    /// The position of a board.
    #[inline]
    pub fn position(&self, board: &Board) -> Position {
        // Without a branch on where the blank is, which would be mispredicted: it gets a digit too.
        let mut digits = 0;
        let mut blank = 0;
        for (cell, &tile) in board.iter().enumerate() {
            digits = digits << 3 | self.names[usize::from(tile)];
            blank += cell * usize::from(tile == BLANK);
        }
        let behind = (1 << (3 * (8 - blank))) - 1;
        Position { blank, order: digits >> 3 & !behind | digits & behind }
    }
}

/// The cell of the blank and the order of the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cell of the blank, 0 to 8.
    pub blank: usize,
    /// The names of the tiles, row by row: eight octal digits.
    pub order: u32,
}

impl Position {
    /// The goal itself, if its blank is on cell `blank`.
    pub fn goal(blank: usize) -> Position {
        Position { blank, order: 0o01234567 }
    }

    /// The position after a move, unless the blank would leave the board.
    #[inline]
    pub fn after(self, step: Move) -> Option<Position> {
        let blank = step.target(self.blank)?;
        Some(Position { blank, order: Turn::new(self.blank, step).apply(self.order) })
    }

    /// The name of the tile on a cell, which must not be the blank's.
    #[inline]
    pub fn tile(self, cell: usize) -> usize {
        let place = if cell < self.blank { cell } else { cell - 1 };
        (self.order >> (3 * (7 - place)) & 7) as usize
    }

    /// Whether the goal can be reached: whether the order is an even permutation.
    #[inline]
    pub fn is_solvable(self) -> bool {
        let (first, last) = halves(self.order);
        (FIRST[first] ^ LAST[last]) & 1 == 0
    }

    /// The number of a solvable position, below [`BOARDS`]: its blank's cell, then its rank.
    #[inline]
    pub fn number(self) -> usize {
        self.blank * ORDERS + rank(self.order)
    }
}

/// What a move does to an order.
#[derive(Clone, Copy)]
pub struct Turn {
    /// The digits that turn, if any, once they are shifted down.
    digits: u32,
    shift: usize,
    /// By how many bits they turn to the left.
    left: usize,
}

impl Turn {
    /// What `step` does when the blank starts on cell `blank` and stays on the board.
    #[inline]
    pub fn new(blank: usize, step: Move) -> Turn {
        match step {
            Move::Left | Move::Right => Turn { digits: 0, shift: 0, left: 0 },
            Move::Up => Turn { digits: 0o777, shift: 3 * (8 - blank), left: 3 },
            Move::Down => Turn { digits: 0o777, shift: 3 * (5 - blank), left: 6 },
        }
    }

    /// The order after the move.
    #[inline]
    pub fn apply(self, order: u32) -> u32 {
        let digits = order >> self.shift & self.digits;
        let turned = (digits << self.left | digits >> (9 - self.left)) & self.digits;
        order ^ (digits ^ turned) << self.shift
    }
}

/// How many even orders come before this one in dictionary order; for an even order, below
/// [`ORDERS`].
///
/// Of two orders that differ in their last two digits alone, one is even.
#[inline]
pub fn rank(order: u32) -> usize {
    let (first, last) = halves(order);
    LAST_ORDERS / 2 * usize::from(FIRST[first] >> 1) + usize::from(LAST[last] >> 2)
}

/// How many orders the last four digits have.
const LAST_ORDERS: usize = factorial(4);

fn halves(order: u32) -> (usize, usize) {
    ((order >> 12) as usize, (order & 0o7777) as usize)
}

/// For four octal digits, twice their rank among all that could begin an order, and 1 more if
/// their share of the order's permutation is odd.
static FIRST: [u16; 1 << 12] = ranks(true);

/// The same for the last four digits, ranked among their own 4! orders.
static LAST: [u16; 1 << 12] = ranks(false);

/// Adds up Lehmer digits: how many smaller digits could still stand in the place of each. What
/// holds a digit twice is part of no order, and its entry is never used.
const fn ranks(begin: bool) -> [u16; 1 << 12] {
    let mut ranks = [0; 1 << 12];
    let mut digits = 0;
    while digits < ranks.len() {
        let own = 1 << (digits >> 9)
            | 1 << (digits >> 6 & 7)
            | 1 << (digits >> 3 & 7)
            | 1 << (digits & 7);
        let mut left: u32 = if begin { 0xFF } else { own };
        let mut rank = 0;
        let mut inversions = 0;
        let mut shift = 12;
        while shift > 0 {
            shift -= 3;
            let digit = 1 << (digits >> shift & 7);
            let smaller = (left & (digit - 1)).count_ones();
            rank = rank * left.count_ones() + smaller;
            inversions += smaller;
            left &= !digit;
        }
        ranks[digits] = (2 * rank + inversions % 2) as u16;
        digits += 1;
    }
    ranks
}
