//! AcWing 181, TIOJ 1673: the rotation game, a shortest path to a centre full of one symbol. (To
//! POJ 2286, HDU 1667 and UVa 1343, which take no Rust, send poj2286.cpp.)
//! Method: perimeter search. Iterative deepening, for all three symbols at once, searches from each
//!         board until it meets a table of all patterns near the full centre. Breadth-first search
//!         from the full centre fills the table, layer by layer.
//! Time:   O(C(24, 8) + N) for N boards. The boards share the table, which grows only when growing
//!         costs less than the searches so far. A path has at most 13 turns.
//! Space:  1.5 MB more than an empty program, for 30 of the hardest boards: C(24, 8) bytes for the
//!         table, and 4 to 8 for each pattern of its last two layers.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::{Mutex, MutexGuard};

const NAME: &str = "poj2286";

/// A pattern: the squares of one symbol, as a bitmask.
///
/// ```text
///           A    B
///           0    1           Each turn's letter is beside the first square of its line.
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
const FULL_CENTRE: Pattern = 0x399C0;

/// How many patterns there are: C(24, 8). Each division leaves no remainder.
const PATTERNS: usize = 24 * 23 / 2 * 22 / 3 * 21 / 4 * 20 / 5 * 19 / 6 * 18 / 7 * 17 / 8;

/// No board needs more turns than this. (188 patterns are 14 turns away from the full centre, but
/// no board has three such patterns.)
const MOST_TURNS: usize = 13;

/// The line of each turn. The turn moves each symbol of the line one square back, and the first
/// symbol to the last square.
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

/// The turn that undoes each turn: F, E, H, G, B, A, D, C.
const INVERSES: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// Returns whether the search can skip `turn` right after the turn `last`: if `turn` undoes `last`,
/// or if their lines are parallel and `turn` has the earlier letter. In the other order, two turns
/// of parallel lines lead to the same board, by a path that is earlier in the alphabet.
fn can_skip(turn: usize, last: usize) -> bool {
    // The lines of A, B, E and F (0, 1, 4 and 5) are vertical: in their numbers, bit 1 is 0.
    turn == INVERSES[last] || (turn < last && (turn & 2) == (last & 2))
}

/// Returns the images of patterns under turns. `images[turn][byte][value]` is what the turn makes
/// of a pattern whose byte number `byte` is `value`, and whose other bytes are 0. Byte 0 is the
/// lowest.
fn make_images() -> [[[Pattern; 256]; 3]; 8] {
    let mut images = [[[0; 256]; 3]; 8];
    for (turn, line) in LINES.iter().enumerate() {
        // Where the turn takes the symbol of each square. Squares that are not on the line keep
        // theirs.
        let mut targets: Vec<usize> = (0..24).collect();
        for index in 0..7 {
            targets[line[(index + 1) % 7]] = line[index];
        }
        for square in 0..24 {
            // The images of all values whose highest bit is this square. Without that bit, a value
            // is smaller, so its image is known.
            let by_value = &mut images[turn][square / 8];
            let highest = 1 << (square % 8);
            for others in 0..highest {
                by_value[highest | others] = by_value[others] | 1 << targets[square];
            }
        }
    }
    images
}

/// The rank of a pattern is `RANKS[0][lower] + RANKS[1][upper]`: the lower half has the squares 0
/// to 11, and the upper half the squares 12 to 23, each as a bitmask.
static RANKS: [[u32; 1 << 12]; 2] = ranks();

/// Returns `RANKS`. (A `const fn` cannot use `for`.)
const fn ranks() -> [[u32; 1 << 12]; 2] {
    let mut ranks = [[0; 1 << 12]; 2];
    // `seen[k]` counts the halves with k squares so far; after the loop, it is C(12, k).
    let mut seen = [0; 13];
    let mut half: usize = 0;
    while half < 1 << 12 {
        let squares = half.count_ones() as usize;
        ranks[0][half] = seen[squares];
        seen[squares] += 1;
        half += 1;
    }
    // How many patterns have a smaller upper half. An upper half of k squares has a pattern with
    // each lower half of 8 - k squares.
    let mut patterns = 0;
    half = 0;
    while half < 1 << 12 {
        ranks[1][half] = patterns;
        if half.count_ones() <= 8 {
            patterns += seen[8 - half.count_ones() as usize];
        }
        half += 1;
    }
    ranks
}

/// Returns the rank of a pattern: how many patterns are smaller, as numbers. The upper half
/// decides, as the tens do in 29 and 31, and the lower half only if the upper halves are equal. For
/// example, 0x107F is the smallest pattern whose upper half is 1. All smaller patterns have the
/// upper half 0, and so all 8 squares in the lower half. There are C(12, 8) = 495 such patterns, so
/// the rank of 0x107F is 495.
fn pattern_rank(pattern: Pattern) -> usize {
    (RANKS[0][pattern as usize & 0xFFF] + RANKS[1][pattern as usize >> 12]) as usize
}

/// A search for paths to a full centre.
struct Search {
    /// Indexed by the rank of a pattern: one plus the distance of the pattern from the full centre,
    /// or 0 if the distance is not known. A turn can be taken back, so the distance to the full
    /// centre is the same.
    table: MutexGuard<'static, [u8; PATTERNS]>,
    /// The images of patterns under turns, by `make_images`.
    images: [[[Pattern; 256]; 3]; 8],
    /// The distance up to which the table holds all patterns.
    radius: usize,
    /// The patterns at the distance `radius`.
    frontier: Vec<Pattern>,
    /// How many patterns the table holds.
    known: usize,
    /// How many boards beyond the radius have been visited. A board counts each time it is met.
    visits: usize,
    /// The path that was found last. It ends where the array ends.
    path: [u8; MOST_TURNS],
    /// The symbol in the centre after that path, counted from 0.
    centre_symbol: usize,
}

impl Search {
    /// Returns a search. The table has to be empty; afterwards it holds only the full centre.
    fn new(table: &'static Mutex<[u8; PATTERNS]>) -> Search {
        let mut table = table.lock().expect("the table is locked once");
        table[pattern_rank(FULL_CENTRE)] = 1;
        let frontier = vec![FULL_CENTRE];
        let path = [0; MOST_TURNS];
        let images = make_images();
        Search { table, images, radius: 0, frontier, known: 1, visits: 0, path, centre_symbol: 0 }
    }

    /// Returns a pattern after a turn. A turn takes each square to its target whatever symbols the
    /// other squares have, so the image of a pattern is the union of the images of its three bytes.
    fn turned(&self, pattern: Pattern, turn: usize) -> Pattern {
        let [low, middle, high, _] = pattern.to_le_bytes().map(usize::from);
        let by_byte = &self.images[turn];
        by_byte[0][low] | by_byte[1][middle] | by_byte[2][high]
    }

    /// Returns the lexicographically first of the shortest paths, and leaves in `centre_symbol` the
    /// symbol that the path brings to the centre.
    fn solve(&mut self, board: Board) -> io::Result<&[u8]> {
        for depth in 0..=MOST_TURNS {
            // Grow when the table holds fewer than two patterns for each visit. Expanding two
            // patterns takes 16 turns, and a visit about 18: six for each of three patterns. One
            // layer is enough for now: the next depth may succeed.
            if self.known < 2 * self.visits {
                self.grow();
            }
            if self.descend(board, None, depth) {
                return Ok(&self.path[MOST_TURNS - depth..]);
            }
        }
        Err(io::Error::new(ErrorKind::InvalidData, "no path was found: is LINES right?"))
    }

    /// Looks for a path from a board to a full centre in `remaining` turns. Returns whether there
    /// is one, and writes the first such path to the end of `path`. The turn `last` has led to the
    /// board.
    ///
    /// All smaller depths have failed, so no pattern that gets here is nearer to the full centre
    /// than `remaining` turns. If `remaining` is within the radius, the table decides: there is a
    /// path if the distance of one of the three patterns is `remaining`, and otherwise none.
    fn descend(&mut self, board: Board, last: Option<usize>, remaining: usize) -> bool {
        if remaining > self.radius {
            self.visits += 1;
        } else {
            let entry = remaining as u8 + 1;
            match board.iter().position(|&pattern| self.table[pattern_rank(pattern)] == entry) {
                Some(symbol) => self.centre_symbol = symbol,
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
            // By `rustc -O`, `board.map` would take half as much time again.
            let [first, second, third] = board;
            let next =
                [self.turned(first, turn), self.turned(second, turn), self.turned(third, turn)];
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
                let entry = &mut self.table[pattern_rank(next)];
                if *entry == 0 {
                    *entry = self.radius as u8 + 1;
                    self.frontier.push(next);
                }
            }
        }
        self.known += self.frontier.len();
    }
}

// Here the algorithm ends: what follows reads the input and prints the answers.

/// Standard input and output.
struct Console {
    /// The input buffer. Its bytes from `next` to `end` are unread.
    input: Vec<u8>,
    next: usize,
    end: usize,
    /// The output buffer: the answers that are not written yet.
    output: Vec<u8>,
    /// How many boards have been read.
    boards: usize,
}

impl Console {
    /// Returns the next byte, or `None` at the end of the input. Bytes below the space, and those
    /// of a byte-order mark, are returned as a space, and other bytes beyond `~` as `?`, which is
    /// not a symbol. It is inlined because a call for each byte takes longer.
    #[inline(always)]
    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        while self.next == self.end {
            // Somebody may wait for the answers before typing more.
            io::stdout().write_all(&std::mem::take(&mut self.output))?;
            match io::stdin().read(&mut self.input) {
                Ok(0) => return Ok(None),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => {
                    self.end = result?;
                    self.next = 0;
                }
            }
        }
        let byte = match self.input[self.next] {
            byte @ b'!'..=b'~' => byte,
            0..=b' ' | 0xEF | 0xBB | 0xBF => b' ',
            _ => b'?',
        };
        self.next += 1;
        Ok(Some(byte))
    }

    /// Returns the next board, or `None` at the end of the input, or at a `0` where a board would
    /// begin.
    fn next_board(&mut self) -> io::Result<Option<Board>> {
        let mut symbols = [0; 24];
        let mut length = 0;
        while length < 24 {
            match self.next_byte()? {
                Some(b' ') => continue,
                Some(b'0') | None if length == 0 => return Ok(None),
                Some(symbol) => symbols[length] = symbol,
                None => break,
            }
            length += 1;
        }
        self.boards += 1;
        let board = b"123".map(|symbol| {
            let squares = (0..24).filter(|&square| symbols[square] == symbol);
            squares.map(|square| 1 << square).sum()
        });
        if board.iter().all(|pattern: &Pattern| pattern.count_ones() == 8) {
            return Ok(Some(board));
        }
        let shown = String::from_utf8_lossy(&symbols[..length]);
        let rule = "1, 2 and 3 have to come eight times each";
        let message = format!("board {}: {} is not a board: {}", self.boards, shown, rule);
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// The table of the search. It is a static array, as in contests: its size is fixed, and nothing is
/// allocated. Without `unsafe`, it needs a lock, which the search takes once and keeps.
static TABLE: Mutex<[u8; PATTERNS]> = Mutex::new([0; PATTERNS]);

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut search = Search::new(&TABLE);
    while let Some(board) = console.next_board()? {
        let path = search.solve(board)?;
        console.output.extend_from_slice(if path.is_empty() { b"No moves needed" } else { path });
        writeln!(console.output, "\n{}", search.centre_symbol + 1)?;
    }
    Ok(())
}

fn main() {
    let (input, output) = (vec![0; 1 << 18], Vec::new());
    let mut console = Console { input, next: 0, end: 0, output, boards: 0 };
    // `and` evaluates both, so the answers before a mistake in the input are written.
    if let Err(error) = answer_all(&mut console).and(io::stdout().write_all(&console.output)) {
        // It is no error if nobody reads the answers any more.
        if error.kind() != ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "{NAME}: {error}");
            std::process::exit(1);
        }
    }
}
