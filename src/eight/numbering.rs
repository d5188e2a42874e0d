//! A board in numbers, for the table: the cell of the blank, and the order of the tiles.
//!
//! The tiles row by row, without the blank and each less 1, are the board's *order*: eight octal
//! digits in 24 bits, the first tile highest.
//!
//! ```text
//! board  2 3 4   order  0o12304657, rank 2941
//!        1 5 x   blank  5
//!        7 6 8
//! ```
//!
//! A blank that moves left or right leaves the order as it is. If it moves up or down, one tile
//! jumps over two: three neighbouring digits turn in a circle. Such a three-cycle is an even
//! permutation: it keeps the parity of the order's inversions. So only even orders can reach the
//! goal; and all of them do.
//!
//! The plain way is the Cantor number of all nine cells, in a table of 9! entries. It takes 91
//! lines less; but for 10,000 boards it takes 123 million instructions in place of 17, and for all
//! boards 266 million in place of 144.

use crate::eight::board::{by_byte, is_board, Board, CELLS, NO_BOARD};
use crate::eight::moves::Move;

/// How many even orders there are: 8! / 2.
pub const EVEN_ORDERS: usize = 8 * 7 * 6 * 5 * 4 * 3;

/// How many positions can reach the goal: 9! / 2.
pub const REACHABLE: usize = CELLS * EVEN_ORDERS;

/// The digit of the blank: a 0, and a mark in bit 32, above the 27 bits of all nine digits.
const BLANK_DIGIT: u64 = 1 << 32;

/// The digit of each value: that of a tile is 1 less than the tile.
static DIGITS: [u64; 1 << 8] = by_byte([BLANK_DIGIT, 0, 1, 2, 3, 4, 5, 6, 7], 0);

/// The cell of the blank and the order of the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cell of the blank, 0 to 8.
    pub blank: usize,
    /// The tiles, each less 1, row by row: eight octal digits.
    pub order: u32,
}

impl Position {
    /// Returns the position of a board.
    ///
    /// # Panics
    /// The values of the board are not 0 to 8, each once.
    pub fn new(board: &Board) -> Position {
        assert!(is_board(board), "{}", NO_BOARD);
        let digits = board.iter().fold(0, |digits, &tile| 8 * digits + DIGITS[usize::from(tile)]);
        // The digit 0 of the blank has to go: the digits behind it, which `mark - 1` masks, stay,
        // and those before it move into its place. Each digit behind the blank has shifted the mark
        // by three bits. A branch on the cell of the blank would often be mispredicted.
        let mark = digits / BLANK_DIGIT;
        let behind = mark as u32 - 1;
        let blank = 8 - mark.trailing_zeros() as usize / 3;
        Position { blank, order: (digits as u32 >> 3 & !behind) + (digits as u32 & behind) }
    }

    /// Returns the number of the position, below [`REACHABLE`], or `None` if it cannot reach the
    /// goal.
    pub fn number(self) -> Option<usize> {
        let (first, last) = halves(self.order);
        let is_even = (FIRST_RANKS[first] ^ LAST_RANKS[last]) & 1 == 0;
        is_even.then(|| self.blank * EVEN_ORDERS + rank(self.order) as usize)
    }
}

/// The effect of a move on an order: three neighbouring digits rotate, or none of them does.
pub struct Shift {
    /// The cell that the blank comes to.
    pub to: usize,
    /// The bit offset of the three digits that change places in a circle.
    offset: usize,
    /// How many bits the three digits are rotated to the left by: 3 or 6, or 0 for a sideways move,
    /// which keeps the order.
    pub rotation: usize,
}

impl Shift {
    /// Returns the shift by a move of the blank from cell `from`, 0 to 8, or `None` if the blank
    /// would leave the board.
    pub fn new(from: usize, direction: Move) -> Option<Shift> {
        let to = direction.target(from)?;
        let (offset, rotation) = match direction {
            Move::Left | Move::Right => (0, 0),
            Move::Up => (3 * (8 - from), 3),
            Move::Down => (3 * (5 - from), 6),
        };
        Some(Shift { to, offset, rotation })
    }

    /// Returns the order after the move.
    pub fn apply(&self, order: u32) -> u32 {
        let digits = order >> self.offset & 0o777;
        let rotated = ((digits << self.rotation) + (digits >> (9 - self.rotation))) & 0o777;
        order ^ (digits ^ rotated) << self.offset
    }
}

/// Returns how many even orders come before an even order in lexicographic order: its number by
/// Cantor expansion (康托展开), halved. For the orders come in pairs that differ only in which of the
/// last two digits is first, and one order of each pair is even.
///
/// The rank is below [`EVEN_ORDERS`].
pub fn rank(order: u32) -> u32 {
    let (first, last) = halves(order);
    LAST_ORDERS / 2 * u32::from(FIRST_RANKS[first] >> 1) + u32::from(LAST_RANKS[last] >> 2)
}

/// How many orders the last four digits have.
const LAST_ORDERS: u32 = 4 * 3 * 2;

/// Returns the first four digits of an order, and the last four.
fn halves(order: u32) -> (usize, usize) {
    ((order >> 12 & 0o7777) as usize, (order & 0o7777) as usize)
}

/// By the first four digits of an order. Bits 1 and up: their rank among all that an order can
/// begin with. Bit 0: the parity of the sum of their Lehmer digits, the number of inversions in
/// which one of them is the first.
static FIRST_RANKS: [u16; 1 << 12] = ranks(true);

/// The same by the last four digits, which are ranked among their own 4! orders.
static LAST_RANKS: [u16; 1 << 12] = ranks(false);

/// Returns the table for the first four digits, if `begin`, or that for the last four. The entries
/// for repeated digits mean nothing, and are never read.
const fn ranks(begin: bool) -> [u16; 1 << 12] {
    let mut ranks = [0; 1 << 12];
    let mut digits = 0;
    while digits < 1 << 12 {
        let (a, b, c, d) = (digits >> 9, digits >> 6 & 7, digits >> 3 & 7, digits & 7);
        let (ab, ac, ad) = ((a > b) as i32, (a > c) as i32, (a > d) as i32);
        let (bc, bd, cd) = ((b > c) as i32, (b > d) as i32, (c > d) as i32);
        // A Lehmer digit counts the smaller digits that come later. For the first four digits,
        // these are all smaller digits but those that came earlier. For the last four, they are
        // counted among these four. There are p, q and r values for the second, third and fourth
        // Lehmer digit.
        let ([a, b, c, d], [p, q, r]) = if begin {
            ([a, b - 1 + ab, c - 2 + ac + bc, d - 3 + ad + bd + cd], [7, 6, 5])
        } else {
            ([ab + ac + ad, bc + bd, cd, 0], [3, 2, 1])
        };
        ranks[digits as usize] = (2 * (((a * p + b) * q + c) * r + d) + (a + b + c + d) % 2) as u16;
        digits += 1;
    }
    ranks
}
