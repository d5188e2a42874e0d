//! POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
//! Method: perimeter search: iterative deepening, for all three symbols at once, from each board
//!         until it meets a table of all patterns near the full centre. Breadth-first search fills
//!         the table, layer by layer. (A bound by the symbols in the centre was tried: no gain.)
//! Time:   no board needs more than 13 turns. The search tries the first of them; the table knows
//!         how many are left. All boards share the table, which grows as long as that costs less
//!         than searching.
//! Space:  C(24, 8) bytes for the table, and its last two layers of patterns: 3 MB at most.

use std::array::from_fn;
use std::io::{self, stdin, stdout, ErrorKind, Read, Write};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The name of this program.
const NAME: &str = "poj2286";

/// A pattern: the squares of one symbol, as a bitmask.
///
/// ```text
///           A    B
///           0    1           A letter stands where the line that it turns begins.
///           2    3
/// H  4  5   6 7  8   9 10 C
///          11   12
/// G 13 14  15 16 17 18 19 D
///          20   21
///          22   23
///           F    E
/// ```
type Pattern = u32;

/// A board: the patterns of the symbols 1, 2 and 3.
type Board = [Pattern; 3];

/// The full centre: the squares 6, 7, 8, 11, 12, 15, 16 and 17.
const CENTRE: Pattern = 0x399C0;

/// How many patterns there are: C(24, 8). Each division leaves no remainder.
const PATTERNS: usize = 24 * 23 / 2 * 22 / 3 * 21 / 4 * 20 / 5 * 19 / 6 * 18 / 7 * 17 / 8;

/// No board needs more turns than this.
const MOST_TURNS: usize = 13;

/// By turn, its line. Each symbol on it moves to the square before, and the first to the last.
const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// Returns whether the search can skip a turn right after the turn `last`: if it undoes `last`, or
/// if both turn parallel lines and it has the smaller letter. In the other order, these two lead to
/// the same board, on a path that comes first.
fn can_skip(turn: usize, last: usize) -> bool {
    // The turns A to H have the numbers 0 to 7. XOR 5 exchanges turns that undo each other: A and
    // F, B and E, C and H, D and G. A, B, E and F, without the bit of value 2, turn the upright
    // lines.
    turn == (last ^ 5) || (turn < last && (turn & 2) == (last & 2))
}

/// The two parts of a pattern's rank, by the lower twelve squares and by the upper twelve.
static RANKS: [[u32; 1 << 12]; 2] = ranks();

/// Returns `RANKS`. (A `const fn` has no `for`.)
const fn ranks() -> [[u32; 1 << 12]; 2] {
    let mut ranks = [[0; 1 << 12]; 2];
    // By a number of squares: how many halves with so many squares have come so far. After the
    // loop, `halves[k]` is C(12, k).
    let mut halves = [0; 13];
    let mut half: usize = 0;
    while half < 1 << 12 {
        let squares = half.count_ones() as usize;
        ranks[0][half] = halves[squares];
        halves[squares] += 1;
        half += 1;
    }
    // How many patterns have a smaller upper half. With an upper half go all lower halves that have
    // the rest of the eight squares.
    let (mut patterns, mut half) = (0, 0_usize);
    while half < 1 << 12 {
        ranks[1][half] = patterns;
        if half.count_ones() <= 8 {
            patterns += halves[8 - half.count_ones() as usize];
        }
        half += 1;
    }
    ranks
}

/// Returns the rank of a pattern: how many patterns are smaller, as numbers.
fn pattern_rank(pattern: Pattern) -> usize {
    (RANKS[0][pattern as usize & 0xFFF] + RANKS[1][pattern as usize >> 12]) as usize
}

/// The initial entry of the table. Clippy warns that each use of such a constant makes another
/// atomic, but that is how it fills an array.
#[allow(clippy::declare_interior_mutable_const)]
const UNKNOWN: AtomicU8 = AtomicU8::new(0);

/// By the rank of a pattern: its distance from the full centre plus one, or 0 if it is not known.
/// Without `unsafe`, a static that changes has to be atomic. A relaxed load or store costs no more
/// than a plain one.
static TABLE: [AtomicU8; PATTERNS] = [UNKNOWN; PATTERNS];

/// A search for paths to a full centre.
struct Search {
    /// By turn, by the place of a byte in a pattern and by its value: the squares to which the turn
    /// takes the squares of this byte.
    images: Box<[[[Pattern; 256]; 3]; 8]>,
    /// The distance up to which the table holds all patterns.
    radius: usize,
    /// The patterns at that distance.
    frontier: Vec<Pattern>,
    /// How many patterns the table holds.
    known: usize,
    /// How many boards beyond the radius have been visited. One that is met again counts again.
    visits: usize,
    /// The path that was found last. It ends where the array ends.
    path: [u8; MOST_TURNS],
    /// The symbol in the centre after that path, counted from 0.
    centre: usize,
}

impl Search {
    /// Returns a search whose table holds only the full centre.
    fn new() -> Search {
        let mut images = Box::new([[[0; 256]; 3]; 8]);
        for (turn, line) in LINES.iter().enumerate() {
            let mut targets: [usize; 24] = from_fn(|square| square);
            for place in 0..7 {
                targets[line[(place + 1) % 7]] = line[place];
            }
            for (square, target) in targets.iter().enumerate() {
                // The images of all bytes whose highest square is this one. Their other squares are
                // a smaller byte, whose image is known.
                let image = &mut images[turn][square / 8];
                let highest = 1 << (square % 8);
                for others in 0..highest {
                    image[highest | others] = image[others] | (1 << target);
                }
            }
        }
        TABLE[pattern_rank(CENTRE)].store(1, Relaxed);
        let (frontier, path) = (vec![CENTRE], [0; MOST_TURNS]);
        Search { images, radius: 0, frontier, known: 1, visits: 0, path, centre: 0 }
    }

    /// Returns a pattern after a turn. A turn takes each square to its target whatever the others
    /// are, so the image of a pattern unites those of its three bytes.
    fn turned(&self, pattern: Pattern, turn: usize) -> Pattern {
        let [low, middle, high, _] = pattern.to_le_bytes().map(usize::from);
        let image = &self.images[turn];
        image[0][low] | image[1][middle] | image[2][high]
    }

    /// Returns the lexicographically first of the shortest paths, and leaves in `centre` the symbol
    /// that it brings to the centre.
    fn solve(&mut self, board: Board) -> &[u8] {
        let mut limit = 0;
        while !self.descend(board, None, limit) {
            // A visit turns three patterns by six turns on average, 18 in all; growing turns each
            // pattern of the table by all eight. So with no more than two patterns in the table for
            // each visit, growing costs less than searching.
            while self.known < 2 * self.visits && !self.frontier.is_empty() {
                self.grow();
            }
            limit += 1;
        }
        &self.path[MOST_TURNS - limit..]
    }

    /// Looks for a path from a board to a full centre in `remaining` turns, and writes the first
    /// one to the end of `path`. The turn `last` has led to the board.
    ///
    /// All shorter limits have failed, so no pattern that gets here is nearer to the full centre
    /// than `remaining` turns. Within the radius, the table says whether one is just as far. If so,
    /// there is a path, and from here the search never backs up. Since paths are tried in
    /// lexicographic order, the first board that the table confirms lies on the first of the
    /// shortest paths. That path has no turn that `can_skip` rejects: two turns that undo each
    /// other would make it longer, and two parallel turns in the wrong order would have a smaller
    /// path beside it.
    fn descend(&mut self, board: Board, last: Option<usize>, remaining: usize) -> bool {
        if remaining > self.radius {
            self.visits += 1;
        } else {
            let entry = |&pattern| usize::from(TABLE[pattern_rank(pattern)].load(Relaxed));
            match board.iter().position(|pattern| entry(pattern) == remaining + 1) {
                Some(symbol) => self.centre = symbol,
                None => return false,
            }
            if remaining == 0 {
                return true;
            }
        }
        for turn in 0..8 {
            if last.map_or(false, |last| can_skip(turn, last)) {
                continue;
            }
            let next = board.map(|pattern| self.turned(pattern, turn));
            if self.descend(next, Some(turn), remaining - 1) {
                self.path[MOST_TURNS - remaining] = b'A' + turn as u8;
                return true;
            }
        }
        false
    }

    /// Adds a layer to the table: all patterns one turn beyond the radius.
    fn grow(&mut self) {
        self.radius += 1;
        for pattern in std::mem::take(&mut self.frontier) {
            for turn in 0..8 {
                let next = self.turned(pattern, turn);
                let entry = &TABLE[pattern_rank(next)];
                if entry.load(Relaxed) == 0 {
                    entry.store(self.radius as u8 + 1, Relaxed);
                    self.frontier.push(next);
                }
            }
        }
        self.known += self.frontier.len();
    }
}

/// Standard input and output.
struct Console {
    /// What was read last.
    buffer: [u8; 1 << 13],
    /// The part of the buffer that is not used yet.
    unread: std::ops::Range<usize>,
    /// The answers that are not written yet.
    answers: Vec<u8>,
    /// How many boards have been read.
    boards: usize,
}

impl Console {
    /// Writes the answers so far.
    fn flush(&mut self) -> io::Result<()> {
        stdout().write_all(&std::mem::take(&mut self.answers))?;
        stdout().flush()
    }

    /// Returns the next byte, or `None` at the end of the input. What separates symbols becomes a
    /// space: every byte up to the space, and those of the byte-order mark with which Windows
    /// editors begin a file. Any other byte beyond `~` becomes a `?`, which is no symbol either.
    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        while self.unread.is_empty() {
            // Somebody may wait for the answers before typing more.
            self.flush()?;
            match stdin().read(&mut self.buffer) {
                Ok(0) => return Ok(None),
                Ok(length) => self.unread = 0..length,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.unread.next().map(|place| match self.buffer[place] {
            0..=b' ' | 0xEF | 0xBB | 0xBF => b' ',
            byte if byte > b'~' => b'?',
            byte => byte,
        }))
    }

    /// Returns the next board, or `None` if the input ends, or has a `0`, where a board would
    /// begin.
    fn next_board(&mut self) -> io::Result<Option<Board>> {
        let mut symbols = Vec::with_capacity(24);
        while symbols.len() < 24 {
            match self.next_byte()? {
                Some(b' ') => {}
                Some(b'0') | None if symbols.is_empty() => return Ok(None),
                Some(symbol) => symbols.push(symbol),
                None => break,
            }
        }
        self.boards += 1;
        let board = b"123".map(|digit| {
            symbols.iter().rev().fold(0, |sum, &symbol| sum << 1 | Pattern::from(symbol == digit))
        });
        if board.iter().all(|pattern| pattern.count_ones() == 8) {
            return Ok(Some(board));
        }
        let shown = String::from_utf8_lossy(&symbols);
        let message = format!("board {}: {} is not a board", self.boards, shown);
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut search = Search::new();
    while let Some(board) = console.next_board()? {
        let path = search.solve(board);
        console.answers.extend(if path.is_empty() { b"No moves needed" } else { path });
        console.answers.extend([b'\n', b'1' + search.centre as u8, b'\n']);
    }
    Ok(())
}

fn main() {
    let mut console = Console { buffer: [0; 1 << 13], unread: 0..0, answers: vec![], boards: 0 };
    // The answers before a mistake in the input are written all the same.
    if let Err(error) = answer_all(&mut console).and(console.flush()) {
        // It is no error if nobody reads the answers any more.
        if error.kind() != ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "{NAME}: {error}");
            std::process::exit(1);
        }
    }
}
