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
const SPACE: u8 = 0xFE;
const OTHER: u8 = 0xFF;

/// How many bits of a tally count a value: enough for the 24 cells of a board.
const COUNT_BITS: u64 = 5;

/// What a byte that is no cell adds to a tally: more than any board of cells.
const NO_CELL: u64 = 1 << 56;

/// The symbols that a board is written with.
pub struct Symbols {
    text: &'static str,
    classes: [u8; 256],
    /// What each byte adds to the tally of a board, and what they come to on a right one.
    weights: [u64; 256],
    full_tally: u64,
    each: u64,
    repeated: fn(char) -> String,
}

impl Symbols {
    /// `text` lists what stands for value 0, a space, what stands for value 1, and so on. Each
    /// value stands `each` times on a board; `repeated` is the message if a symbol brings one more.
    pub const fn new(text: &'static str, each: u64, repeated: fn(char) -> String) -> Symbols {
        let (mut classes, mut weights) = ([OTHER; 256], [NO_CELL; 256]);
        let mut byte = 0;
        while byte < classes.len() {
            if is_space(byte as u8) {
                classes[byte] = SPACE;
            }
            byte += 1;
        }
        let mut full_tally = each;
        let mut value = 0;
        let mut i = 0;
        while i < text.len() {
            let symbol = text.as_bytes()[i];
            if symbol == b' ' {
                value += 1;
                full_tally |= each << (COUNT_BITS * value);
            } else {
                classes[symbol as usize] = value as u8;
                weights[symbol as usize] = 1 << (COUNT_BITS * value);
            }
            i += 1;
        }
        Symbols { text, classes, weights, full_tally, each, repeated }
    }

    fn class(&self, byte: u8) -> u8 {
        self.classes[usize::from(byte)]
    }

    /// Returns an error if the next byte cannot be the cell after `cells`.
    fn check(&self, io: &Tied, byte: u8, cells: &[u8]) -> Result<(), Error> {
        let class = self.class(byte);
        if class == OTHER {
            let symbols: Vec<_> = self.text.split("").filter(|it| !it.trim().is_empty()).collect();
            let (byte, symbols) = (byte.escape_ascii(), symbols.join(" "));
            return Err(io.error(format!("'{byte}' is no cell: expected one of {symbols}")));
        }
        if cells.iter().filter(|&&cell| cell == class).count() as u64 == self.each {
            return Err(io.error((self.repeated)(byte.into())));
        }
        Ok(())
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
    match read_whole(io.buffer(), symbols, cells) {
        Some(length) => io.consume(length),
        None => return read_bytewise(io, symbols, cells),
    }
    Ok(true)
}

/// Reads a board that is plain to see: the buffer holds all of it, and it is right. Returns how
/// many bytes it takes, or `None` if a closer look is needed.
#[inline]
fn read_whole<const N: usize>(
    buffer: &[u8],
    symbols: &Symbols,
    cells: &mut [u8; N],
) -> Option<usize> {
    let mut end = 0;
    let mut tally = 0;
    for cell in cells.iter_mut() {
        let byte = loop {
            let byte = *buffer.get(end)?;
            end += 1;
            if symbols.class(byte) != SPACE {
                break byte;
            }
        };
        *cell = symbols.class(byte);
        tally += symbols.weights[usize::from(byte)];
    }
    if tally != symbols.full_tally {
        return None;
    }
    if cells[0] == symbols.class(b'0') {
        // A 0 on a line of its own is no cell.
        let start = buffer.iter().position(|&byte| !is_space(byte))?;
        if buffer[start] == b'0' && buffer[start..end].contains(&b'\n') {
            return None;
        }
    }
    Some(end)
}

/// Does the same byte by byte, for what may be cut off, faulty or the end.
fn read_bytewise<const N: usize>(
    io: &mut Tied,
    symbols: &Symbols,
    cells: &mut [u8; N],
) -> Result<bool, Error> {
    let mut filled = 0;
    let mut first = b' ';
    let mut is_line_blank = io.is_at_start();
    while filled < N {
        io.fill_buf()?;
        let is_last_zero = filled == 1 && first == b'0' && is_line_blank;
        let byte = io.buffer().first().map_or(END_OF_FILE, |&byte| byte);
        let is_end = match byte {
            b'0' => filled == 0 && symbols.class(byte) == OTHER,
            b'\n' => is_last_zero,
            _ => byte == END_OF_FILE,
        };
        if is_end && (filled == 0 || is_last_zero) {
            io.end();
            return Ok(false);
        }
        if is_end {
            return Err(io.error(format!("the input ends after {filled} of a board's {N} cells")));
        }
        match symbols.class(byte) {
            SPACE => is_line_blank |= byte == b'\n' && filled == 0,
            value => {
                symbols.check(io, byte, &cells[..filled])?;
                first = if filled == 0 { byte } else { first };
                cells[filled] = value;
                filled += 1;
            }
        }
        io.consume(1);
    }
    Ok(true)
}

/// Returns whether a byte is white space: a space, `\t`, `\n`, `\r`, a form feed or a vertical tab.
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
