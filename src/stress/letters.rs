//! Other ways to read the paths of an output, to see what a solver means by its letters.

use crate::judging::case::Case;
use crate::judging::problems::{Accepts, Problem, Task};
use crate::judging::verdict;

/// The letters of the moves, and the letter of the move that undoes each.
const MOVES: &str = "udlrABCDEFGH";
const INVERSES: &[u8; 12] = b"durlFEHGBADC";

/// A way to read a path that is not the judge's.
pub struct Reading {
    is_backwards: bool,
    is_inverse: bool,
}

/// All such ways.
pub const READINGS: [Reading; 3] = [
    Reading { is_backwards: true, is_inverse: false },
    Reading { is_backwards: false, is_inverse: true },
    Reading { is_backwards: true, is_inverse: true },
];

impl Reading {
    /// Returns whether an output is right if its paths are read in this way. Of several shortest
    /// paths, any is right.
    pub fn fits(&self, problem: &Problem, cases: &[Case], output: &[u8]) -> bool {
        let accepts = match problem.accepts {
            Accepts::AnyPath => Accepts::AnyPath,
            Accepts::Exact | Accepts::ShortestPath => Accepts::ShortestPath,
        };
        let lines = output.split(|&byte| byte == b'\n');
        let read: Vec<_> = lines.map(|line| self.read(&problem.task, line)).collect();
        verdict::of_output(&Problem { accepts, ..*problem }, cases, &read.join(&b'\n')).is_ok()
    }

    /// Returns a line of an output, read in this way if it is a path.
    fn read(&self, task: &Task, line: &[u8]) -> Vec<u8> {
        let mut path = verdict::trimmed(line).to_vec();
        let is_path = path.iter().all(|&letter| task.letters().contains(char::from(letter)));
        if is_path && self.is_backwards {
            path.reverse();
        }
        if is_path && self.is_inverse {
            for letter in &mut path {
                *letter = INVERSES[MOVES.find(char::from(*letter)).expect("it is a move")];
            }
        }
        path
    }

    /// Returns the way in words, as in `each path is right if it is read backwards`.
    pub fn in_words(&self, task: &Task) -> &'static str {
        match (self.is_backwards, self.is_inverse) {
            (true, true) => "backwards with opposite moves, as a path from the goal",
            (true, false) => "if it is read backwards",
            _ if task.is_rotation() => "with opposite moves, as turns the other way",
            _ => "with opposite moves, as those of the tile, not of the blank",
        }
    }
}
