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
//! The plain way is the Cantor number of all nine cells in a table of 9! entries. It takes 91 lines
//! less, but 123 million instructions in place of 17 for 10,000 boards, and 266 in place of 144 for
//! all.

use crate::eight::board::{by_byte, is_board, Board, CELLS, NO_BOARD};
use crate::eight::moves::Move;

/// How many even orders there are: 8! / 2.
pub const EVEN_ORDERS: usize = 8 * 7 * 6 * 5 * 4 * 3;

/// How many positions can reach the goal: 9! / 2.
pub const REACHABLE: usize = CELLS * EVEN_ORDERS;

/// The digit of the blank: 0, and a mark above all digits.
const BLANK_DIGIT: u64 = 1 << 32;

/// The digit of each value.
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
    /// Its values are not 0 to 8, each once.
    pub fn new(board: &Board) -> Position {
        assert!(is_board(board), "{}", NO_BOARD);
        let digits = board.iter().fold(0, |digits, &tile| 8 * digits + DIGITS[usize::from(tile)]);
        // The blank's digit is 0 and has to go; `mark - 1` masks the digits behind the blank. A
        // branch on where the blank is would be mispredicted.
        let mark = digits / BLANK_DIGIT;
        let behind = mark as u32 - 1;
        let blank = 8 - mark.trailing_zeros() as usize / 3;
        Position { blank, order: (digits as u32 >> 3 & !behind) + (digits as u32 & behind) }
    }

    /// Returns the number, below [`REACHABLE`], or `None` if the position cannot reach the goal.
    pub fn number(self) -> Option<usize> {
        let (first, last) = halves(self.order);
        let is_even = (FIRST_RANKS[first] ^ LAST_RANKS[last]) & 1 == 0;
        is_even.then(|| self.blank * EVEN_ORDERS + rank(self.order) as usize)
    }
}

/// What a move from one cell to another does to an order.
pub struct Shift {
    /// The cell that the blank comes to.
    pub to: usize,
    /// The bit offset of the three digits that change places in a circle.
    offset: usize,
    /// How far they are rotated to the left, in bits: 0 if a sideways move keeps the order.
    pub rotation: usize,
}

impl Shift {
    /// Returns what a move of a blank on cell `from` does, or `None` if it would leave the board.
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
/// Cantor expansion (康托展开), halved, since of two orders that differ in nothing but their
/// last two digits one is even. Below [`EVEN_ORDERS`].
pub fn rank(order: u32) -> u32 {
    let (first, last) = halves(order);
    LAST_ORDERS / 2 * u32::from(FIRST_RANKS[first] >> 1) + u32::from(LAST_RANKS[last] >> 2)
}

/// How many orders the last four digits have.
const LAST_ORDERS: u32 = 4 * 3 * 2;

fn halves(order: u32) -> (usize, usize) {
    ((order >> 12 & 0o7777) as usize, (order & 0o7777) as usize)
}

/// For four octal digits that begin an order. Bits 1 and up: their rank among all that could begin
/// one; bit 0: the parity of their inversions, the sum of their Lehmer digits.
static FIRST_RANKS: [u16; 1 << 12] = ranks(true);

/// The same for the last four digits, ranked among their own 4! orders.
static LAST_RANKS: [u16; 1 << 12] = ranks(false);

/// Entries with repeated digits are never read.
const fn ranks(begin: bool) -> [u16; 1 << 12] {
    let mut ranks = [0; 1 << 12];
    let mut digits = 0;
    while digits < 1 << 12 {
        let (a, b, c, d) = (digits >> 9, digits >> 6 & 7, digits >> 3 & 7, digits & 7);
        let (ab, ac, ad) = ((a > b) as i32, (a > c) as i32, (a > d) as i32);
        let (bc, bd, cd) = ((b > c) as i32, (b > d) as i32, (c > d) as i32);
        // A Lehmer digit counts the smaller digits that come later: of the first four, all that
        // have not come earlier; of the last four, those among them. The second, third and fourth
        // have p, q and r values.
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
