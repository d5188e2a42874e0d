//! A case of either game: its moves and its distance.

use crate::eight;
use crate::judging::distances::{distance, layers, pattern_distance};
use crate::rotation::{self, pattern, CENTRE};

/// A start and a goal of the eight puzzle, or a board of the rotation game, with the symbols of the
/// input. (Searches rename the tiles by their order in the goal.)
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// A start and a goal of the eight puzzle.
    Eight(eight::Board, eight::Board),
    /// A board of the rotation game.
    Rotation(rotation::Board),
}

impl Case {
    /// The case after the move of a letter, or `None` if no move has that letter or if the blank
    /// would leave the board.
    pub fn after(&self, letter: u8) -> Option<Case> {
        match self {
            Case::Eight(board, goal) => Some(Case::Eight(board.after(letter)?, *goal)),
            Case::Rotation(board) if (b'A'..=b'H').contains(&letter) => {
                Some(Case::Rotation(board.after(usize::from(letter - b'A'))))
            }
            Case::Rotation(_) => None,
        }
    }

    /// The symbol on the first square of the centre after a path; or `None` if a move is
    /// impossible, or in the eight puzzle.
    pub fn centre_after(&self, path: impl AsRef<[u8]>) -> Option<char> {
        let mut letters = path.as_ref().iter();
        let end = letters.try_fold(*self, |case, &letter| case.after(letter))?;
        Some(char::from(b'0' + end.rotation()?.centre()))
    }

    /// The length of a shortest path, or `None` if no path exists.
    pub fn distance(&self) -> Option<usize> {
        match *self {
            Case::Eight(start, goal) => distance(start, goal),
            Case::Rotation(board) => {
                (1..=3).map(|symbol| pattern_distance(pattern(board, symbol))).min()
            }
        }
    }

    /// The start and the goal of the eight puzzle, or `None` in the rotation game.
    pub fn eight(&self) -> Option<(eight::Board, eight::Board)> {
        match *self {
            Case::Eight(start, goal) => Some((start, goal)),
            Case::Rotation(_) => None,
        }
    }

    /// All cases that reach the goal of this case, the nearest first; in the rotation game, none.
    pub fn with_same_goal(&self) -> impl Iterator<Item = Case> {
        let goal = self.eight().map(|(_, goal)| goal);
        let starts = goal.map_or(Vec::new(), layers).into_iter().flatten();
        starts.filter_map(move |start| Some(Case::Eight(start, goal?)))
    }

    /// The board of the rotation game, or `None` in the eight puzzle.
    pub fn rotation(&self) -> Option<rotation::Board> {
        match *self {
            Case::Eight(..) => None,
            Case::Rotation(board) => Some(board),
        }
    }

    /// Whether the start is the goal, or the centre is full of one symbol.
    pub fn is_solved(&self) -> bool {
        match self {
            Case::Eight(start, goal) => start == goal,
            Case::Rotation(board) => CENTRE.iter().all(|&square| board.0[square] == board.centre()),
        }
    }

    /// The case with the tiles 7 and 8 of the start exchanged: an unsolvable case for each solvable
    /// one, and vice versa. A case of the rotation game stays as it is.
    pub fn swapped(&self) -> Case {
        let exchanged = |tile| match tile {
            7 => 8,
            8 => 7,
            _ => tile,
        };
        match self {
            Case::Eight(start, goal) => Case::Eight(eight::Board(start.0.map(exchanged)), *goal),
            Case::Rotation(_) => *self,
        }
    }
}
