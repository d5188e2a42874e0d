//! A board in numbers: where one symbol stands, whatever stands elsewhere.

use crate::rotation::board::{Board, CENTRE, LINES, SQUARES};

/// How many patterns there are: the ways to choose eight of 24 squares.
pub const PATTERNS: usize = choose(SQUARES, CENTRE.len());

/// How many turns there are, A to H.
pub const TURNS: usize = 8;

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
    pub const GOAL: Pattern = {
        let mut bits = 0;
        let mut i = 0;
        while i < CENTRE.len() {
            bits |= 1 << CENTRE[i];
            i += 1;
        }
        Pattern(bits)
    };

    /// The squares of `symbol` on `board`.
    pub fn new(symbol: u8, board: &Board) -> Pattern {
        let squares = (0..SQUARES).filter(|&square| board[square] == symbol);
        Pattern(squares.fold(0, |bits, square| bits | 1 << square))
    }

    /// How many squares of the centre the symbol does not fill. A turn brings one symbol into the
    /// centre and another out of it, so at least as many turns are left.
    pub fn missing(self) -> usize {
        (!self.0 & Pattern::GOAL.0).count_ones() as usize
    }

    /// The pattern after a turn, 0 for A to 7 for H.
    pub fn after(self, turn: usize) -> Pattern {
        self.mapped(&TURNED[turn])
    }

    /// The pattern in all eight ways to rotate and reflect the board, some of which may be equal.
    /// They are as far from the full centre as each other.
    pub fn images(self) -> [Pattern; 8] {
        let mut images = [self; 8];
        for i in 1..images.len() {
            let mirror = &MIRRORED[i.trailing_zeros() as usize];
            images[i] = images[i & (i - 1)].mapped(mirror);
        }
        images
    }

    fn mapped(self, map: &Map) -> Pattern {
        let [low, middle, high, _] = self.0.to_le_bytes().map(usize::from);
        Pattern(map[0][low] | map[1][middle] | map[2][high])
    }

    /// The number of the pattern, below [`PATTERNS`]: how many come before it, if the upper
    /// twelve squares are compared before the lower twelve.
    pub fn rank(self) -> usize {
        let (upper, lower) = (self.0 >> 12, self.0 & 0xFFF);
        BEFORE_UPPER[upper as usize] as usize + usize::from(BEFORE_LOWER[lower as usize])
    }
}

/// How many patterns have lesser upper squares.
static BEFORE_UPPER: [u32; 1 << 12] = {
    let mut before = [0; 1 << 12];
    let mut half: usize = 1;
    while half < before.len() {
        let count = (half - 1).count_ones() as usize;
        let lower = if count > 8 { 0 } else { choose(12, 8 - count) };
        before[half] = before[half - 1] + lower as u32;
        half += 1;
    }
    before
};

/// How many lower halves with as many squares are less.
static BEFORE_LOWER: [u16; 1 << 12] = {
    let mut before = [0; 1 << 12];
    let mut seen = [0; 13];
    let mut half: usize = 0;
    while half < before.len() {
        let count = half.count_ones() as usize;
        before[half] = seen[count];
        seen[count] += 1;
        half += 1;
    }
    before
};

/// Where the squares of each byte of a pattern go. Each goes its way, whatever the others do: so
/// three look-ups map a pattern.
type Map = [[u32; 1 << 8]; SQUARES / 8];

const fn map(targets: [usize; SQUARES]) -> Map {
    let mut map = [[0; 1 << 8]; SQUARES / 8];
    let mut square = 0;
    while square < SQUARES {
        let mut byte = 0;
        while byte < 1 << 8 {
            map[square / 8][byte] |= (byte as u32 >> (square % 8) & 1) << targets[square];
            byte += 1;
        }
        square += 1;
    }
    map
}

static TURNED: [Map; TURNS] =
    [turned(0), turned(1), turned(2), turned(3), turned(4), turned(5), turned(6), turned(7)];

/// One line's squares move on by one towards its head.
const fn turned(turn: usize) -> Map {
    let line = line(turn);
    let mut targets = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        targets[square] = square;
        square += 1;
    }
    let mut i = 0;
    while i < 7 {
        targets[line[i]] = line[(i + 6) % 7];
        i += 1;
    }
    map(targets)
}

/// Left and right change places, or top and bottom, or rows and columns: for the lines A to D,
/// which line each becomes, and whether from its end on.
static MIRRORED: [Map; 3] = [
    mirrored([(1, false), (0, false), (2, true), (3, true)]),
    mirrored([(0, true), (1, true), (3, false), (2, false)]),
    mirrored([(2, true), (3, true), (0, true), (1, true)]),
];

const fn mirrored(lines: [(usize, bool); 4]) -> Map {
    let mut targets = [0; SQUARES];
    let mut i = 0;
    while i < 4 * 7 {
        let (line, is_reversed) = lines[i / 7];
        let place = if is_reversed { 6 - i % 7 } else { i % 7 };
        targets[LINES[i / 7][i % 7]] = LINES[line][place];
        i += 1;
    }
    map(targets)
}

/// The squares that a turn moves on by one, from the head of its line on.
pub const fn line(turn: usize) -> [usize; 7] {
    if turn < LINES.len() {
        return LINES[turn];
    }
    let opposite = LINES[back(turn)];
    let mut line = opposite;
    let mut i = 0;
    while i < line.len() {
        line[i] = opposite[line.len() - 1 - i];
        i += 1;
    }
    line
}

/// The letter of a turn.
pub fn letter(turn: usize) -> u8 {
    b'A' + turn as u8
}

/// The turn that undoes a turn: F for A, E for B, H for C, G for D, and the other way round.
pub const fn back(turn: usize) -> usize {
    turn ^ 5
}

/// Whether a search for the first of the shortest ways can do without `turn` after `last`.
///
/// It need not undo the last turn. And turns of parallel lines can change places, so a way on
/// which they do not follow the alphabet is not the first.
pub fn is_idle(last: usize, turn: usize) -> bool {
    let are_parallel = last & 2 == turn & 2;
    turn == back(last) || turn < last && are_parallel
}
