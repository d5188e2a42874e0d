//! The right answers, found in the most obvious way.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

/// What the binaries print.
#[derive(Default)]
pub struct Truth {
    puzzle: EightPuzzle,
    game: Option<RotationGame>,
}

impl Truth {
    /// What a binary prints for boards whose blank, if any, is `x`.
    pub fn answers(&mut self, binary: &str, boards: &[impl AsRef<[u8]>]) -> String {
        if binary == "hdu3567" {
            let cases = (1..).zip(boards.chunks_exact(2));
            let answers = cases.map(|(case, pair)| {
                match self.puzzle.path(pair[0].as_ref(), pair[1].as_ref(), "dlru") {
                    Some(path) => format!("Case {case}: {}\n{path}\n", path.len()),
                    None => format!("Case {case}: -1\n\n"),
                }
            });
            return answers.collect();
        }
        boards.iter().map(|board| self.answer(binary, board.as_ref()) + "\n").collect()
    }

    fn answer(&mut self, binary: &str, board: &[u8]) -> String {
        let distance = |path: Option<String>| path.map_or(-1, |path| path.len() as i32).to_string();
        match binary {
            "acwing179" => {
                let path = self.puzzle.path(board, b"12345678x", "udlr");
                path.unwrap_or_else(|| "unsolvable".to_string())
            }
            "acwing845" => distance(self.puzzle.path(board, b"12345678x", "udlr")),
            "p1379" => distance(self.puzzle.path(board, b"1238x4765", "udlr")),
            _ => match self.game.get_or_insert_with(RotationGame::new).way(board) {
                (way, symbol) if way.is_empty() => format!("No moves needed\n{symbol}"),
                (way, symbol) => format!("{way}\n{symbol}"),
            },
        }
    }
}

/// The nine cells of a board, each the number of a tile or of the blank.
type Board = [u8; 9];

/// The eight puzzle: distances to the goal `0 1 2 3 4 5 6 7 8`, whichever of these is the blank.
#[derive(Default)]
struct EightPuzzle {
    distances: HashMap<u8, HashMap<Board, usize>>,
}

impl EightPuzzle {
    /// The first of the shortest paths, where `letters` are the moves in order.
    fn path(&mut self, start: &[u8], goal: &[u8], letters: &str) -> Option<String> {
        // Each tile is numbered by its place in the goal.
        let place = |tile: u8| goal.iter().position(|&other| other == tile).expect("a tile") as u8;
        let mut board = Board::try_from(start).expect("nine cells").map(place);
        let blank = place(b'x');
        let distances = self.distances.entry(blank).or_insert_with(|| distances(blank));
        let mut path = String::new();
        for distance in (0..*distances.get(&board)?).rev() {
            let (letter, next) = letters
                .chars()
                .filter_map(|letter| Some((letter, moved(board, blank, letter)?)))
                .find(|(_, next)| distances[next] == distance)
                .expect("some move leads nearer");
            path.push(letter);
            board = next;
        }
        Some(path)
    }
}

fn distances(blank: u8) -> HashMap<Board, usize> {
    let goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let mut distances = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(board) = queue.pop_front() {
        let distance = distances[&board] + 1;
        for next in "udlr".chars().filter_map(|letter| moved(board, blank, letter)) {
            if let Entry::Vacant(unknown) = distances.entry(next) {
                unknown.insert(distance);
                queue.push_back(next);
            }
        }
    }
    distances
}

fn moved(mut board: Board, blank: u8, letter: char) -> Option<Board> {
    let from = board.iter().position(|&cell| cell == blank).expect("a blank");
    let (row, column) = (from / 3, from % 3);
    let to = match letter {
        'u' if row > 0 => from - 3,
        'd' if row < 2 => from + 3,
        'l' if column > 0 => from - 1,
        'r' if column < 2 => from + 1,
        _ => return None,
    };
    board.swap(from, to);
    Some(board)
}

/// The rotation game: the distance of each set of squares from the full centre.
struct RotationGame {
    /// By the set's bits, one for each square; [`UNKNOWN`] where there are not eight.
    distances: Vec<u8>,
}

const UNKNOWN: u8 = u8::MAX;

/// The centre of a board.
const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

/// The line of each turn from its head on: all squares move towards it, and the head to the end.
const LINES: [(char, [usize; 7]); 8] = [
    ('A', [0, 2, 6, 11, 15, 20, 22]),
    ('B', [1, 3, 8, 12, 17, 21, 23]),
    ('C', [10, 9, 8, 7, 6, 5, 4]),
    ('D', [19, 18, 17, 16, 15, 14, 13]),
    ('E', [23, 21, 17, 12, 8, 3, 1]),
    ('F', [22, 20, 15, 11, 6, 2, 0]),
    ('G', [13, 14, 15, 16, 17, 18, 19]),
    ('H', [4, 5, 6, 7, 8, 9, 10]),
];

impl RotationGame {
    /// Breadth-first search from the full centre.
    fn new() -> RotationGame {
        let goal = set(&CENTRE);
        let mut distances = vec![UNKNOWN; 1 << 24];
        distances[goal] = 0;
        let mut queue = VecDeque::from([goal]);
        while let Some(squares) = queue.pop_front() {
            for (_, line) in LINES {
                let next = turned(squares, line);
                if distances[next] == UNKNOWN {
                    distances[next] = distances[squares] + 1;
                    queue.push_back(next);
                }
            }
        }
        RotationGame { distances }
    }

    /// The first of the shortest ways to fill the centre, and the symbol that does. The board has
    /// eight each of `1`, `2` and `3`.
    fn way(&self, board: &[u8]) -> (String, char) {
        let ways = ['1', '2', '3'].map(|symbol| {
            let own: Vec<_> = (0..24).filter(|&square| board[square] == symbol as u8).collect();
            let way = self.way_of(set(&own));
            (way.len(), way, symbol)
        });
        let (_, way, symbol) = ways.into_iter().min().expect("three symbols");
        (way, symbol)
    }

    fn way_of(&self, mut squares: usize) -> String {
        let mut way = String::new();
        for distance in (0..self.distances[squares]).rev() {
            let (letter, next) = LINES
                .map(|(letter, line)| (letter, turned(squares, line)))
                .into_iter()
                .find(|&(_, next)| self.distances[next] == distance)
                .expect("some turn leads nearer");
            way.push(letter);
            squares = next;
        }
        way
    }
}

/// The set of these squares, as bits.
fn set(squares: &[usize]) -> usize {
    squares.iter().map(|square| 1 << square).sum()
}

fn turned(squares: usize, line: [usize; 7]) -> usize {
    let on_line = set(&line);
    (0..7).fold(squares & !on_line, |turned, place| {
        let from = line[(place + 1) % 7];
        turned | (squares >> from & 1) << line[place]
    })
}
