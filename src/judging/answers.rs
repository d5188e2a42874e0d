//! The right answers: the distance of every board, by breadth-first search from the goals, and the
//! first of the shortest paths.
//!
//! The distances are worked out once in a thread, when they are first needed. No lesson is used,
//! since lessons are there to be changed.

use std::cell::RefCell;

use crate::eight::{cantor, Board, BLANK, BOARDS};
use crate::judging::cases::Case;
use crate::judging::patterns::Patterns;
use crate::judging::problems::{Problem, Task};
use crate::rotation::{pattern, CENTRE};

/// The boards of the eight puzzle that can reach a goal.
struct Known {
    /// The boards at each distance.
    layers: Vec<Vec<Board>>,
    /// The distance of each board by its Cantor number, or [`UNKNOWN`].
    distances: Vec<u8>,
}

/// The entry of a board that cannot reach the goal.
const UNKNOWN: u8 = u8::MAX;

thread_local! {
    /// For each cell of the goal's blank, the boards that can reach the goal whose tiles are in
    /// order.
    static EIGHT: RefCell<[Option<Known>; 9]> = RefCell::default();
    static ROTATION: Patterns = Patterns::new();
}

/// A right answer.
pub struct Solution {
    /// The letters of a shortest path, the first in the order of the problem's moves.
    pub path: String,
    /// The symbol that fills the centre after these moves, in the rotation game.
    pub centre: Option<char>,
}

impl Problem {
    /// Returns the solution of a case, or `None` if no path exists.
    pub fn solve(&self, case: &Case) -> Option<Solution> {
        let letters = match self.task {
            Task::Path(_) | Task::Distance(_) => "udlr",
            Task::Pair => "dlru",
            Task::Rotation => "ABCDEFGH",
        };
        let (mut case, mut path) = (*case, String::new());
        // The first move that leads one move nearer is the first of a shortest path.
        for distance in (0..case.distance()?).rev() {
            let after = |letter: char| Some((letter, case.after(letter as u8)?));
            let mut neighbours = letters.chars().filter_map(after);
            let nearer = neighbours.find(|(_, next)| next.distance() == Some(distance));
            let (letter, next) = nearer.expect("some move leads nearer");
            path.push(letter);
            case = next;
        }
        let centre = match case {
            Case::Eight(..) => None,
            Case::Rotation(board) => Some(char::from(b'0' + board.0[CENTRE[0]])),
        };
        Some(Solution { path, centre })
    }
}

impl Case {
    /// Returns how many moves it takes, or `None` if no path exists.
    pub fn distance(&self) -> Option<usize> {
        match *self {
            Case::Eight(start, goal) => {
                let distance = known(goal, |known| known.distances[cantor(start.renamed(goal))]);
                Some(distance.into()).filter(|_| distance != UNKNOWN)
            }
            Case::Rotation(board) => (1..=3).map(|symbol| turns(pattern(board, symbol))).min(),
        }
    }
}

/// Returns how many turns fill the centre with the symbol of a pattern.
pub fn turns(pattern: usize) -> usize {
    ROTATION.with(|patterns| patterns.distance(pattern))
}

/// Returns the boards at each distance from a goal, in the order of a breadth-first search that
/// tries the moves in the order u, d, l, r.
pub fn layers(goal: Board) -> Vec<Vec<Board>> {
    // To be renamed by this board undoes that the tiles were renamed by the goal.
    let names = in_order(8).renamed(goal);
    let layer = |boards: &Vec<Board>| boards.iter().map(|board| board.renamed(names)).collect();
    known(goal, |known| known.layers.iter().map(layer).collect())
}

/// Returns the goal that has its tiles in order and its blank on this cell.
pub fn in_order(blank: usize) -> Board {
    let mut goal = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    goal[blank..].rotate_right(1);
    Board(goal)
}

/// Returns what a function finds among the boards that can reach a goal, all renamed by that goal.
fn known<T>(goal: Board, find: impl FnOnce(&Known) -> T) -> T {
    let blank = goal.cell(BLANK);
    let new = || Known::new(in_order(blank));
    EIGHT.with(|known| find(known.borrow_mut()[blank].get_or_insert_with(new)))
}

impl Known {
    /// Searches from a goal.
    fn new(goal: Board) -> Known {
        let mut distances = vec![UNKNOWN; BOARDS];
        distances[cantor(goal)] = 0;
        let (mut layers, mut layer) = (Vec::new(), vec![goal]);
        while !layer.is_empty() {
            let mut farther = Vec::new();
            for (_, next) in layer.iter().flat_map(|board| board.neighbours(*b"udlr")) {
                let distance = &mut distances[cantor(next)];
                if *distance == UNKNOWN {
                    *distance = layers.len() as u8 + 1;
                    farther.push(next);
                }
            }
            layers.push(layer);
            layer = farther;
        }
        Known { layers, distances }
    }
}
