//! The input rules, the same for every problem: how bytes become a board.
//!
//! - Boards follow one another. White space of any kind may stand between cells, or none, and a
//!   board may run over lines.
//! - The input ends where the stream ends, or at a DOS end-of-file byte, or at a `0` where a
//!   board would start. If a cell can be `0` too, that last `0` must have a line to itself; so a
//!   board whose first line is nothing but the blank has to write it `x`.
//! - Anything else is an error.

use crate::tied::{Error, Tied};

/// The byte that ends a text file of DOS.
pub const END_OF_FILE: u8 = 0x1A;

// The class of a byte is the value of the cell that it stands for, or one of these.
const SPACE: u8 = 0xFD;
const LINE_FEED: u8 = 0xFE;
const OTHER: u8 = 0xFF;

/// How many bits of a tally count a value.
const COUNT_BITS: usize = 5;

/// The bits of a tally that are set if a value has been read too often.
const REPEATED: u64 = 0x1084_2108_4210;

/// The symbols that a board is written with.
pub struct Symbols {
    text: &'static str,
    classes: [u8; 256],
    /// The tally of no cells: so much that the highest bit of a count shows one time too many.
    no_cells: u64,
    repeated: fn(char) -> String,
}

impl Symbols {
    /// `text` lists what stands for value 0, a space, what stands for value 1, and so on. Each
    /// value stands `each` times on a board; `repeated` is the message if a symbol brings one more.
    pub const fn new(text: &'static str, each: u64, repeated: fn(char) -> String) -> Symbols {
        let mut classes = [OTHER; 256];
        let mut byte = 0;
        while byte < classes.len() {
            if is_space(byte as u8) {
                classes[byte] = SPACE;
            }
            byte += 1;
        }
        classes[b'\n' as usize] = LINE_FEED;
        let mut value = 0;
        let mut i = 0;
        while i < text.len() {
            match text.as_bytes()[i] {
                b' ' => value += 1,
                symbol => classes[symbol as usize] = value,
            }
            i += 1;
        }
        let no_cells = REPEATED - (REPEATED >> (COUNT_BITS - 1)) * (1 + each);
        Symbols { text, classes, no_cells, repeated }
    }

    /// Returns the error at the first cell in the buffer that is one too many.
    #[cold]
    fn repeated(&self, io: &Tied, mut tally: u64) -> Error {
        let is_repeated = |&byte: &u8| {
            let class = usize::from(self.classes[usize::from(byte)]);
            tally += u64::from(class < usize::from(SPACE)) << (COUNT_BITS * class % 64);
            tally & REPEATED != 0
        };
        let i = io.buffer().iter().position(is_repeated).expect("a cell is repeated");
        io.error(i, (self.repeated)(io.buffer()[i].into()))
    }

    #[cold]
    fn no_cell(&self, io: &Tied, i: usize) -> Error {
        let symbols: Vec<_> = self.text.split("").filter(|it| !it.trim().is_empty()).collect();
        let byte = io.buffer()[i].escape_ascii();
        io.error(i, format!("'{byte}' is no cell: expected one of {}", symbols.join(" ")))
    }
}

/// A board of which some cells have been read.
struct Partial<'a, const N: usize> {
    cells: &'a mut [u8; N],
    filled: usize,
    /// How often each value has been read, [`COUNT_BITS`] bits for each.
    tally: u64,
    /// The symbol of the last cell.
    last: u8,
    /// Whether nothing stands before the first cell on its line.
    is_first_on_line: bool,
}

impl<const N: usize> Partial<'_, N> {
    /// Takes cells up to the last or up to what is neither cell nor white space, and returns how
    /// many bytes have been taken. Whether a value is repeated is left to be seen in the tally.
    #[inline]
    fn take(&mut self, symbols: &Symbols, bytes: &[u8]) -> usize {
        for (i, &byte) in bytes.iter().enumerate() {
            let class = symbols.classes[usize::from(byte)];
            if usize::from(class) < N {
                self.cells[self.filled] = class;
                self.filled += 1;
                self.tally += 1 << (COUNT_BITS * usize::from(class));
                self.last = byte;
                if self.filled == N {
                    return i + 1;
                }
            } else if class == LINE_FEED {
                if self.is_last_zero() {
                    return i;
                }
                self.is_first_on_line |= self.filled == 0;
            } else if class != SPACE {
                return i;
            }
        }
        bytes.len()
    }

    /// Returns whether all of the board is a `0` that ends the input if its line ends too.
    fn is_last_zero(&self) -> bool {
        self.filled == 1 && self.last == b'0' && self.is_first_on_line
    }
}

/// Reads the next board of `N` cells. Returns `false` at the end of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
#[inline]
pub fn read<const N: usize>(
    io: &mut Tied,
    symbols: &Symbols,
    cells: &mut [u8; N],
) -> Result<bool, Error> {
    let is_first_on_line = io.is_at_start();
    let mut board =
        Partial { cells, filled: 0, tally: symbols.no_cells, last: b' ', is_first_on_line };
    loop {
        io.fill_buf()?;
        let tally = board.tally;
        let taken = board.take(symbols, io.buffer());
        if board.tally & REPEATED != 0 {
            return Err(symbols.repeated(io, tally));
        }
        if board.filled == N {
            io.consume(taken);
            return Ok(true);
        }
        match io.buffer().get(taken) {
            None if io.has_ended() => return at_end(io, &board),
            None => io.consume(taken),
            Some(b'\n' | &END_OF_FILE) => io.end(taken),
            Some(b'0') if board.filled == 0 => io.end(taken),
            Some(_) => return Err(symbols.no_cell(io, taken)),
        }
    }
}

/// Returns that there are no more boards, unless one has begun.
#[cold]
fn at_end<const N: usize>(io: &Tied, board: &Partial<N>) -> Result<bool, Error> {
    match board.filled {
        0 => Ok(false),
        _ if board.is_last_zero() => Ok(false),
        filled => Err(io.error(0, format!("the input ends after {filled} of a board's {N} cells"))),
    }
}

/// Returns whether a byte is white space: a space, `\t`, `\n`, `\r`, a form feed or a vertical tab.
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
