//! A board in numbers: a bitmask for each symbol, of the squares on which it stands.

use crate::rotation::board::{Board, CENTRE, LINES, SQUARES};
use crate::rotation::moves::Move;

/// How many patterns there are: the ways to choose eight of 24 squares.
pub const PATTERNS: usize = choose(SQUARES, CENTRE.len());

const fn choose(from: usize, count: usize) -> usize {
    match (from, count) {
        (_, 0) => 1,
        (0, _) => 0,
        _ => choose(from - 1, count - 1) * from / count,
    }
}

/// The squares of a symbol: bit `s` is set if square `s` is one of them. Eight bits are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(pub u32);

impl Pattern {
    /// The full centre.
    pub const SOLVED: Pattern = {
        let mut bits = 0;
        let mut i = 0;
        while i < CENTRE.len() {
            bits |= 1 << CENTRE[i];
            i += 1;
        }
        Pattern(bits)
    };

    /// Returns the squares of `symbol` on `board`.
    pub fn new(symbol: u8, board: &Board) -> Pattern {
        let squares = (0..SQUARES).filter(|&square| board[square] == symbol);
        Pattern(squares.fold(0, |bits, square| bits | 1 << square))
    }

    /// Returns a lower bound of the distance: the squares of the centre that the symbol does not
    /// fill. A move brings it to one of them at most.
    pub fn lower_bound(self) -> usize {
        (!self.0 & Pattern::SOLVED.0).count_ones() as usize
    }

    /// Returns the pattern after a move.
    pub fn after(self, step: Move) -> Pattern {
        self.permuted(&TURNED[step as usize])
    }

    /// Returns the pattern under all eight symmetries of the board: rotations and reflections, some
    /// of which may be equal. All are at the same distance from the full centre.
    pub fn images(self) -> [Pattern; 8] {
        let mut images = [self; 8];
        for i in 1..images.len() {
            let reflection = &REFLECTED[i.trailing_zeros() as usize];
            images[i] = images[i & (i - 1)].permuted(reflection);
        }
        images
    }

    fn permuted(self, permutation: &Permutation) -> Pattern {
        let [low, middle, high, _] = self.0.to_le_bytes().map(usize::from);
        Pattern(permutation[0][low] | permutation[1][middle] | permutation[2][high])
    }

    /// Returns the number of the pattern, below [`PATTERNS`]: how many are less, if the upper
    /// twelve squares are compared before the lower twelve.
    ///
    /// The combinatorial number system would add a binomial coefficient for each square; here a
    /// look-up adds them for each half.
    pub fn rank(self) -> usize {
        let (upper, lower) = (self.0 >> 12, self.0 & 0xFFF);
        UPPER_RANKS[upper as usize] as usize + usize::from(LOWER_RANKS[lower as usize])
    }
}

/// How many patterns have lesser upper squares.
static UPPER_RANKS: [u32; 1 << 12] = {
    let mut ranks = [0; 1 << 12];
    let mut half: usize = 1;
    while half < ranks.len() {
        let count = (half - 1).count_ones() as usize;
        let lower = if count > 8 { 0 } else { choose(12, 8 - count) };
        ranks[half] = ranks[half - 1] + lower as u32;
        half += 1;
    }
    ranks
};

/// How many lower halves with as many squares are less.
static LOWER_RANKS: [u16; 1 << 12] = {
    let mut ranks = [0; 1 << 12];
    let mut seen = [0; 13];
    let mut half: usize = 0;
    while half < ranks.len() {
        let count = half.count_ones() as usize;
        ranks[half] = seen[count];
        seen[count] += 1;
        half += 1;
    }
    ranks
};

/// A permutation of the squares: where those of each byte of a pattern go. As each goes its own
/// way, three look-ups permute a pattern.
type Permutation = [[u32; 1 << 8]; SQUARES / 8];

const fn permutation(targets: [usize; SQUARES]) -> Permutation {
    let mut permutation = [[0; 1 << 8]; SQUARES / 8];
    let mut i = 0;
    while i < permutation.len() {
        let mut byte: usize = 1;
        while byte < 1 << 8 {
            // One square more than a lesser byte: few steps, since the compiler takes them slowly.
            let target = targets[8 * i + byte.trailing_zeros() as usize];
            permutation[i][byte] = permutation[i][byte & (byte - 1)] | 1 << target;
            byte += 1;
        }
        i += 1;
    }
    permutation
}

static TURNED: [Permutation; 8] =
    [turned(0), turned(1), turned(2), turned(3), turned(4), turned(5), turned(6), turned(7)];

/// The squares of one line move on by one towards its head.
const fn turned(step: usize) -> Permutation {
    let line = Move::ALL[step].line();
    let mut targets = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        targets[square] = square;
        square += 1;
    }
    let mut i = 0;
    while i < line.len() {
        targets[line[i]] = line[(i + line.len() - 1) % line.len()];
        i += 1;
    }
    permutation(targets)
}

/// Left and right change places, or top and bottom, or rows and columns: for the lines A to D,
/// which line each becomes, and whether from its end on.
static REFLECTED: [Permutation; 3] = [
    reflected([(1, false), (0, false), (2, true), (3, true)]),
    reflected([(0, true), (1, true), (3, false), (2, false)]),
    reflected([(2, true), (3, true), (0, true), (1, true)]),
];

const fn reflected(lines: [(usize, bool); 4]) -> Permutation {
    let mut targets = [0; SQUARES];
    let mut i = 0;
    while i < 4 * 7 {
        let (line, is_reversed) = lines[i / 7];
        let place = if is_reversed { 6 - i % 7 } else { i % 7 };
        targets[LINES[i / 7][i % 7]] = LINES[line][place];
        i += 1;
    }
    permutation(targets)
}
