//! Other ways to read the letters of the paths in an output, to see what a solver means by them.

use crate::judging::case::Case;
use crate::judging::problems::{Accepts, Problem, Task};
use crate::judging::verdict;

/// What the letters `udlr` may mean: all their orders.
pub const ORDERS: [&str; 24] = [
    "udlr", "udrl", "uldr", "ulrd", "urdl", "urld", "dulr", "durl", "dlur", "dlru", "drul", "drlu",
    "ludr", "lurd", "ldur", "ldru", "lrud", "lrdu", "rudl", "ruld", "rdul", "rdlu", "rlud", "rldu",
];

/// What the letters of the turns may mean: themselves, or the turns that undo them.
const TURNS: [&str; 2] = ["ABCDEFGH", "FEHGBADC"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub letters: &'static str,
    /// The letter that each of `letters` means, in the same order.
    pub meant: &'static str,
    pub is_backwards: bool,
}

/// All ways, in the order of how many letters they change. The judge's own way comes first.
pub fn ways(task: &Task) -> Vec<Way> {
    let orders = if task.is_rotation() { &TURNS[..] } else { &ORDERS };
    let mut ways = Vec::new();
    for is_backwards in [false, true] {
        ways.extend(orders.iter().map(|&meant| Way { letters: orders[0], meant, is_backwards }));
    }
    // The sort is stable: forwards comes before backwards.
    ways.sort_by_key(|way| way.changed_letters().count());
    ways
}

impl Way {
    /// The letters that do not mean themselves, each with what it means.
    pub fn changed_letters(&self) -> impl Iterator<Item = (char, char)> {
        self.letters.chars().zip(self.meant.chars()).filter(|(letter, meant)| letter != meant)
    }

    /// How the paths have to be read to be right, with the usual reason if there is one.
    pub fn in_words(&self) -> String {
        let Way { letters, meant, is_backwards } = self;
        let changed: Vec<_> = self.changed_letters().collect();
        match (*meant, is_backwards) {
            ("durl" | "FEHGBADC", true) => {
                "backwards with opposite moves, as a path from the goal".to_string()
            }
            ("FEHGBADC", false) => "with opposite moves, as turns the other way".to_string(),
            ("durl", false) => {
                "with opposite moves, as those of the tile, or of a search from the goal"
                    .to_string()
            }
            _ => {
                let mut parts = Vec::new();
                if *is_backwards {
                    parts.push("it is read backwards".to_string());
                }
                if let [(first, second), _] = changed[..] {
                    parts.push(format!("{first} and {second} are exchanged"));
                } else if !changed.is_empty() {
                    let is_turned = meant.starts_with("lr") || meant.starts_with("rl");
                    let question = if is_turned {
                        "are rows and columns exchanged?"
                    } else {
                        "are the letters in the order of dx and dy?"
                    };
                    parts.push(format!("`{letters}` is read as `{meant}`: {question}"));
                }
                format!("if {}", parts.join(", and "))
            }
        }
    }

    pub fn is_own(&self) -> bool {
        self.letters == self.meant && !self.is_backwards
    }

    /// Whether an output is right if its paths are read in this way. Of several shortest paths, any
    /// is right.
    pub fn fits(&self, problem: &Problem, cases: &[Case], output: &[u8]) -> bool {
        let accepts = match problem.accepts {
            Accepts::AnyPath => Accepts::AnyPath,
            Accepts::Exact | Accepts::ShortestPath => Accepts::ShortestPath,
        };
        let lines = output.split(|&byte| byte == b'\n');
        let rewritten: Vec<_> = lines.map(|line| self.rewritten(line)).collect();
        let problem = Problem { accepts, ..*problem };
        verdict::of_output(&problem, cases, &rewritten.join(&b'\n')).is_ok()
    }

    /// A line of an output as it is meant, if it is a path, or else the line itself.
    fn rewritten(&self, line: &[u8]) -> Vec<u8> {
        let line = verdict::trimmed(line);
        let meant_by = |letter: &u8| {
            let place = self.letters.bytes().position(|other| other == *letter)?;
            Some(self.meant.as_bytes()[place])
        };
        let path: Option<Vec<u8>> = line.iter().map(meant_by).collect();
        match path {
            Some(path) if self.is_backwards => path.into_iter().rev().collect(),
            Some(path) => path,
            None => line.to_vec(),
        }
    }
}
