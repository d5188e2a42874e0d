//! The input rules, the same for every problem: how bytes become the cells of a board.
//!
//! - Boards follow one another. White space of any kind may stand between cells, or none, and a
//!   board may run over lines.
//! - The input ends where the stream ends, or at a DOS end-of-file byte, or at a `0` where a
//!   board would start. If a cell can be `0` too, that last `0` must have a line to itself; so a
//!   board whose first line is nothing but the blank has to write it `x`.
//! - Anything else is a fault.

use crate::judge::{is_space, Failure, Judge, Line};

/// The byte that ends a text file of DOS.
pub const END_OF_FILE: u8 = 0x1A;

// What a byte is, unless it is the symbol of a value.
const WRONG: u8 = 0xFF;
const SPACE: u8 = 0xFE;
const END: u8 = 0xFD;

/// The symbols that a board is written with.
pub struct Alphabet {
    symbols: &'static str,
    codes: [u8; 256],
    each: u8,
    repeated: fn(char) -> String,
}

impl Alphabet {
    /// `symbols` lists what stands for value 0, a space, what stands for value 1, and so on.
    /// Each value stands `each` times on a board; `repeated` says what is wrong when a symbol
    /// brings one too many.
    pub const fn new(symbols: &'static str, each: u8, repeated: fn(char) -> String) -> Alphabet {
        let mut codes = [WRONG; 256];
        let mut byte = 0;
        while byte < codes.len() {
            if is_space(byte as u8) {
                codes[byte] = SPACE;
            }
            byte += 1;
        }
        codes[END_OF_FILE as usize] = END;
        let mut value = 0;
        let mut i = 0;
        while i < symbols.len() {
            match symbols.as_bytes()[i] {
                b' ' => value += 1,
                symbol => codes[symbol as usize] = value,
            }
            i += 1;
        }
        Alphabet { symbols, codes, each, repeated }
    }

    #[cold]
    fn no_cell(&self, byte: u8) -> String {
        let symbols: Vec<_> = self.symbols.split("").filter(|it| !it.trim().is_empty()).collect();
        format!("'{}' is no cell: expected one of {}", byte.escape_ascii(), symbols.join(" "))
    }
}

/// Reads the next board of `N` cells, and tells whether there was one before the end.
///
/// # Errors
/// The input breaks a rule, or a stream breaks.
#[inline]
pub fn cells<const N: usize>(
    judge: &mut Judge,
    alphabet: &Alphabet,
    cells: &mut [u8; N],
) -> Result<bool, Failure> {
    let mut counts = [0; N];
    let mut filled = 0;
    'pieces: loop {
        judge.fill()?;
        if judge.unread().is_empty() {
            return at_end(judge, filled, N);
        }
        for (i, &byte) in judge.unread().iter().enumerate() {
            let code = alphabet.codes[usize::from(byte)];
            // A value: there are never more of them than cells.
            if usize::from(code) < N {
                let count = &mut counts[usize::from(code)];
                if *count == alphabet.each {
                    return Err(judge.fault(i, (alphabet.repeated)(byte.into())));
                }
                *count += 1;
                cells[filled] = code;
                filled += 1;
                if filled == N {
                    judge.consume(i + 1);
                    return Ok(true);
                }
            } else if code == SPACE {
                if byte == b'\n' && filled == 1 && judge.line(i) == Line::Zero {
                    judge.end(i);
                    continue 'pieces;
                }
            } else if code == END || byte == b'0' && filled == 0 {
                judge.end(i);
                continue 'pieces;
            } else {
                return Err(judge.fault(i, alphabet.no_cell(byte)));
            }
        }
        judge.consume(judge.unread().len());
    }
}

/// Whether the input may end after so many cells of a board.
#[cold]
fn at_end(judge: &Judge, filled: usize, cells: usize) -> Result<bool, Failure> {
    match filled {
        0 => Ok(false),
        1 if judge.line(0) == Line::Zero => Ok(false),
        _ => {
            let what = format!("the input ends after {filled} of a board's {cells} cells");
            Err(judge.fault(0, what))
        }
    }
}
