//! AcWing 179: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x. (To HDU 1043 and POJ 1077,
//! which take no Rust, send acwing179.cpp.)
//! Method: perimeter search. IDA* with the Manhattan distance searches from each board until it
//!         meets a table of all boards near the goal. Breadth-first search from the goal fills the
//!         table, layer by layer.
//! Time:   O(9! + N) for N boards. The boards share the table, which grows only when the searches
//!         have visited more boards than it holds.
//! Space:  2.5 MB more than an empty program, for all 9! boards: 9! bytes for the table, 16 to 32
//!         for each board of its last two layers, and 0.8 MB for answers to a full input buffer.

use std::array::from_fn;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::{Mutex, MutexGuard};

const NAME: &str = "acwing179";

/// The moves of the blank, in the order in which they are tried. Each has its letter, and how many
/// rows down and columns right the blank moves.
const MOVES: [(u8, isize, isize); 4] = [(b'u', -1, 0), (b'd', 1, 0), (b'l', 0, -1), (b'r', 0, 1)];

/// The goal in reading order: eight tiles and a blank. The blank may be any visible ASCII character
/// except 1 to 8 and `?`.
const GOAL: &[u8; 9] = b"12345678x";

/// Returns an error if the goal is not a board.
fn check_goal() -> io::Result<()> {
    let has_tiles = b"12345678".iter().all(|tile| GOAL.contains(tile));
    let is_blank = |symbol: &u8| symbol.is_ascii_graphic() && !b"12345678?".contains(symbol);
    if has_tiles && GOAL.iter().any(is_blank) {
        return Ok(());
    }
    let message = format!("GOAL is not a board: {}", String::from_utf8_lossy(GOAL));
    Err(io::Error::new(ErrorKind::InvalidData, message))
}

/// Returns whether these symbols are a board: eight tiles and a blank, which may be `0`, `x`, `X`,
/// or the blank of the goal.
fn is_board(symbols: &[u8; 9]) -> bool {
    let has = |symbol| symbols.contains(symbol);
    GOAL.iter().all(has) || (b"0xX".iter().any(has) && b"12345678".iter().all(has))
}

/// A board. Its cells are numbered from 0 to 8 in reading order, and its tiles from 0 to 7 in the
/// order that they have in the goal.
#[derive(Clone, Copy)]
struct Board {
    /// The tiles in reading order, without the blank: four bits for each, the first tile in the
    /// lowest bits. So the order of any goal is 0x76543210.
    order: u32,
    /// The cell of the blank.
    blank: usize,
}

impl Board {
    /// Returns the board of nine symbols. The tiles are numbered in the order that they have in
    /// `goal`.
    fn new(symbols: &[u8; 9], goal: &[u8; 9]) -> Board {
        let mut board = Board { order: 0, blank: 0 };
        // From the last cell back to the first: each tile pushes the tiles after it to higher bits.
        for cell in (0..9).rev() {
            let mut tiles = goal.iter().filter(|symbol| (b'1'..=b'8').contains(symbol));
            match tiles.position(|&symbol| symbol == symbols[cell]) {
                Some(tile) => board.order = board.order << 4 | tile as u32,
                None => board.blank = cell,
            }
        }
        board
    }

    /// Returns the tile at an index of the order.
    fn tile(self, index: usize) -> usize {
        (self.order >> (4 * index)) as usize & 0xF
    }

    /// Returns the tile on a cell that is not the blank's. The order leaves the blank out, so after
    /// the blank, the index of a tile is one less than its cell.
    fn tile_on(self, cell: usize) -> usize {
        self.tile(if cell < self.blank { cell } else { cell - 1 })
    }

    /// Returns the cell `down` rows below the blank and `right` columns to its right, or `None` if
    /// it is not on the board.
    fn target(self, down: isize, right: isize) -> Option<usize> {
        let cell = self.blank as isize + 3 * down + right;
        let column = (self.blank % 3) as isize + right;
        let is_on_board = (0..9).contains(&cell) && (0..3).contains(&column);
        is_on_board.then_some(cell as usize)
    }

    /// Returns the board after the blank has moved to a cell next to it. A move to the side does
    /// not change the order. A move up or down takes a tile past two others, so three consecutive
    /// tiles of the order rotate. The first of them has the index of the smaller of the two cells:
    /// up from cell 5 to 2, or down from 2 to 5, the tiles with the indices 2, 3 and 4 rotate.
    fn moved(self, cell: usize) -> Board {
        let shift = 4 * self.blank.min(cell);
        let three = self.order >> shift & 0xFFF;
        let rotated = match cell as i32 - self.blank as i32 {
            // Up: the first of the three becomes the last.
            -3 => three >> 4 | (three & 0xF) << 8,
            // Down: the last of the three becomes the first.
            3 => three >> 8 | (three & 0xFF) << 4,
            _ => three,
        };
        // XOR takes out the three tiles, and puts in the rotated ones.
        Board { order: self.order ^ (three ^ rotated) << shift, blank: cell }
    }

    /// Returns whether the goal can be reached, which is so if the number of inversions is even. An
    /// inversion is a larger tile before a smaller one. The goal has none, and no move changes the
    /// parity of their number.
    fn is_solvable(self) -> bool {
        let inversions = |b| (0..b).filter(|&a| self.tile(a) > self.tile(b)).count();
        (0..8).map(inversions).sum::<usize>() % 2 == 0
    }

    /// Returns the rank of a board, from 0 to 9! - 1, by Cantor expansion: the blank's cell and the
    /// Lehmer digits of the order, combined by Horner's scheme. The Lehmer digit of a tile is how
    /// many smaller tiles come after it. The last digit is left out, since it is always 0.
    fn rank(self) -> usize {
        // Four bits for each tile count the smaller tiles that are still to come. Each tile that
        // comes takes one from the counters of all larger tiles. So the counter of tile 5 begins
        // with 5, and the tiles 0 to 4 take one each: no counter falls below 0.
        let mut smaller: u32 = 0x76543210;
        let mut rank = self.blank;
        for index in 0..7 {
            let shift = 4 * self.tile(index);
            rank = rank * (8 - index) + ((smaller >> shift) as usize & 0xF);
            smaller -= 0x11111110 << shift;
        }
        rank
    }
}

/// How many boards there are: 9!.
const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// No board needs more moves than this, whatever the goal is.
const MOST_MOVES: usize = 31;

/// A search for paths to one goal.
struct Search {
    /// Indexed by the rank of a board: one plus the distance of the board from the goal, or 0 if
    /// the distance is not known. A move can be taken back, so the distance to the goal is the
    /// same.
    table: MutexGuard<'static, [u8; BOARDS]>,
    /// The distance up to which the table holds all boards.
    radius: usize,
    /// The boards at the distance `radius`.
    frontier: Vec<Board>,
    /// How many boards the table holds.
    known: usize,
    /// How many boards beyond the radius have been visited. A board counts each time it is met.
    visits: usize,
    /// `tile_distances[tile][cell]`: how many rows and columns the cell is from the tile's cell in
    /// the goal.
    tile_distances: Vec<[usize; 9]>,
    /// The path that was found last. It ends where the array ends.
    path: [u8; MOST_MOVES],
}

impl Search {
    /// Returns a search for the goal with the blank in this cell. The table has to be empty;
    /// afterwards it holds only the goal.
    fn new(table: &'static Mutex<[u8; BOARDS]>, blank: usize) -> Search {
        let mut table = table.lock().expect("the table is locked once");
        let goal = Board { order: 0x76543210, blank };
        table[goal.rank()] = 1;
        let distance = |a: usize, b: usize| (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
        // The cells of the tiles in the goal, from tile 0 to tile 7.
        let homes = (0..9).filter(|&cell| cell != blank);
        let tile_distances = homes.map(|home| from_fn(|cell| distance(cell, home))).collect();
        let frontier = vec![goal];
        let path = [0; MOST_MOVES];
        Search { table, radius: 0, frontier, known: 1, visits: 0, tile_distances, path }
    }

    /// Returns a shortest path, or `None` if there is no path. Of several shortest paths, it is the
    /// first in the order of `MOVES`.
    fn solve(&mut self, board: Board) -> io::Result<Option<&[u8]>> {
        if !board.is_solvable() {
            return Ok(None);
        }
        let cells = (0..9).filter(|&cell| cell != board.blank);
        let manhattan = cells.map(|cell| self.tile_distances[board.tile_on(cell)][cell]).sum();
        // Each move changes the Manhattan distance by one, so the depth rises by two.
        for depth in (manhattan..=MOST_MOVES).step_by(2) {
            // By this rule, all growing together expands fewer boards than the searches visit. One
            // layer is enough for now: the next depth may succeed.
            if self.known < self.visits {
                self.grow();
            }
            if self.descend(board, board.blank, manhattan, depth) {
                return Ok(Some(&self.path[MOST_MOVES - depth..]));
            }
        }
        Err(io::Error::new(ErrorKind::InvalidData, "no path was found: is MOVES right?"))
    }

    /// Looks for a path from a board to the goal in `remaining` moves. Returns whether there is
    /// one, and writes the first such path to the end of `path`. The blank came from the cell
    /// `from`; at the start, `from` is the blank's own cell, which excludes no move. `manhattan` is
    /// the Manhattan distance.
    ///
    /// All smaller depths have failed, so no board that gets here is nearer to the goal than
    /// `remaining` moves. If `remaining` is within the radius, the table decides: there is a path
    /// if the distance of the board is `remaining`, and otherwise none.
    fn descend(&mut self, board: Board, from: usize, manhattan: usize, remaining: usize) -> bool {
        if remaining > self.radius {
            self.visits += 1;
        } else if self.table[board.rank()] != remaining as u8 + 1 {
            return false;
        }
        for (letter, down, right) in MOVES {
            let cell = match board.target(down, right) {
                // No shortest path undoes the move just made.
                Some(cell) if cell != from => cell,
                _ => continue,
            };
            // The tile on this cell moves to the cell of the blank.
            let distances = &self.tile_distances[board.tile_on(cell)];
            let next_manhattan = manhattan - distances[cell] + distances[board.blank];
            if next_manhattan < remaining
                && self.descend(board.moved(cell), board.blank, next_manhattan, remaining - 1)
            {
                self.path[MOST_MOVES - remaining] = letter;
                return true;
            }
        }
        // With no move remaining, the loop tries no board, since no Manhattan distance is below 0.
        // The table has let this board through, so it is the goal.
        remaining == 0
    }

    /// Adds a layer to the table: all boards one move beyond the radius.
    fn grow(&mut self) {
        self.radius += 1;
        for board in std::mem::take(&mut self.frontier) {
            for cell in MOVES.iter().filter_map(|&(_, down, right)| board.target(down, right)) {
                let next = board.moved(cell);
                let entry = &mut self.table[next.rank()];
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

    /// Returns the nine symbols of the next board, or `None` at the end of the input.
    fn next_board(&mut self) -> io::Result<Option<[u8; 9]>> {
        let mut symbols = [0; 9];
        let mut length = 0;
        while length < 9 {
            match self.next_byte()? {
                Some(b' ') => continue,
                Some(symbol) => symbols[length] = symbol,
                None => break,
            }
            length += 1;
        }
        // A lone `0` at the end is not a blank: many inputs end with a line `0`.
        if length == 0 || symbols[..length] == *b"0" {
            return Ok(None);
        }
        self.boards += 1;
        if is_board(&symbols) {
            return Ok(Some(symbols));
        }
        let shown = String::from_utf8_lossy(&symbols[..length]);
        let message = format!("board {}: {} is not a board", self.boards, shown);
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// The table of the search. It is a static array, as in contests: its size is fixed, and nothing is
/// allocated. Without `unsafe`, it needs a lock, which the search takes once and keeps.
static TABLE: Mutex<[u8; BOARDS]> = Mutex::new([0; BOARDS]);

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    check_goal()?;
    let mut search = Search::new(&TABLE, Board::new(GOAL, GOAL).blank);
    while let Some(symbols) = console.next_board()? {
        let path = search.solve(Board::new(&symbols, GOAL))?;
        console.output.extend_from_slice(path.unwrap_or(b"unsolvable"));
        console.output.push(b'\n');
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
