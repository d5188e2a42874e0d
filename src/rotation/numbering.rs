//! A board in numbers: a pattern for each symbol, the squares on which it stands.

use crate::rotation::board::{Board, SQUARES};
use crate::rotation::moves::{Turn, LINES};

/// The eight squares of a symbol, as a bitmask: bit `s` is set if square `s` is one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(pub u32);

impl Pattern {
    /// The full centre.
    pub const SOLVED: Pattern = Pattern(0b11_1001_1001_1100_0000);

    /// Returns the pattern of `symbol` on `board`.
    ///
    /// # Panics
    /// The symbol is not on eight squares.
    pub fn new(symbol: u8, board: &Board) -> Pattern {
        let squares = (0..SQUARES).filter(|&square| board[square] == symbol);
        let bits: u32 = squares.map(|square| 1 << square).sum();
        assert_eq!(bits.count_ones(), 8, "each symbol is on eight squares");
        Pattern(bits)
    }

    /// Returns a lower bound of the distance, 0 to 8: the number of squares of the centre without
    /// the symbol, since a turn fills at most one more of them.
    pub fn lower_bound(self) -> usize {
        (!self.0 & Pattern::SOLVED.0).count_ones() as usize
    }

    /// Returns the pattern after a move.
    pub fn moved(self, turn: Turn) -> Pattern {
        self.permuted(&TURNED[turn as usize])
    }

    /// Returns the images of the pattern under the eight symmetries of the board, itself first. All
    /// are equally far from the full centre.
    pub fn images(self) -> [Pattern; 8] {
        let mut images = [self; 8];
        // Each bit of the index stands for a reflection. Without the lowest bit that is set, it is
        // the index of an image that is known already.
        for i in 1..images.len() {
            let reflection = &REFLECTED[i.trailing_zeros() as usize];
            images[i] = images[i & (i - 1)].permuted(reflection);
        }
        images
    }

    /// Returns the pattern after a permutation of the squares: a look-up for each of its bytes.
    fn permuted(self, permutation: &Permutation) -> Pattern {
        let [low, middle, high, _] = self.0.to_le_bytes().map(usize::from);
        Pattern(permutation[0][low] | permutation[1][middle] | permutation[2][high])
    }

    /// Returns how many patterns are smaller, below [`PATTERNS`]. This is the combinatorial number
    /// system: a sum of a binomial coefficient for each square. One look-up gives the sum for
    /// twelve squares.
    pub fn rank(self) -> usize {
        let (upper, lower) = ((self.0 >> 12) as usize, (self.0 & 0xFFF) as usize);
        RANKS.0[upper] as usize + usize::from(RANKS.1[lower])
    }
}

/// How many patterns there are: the ways to choose eight of 24 squares.
pub const PATTERNS: usize = 735_471;

/// The ranks, in two tables by halves of 12 bits. By the upper half of a pattern: how many patterns
/// have a smaller upper half. By the lower half: its rank among the lower halves with as many bits.
static RANKS: ([u32; 1 << 12], [u16; 1 << 12]) = {
    let (mut upper, mut lower) = ([0; 1 << 12], [0; 1 << 12]);
    let mut lower_halves = [0; 13];
    let mut half: usize = 0;
    while half < 1 << 12 {
        let count = half.count_ones() as usize;
        lower[half] = lower_halves[count];
        lower_halves[count] += 1;
        half += 1;
    }
    let mut patterns = 0;
    half = 0;
    while half < 1 << 12 {
        upper[half] = patterns;
        let count = half.count_ones() as usize;
        patterns += if count > 8 { 0 } else { lower_halves[8 - count] as u32 };
        half += 1;
    }
    assert!(patterns as usize == PATTERNS);
    (upper, lower)
};

/// A permutation of the squares, in a table for each byte of a pattern: by the value of that byte,
/// the bits to which its bits go.
type Permutation = [[u32; 1 << 8]; SQUARES / 8];

/// Returns the permutation that takes the squares of `lines` to those of `images`.
const fn permutation(lines: [[usize; 7]; 4], images: [[usize; 7]; 4]) -> Permutation {
    let mut permutation = [[0; 1 << 8]; SQUARES / 8];
    let mut square = 0;
    while square < SQUARES {
        let mut target = square;
        let mut i = 0;
        while i < 4 * 7 {
            if lines[i / 7][i % 7] == square {
                target = images[i / 7][i % 7];
            }
            i += 1;
        }
        let mut byte = 0;
        while byte < 1 << (square % 8) {
            let with_square = 1 << (square % 8) | byte;
            permutation[square / 8][with_square] = permutation[square / 8][byte] | 1 << target;
            byte += 1;
        }
        square += 1;
    }
    permutation
}

/// The permutation of the squares by each turn.
static TURNED: [Permutation; 8] =
    [turned(0), turned(1), turned(2), turned(3), turned(4), turned(5), turned(6), turned(7)];

/// Returns the permutation of a turn: each square of its line moves one place towards the head, and
/// the head goes to the end.
const fn turned(turn: usize) -> Permutation {
    let [a, b, c, d, e, f, g] = LINES[turn];
    permutation([LINES[turn]; 4], [[g, a, b, c, d, e, f]; 4])
}

/// Three reflections, which swap left and right, top and bottom, and rows and columns. Together
/// they make the eight symmetries of the board.
static REFLECTED: [Permutation; 3] = [
    reflected([Turn::B, Turn::A, Turn::H, Turn::G]),
    reflected([Turn::F, Turn::E, Turn::D, Turn::C]),
    reflected([Turn::H, Turn::G, Turn::F, Turn::E]),
];

/// Returns the permutation that takes the lines of A to D to the lines of `a` to `d`.
const fn reflected([a, b, c, d]: [Turn; 4]) -> Permutation {
    let images = [LINES[a as usize], LINES[b as usize], LINES[c as usize], LINES[d as usize]];
    permutation([LINES[0], LINES[1], LINES[2], LINES[3]], images)
}
