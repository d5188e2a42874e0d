//! The input rules of all problems: how bytes become a board.
//!
//! - Between cells may be white space of any kind, or none; a board may run over lines.
//! - The input ends where the stream ends, or at a DOS end-of-file byte, or at a `0` where a
//!   board would start. If a cell can be `0` too, that last `0` must have a line to itself; so a
//!   board whose first line is nothing but the blank has to write it `x`.
//! - All else is an error.

use std::io;

use crate::tied::Tied;

/// The byte that ends a text file of DOS.
pub const END_OF_FILE: u8 = 0x1A;

/// How a board is written.
pub struct Symbols {
    /// The symbols, spaced, in the order of their values.
    pub symbols: &'static str,
    /// How many beside the first mean 0.
    pub aliases: usize,
    /// How often each value stands on a board.
    pub each: u8,
    /// What is wrong if a symbol brings one more.
    pub repeated: fn(char) -> String,
}

impl Symbols {
    /// Returns the value that a byte stands for, if any.
    fn value(&self, byte: u8) -> Option<usize> {
        let index = self.symbols.bytes().step_by(2).position(|symbol| symbol == byte)?;
        Some(index.saturating_sub(self.aliases))
    }

    /// Returns what is wrong with a byte after `filled` of `size` cells.
    fn fault(&self, byte: u8, filled: usize, size: usize) -> String {
        if byte == END_OF_FILE {
            format!("the input ends after {filled} of a board's {size} cells")
        } else if self.value(byte).is_some() {
            (self.repeated)(byte.into())
        } else {
            format!("'{}' is no cell: expected one of {}", byte.escape_ascii(), self.symbols)
        }
    }
}

/// Reads the next board of `N` cells. Returns `false` at the end of the input.
///
/// # Errors
/// The input breaks a rule, or a stream fails.
pub fn read<const N: usize>(
    io: &mut Tied,
    symbols: &Symbols,
    cells: &mut [u8; N],
) -> io::Result<bool> {
    let (first, is_line_empty) = skip_space(io)?;
    if first == END_OF_FILE || first == b'0' && symbols.value(first).is_none() {
        return Ok(false);
    }
    let mut counts = [0; 9];
    let mut filled = 0;
    while filled < N {
        let byte = next_byte(io)?;
        if filled == 1 && first == b'0' && is_line_empty && matches!(byte, b'\n' | END_OF_FILE) {
            return Ok(false);
        }
        match symbols.value(byte) {
            _ if is_space(byte) => {}
            Some(value) if counts[value] < symbols.each => {
                counts[value] += 1;
                cells[filled] = value as u8;
                filled += 1;
            }
            _ => return Err(io.error(symbols.fault(byte, filled, N))),
        }
        io.consume(1);
    }
    Ok(true)
}

/// Moves past white space. Returns the next byte, and whether its line is empty up to there.
///
/// # Errors
/// A stream fails.
pub fn skip_space(io: &mut Tied) -> io::Result<(u8, bool)> {
    let mut is_line_empty = io.is_at_start();
    loop {
        let byte = next_byte(io)?;
        if !is_space(byte) {
            return Ok((byte, is_line_empty));
        }
        is_line_empty |= byte == b'\n';
        io.consume(1);
    }
}

/// Returns the next byte, which is not consumed, or [`END_OF_FILE`] where the stream ends.
///
/// # Errors
/// A stream fails.
pub fn next_byte(io: &mut Tied) -> io::Result<u8> {
    Ok(io.fill_buf()?.first().map_or(END_OF_FILE, |&byte| byte))
}

/// Returns whether a byte is white space, form feeds and vertical tabs included.
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
