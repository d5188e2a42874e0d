//! POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
//! Method: meet in the middle. Iterative deepening, for all three symbols at once, stops at a table
//!         that breadth-first search grows from the full centre.
//! Time:   a random board alone takes 10,200 visits on average, one of 13 moves 187,500 at most.
//! Space:  C(24, 8) bytes for the table, and its frontier: 2 MB for 30 boards, 4 MB at most.

use std::array::from_fn;
use std::io::{self, stdin, stdout, BufReader, ErrorKind, Read, Stdin, Write};
use std::process::ExitCode;

/// The squares of a symbol, as a bitmask.
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

/// The patterns of the symbols 1, 2 and 3.
type Board = [Pattern; 3];

/// The squares 6, 7, 8, 11, 12, 15, 16 and 17.
const CENTRE: Pattern = 0b11_1001_1001_1100_0000;

/// By turn: its line. Each symbol moves to the square before, and that of the first to the last.
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

/// Returns whether the search can skip a turn right after the turn `last`: if it undoes `last`; or
/// if it has the smaller letter and both turn parallel lines, since in the other order they lead
/// to the same board, on a path that comes first.
fn can_skip(turn: usize, last: usize) -> bool {
    // A, B, C and D undo F, E, H and G. A, B, E and F turn the upright lines.
    turn == (last ^ 5) || (turn < last && (turn & 2) == (last & 2))
}

/// The two parts of a rank, by the lower and by the upper twelve bits of the pattern.
static RANKS: [[u32; 1 << 12]; 2] = ranks();

/// Returns `RANKS`. A `const fn` has no `for`.
const fn ranks() -> [[u32; 1 << 12]; 2] {
    let mut ranks = [[0; 1 << 12]; 2];
    // By the number of squares: how many halves with that many have been ranked so far.
    let mut halves = [0; 13];
    let mut half: usize = 0;
    while half < 1 << 12 {
        let squares = half.count_ones() as usize;
        ranks[0][half] = halves[squares];
        halves[squares] += 1;
        half += 1;
    }
    // How many patterns have a smaller upper half.
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

/// Returns how many patterns of eight squares are smaller than this one.
fn rank(pattern: Pattern) -> usize {
    (RANKS[0][pattern as usize & 0xFFF] + RANKS[1][pattern as usize >> 12]) as usize
}

/// Iterative deepening from a board, which meets breadth-first search from the full centre.
struct Search {
    /// By turn, by the place of a byte in a pattern and by its value: where its squares go.
    images: Box<[[[Pattern; 256]; 3]; 8]>,
    /// By the rank of a pattern, its distance from the full centre plus one, or 0 if not known.
    table: Vec<u8>,
    /// The distance up to which the table has all patterns.
    radius: usize,
    /// The patterns at that distance.
    frontier: Vec<Pattern>,
    /// How many boards beyond the radius have been visited since the table last grew.
    visited: usize,
    /// The path that has been found, last move first.
    path: Vec<u8>,
}

impl Search {
    /// Returns a search whose table has the full centre alone.
    fn new() -> Search {
        let mut images = Box::new([[[0; 256]; 3]; 8]);
        for (turn, line) in LINES.iter().enumerate() {
            let mut targets: [usize; 24] = from_fn(|square| square);
            for place in 0..7 {
                targets[line[(place + 1) % 7]] = line[place];
            }
            for (square, target) in targets.iter().enumerate() {
                let image = &mut images[turn][square / 8];
                let highest = 1 << (square % 8);
                for others in 0..highest {
                    image[highest | others] = image[others] | (1 << target);
                }
            }
        }
        // The last eight squares are the largest pattern.
        let mut table = vec![0; rank(0xFF_0000) + 1];
        table[rank(CENTRE)] = 1;
        Search { images, table, radius: 0, frontier: vec![CENTRE], visited: 0, path: Vec::new() }
    }

    /// Returns a pattern after a turn. A turn moves each square on its own, so the squares of three
    /// bytes go where those of each byte go.
    fn turned(&self, pattern: Pattern, turn: usize) -> Pattern {
        let [low, middle, high, _] = pattern.to_le_bytes().map(usize::from);
        let image = &self.images[turn];
        image[0][low] | image[1][middle] | image[2][high]
    }

    /// Returns the first of the shortest paths in lexicographic order, and the symbol in the centre
    /// after it, counted from 0.
    fn solve(&mut self, board: Board) -> (&[u8], usize) {
        self.path.clear();
        let mut limit = 0;
        loop {
            if let Some(symbol) = self.descend(board, None, limit) {
                self.path.reverse();
                return (&self.path, symbol);
            }
            // Adding a layer visits each pattern of the frontier: searches must have visited more.
            if self.visited > self.frontier.len() {
                self.grow();
            }
            limit += 1;
        }
    }

    /// Finds the first path of `moves` moves from a board to a full centre, if there is one, and
    /// returns the symbol in the centre. The turn `last` has led to the board.
    /// All shorter limits have failed, so no pattern here is nearer than `moves`. Within the
    /// radius, the table says whether one is just as far: then a path exists, and the search never
    /// backs up. Skipped turns do not lose it, since the first of the shortest paths has none.
    fn descend(&mut self, board: Board, last: Option<usize>, moves: usize) -> Option<usize> {
        if moves > self.radius {
            self.visited += 1;
        } else {
            let entry = moves as u8 + 1;
            let symbol = board.iter().position(|&pattern| self.table[rank(pattern)] == entry)?;
            if moves == 0 {
                return Some(symbol);
            }
        }
        for turn in 0..8 {
            if last.map_or(false, |last| can_skip(turn, last)) {
                continue;
            }
            let next = board.map(|pattern| self.turned(pattern, turn));
            if let Some(symbol) = self.descend(next, Some(turn), moves - 1) {
                self.path.push(b'A' + turn as u8);
                return Some(symbol);
            }
        }
        None
    }

    /// Adds a layer to the table.
    fn grow(&mut self) {
        self.radius += 1;
        self.visited = 0;
        for pattern in std::mem::take(&mut self.frontier) {
            for turn in 0..8 {
                let next = self.turned(pattern, turn);
                let entry = &mut self.table[rank(next)];
                if *entry == 0 {
                    *entry = self.radius as u8 + 1;
                    self.frontier.push(next);
                }
            }
        }
    }
}

/// Standard input and output.
struct Console {
    /// Standard input.
    input: BufReader<Stdin>,
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

    /// Returns the next byte, a space for any control character, or `None` at the end of the input.
    /// Before more input is waited for, the answers so far are written.
    fn byte(&mut self) -> io::Result<Option<u8>> {
        if self.input.buffer().is_empty() {
            self.flush()?;
        }
        let byte = self.input.by_ref().bytes().next().transpose()?;
        Ok(byte.map(|byte| byte.max(b' ')))
    }

    /// Reads a board. Returns `None` if the input ends, or has a `0`, where a board would begin.
    fn read_board(&mut self) -> io::Result<Option<Board>> {
        let mut symbols = [b' '; 24];
        'symbols: for (square, symbol) in symbols.iter_mut().enumerate() {
            while *symbol == b' ' {
                match self.byte()? {
                    Some(b'0') | None if square == 0 => return Ok(None),
                    Some(byte) => *symbol = byte,
                    None => break 'symbols,
                }
            }
        }
        self.boards += 1;
        let pattern =
            |symbol| (0..24).map(|square| Pattern::from(symbols[square] == symbol) << square).sum();
        let board: Board = b"123".map(pattern);
        if board.iter().all(|pattern| pattern.count_ones() == 8) {
            return Ok(Some(board));
        }
        let shown = symbols.escape_ascii().to_string();
        let message = format!("board {}: {} is not a board", self.boards, shown.trim_end());
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut search = Search::new();
    while let Some(board) = console.read_board()? {
        let (path, symbol) = search.solve(board);
        let path: &[u8] = if path.is_empty() { b"No moves needed" } else { path };
        console.answers.extend(path);
        console.answers.extend([b'\n', b'1' + symbol as u8, b'\n']);
    }
    Ok(())
}

fn main() -> ExitCode {
    let input = BufReader::with_capacity(1 << 16, stdin());
    let mut console = Console { input, answers: Vec::new(), boards: 0 };
    let answered = answer_all(&mut console);
    // Whatever has happened, the answers so far are written.
    let written = console.flush();
    match answered.and(written) {
        // If nobody reads the answers any more, that is no error.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "poj2286: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
