//! The input rules of all problems: how bytes become a board.
//!
//! - Between cells may be white space of any kind, or none; a board may run over lines.
//! - The input ends where the stream ends, or at a DOS end-of-file byte.
//! - Without a count of the cases, a `0` in place of a board ends the input. Where `0` can also be
//!   the blank, it must stand alone on its line; so a board whose first line is nothing but the
//!   blank has to write it `x`.
//! - Behind the end nothing is looked at: behind the `0` or the end-of-file byte, or, after a count
//!   of the cases (HDU 3567), behind the last case that it promises.
//! - All else is an error.

use std::io;

use crate::tied::Tied;

/// The byte that ends a text file of DOS.
pub const END_OF_FILE: u8 = 0x1A;

/// The notation of a problem's boards: the symbols, and their values.
pub struct Notation {
    /// The symbols, with a space between any two.
    symbols: &'static str,
    /// Returns the message for one symbol too many.
    repeated: fn(char) -> String,
    /// The entry of each byte.
    entries: [u64; 1 << 8],
    /// The sum of the entries of a board.
    board: u64,
}

/// The entry of white space.
const SPACE: u64 = 0;

/// The entry of a byte that is not a cell: that of 9, a value that no board has.
const NO_CELL: u64 = entry(9);

/// Returns the entry of a value: the value in the low byte, and a 1 in its own five bits above. So
/// a sum of entries holds how often each value is in it.
const fn entry(value: u64) -> u64 {
    value + (1 << (8 + 5 * value))
}

impl Notation {
    /// Returns a notation. The last of the symbols stand for `values`, in order. If there are more
    /// symbols, those before them also stand for the first value. On a board, each value is on
    /// `each` cells.
    pub const fn new(
        symbols: &'static str,
        values: &[u8],
        each: u64,
        repeated: fn(char) -> String,
    ) -> Notation {
        let (mut entries, mut board) = ([SPACE; 1 << 8], 0);
        let aliases = symbols.len() / 2 + 1 - values.len();
        let mut i = 0;
        while i < entries.len() {
            entries[i] = if is_space(i as u8) { SPACE } else { NO_CELL };
            i += 1;
        }
        i = 0;
        while i < aliases + values.len() {
            let cell = entry(values[i.saturating_sub(aliases)] as u64);
            entries[symbols.as_bytes()[2 * i] as usize] = cell;
            board += if i < aliases { 0 } else { each * cell };
            i += 1;
        }
        Notation { symbols, repeated, entries, board }
    }

    /// Reads all boards of an input that does not begin with their number, and calls `answer` with
    /// each as soon as it has been read.
    ///
    /// # Errors
    /// The input breaks a rule, or a stream fails.
    pub fn each<const N: usize>(
        &self,
        io: &mut Tied,
        mut answer: impl FnMut(&[u8; N], &mut Tied),
    ) -> io::Result<()> {
        let mut board = [0; N];
        while self.read(io, &mut board, true)? {
            answer(&board, io);
        }
        Ok(())
    }

    /// Reads the next board into `cells`, and returns whether there is one. If `may_end`, a `0` in
    /// place of a board ends the input.
    ///
    /// # Errors
    /// The input breaks a rule, or a stream fails.
    pub fn read(&self, io: &mut Tied, cells: &mut [u8], may_end: bool) -> io::Result<bool> {
        match self.scan(io.buffer(), cells) {
            Some(length) => io.consume(length),
            None => return self.read_slowly(io, cells, may_end),
        }
        Ok(true)
    }

    /// Reads a board if the buffer holds all of it and it breaks no rule, and returns how many
    /// bytes it takes. In any other case it returns `None`, and `read_slowly` reads the board, or
    /// finds the end of the input, or the place of an error.
    ///
    /// If it is inlined, it compiles to twice the instructions.
    #[inline(never)]
    fn scan(&self, buffer: &[u8], cells: &mut [u8]) -> Option<usize> {
        let (mut length, mut sum) = (0, 0);
        for cell in cells.iter_mut() {
            let mut entry = SPACE;
            while entry == SPACE {
                entry = self.entries[usize::from(*buffer.get(length)?)];
                length += 1;
            }
            *cell = entry as u8;
            sum += entry;
        }
        // A `0` that begins a board may stand alone on its line, and be the end of the input. So
        // such a board is left to `read_slowly` if it holds a line feed.
        let mut text = buffer[..length].iter().skip_while(|&&byte| is_space(byte));
        let is_line =
            cells[0] == 0 && text.next() == Some(&b'0') && text.any(|&byte| byte == b'\n');
        (sum == self.board && !is_line).then_some(length)
    }

    /// Reads a board byte by byte, to find the end of the input or the place of an error.
    #[cold]
    fn read_slowly(&self, io: &mut Tied, cells: &mut [u8], may_end: bool) -> io::Result<bool> {
        let (first, is_line_empty) = skip_space(io)?;
        let may_end = may_end && first == b'0';
        if first == END_OF_FILE || may_end && self.entries[usize::from(first)] == NO_CELL {
            return Ok(false);
        }
        let may_end = may_end && is_line_empty;
        let (mut filled, mut sum) = (0, 0);
        while filled < cells.len() {
            let byte = next_byte(io)?;
            if may_end && filled == 1 && matches!(byte, b'\n' | END_OF_FILE) {
                return Ok(false);
            }
            let entry = self.entries[usize::from(byte)];
            sum += entry;
            // How often the value of this entry is in a sum of entries.
            let count = |sum: u64| sum >> (8 + 5 * (entry & 0xFF)) & 0b11111;
            if count(sum) > count(self.board) {
                return Err(io.error(&self.message(byte, filled, cells.len())));
            }
            if entry != SPACE {
                cells[filled] = entry as u8;
                filled += 1;
            }
            io.consume(1);
        }
        Ok(true)
    }

    /// Returns the message for a wrong byte after `filled` of `size` cells.
    fn message(&self, byte: u8, filled: usize, size: usize) -> String {
        let (shown, symbols) = (byte.escape_ascii(), self.symbols);
        match self.entries[usize::from(byte)] {
            NO_CELL if byte == END_OF_FILE => {
                format!("the input ends after {filled} of a board's {size} cells")
            }
            NO_CELL => format!("'{shown}' is not a cell: expected one of {symbols}"),
            _ => (self.repeated)(byte.into()),
        }
    }
}

/// Reads the number of cases: digits, up to white space or the end of the input.
///
/// # Errors
/// There is no such number, or it does not fit in 64 bits, or a stream fails.
pub fn number_of_cases(io: &mut Tied) -> io::Result<u64> {
    let mut count: Option<u64> = None;
    let (mut byte, _) = skip_space(io)?;
    while byte != END_OF_FILE && !is_space(byte) {
        let shown = byte.escape_ascii();
        let message = format!("'{shown}' is not a digit: expected the number of cases");
        let digit = char::from(byte).to_digit(10).ok_or_else(|| io.error(&message))?;
        let tens = count.unwrap_or(0).checked_mul(10);
        count = tens.and_then(|tens| tens.checked_add(digit.into()));
        count.ok_or_else(|| io.error("the number of cases is too large"))?;
        io.consume(1);
        byte = next_byte(io)?;
    }
    count.ok_or_else(|| io.error("the number of cases is missing"))
}

/// Moves past white space. Returns the next byte, and whether it is the first on its line, white
/// space aside.
fn skip_space(io: &mut Tied) -> io::Result<(u8, bool)> {
    let mut is_line_empty = io.passed() == 0;
    let mut byte = next_byte(io)?;
    while is_space(byte) {
        is_line_empty |= byte == b'\n';
        io.consume(1);
        byte = next_byte(io)?;
    }
    Ok((byte, is_line_empty))
}

/// Returns the next byte without consuming it, or [`END_OF_FILE`] at the end of the stream.
fn next_byte(io: &mut Tied) -> io::Result<u8> {
    Ok(io.fill_buf()?.first().map_or(END_OF_FILE, |&byte| byte))
}

/// Returns whether a byte is white space, form feeds and vertical tabs included.
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
