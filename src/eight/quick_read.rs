//! Boards that the buffer holds whole, read in a fraction of the input rules' instructions.

use std::io;

use crate::eight::board::{self, Board, BLANK, CELLS, SYMBOLS};
use crate::input::is_space;
use crate::tied::Tied;

/// Reads the next board. Returns `false` at the end of the input.
///
/// # Errors
/// As [`board::read`].
#[inline]
pub fn read(io: &mut Tied, board: &mut Board) -> io::Result<bool> {
    match read_whole(io.buffer(), board) {
        Some(length) => io.consume(length),
        None => return board::read(io, board),
    }
    Ok(true)
}

/// Reads a board that is plain to see: the buffer holds all of it, and it is right. Returns how
/// many bytes it takes, or `None` if a closer look is needed.
///
/// Never inlined: amid other code it has come out at twice the instructions.
#[inline(never)]
pub fn read_whole(buffer: &[u8], board: &mut Board) -> Option<usize> {
    let mut values = buffer.iter().map(|&byte| VALUES[usize::from(byte)]);
    let mut seen: u64 = 0;
    for cell in board.iter_mut() {
        *cell = values.find(|&value| value != SPACE)?;
        seen |= 1 << *cell;
    }
    let end = buffer.len() - values.len();
    let is_right = seen == (1 << CELLS) - 1 && !(board[0] == BLANK && may_end(&buffer[..end]));
    is_right.then_some(end)
}

/// Returns whether this text may begin with a lone `0`, which ends the input.
fn may_end(text: &[u8]) -> bool {
    let start = text.iter().position(|&byte| !is_space(byte)).unwrap_or(0);
    text[start] == b'0' && text[start..].contains(&b'\n')
}

/// The value of each byte, or `SPACE`, or `NO_CELL`.
static VALUES: [u8; 1 << 8] = {
    let mut values = [NO_CELL; 1 << 8];
    let mut i = 0;
    while i < values.len() {
        if is_space(i as u8) {
            values[i] = SPACE;
        }
        i += 1;
    }
    let symbols = SYMBOLS.symbols.as_bytes();
    i = 0;
    while i < symbols.len() {
        values[symbols[i] as usize] = (i / 2).saturating_sub(SYMBOLS.aliases) as u8;
        i += 2;
    }
    values
};
// Below 64, for the bits of `seen`.
const SPACE: u8 = 62;
const NO_CELL: u8 = 63;
