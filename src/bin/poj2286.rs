//! POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
//! Method: perimeter search: iterative deepening, for all three symbols at once, from each board
//!         until it meets a table of all patterns near the full centre. Breadth-first search from
//!         the full centre fills the table, layer by layer.
//! Time:   a path has at most 13 turns. The search tries its first turns; near the full centre, the
//!         table says how many are left. All boards share the table, which grows as long as that
//!         costs less than searching.
//! Space:  C(24, 8) bytes for the table, and its last two layers of patterns: 3 MB at most.

use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Stdin, Stdout, Write};
use std::sync::Mutex;

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

/// No board needs more turns than this. (188 patterns are 14 turns away from the full centre, but
/// no board has three of those.)
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
    // The turns have these numbers, in binary:
    //
    //     A 000   B 001   C 010   D 011
    //     F 101   E 100   H 111   G 110
    //
    // Two turns that undo each other stand in one column, and XOR 101 exchanges them. The middle
    // bit is 0 for the vertical lines and 1 for the horizontal ones.
    turn == (last ^ 0b101) || (turn < last && (turn & 0b010) == (last & 0b010))
}

/// Returns by turn, by the place of a byte in a pattern and by its value: the squares to which the
/// turn takes the squares of this byte.
fn make_images() -> [[[Pattern; 256]; 3]; 8] {
    let mut images = [[[0; 256]; 3]; 8];
    for (turn, line) in LINES.iter().enumerate() {
        // By square: where the turn takes its symbol. Off the line, that is the square itself.
        let mut targets: Vec<usize> = (0..24).collect();
        for place in 0..7 {
            targets[line[(place + 1) % 7]] = line[place];
        }
        for square in 0..24 {
            // The images of all bytes whose highest square is this one. Their other squares are a
            // smaller byte, whose image is known.
            let image = &mut images[turn][square / 8];
            let highest = 1 << (square % 8);
            for others in 0..highest {
                image[highest | others] = image[others] | 1 << targets[square];
            }
        }
    }
    images
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
    let mut patterns = 0;
    half = 0;
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

/// A search for paths to a full centre.
struct Search<'a> {
    /// By the rank of a pattern: its distance from the full centre plus one, or 0 if it is not
    /// known. A turn can be taken back, so the distance from the full centre is the distance to it.
    table: &'a mut [u8; PATTERNS],
    /// What `make_images` returns.
    images: [[[Pattern; 256]; 3]; 8],
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

impl<'a> Search<'a> {
    /// Returns a search. The table has to be empty; at first it gets only the full centre.
    fn new(table: &'a mut [u8; PATTERNS]) -> Search<'a> {
        table[pattern_rank(CENTRE)] = 1;
        let frontier = vec![CENTRE];
        let path = [0; MOST_TURNS];
        let images = make_images();
        Search { table, images, radius: 0, frontier, known: 1, visits: 0, path, centre: 0 }
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
        for limit in 0..=MOST_TURNS {
            // Grow when the table holds fewer than two patterns for each visit. Growing turns each
            // pattern of the table once, by eight turns. A visit turns three patterns, by six turns
            // on average. So all growing together has turned fewer patterns than all searching. One
            // layer is enough for now: the next limit may succeed.
            if self.known < 2 * self.visits {
                self.grow();
            }
            if self.descend(board, None, limit) {
                return &self.path[MOST_TURNS - limit..];
            }
        }
        unreachable!("no board needs more turns")
    }

    /// Looks for a path from a board to a full centre in `remaining` turns. Returns whether there
    /// is one, and writes the first one to the end of `path`. The turn `last` has led to the board.
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
            let entry = remaining as u8 + 1;
            match board.iter().position(|&pattern| self.table[pattern_rank(pattern)] == entry) {
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

/// Standard input and output.
struct Console {
    input: BufReader<Stdin>,
    output: BufWriter<Stdout>,
    /// How many boards have been read.
    boards: usize,
}

impl Console {
    /// Returns the next byte, or `None` at the end of the input. What separates symbols becomes a
    /// space: every byte up to the space, and those of the byte-order mark with which Windows
    /// editors begin a file. Any other byte beyond `~` becomes a `?`, which is no symbol either.
    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        if self.input.buffer().is_empty() {
            // Somebody may wait for the answers before typing more.
            self.output.flush()?;
        }
        let byte = match *self.input.fill_buf()? {
            [] => return Ok(None),
            [byte @ b'!'..=b'~', ..] => byte,
            [0..=b' ' | 0xEF | 0xBB | 0xBF, ..] => b' ',
            _ => b'?',
        };
        self.input.consume(1);
        Ok(Some(byte))
    }

    /// Returns the next board, or `None` at the end of the input, or at a `0` where a board would
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
        let board = b"123".map(|symbol| {
            let squares = (0..symbols.len()).filter(|&square| symbols[square] == symbol);
            squares.map(|square| 1 << square).sum()
        });
        if board.iter().all(|pattern: &Pattern| pattern.count_ones() == 8) {
            return Ok(Some(board));
        }
        let shown = String::from_utf8_lossy(&symbols);
        let message = format!("board {}: {} is not a board", self.boards, shown);
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// The table of the search. It is static, since it is too large for the stack, and a static that
/// changes has to be behind a lock. The program takes the lock once.
static TABLE: Mutex<[u8; PATTERNS]> = Mutex::new([0; PATTERNS]);

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut table = TABLE.lock().expect("it is locked only here");
    let mut search = Search::new(&mut table);
    while let Some(board) = console.next_board()? {
        let path = search.solve(board);
        console.output.write_all(if path.is_empty() { b"No moves needed" } else { path })?;
        writeln!(console.output, "\n{}", search.centre + 1)?;
    }
    Ok(())
}

fn main() {
    let input = BufReader::new(io::stdin());
    let mut console = Console { input, output: BufWriter::new(io::stdout()), boards: 0 };
    // The flush comes in any case, so the answers before a mistake in the input are written.
    if let Err(error) = answer_all(&mut console).and(console.output.flush()) {
        // It is no error if nobody reads the answers any more.
        if error.kind() != ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "{NAME}: {error}");
            std::process::exit(1);
        }
    }
}
