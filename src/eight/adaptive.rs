//! The search for a short input, the table for a long one.

use std::io;

use crate::eight::answer::Answer;
use crate::eight::board::{self, Board, BLANK, CELLS};
use crate::eight::moves::Move;
use crate::eight::numbering::REACHABLE;
use crate::eight::pdb::Pdb;
use crate::eight::search::Search;
use crate::eight::solver::Solver;
use crate::eight::table::Table;
use crate::input::is_space;
use crate::tied::Tied;

/// How many visits of the search cost as much as the table: one of its positions takes some 66
/// instructions, and a visit 117.
///
/// This is the ski-rental problem: rent, the search, until as much has been spent as it costs to
/// buy, the table. If fewer boards come, nothing but the search has been paid for. If more come,
/// the table has, and its price once more in searches. So the cost is at most twice that of the
/// better of the two ways, however many boards come.
pub const TABLE_VISITS: usize = REACHABLE * 9 / 16;

/// Searches until [`TABLE_VISITS`] positions have been visited, then looks answers up.
pub struct Adaptive<A> {
    goal: Board,
    moves: [Move; 4],
    /// The search for the boards that come before the table.
    pub search: Search,
    table: Option<Table<A>>,
}

impl<A: Answer> Solver<A> for Adaptive<A> {
    fn new(goal: &Board, pdb: Pdb, moves: [Move; 4]) -> Adaptive<A> {
        let search = Solver::<A>::new(goal, pdb, moves);
        Adaptive { goal: *goal, moves, search, table: None }
    }

    #[inline]
    fn read(io: &mut Tied, board: &mut Board) -> io::Result<bool> {
        match read_whole(io.buffer(), board) {
            Some(length) => io.consume(length),
            None => return board::read(io, board),
        }
        Ok(true)
    }

    /// # Complexity
    /// As the search; once, as [`Table::new`]; and after that a look-up.
    #[inline]
    fn solve(&mut self, board: &Board) -> Option<A> {
        match &self.table {
            Some(table) => table.answer(board),
            None => self.search(board),
        }
    }
}

impl<A: Answer> Adaptive<A> {
    fn search(&mut self, board: &Board) -> Option<A> {
        if self.search.visited >= TABLE_VISITS {
            self.table = Some(Table::new(&self.goal, self.moves));
        }
        self.search.solve(board)
    }
}

/// Reads a board that is plain to see: the buffer holds all of it, and it is right. Returns how
/// many bytes it takes, or `None` if a closer look is needed.
///
/// Never inlined: amid other code it has come out at twice the instructions.
#[inline(never)]
fn read_whole(buffer: &[u8], board: &mut Board) -> Option<usize> {
    let mut values = buffer.iter().map(|&byte| VALUES[usize::from(byte)]);
    let mut seen: u64 = 0;
    for cell in board.iter_mut() {
        *cell = values.find(|&value| value != SPACE)?;
        seen |= 1 << *cell;
    }
    let end = buffer.len() - values.len();
    let is_right = seen == (1 << CELLS) - 1 && !(board[0] == BLANK && may_end(&buffer[..end]));
    Some(end).filter(|_| is_right)
}

/// Returns whether a `0` on a line of its own, which is no cell, may begin this text.
fn may_end(text: &[u8]) -> bool {
    let start = text.iter().position(|&byte| !is_space(byte)).unwrap_or(0);
    text[start] == b'0' && text[start..].contains(&b'\n')
}

/// The value of each byte, or one of two that no cell has.
static VALUES: [u8; 1 << 8] = {
    let mut values = [NO_CELL; 1 << 8];
    let mut i = 0;
    while i < values.len() {
        values[i] = match i as u8 {
            b'x' | b'X' => BLANK,
            digit @ b'0'..=b'8' => digit - b'0',
            byte if is_space(byte) => SPACE,
            _ => NO_CELL,
        };
        i += 1;
    }
    values
};
const SPACE: u8 = 62;
const NO_CELL: u8 = 63;
