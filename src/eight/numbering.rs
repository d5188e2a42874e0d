//! A board in numbers, for the table: the cell of the blank, and the order of the tiles.
//!
//! Each tile is labelled by its place in the goal, the first tile there 0 and the last 7. The
//! labels of a board's tiles, row by row and without the blank, are its *order*: eight octal
//! digits in 24 bits, the first tile highest.
//!
//! ```text
//! goal  1 2 3   labels  0 1 2   board  2 3 4   order  0o12304657, rank 2941
//!       4 5 6           3 4 5          1 5 x   blank  5
//!       7 8 x           6 7            7 6 8
//! ```
//!
//! A blank that moves left or right leaves the order as it is. If it moves up or down, one tile
//! jumps over two: three neighbouring digits turn in a circle. Such a three-cycle is an even
//! permutation: it keeps the parity of the order's inversions. So only even orders can reach the
//! goal; and all of them do.

use crate::eight::board::{names, Board, BLANK, CELLS};
use crate::eight::moves::Move;

/// How many even orders there are: 8! / 2.
pub const EVEN_ORDERS: usize = factorial(CELLS - 1) / 2;

/// How many positions can reach the goal: 9! / 2.
pub const REACHABLE: usize = CELLS * EVEN_ORDERS;

const fn factorial(n: usize) -> usize {
    if n == 0 {
        1
    } else {
        n * factorial(n - 1)
    }
}

/// The label of the blank: the digit 0, and a mark above all digits.
const BLANK_LABEL: u64 = 1 << 32;

/// A goal, which labels the tiles.
pub struct Goal {
    labels: [u64; CELLS],
}

impl Goal {
    /// Labels each tile by its place in `goal`.
    pub fn new(goal: &Board) -> Goal {
        let label = |name| if name == BLANK { BLANK_LABEL } else { u64::from(name) - 1 };
        Goal { labels: names(goal).map(label) }
    }

    /// Returns whether a board can reach the goal: whether its order is an even permutation.
    pub fn is_reachable_from(&self, board: &Board) -> bool {
        is_even(self.position(board).order)
    }

    /// Returns the position of a board.
    #[inline]
    pub fn position(&self, board: &Board) -> Position {
        let digits = board.iter().fold(0, |digits, &tile| 8 * digits + self.labels[tile as usize]);
        // The blank's digit is 0 and has to go; its mark stands so that 1 less covers the digits
        // behind it. A branch on where the blank is would be mispredicted.
        let mark = digits / BLANK_LABEL;
        let behind = mark as u32 - 1;
        let blank = 8 - mark.trailing_zeros() as usize / 3;
        let digits = digits as u32;
        Position { blank, order: (digits >> 3 & !behind) + (digits & behind) }
    }
}

/// The cell of the blank and the order of the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cell of the blank, 0 to 8.
    pub blank: usize,
    /// The labels of the tiles, row by row: eight octal digits.
    pub order: u32,
}

impl Position {
    /// Returns the number of a solvable position, below [`REACHABLE`].
    #[inline]
    pub fn number(self) -> usize {
        self.blank * EVEN_ORDERS + rank(self.order) as usize
    }
}

/// What a move from one cell to another does to an order.
#[derive(Clone, Copy)]
pub struct Step {
    /// The cell that the blank comes to.
    pub to: usize,
    // Where the three digits are that turn, and by how many bits to the left they do.
    cycle_shift: usize,
    rotation: usize,
}

impl Step {
    /// Returns the step of a blank on cell `from`, or `None` if it would leave the board.
    #[inline]
    pub fn new(from: usize, direction: Move) -> Option<Step> {
        let to = direction.target(from)?;
        let (cycle_shift, rotation) = match direction {
            Move::Left | Move::Right => (0, 0),
            Move::Up => (3 * (8 - from), 3),
            Move::Down => (3 * (5 - from), 6),
        };
        Some(Step { to, cycle_shift, rotation })
    }

    /// Returns whether the step keeps the order.
    #[inline]
    pub fn is_sideways(self) -> bool {
        self.rotation == 0
    }

    /// Returns the order after the step.
    #[inline]
    pub fn turn(self, order: u32) -> u32 {
        let digits = order >> self.cycle_shift & 0o777;
        let turned = ((digits << self.rotation) + (digits >> (9 - self.rotation))) & 0o777;
        order ^ (digits ^ turned) << self.cycle_shift
    }
}

/// Returns whether an order is an even permutation.
#[inline]
pub fn is_even(order: u32) -> bool {
    let (first, last) = halves(order);
    (FIRST_RANKS[first] ^ LAST_RANKS[last]) & 1 == 0
}

/// Returns how many even orders come before an even order in lexicographic order: its number by
/// Cantor expansion (康托展开), halved, since of two orders that differ in nothing but their
/// last two digits one is even. Below [`EVEN_ORDERS`].
#[inline]
pub fn rank(order: u32) -> u32 {
    let (first, last) = halves(order);
    LAST_ORDERS / 2 * u32::from(FIRST_RANKS[first] >> 1) + u32::from(LAST_RANKS[last] >> 2)
}

/// How many orders the last four digits have.
const LAST_ORDERS: u32 = factorial(4) as u32;

#[inline]
fn halves(order: u32) -> (usize, usize) {
    ((order >> 12 & 0o7777) as usize, (order & 0o7777) as usize)
}

/// For four octal digits, twice their rank among all that could begin an order, and 1 more if
/// their Lehmer digits add up to an odd number: if their share of the inversions is odd.
static FIRST_RANKS: [u16; 1 << 12] = ranks(true);

/// The same for the last four digits, ranked among their own 4! orders.
static LAST_RANKS: [u16; 1 << 12] = ranks(false);

/// What holds a digit twice is part of no order, and its entry is never used.
const fn ranks(begin: bool) -> [u16; 1 << 12] {
    let mut ranks = [0; 1 << 12];
    let mut digits = 0;
    while digits < ranks.len() {
        let (a, b, c, d) = (digits >> 9, digits >> 6 & 7, digits >> 3 & 7, digits & 7);
        let (ab, ac, ad) = ((a > b) as i32, (a > c) as i32, (a > d) as i32);
        let (bc, bd, cd) = ((b > c) as i32, (b > d) as i32, (c > d) as i32);
        // A Lehmer digit counts the smaller digits that come later: of the first four, all that
        // have not come earlier; of the last four, those among them.
        let (rank, parity) = if begin {
            let (b, c, d) =
                (b as i32 - 1 + ab, c as i32 - 2 + ac + bc, d as i32 - 3 + ad + bd + cd);
            (((a as i32 * 7 + b) * 6 + c) * 5 + d, (a as i32 + b + c + d) % 2)
        } else {
            ((ab + ac + ad) * 6 + (bc + bd) * 2 + cd, ab ^ ac ^ ad ^ bc ^ bd ^ cd)
        };
        ranks[digits] = (2 * rank + parity) as u16;
        digits += 1;
    }
    ranks
}
