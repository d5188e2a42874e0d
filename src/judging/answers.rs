//! The right answers: the distance of every board, by breadth-first search from the goals, and the
//! first of the shortest paths.
//!
//! The distances are worked out once in a thread, when they are first needed. No lesson is used,
//! since lessons are there to be changed.

use std::array;
use std::cell::RefCell;

use crate::eight::{cantor, Board, BLANK, BOARDS};
use crate::judging::cases::Case;
use crate::judging::problems::Problem;
use crate::rotation::{pattern, turned, CENTRE};

/// The positions that can reach a goal.
struct Known<Position> {
    /// The positions at each distance.
    layers: Vec<Vec<Position>>,
    /// The distance of each position by its number, or [`UNKNOWN`].
    distances: Vec<u8>,
}

/// The entry of a position that cannot reach the goal, or that the search has not met.
const UNKNOWN: u8 = u8::MAX;

thread_local! {
    /// For each cell of the goal's blank, the boards that can reach the goal whose tiles are in
    /// order, by Cantor numbers.
    static EIGHT: RefCell<[Option<Known<Board>>; 9]> = RefCell::default();
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
        let (mut case, mut path) = (*case, String::new());
        // The first move that leads one move nearer is the first of a shortest path.
        for distance in (0..case.distance()?).rev() {
            let after = |letter: char| Some((letter, case.after(letter as u8)?));
            let mut neighbours = self.task.letters().chars().filter_map(after);
            let nearer = neighbours.find(|(_, next)| next.distance() == Some(distance));
            let (letter, next) = nearer.expect("some move leads nearer");
            path.push(letter);
            case = next;
        }
        let centre = match case {
            Case::Eight(..) => None,
            Case::Rotation(board) => Some(char::from(b'0' + board.centre())),
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

/// Returns how many moves the farthest of some cases takes. Of an unsolvable case, that of the case
/// with two tiles swapped counts.
pub fn farthest(cases: &[Case]) -> usize {
    let distance = |case: &Case| case.distance().or_else(|| case.swapped().distance());
    cases.iter().filter_map(distance).max().unwrap_or(0)
}

/// Returns how many turns fill the centre with the symbol of a pattern.
pub fn turns(pattern: usize) -> usize {
    ROTATION.with(|Patterns { ranks, distances }| distances[number(pattern, ranks)].into())
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
fn known<T>(goal: Board, find: impl FnOnce(&Known<Board>) -> T) -> T {
    let blank = goal.cell(BLANK);
    let neighbours = |board: Board| board.neighbours(*b"udlr").map(|(_, next)| next);
    let new = || search(in_order(blank), BOARDS, cantor, neighbours);
    EIGHT.with(|known| find(known.borrow_mut()[blank].get_or_insert_with(new)))
}

/// Searches breadth-first from a goal. The numbers of positions are below `limit`.
fn search<Position: Copy, Neighbours: Iterator<Item = Position>>(
    goal: Position,
    limit: usize,
    number: impl Fn(Position) -> usize,
    neighbours: impl Fn(Position) -> Neighbours,
) -> Known<Position> {
    let mut distances = vec![UNKNOWN; limit];
    distances[number(goal)] = 0;
    let (mut layers, mut layer) = (Vec::new(), vec![goal]);
    while !layer.is_empty() {
        let mut farther = Vec::new();
        for next in layer.iter().flat_map(|&position| neighbours(position)) {
            let distance = &mut distances[number(next)];
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

/// The number of a half's bitmasks. A pattern is cut into its lower and its upper twelve squares.
const HALVES: usize = 1 << 12;

/// How many halves have six squares: C(12, 6). No other number of squares has as many halves.
const MOST_ALIKE: usize = 12 * 11 * 10 * 9 * 8 * 7 / (6 * 5 * 4 * 3 * 2);

/// The distances of all patterns of the rotation game.
struct Patterns {
    /// For each half its rank among those with as many squares.
    ranks: Vec<usize>,
    /// The distance of each pattern by its [`number`].
    distances: Vec<u8>,
}

impl Patterns {
    /// Searches from the full centre.
    fn new() -> Patterns {
        // How many of the halves so far have each number of squares.
        let (mut ranks, mut alike) = (Vec::new(), [0; 13]);
        for half in 0..HALVES {
            let count = &mut alike[half.count_ones() as usize];
            ranks.push(*count);
            *count += 1;
        }
        // A turn takes each square to a square of its own, so the image of a pattern is that of
        // both halves together.
        let images =
            |unit, turn| -> Vec<_> { (0..HALVES).map(|half| turned(half * unit, turn)).collect() };
        let turns: [_; 8] = array::from_fn(|turn| [images(1, turn), images(HALVES, turn)]);
        let neighbours = |pattern: usize| {
            turns.iter().map(move |[low, high]| low[pattern % HALVES] | high[pattern / HALVES])
        };
        let centre = CENTRE.iter().map(|square| 1 << square).sum();
        let limit = HALVES * MOST_ALIKE;
        let known = search(centre, limit, |pattern| number(pattern, &ranks), neighbours);
        Patterns { distances: known.distances, ranks }
    }
}

/// Returns the number of a pattern. All patterns with the same upper half have lower halves with as
/// many squares.
fn number(pattern: usize, ranks: &[usize]) -> usize {
    pattern / HALVES * MOST_ALIKE + ranks[pattern % HALVES]
}
