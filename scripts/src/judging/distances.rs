//! Tables of distances: of all boards of the eight puzzle from a goal, and of all patterns of the
//! rotation game from the full centre.
//!
//! Breadth-first search fills each table when the table is first needed. The searches of the
//! lessons are not used here, since readers of the lessons change them.

use std::sync::Mutex;

use crate::eight::{rank_of, Board, BLANK, BOARDS};
use crate::rotation::{full_centre, turned, BITMASKS};

/// What a search from a goal has found.
struct Table<Position> {
    layers: Vec<Vec<Position>>,
    /// The distance of each position, indexed by the position's rank, or [`UNKNOWN`].
    distances: Vec<u8>,
}

/// The entry of a position that the search has not met: no path leads there, or it is a bitmask
/// that is no pattern.
const UNKNOWN: u8 = u8::MAX;

/// The tables of the nine goals whose tiles are in order, indexed by the cell of the goal's blank.
static EIGHT_TABLES: Mutex<[Option<Table<Board>>; 9]> = {
    const NOT_FILLED: Option<Table<Board>> = None;
    Mutex::new([NOT_FILLED; 9])
};

/// The distances from the full centre, indexed by the pattern.
static PATTERN_DISTANCES: Mutex<Option<Vec<u8>>> = Mutex::new(None);

/// The length of a shortest path from a board to a goal, or `None` if no path exists.
pub fn distance(start: Board, goal: Board) -> Option<usize> {
    let rank = rank_of(renamed(start, goal));
    match read_table(goal, |table| table.distances[rank]) {
        UNKNOWN => None,
        distance => Some(distance.into()),
    }
}

/// The length of a shortest path from a pattern to the full centre.
///
/// # Panics
/// The bitmask is no pattern: it does not have eight bits set.
pub fn pattern_distance(pattern: usize) -> usize {
    let turned_patterns = |pattern| (0..8).map(move |turn| turned(pattern, turn));
    let from_centre =
        || search(full_centre(), BITMASKS, |pattern| pattern, turned_patterns).distances;
    let mut distances = PATTERN_DISTANCES.lock().expect("no thread panics while it reads");
    let distance = distances.get_or_insert_with(from_centre)[pattern];
    drop(distances);
    assert!(distance != UNKNOWN, "{pattern:#x} is no pattern");
    distance.into()
}

/// The boards at each distance from a goal, in the order of a breadth-first search that tries the
/// moves in the order u, d, l, r.
pub fn layers(goal: Board) -> Vec<Vec<Board>> {
    // The table calls the first tile of the goal 1, the second tile 2 and so on.
    let mut symbols = vec![BLANK];
    symbols.extend(goal.0.iter().filter(|&&symbol| symbol != BLANK));
    let mut layers = read_table(goal, |table| table.layers.clone());
    for board in layers.iter_mut().flatten() {
        *board = Board(board.0.map(|name| symbols[usize::from(name)]));
    }
    layers
}

/// A board with its tiles renamed by their order in a goal: the goal's first tile is called 1, its
/// second tile 2 and so on.
pub fn renamed(board: Board, goal: Board) -> Board {
    let mut names = [BLANK; 9];
    let tiles = goal.0.iter().filter(|&&symbol| symbol != BLANK);
    for (name, &tile) in (1..).zip(tiles) {
        names[usize::from(tile)] = name;
    }
    Board(board.0.map(|symbol| names[usize::from(symbol)]))
}

/// The goal that has its tiles in order and its blank on this cell.
pub fn goal_in_order(blank: usize) -> Board {
    let mut goal = [1, 2, 3, 4, 5, 6, 7, 8, BLANK];
    goal[blank..].rotate_right(1);
    Board(goal)
}

/// Reads from the table for a goal: that of the goal with its tiles in order and its blank on the
/// same cell. Boards have to be [`renamed`] by the goal before they are looked up.
fn read_table<T>(goal: Board, read: impl FnOnce(&Table<Board>) -> T) -> T {
    let blank = goal.cell(BLANK);
    let boards_after = |board: Board| board.neighbours(b"udlr").map(|(_, next)| next);
    let from_goal = || search(goal_in_order(blank), BOARDS, rank_of, boards_after);
    let mut tables = EIGHT_TABLES.lock().expect("no thread panics while it reads");
    read(tables[blank].get_or_insert_with(from_goal))
}

/// Searches breadth-first from a goal. The ranks of positions are below `ranks`.
fn search<Position: Copy, Neighbours: Iterator<Item = Position>>(
    goal: Position,
    ranks: usize,
    rank: impl Fn(Position) -> usize,
    neighbours: impl Fn(Position) -> Neighbours,
) -> Table<Position> {
    let mut distances = vec![UNKNOWN; ranks];
    distances[rank(goal)] = 0;
    let mut layers = Vec::new();
    let mut layer = vec![goal];
    while !layer.is_empty() {
        let mut farther = Vec::new();
        for next in layer.iter().flat_map(|&position| neighbours(position)) {
            let distance = &mut distances[rank(next)];
            if *distance == UNKNOWN {
                *distance = layers.len() as u8 + 1;
                farther.push(next);
            }
        }
        layers.push(layer);
        layer = farther;
    }
    Table { layers, distances }
}
