//! Other ways to read the letters of the paths in an output, to see what a solver means by them.

use crate::judging::case::Case;
use crate::judging::problems::{Accepts, Problem, Task};
use crate::judging::verdict;

/// The letters of the moves in the eight puzzle, in all orders. The first order is the judge's.
const ORDERS: [&str; 24] = [
    "udlr", "udrl", "uldr", "ulrd", "urdl", "urld", "dulr", "durl", "dlur", "dlru", "drul", "drlu",
    "ludr", "lurd", "ldur", "ldru", "lrud", "lrdu", "rudl", "ruld", "rdul", "rdlu", "rlud", "rldu",
];

/// The letters of the turns; and in their places, the letters of the turns that undo them.
const TURNS: [&str; 2] = ["ABCDEFGH", "FEHGBADC"];

/// A way to read a path.
#[derive(Clone, Copy)]
pub struct Reading {
    /// The letters of the moves.
    pub letters: &'static str,
    /// In their places, the letters that are meant.
    pub meant: &'static str,
    /// Whether the path is read backwards.
    pub is_backwards: bool,
}

/// Returns all ways, the judge's own first, and then those that change fewer letters.
pub fn readings(task: &Task) -> Vec<Reading> {
    let orders = if task.is_rotation() { &TURNS[..] } else { &ORDERS };
    let mut readings = Vec::new();
    for is_backwards in [false, true] {
        let reading = |&meant| Reading { letters: orders[0], meant, is_backwards };
        readings.extend(orders.iter().map(reading));
    }
    // The sort is stable: forwards comes before backwards.
    readings.sort_by_key(Reading::changed_letters);
    readings
}

impl Reading {
    /// Returns how many letters do not mean themselves.
    fn changed_letters(&self) -> usize {
        self.letters
            .bytes()
            .zip(self.meant.bytes())
            .filter(|(letter, meant)| letter != meant)
            .count()
    }

    /// Returns whether this is the judge's own way.
    pub fn is_own(&self) -> bool {
        self.letters == self.meant && !self.is_backwards
    }

    /// Returns whether an output is right if its paths are read in this way. Of several shortest
    /// paths, any is right.
    pub fn fits(&self, problem: &Problem, cases: &[Case], output: &[u8]) -> bool {
        let accepts = match problem.accepts {
            Accepts::AnyPath => Accepts::AnyPath,
            Accepts::Exact | Accepts::ShortestPath => Accepts::ShortestPath,
        };
        let lines = output.split(|&byte| byte == b'\n');
        let read: Vec<_> = lines.map(|line| self.read(line)).collect();
        verdict::of_output(&Problem { accepts, ..*problem }, cases, &read.join(&b'\n')).is_ok()
    }

    /// Returns a line of an output, read in this way if it is a path.
    fn read(&self, line: &[u8]) -> Vec<u8> {
        let line = verdict::trimmed(line);
        let read = |letter: &u8| {
            let place = self.letters.bytes().position(|other| other == *letter)?;
            Some(self.meant.as_bytes()[place])
        };
        let mut path: Vec<u8> = match line.iter().map(read).collect() {
            Some(path) => path,
            None => return line.to_vec(),
        };
        if self.is_backwards {
            path.reverse();
        }
        path
    }
}
