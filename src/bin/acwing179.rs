//! AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
//! Method: perimeter search: IDA* by the Manhattan distance, from each board until it meets a
//!         table of all boards near the goal. Breadth-first search from the goal fills the table,
//!         layer by layer.
//! Time:   IDA* alone visits some 2,000 boards on average, counting a board each time it is met.
//!         For one board, the table hardly helps. Many boards share it: it grows with their number.
//! Space:  9! / 2 bytes for the table, and its last two layers of boards: 1.3 MB at most.

use std::array::from_fn;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Stdin, Stdout, Write};
use std::sync::Mutex;

/// The name of this program.
const NAME: &str = "acwing179";

/// The moves of the blank (up, down, left, right), in the order in which they are tried.
const MOVES: &[u8; 4] = b"udlr";

/// The goal: its tiles in reading order, and the cell of its blank.
const TILES: &[u8; 8] = b"12345678";
const GOAL_BLANK: usize = 8;

/// A board. Its cells are numbered from 0 to 8 in reading order, and its tiles from 0 to 7 in the
/// order in which they stand in the goal.
#[derive(Clone, Copy)]
struct Board {
    /// The tiles in reading order, without the blank: four bits for each, the first tile lowest. So
    /// the order of any goal is 0x76543210.
    order: u32,
    /// The cell of the blank.
    blank: usize,
}

impl Board {
    /// Returns the board of nine symbols. The one that is not among the goal's `tiles` is the
    /// blank.
    fn new(symbols: &[u8], tiles: &[u8]) -> Board {
        let mut board = Board { order: 0, blank: 0 };
        // From the last cell on: each tile pushes those after it to higher bits.
        for cell in (0..9).rev() {
            match tiles.iter().position(|&tile| tile == symbols[cell]) {
                Some(tile) => board.order = board.order << 4 | tile as u32,
                None => board.blank = cell,
            }
        }
        board
    }

    /// Returns the tile at a place in the order.
    fn tile(self, place: usize) -> usize {
        (self.order >> (4 * place)) as usize & 0xF
    }

    /// Returns the tile on a cell that is not the blank's. The blank has no place in the order, so
    /// on the cells after it, the place of a tile is one less than its cell.
    fn tile_on(self, cell: usize) -> usize {
        self.tile(if cell < self.blank { cell } else { cell - 1 })
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

    /// Returns the board after the blank has moved to a cell next to it. A move to the side does
    /// not change the order. A move up or down takes a tile past two others, so three consecutive
    /// tiles of the order rotate by one place.
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
        Board { order: self.order - (three << shift) + (rotated << shift), blank: cell }
    }

    /// Returns whether the goal can be reached, which is so if the number of inversions is even. An
    /// inversion is a larger tile before a smaller one; the goal has none. A move to the side does
    /// not change their number. A move up or down takes a tile past two others, which changes it by
    /// 2 or 0. So it has to be even, and that is enough: half of all boards have an even number,
    /// and breadth-first search from the goal finds half of all boards.
    fn is_solvable(self) -> bool {
        let inversions = |b| (0..b).filter(|&a| self.tile(a) > self.tile(b)).count();
        (0..8).map(inversions).sum::<usize>() % 2 == 0
    }

    /// Returns the number of a solvable board, from 0 to 9! / 2 - 1, by Cantor expansion: the
    /// blank's cell and the Lehmer digits of the order, added up by Horner's scheme. The Lehmer
    /// digit of a tile is how many smaller tiles come after it. The last two digits are left out.
    /// The last is always 0, and the one before it 0 or 1: whichever makes the sum of all digits
    /// even, since that sum is the number of inversions.
    fn cantor(self) -> usize {
        // Four bits for each tile count the smaller tiles that are still to come: at first none for
        // tile 0, one for tile 1 and so on. Each tile that comes takes one from the counters of all
        // larger tiles.
        let mut smaller: u32 = 0x76543210;
        let mut number = self.blank;
        for place in 0..6 {
            let shift = 4 * self.tile(place);
            number = number * (8 - place) + ((smaller >> shift) as usize & 0xF);
            smaller -= 0x11111110 << shift;
        }
        number
    }
}

/// How many boards can reach a goal: 9! / 2.
const SOLVABLE: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3;

/// No board needs more moves than this, whatever the goal is.
const MOST_MOVES: usize = 31;

/// A search for paths to one goal.
struct Search<'a> {
    /// By the number of a board: its distance from the goal plus one, or 0 if it is not known. A
    /// move can be taken back, so the distance from the goal is the distance to it.
    table: &'a mut [u8; SOLVABLE],
    /// The distance up to which the table holds all boards.
    radius: usize,
    /// The boards at that distance.
    frontier: Vec<Board>,
    /// How many boards the table holds.
    known: usize,
    /// How many boards beyond the radius have been visited. One that is met again counts again.
    visits: usize,
    /// By tile and cell: how many rows and columns the cell is from the tile's cell in the goal.
    distances: Vec<[usize; 9]>,
    /// The path that was found last. It ends where the array ends.
    path: [u8; MOST_MOVES],
}

impl<'a> Search<'a> {
    /// Returns a search for the goal with the blank in this cell. The table has to be empty; at
    /// first it gets only the goal.
    fn new(table: &'a mut [u8; SOLVABLE], blank: usize) -> Search<'a> {
        let goal = Board { order: 0x76543210, blank };
        table[goal.cantor()] = 1;
        let distance = |a: usize, b: usize| (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
        // The cells of the tiles in the goal, where they stand in the order of their numbers.
        let homes = (0..9).filter(|&cell| cell != blank);
        let distances = homes.map(|home| from_fn(|cell| distance(cell, home))).collect();
        let path = [0; MOST_MOVES];
        Search { table, radius: 0, frontier: vec![goal], known: 1, visits: 0, distances, path }
    }

    /// Returns a shortest path, or `None` if there is no path. Of several shortest paths it is the
    /// one that comes first in the order of `MOVES`.
    fn solve(&mut self, board: Board) -> Option<&[u8]> {
        if !board.is_solvable() {
            return None;
        }
        let cells = (0..9).filter(|&cell| cell != board.blank);
        let manhattan = cells.map(|cell| self.distances[board.tile_on(cell)][cell]).sum();
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the paths of a board all have even lengths, or all have odd ones, and
        // the limit rises by two.
        for limit in (manhattan..=MOST_MOVES).step_by(2) {
            // Grow when more boards have been visited than the table holds. Growing expands each
            // board of the table once, so all growing together has expanded fewer boards than all
            // searching has visited. One layer is enough for now: the next limit may succeed.
            if self.known < self.visits {
                self.grow();
            }
            if self.descend(board, board.blank, manhattan, limit) {
                return Some(&self.path[MOST_MOVES - limit..]);
            }
        }
        unreachable!("no board needs more moves")
    }

    /// Looks for a path from a board to the goal in `remaining` moves. Returns whether there is
    /// one, and writes the first one to the end of `path`. The blank came from the cell `from`; at
    /// the start that is its own cell, which excludes no move. `manhattan` is the Manhattan
    /// distance.
    ///
    /// All shorter limits have failed, so no board that gets here is nearer to the goal than
    /// `remaining` moves. Within the radius, the table says whether it is just as far. If so, there
    /// is a path, and from here the search never backs up: one of the next boards is one move
    /// nearer, and the table turns away the others at once.
    fn descend(&mut self, board: Board, from: usize, manhattan: usize, remaining: usize) -> bool {
        if remaining > self.radius {
            self.visits += 1;
        } else if self.table[board.cantor()] != remaining as u8 + 1 {
            return false;
        }
        for &letter in MOVES {
            let cell = match board.target(letter) {
                // No shortest path takes back a move at once.
                Some(cell) if cell != from => cell,
                _ => continue,
            };
            // The tile on this cell changes places with the blank.
            let tile_distances = &self.distances[board.tile_on(cell)];
            let next_manhattan = manhattan - tile_distances[cell] + tile_distances[board.blank];
            if next_manhattan < remaining
                && self.descend(board.moved(cell), board.blank, next_manhattan, remaining - 1)
            {
                self.path[MOST_MOVES - remaining] = letter;
                return true;
            }
        }
        // If no move remains, none was tried: this is the goal, since the table has let it through.
        remaining == 0
    }

    /// Adds a layer to the table: all boards one move beyond the radius.
    fn grow(&mut self) {
        self.radius += 1;
        for board in std::mem::take(&mut self.frontier) {
            for cell in MOVES.iter().filter_map(|&letter| board.target(letter)) {
                let next = board.moved(cell);
                let entry = &mut self.table[next.cantor()];
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

    /// Returns the nine symbols of the next board, or `None` at the end of the input.
    fn next_board(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut symbols = Vec::with_capacity(9);
        while symbols.len() < 9 {
            match self.next_byte()? {
                Some(b' ') => {}
                Some(symbol) => symbols.push(symbol),
                None => break,
            }
        }
        // A lone `0` at the end is no blank: many inputs end with a line `0`.
        if symbols.is_empty() || symbols == b"0" {
            return Ok(None);
        }
        self.boards += 1;
        let has = |symbol| symbols.contains(symbol);
        if b"0xX".iter().any(has) && b"12345678".iter().all(has) {
            return Ok(Some(symbols));
        }
        let shown = String::from_utf8_lossy(&symbols);
        let message = format!("board {}: {} is not a board", self.boards, shown);
        Err(io::Error::new(ErrorKind::InvalidData, message))
    }
}

/// The table of the search. It is static, since it is too large for the stack, and a static that
/// changes has to be behind a lock. The program takes the lock once.
static TABLE: Mutex<[u8; SOLVABLE]> = Mutex::new([0; SOLVABLE]);

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut table = TABLE.lock().expect("it is locked only here");
    let mut search = Search::new(&mut table, GOAL_BLANK);
    while let Some(symbols) = console.next_board()? {
        let path = search.solve(Board::new(&symbols, TILES));
        console.output.write_all(path.unwrap_or(b"unsolvable"))?;
        console.output.write_all(b"\n")?;
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
