//! Reading an input: how bytes become boards.
//!
//! - Bytes up to 0x20, the space, are separators: spaces, tabs, line ends, a DOS end-of-file byte.
//!   Symbols of a board may stand together or apart, and a board may run over lines. Where an
//!   input ends is up to its [cases](super).
//! - A byte-order mark at the start is skipped. (The programs in `src/bin` take its bytes for
//!   separators anywhere.)
//! - A byte that is neither a separator nor a symbol of the puzzle is an error.

use std::io::{self, ErrorKind};

use crate::eight::{self, BLANK};
use crate::rotation;

/// The byte-order mark of UTF-8, with which some Windows programs begin a file.
const BOM: &[u8] = b"\xEF\xBB\xBF";

/// An input that is read from start to end.
pub struct Reader<'a> {
    input: &'a [u8],
    next: usize,
    /// The line of the next byte, from 1. After a peek, it is the line on which a board begins.
    pub line: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the start of an input, after the byte-order mark.
    pub fn new(input: &'a [u8]) -> Reader<'a> {
        let input = input.strip_prefix(BOM).unwrap_or(input);
        Reader { input, next: 0, line: 1 }
    }

    /// Moves past separators, and returns the next byte, or `None` at the end of the input.
    pub fn peek(&mut self) -> Option<u8> {
        while let Some(&byte) = self.input.get(self.next) {
            if byte > b' ' {
                return Some(byte);
            }
            self.next += 1;
            self.line += usize::from(byte == b'\n');
        }
        None
    }

    /// Whether only separators follow the next byte.
    pub fn is_at_last_byte(&self) -> bool {
        self.input.iter().skip(self.next + 1).all(|&byte| byte <= b' ')
    }

    /// Reads the number of cases: digits, up to a separator or the end of the input.
    ///
    /// # Errors
    /// There is no such number, or it does not fit in 64 bits.
    pub fn count(&mut self) -> io::Result<u64> {
        self.peek().ok_or_else(|| self.error("the number of cases is missing"))?;
        let mut count: u64 = 0;
        while let Some(&byte) = self.input.get(self.next).filter(|&&byte| byte > b' ') {
            if !byte.is_ascii_digit() {
                let shown = byte.escape_ascii();
                let message = format!("'{shown}' is not a digit: expected the number of cases");
                return Err(self.error(&message));
            }
            let tens = count.checked_mul(10);
            let sum = tens.and_then(|tens| tens.checked_add(u64::from(byte - b'0')));
            count = sum.ok_or_else(|| self.error("the number of cases is too large"))?;
            self.next += 1;
        }
        Ok(count)
    }

    /// Reads a board of the eight puzzle.
    ///
    /// # Errors
    /// What comes next is not a board; the error names the line and the column.
    pub fn eight(&mut self) -> io::Result<eight::Board> {
        Ok(eight::Board(self.symbols("0 x X 1 2 3 4 5 6 7 8", 1)?))
    }

    /// Reads a board of the rotation game.
    ///
    /// # Errors
    /// What comes next is not a board; the error names the line and the column.
    pub fn rotation(&mut self) -> io::Result<rotation::Board> {
        Ok(rotation::Board(self.symbols("1 2 3", 8)?))
    }

    /// Reads the symbols of a board, on which each appears `each` times. A symbol that is no digit
    /// is the blank.
    fn symbols<const N: usize>(&mut self, symbols: &str, each: usize) -> io::Result<[u8; N]> {
        let mut board = [0; N];
        for filled in 0..N {
            let ended = format!("the input ends after {filled} of a board's {N} cells");
            let byte = self.peek().ok_or_else(|| self.error(&ended))?;
            if !symbols.as_bytes().contains(&byte) {
                let shown = byte.escape_ascii();
                let message = format!("'{shown}' is not a symbol: expected one of {symbols}");
                return Err(self.error(&message));
            }
            let symbol = if byte.is_ascii_digit() { byte - b'0' } else { BLANK };
            let so_far = board[..filled].iter().filter(|&&other| other == symbol).count();
            if so_far == each {
                return Err(self.error(&match (each, symbol) {
                    (1, BLANK) => "the blank appears twice".to_string(),
                    (1, _) => format!("tile {symbol} appears twice"),
                    _ => format!("symbol {symbol} appears a ninth time"),
                }));
            }
            board[filled] = symbol;
            self.next += 1;
        }
        Ok(board)
    }

    /// An error that names the line and the column (in bytes, from 1) of the next byte.
    pub fn error(&self, message: &str) -> io::Error {
        let before = &self.input[..self.next];
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let line = self.line;
        let column = self.next - line_start + 1;
        io::Error::new(ErrorKind::InvalidData, format!("line {line}, column {column}: {message}"))
    }
}
