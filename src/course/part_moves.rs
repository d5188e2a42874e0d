//! The moves of the eight puzzle.

use crate::part_board::{Board, BLANK};

/// What is asked: a path from one board to another.
pub struct Puzzle {
    pub start: Board,
    pub goal: Board,
    /// The moves in the order in which a search tries them.
    pub moves: [Move; 4],
}

/// Where the blank goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Move {
    Up,
    Down,
    Left,
    Right,
}

impl Board {
    /// The cell of the blank.
    pub fn blank(self) -> usize {
        let blank = self.0.iter().position(|&symbol| symbol == BLANK);
        blank.expect("a board has a blank")
    }

    /// The board after a move, unless the blank would leave the board.
    pub fn after(mut self, step: Move) -> Option<Board> {
        let blank = self.blank();
        let target = match step {
            Move::Up if blank >= 3 => blank - 3,
            Move::Down if blank < 6 => blank + 3,
            Move::Left if blank % 3 > 0 => blank - 1,
            Move::Right if blank % 3 < 2 => blank + 1,
            _ => return None,
        };
        self.0.swap(blank, target);
        Some(self)
    }

    /// The boards one move away, each with that move, in the order of `moves`.
    pub fn neighbours(self, moves: [Move; 4]) -> impl Iterator<Item = (Move, Board)> {
        (0..4).filter_map(move |i| Some((moves[i], self.after(moves[i])?)))
    }
}
