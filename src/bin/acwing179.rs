//! AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
//! Method: meet in the middle: IDA* stops at a table that breadth-first search grows from the goal.
//! Time:   a board alone takes 2,080 visits on average, 73,575 at most; later boards take fewer.
//! Space:  9! bytes for the table, and its frontier: 2 MB at most.

use std::array::from_fn;
use std::io::{self, stdin, stdout, BufReader, ErrorKind, Read, Stdin, Write};
use std::process::ExitCode;

/// The moves of the blank (up, down, left, right), in the order in which they are tried.
const MOVES: &[u8; 4] = b"udlr";

/// The symbols of the goal, row by row.
const GOAL: &[u8; 9] = b"123456780";

/// A board. The home of a symbol is the cell that has it in the goal, so the goal has the homes 0
/// to 8 in order.
#[derive(Clone, Copy)]
struct Board {
    /// The home of each cell's symbol, at most 8 and so in four bits, those of cell 0 lowest.
    homes: u64,
    /// The cell of the blank.
    blank: usize,
}

impl Board {
    /// Returns the board of nine symbols, row by row, or `None` if they are not those of the goal.
    fn new(symbols: [u8; 9], goal: &[u8; 9]) -> Option<Board> {
        let symbols = symbols.map(|byte| if matches!(byte, b'x' | b'X') { b'0' } else { byte });
        let cell = |symbol| symbols.iter().position(|&other| other == symbol);
        let mut homes = 0;
        for (home, &symbol) in goal.iter().enumerate() {
            homes |= (home as u64) << (4 * cell(symbol)?);
        }
        Some(Board { homes, blank: cell(b'0')? })
    }

    /// Returns the home of a cell's symbol.
    fn home(self, cell: usize) -> usize {
        (self.homes >> (4 * cell)) as usize & 0xF
    }

    /// Returns the cell to which a move takes the blank, or `None` if it would leave the board.
    fn target(self, letter: u8) -> Option<usize> {
        match letter {
            b'u' if self.blank >= 3 => Some(self.blank - 3),
            b'd' if self.blank < 6 => Some(self.blank + 3),
            b'l' if self.blank % 3 > 0 => Some(self.blank - 1),
            b'r' if self.blank % 3 < 2 => Some(self.blank + 1),
            _ => None,
        }
    }

    /// Returns the board after the blank has moved to the cell `target`.
    fn moved(self, target: usize) -> Board {
        // Flipping in both cells the bits in which their homes differ exchanges the homes.
        let flips = (self.home(self.blank) ^ self.home(target)) as u64;
        let homes = self.homes ^ (flips << (4 * self.blank)) ^ (flips << (4 * target));
        Board { homes, blank: target }
    }

    /// Returns the Lehmer digits: for each cell but the last, how many smaller homes are behind it.
    fn digits(self) -> [usize; 8] {
        // Four bits for each home count the smaller homes that are still to come. Passing a home
        // takes one from the counter of each larger home. What `wrapping_sub` leaves above the nine
        // counters is never read.
        let mut smaller = 0x876543210_u64;
        from_fn(|cell| {
            let shift = 4 * self.home(cell);
            let digit = (smaller >> shift) as usize & 0xF;
            smaller = smaller.wrapping_sub(0x111111110 << shift);
            digit
        })
    }

    /// Returns the board's place in the lexicographic order of the homes, by Cantor expansion: the
    /// first digit times 8!, the second times 7! and so on, summed up by Horner's scheme.
    fn rank(self) -> usize {
        let digits = self.digits();
        (0..8).fold(0, |rank, cell| (rank + digits[cell]) * (8 - cell))
    }

    /// Returns whether a path leads to the goal. A move exchanges two homes, so it changes the
    /// number of inversions by an odd number, and the blank's cell by 1 or 3. The parity of their
    /// sum never changes; at the goal it is that of the blank's home. That is enough: half of all
    /// boards have this parity, and a search from the goal finds half of all boards.
    fn is_solvable(self) -> bool {
        let inversions: usize = self.digits().iter().sum();
        (inversions + self.blank + self.home(self.blank)) % 2 == 0
    }
}

/// Iterative deepening from a board, which meets breadth-first search from the goal.
struct Search {
    /// By the rank of a board, its distance from the goal plus one, or 0 if that is not known.
    table: Vec<u8>,
    /// The distance up to which the table has all boards.
    radius: usize,
    /// The boards at that distance.
    frontier: Vec<Board>,
    /// How many boards beyond the radius have been visited since the table last grew.
    visited: usize,
    /// By two cells, how many columns and rows they are apart.
    distances: [[usize; 9]; 9],
    /// The path that has been found, last move first.
    path: Vec<u8>,
}

impl Search {
    /// Returns a search whose table has the goal alone.
    fn new(goal: Board) -> Search {
        let mut table = vec![0; 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2];
        table[goal.rank()] = 1;
        let distance = |a: usize, b: usize| (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
        let distances = from_fn(|a| from_fn(|b| distance(a, b)));
        Search { table, radius: 0, frontier: vec![goal], visited: 0, distances, path: Vec::new() }
    }

    /// Returns the first of the shortest paths in the order of `MOVES`, or `None` if there is none.
    fn solve(&mut self, board: Board) -> Option<&[u8]> {
        if !board.is_solvable() {
            return None;
        }
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the lengths of all paths are even, or all odd: limits go up by two.
        let tiles = (0..9).filter(|&cell| cell != board.blank);
        let below = tiles.map(|cell| self.distances[cell][board.home(cell)]).sum();
        let mut limit = below;
        self.path.clear();
        while !self.descend(board, board.blank, below, limit) {
            // Adding a layer visits each board of the frontier: searches must have visited more.
            if self.visited > self.frontier.len() {
                self.grow();
            }
            limit += 2;
        }
        self.path.reverse();
        Some(&self.path)
    }

    /// Finds the first path of `moves` moves from a board to the goal, if there is one. The blank
    /// came from the cell `from`; `below` is the Manhattan distance, a lower bound.
    /// All shorter limits have failed, so no board here is nearer than `moves`. Within the radius,
    /// the table says whether it is just as far: then a path exists, and the search never backs up.
    fn descend(&mut self, board: Board, from: usize, below: usize, moves: usize) -> bool {
        if moves > self.radius {
            self.visited += 1;
        } else if usize::from(self.table[board.rank()]) != moves + 1 {
            return false;
        } else if moves == 0 {
            return true;
        }
        for &letter in MOVES {
            let target = match board.target(letter) {
                Some(target) if target != from => target,
                _ => continue,
            };
            let home = board.home(target);
            let below = below + self.distances[board.blank][home] - self.distances[target][home];
            if below < moves && self.descend(board.moved(target), board.blank, below, moves - 1) {
                self.path.push(letter);
                return true;
            }
        }
        false
    }

    /// Adds a layer to the table.
    fn grow(&mut self) {
        self.radius += 1;
        self.visited = 0;
        for board in std::mem::take(&mut self.frontier) {
            for target in MOVES.iter().filter_map(|&letter| board.target(letter)) {
                let next = board.moved(target);
                let entry = &mut self.table[next.rank()];
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

    /// Reads a board. Returns `None` if nothing is left of the input, or a lone `0`.
    fn read_board(&mut self, goal: &[u8; 9]) -> io::Result<Option<Board>> {
        let mut symbols = [b' '; 9];
        'symbols: for symbol in &mut symbols {
            while *symbol == b' ' {
                match self.byte()? {
                    Some(byte) => *symbol = byte,
                    None => break 'symbols,
                }
            }
        }
        if matches!(&symbols, b"         " | b"0        ") {
            return Ok(None);
        }
        self.boards += 1;
        Board::new(symbols, goal).map(Some).ok_or_else(|| {
            let shown = symbols.escape_ascii().to_string();
            let message = format!("board {}: {} is not a board", self.boards, shown.trim_end());
            io::Error::new(ErrorKind::InvalidData, message)
        })
    }
}

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut search = Search::new(Board::new(*GOAL, GOAL).expect("the goal is a board"));
    while let Some(board) = console.read_board(GOAL)? {
        console.answers.extend(search.solve(board).unwrap_or(b"unsolvable"));
        console.answers.push(b'\n');
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
            let _ = writeln!(io::stderr(), "acwing179: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
