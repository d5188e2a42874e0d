//! AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
//! Method: perimeter search (BIDA*): IDA* with the Manhattan distance, from each board until it
//!         meets a table of all boards near the goal. Breadth-first search fills the table, layer
//!         by layer.
//! Time:   IDA* visits some 2,000 boards on average, counting a board each time it is met. For
//!         one board the table hardly helps. Many boards share it: it grows with their number.
//! Space:  9! bytes for the table, and its last two layers of boards: 1.5 MB at most.

use std::array::from_fn;
use std::io::{self, stdin, stdout, ErrorKind, Read, Write};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The name of this program.
const NAME: &str = "acwing179";

/// The moves of the blank (up, down, left, right), in the order in which they are tried.
const MOVES: &[u8; 4] = b"udlr";

/// The goal: its tiles in reading order, and the cell of its blank.
const TILES: &[u8; 8] = b"12345678";
const BLANK: usize = 8;

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
        let tile = |symbol| tiles.iter().position(|tile| tile == symbol);
        let order = symbols.iter().rev().filter_map(tile).fold(0, |sum, tile| sum << 4 | tile);
        let blank = symbols.iter().take_while(|symbol| tiles.contains(symbol)).count();
        Board { order: order as u32, blank }
    }

    /// Returns the tile at a place in the order.
    fn tile(self, place: usize) -> usize {
        (self.order >> (4 * place)) as usize & 0xF
    }

    /// Returns the cell of a place in the order. Behind the blank, it is one more than the place.
    fn cell(self, place: usize) -> usize {
        place + usize::from(place >= self.blank)
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
        let turned = match self.blank {
            // Up: the first of the three becomes the last.
            blank if blank == cell + 3 => three >> 4 | (three & 0xF) << 8,
            // Down: the last of the three becomes the first.
            blank if cell == blank + 3 => three >> 8 | (three & 0xFF) << 4,
            _ => three,
        };
        Board { order: self.order - (three << shift) + (turned << shift), blank: cell }
    }

    /// Returns the number of the board, from 0 to 9! - 1, by Cantor expansion: the blank's cell and
    /// the Lehmer digits of the order, added up by Horner's scheme. The Lehmer digit of a tile is
    /// how many smaller tiles come after it. For the last tile that is always 0, so it is left out.
    fn cantor(self) -> usize {
        // Four bits for each tile count the smaller tiles that are still to come: at first none for
        // tile 0, one for tile 1 and so on. Each tile that comes takes one from the counters of all
        // larger tiles.
        let (mut number, mut smaller) = (self.blank, 0x76543210_u32);
        for tiles in (2..9).rev() {
            let shift = 4 * self.tile(8 - tiles);
            number = number * tiles + ((smaller >> shift) as usize & 0xF);
            smaller -= 0x11111110 << shift;
        }
        number
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
}

/// How many boards there are: 9!.
const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

/// No board needs more moves than this, whatever the goal is.
const MOST_MOVES: usize = 31;

/// The initial entry of a table. Clippy warns that each use of such a constant makes another
/// atomic, but that is how it fills an array.
#[allow(clippy::declare_interior_mutable_const)]
const UNKNOWN: AtomicU8 = AtomicU8::new(0);

/// A search for paths to one goal.
struct Search {
    /// By the number of a board: its distance from the goal plus one, or 0 if it is not known.
    table: &'static [AtomicU8],
    /// The distance up to which the table holds all boards.
    radius: usize,
    /// The boards at that distance.
    frontier: Vec<Board>,
    /// How many boards the table holds.
    known: usize,
    /// How many boards beyond the radius have been visited. One that is met again counts again.
    visits: usize,
    /// By tile and cell: how many rows and columns the cell is from the tile's cell in the goal.
    distances: [[usize; 9]; 8],
    /// The path that was found last. It ends where the array ends.
    path: [u8; MOST_MOVES],
}

impl Search {
    /// Returns a search for the goal with the blank in this cell. At first its table holds only the
    /// goal.
    fn new(table: &'static [AtomicU8], blank: usize) -> Search {
        let goal = Board { order: 0x76543210, blank };
        table[goal.cantor()].store(1, Relaxed);
        let distance = |a: usize, b: usize| (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
        // In the goal, the number of a tile is its place.
        let distances = from_fn(|tile| from_fn(|cell| distance(cell, goal.cell(tile))));
        let (frontier, path) = (vec![goal], [0; MOST_MOVES]);
        Search { table, radius: 0, frontier, known: 1, visits: 0, distances, path }
    }

    /// Returns a shortest path, or `None` if there is no path. Of several shortest paths it is the
    /// one that comes first in the order of `MOVES`.
    fn solve(&mut self, board: Board) -> Option<&[u8]> {
        if !board.is_solvable() {
            return None;
        }
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the paths of a board all have even lengths, or all have odd ones, and
        // the limit rises by two.
        let distance = |place| self.distances[board.tile(place)][board.cell(place)];
        let bound = (0..8).map(distance).sum();
        let mut limit = bound;
        while !self.descend(board, board.blank, bound, limit) {
            // Grow only when more boards have been visited than the table holds. So growing never
            // visits more boards than searching. To grow by several layers at once costs a board
            // alone more than it gains.
            if self.known < self.visits {
                self.grow();
            }
            limit += 2;
        }
        Some(&self.path[MOST_MOVES - limit..])
    }

    /// Looks for a path from a board to the goal in `remaining` moves, and writes the first one to
    /// the end of `path`. The blank came from the cell `from`; at the start that is its own cell,
    /// which excludes no move. `bound` is the Manhattan distance.
    ///
    /// No path of the first board is shorter than the limit, so no board that gets here is nearer
    /// to the goal than `remaining` moves. Within the radius, the table says whether it is just as
    /// far. If so, there is a path, and from here the search never backs up: one of the next boards
    /// is one move nearer, and the table turns away the others at once.
    fn descend(&mut self, board: Board, from: usize, bound: usize, remaining: usize) -> bool {
        if remaining > self.radius {
            self.visits += 1;
        } else if usize::from(self.table[board.cantor()].load(Relaxed)) != remaining + 1 {
            return false;
        }
        for &letter in MOVES {
            let cell = match board.target(letter) {
                // No shortest path takes back a move at once.
                Some(cell) if cell != from => cell,
                _ => continue,
            };
            // The tile that moves: behind the blank, its place is one less than its cell.
            let distance = &self.distances[board.tile(cell - usize::from(cell > board.blank))];
            let next_bound = bound + distance[board.blank] - distance[cell];
            let next = board.moved(cell);
            if next_bound < remaining && self.descend(next, board.blank, next_bound, remaining - 1)
            {
                self.path[MOST_MOVES - remaining] = letter;
                return true;
            }
        }
        // The table has let the board through, so if no move remains, this is the goal.
        remaining == 0
    }

    /// Adds a layer to the table: all boards one move beyond the radius.
    fn grow(&mut self) {
        self.radius += 1;
        for board in std::mem::take(&mut self.frontier) {
            for cell in MOVES.iter().filter_map(|&letter| board.target(letter)) {
                let next = board.moved(cell);
                let entry = &self.table[next.cantor()];
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

    /// Returns the nine symbols of the next board, or `None` if the input ends, or if a lone `0` is
    /// all that is left of it.
    fn next_board(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut symbols = Vec::with_capacity(9);
        while symbols.len() < 9 {
            match self.next_byte()? {
                Some(b' ') => {}
                Some(symbol) => symbols.push(symbol),
                None => break,
            }
        }
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

/// The table of the search. Without `unsafe`, a static that changes has to be atomic. A relaxed
/// load or store costs no more than a plain one.
static TABLE: [AtomicU8; BOARDS] = [UNKNOWN; BOARDS];

/// Answers all boards of the input.
fn answer_all(console: &mut Console) -> io::Result<()> {
    let mut search = Search::new(&TABLE, BLANK);
    while let Some(symbols) = console.next_board()? {
        let path = search.solve(Board::new(&symbols, TILES));
        console.answers.extend(path.unwrap_or(b"unsolvable"));
        console.answers.push(b'\n');
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
