//! Cases as pictures: boards on a grid, one after each move.

pub mod text;

use crate::eight::BLANK;
use crate::judging::cases::Case;
use crate::judging::problems::Task;
use crate::rotation::LINES;

/// How many moves are drawn at most. A shortest path has at most 31.
const DRAWN: usize = 60;

/// A headline and the boards of a case: the start, then one after each move.
pub struct Drawing {
    /// The number of the case, and the distance and a path, or the verdict.
    pub headline: String,
    /// The boards, at least one.
    pub frames: Vec<Frame>,
    /// A line that says how many more moves there are, if not all are drawn.
    pub rest: Option<String>,
}

/// A board on a grid, row by row, below a word about it.
pub struct Frame {
    /// The number and the letter of the move that led here, or a word.
    pub label: String,
    /// The places, equally many in each row.
    pub rows: Vec<Vec<Cell>>,
}

/// A place on the grid.
#[derive(Clone, Copy)]
pub struct Cell {
    /// Its kind: `tile`, `centre`, `blank`, `letter` or, where there is no board, `outside`.
    pub class: &'static str,
    /// Its character: a tile, a symbol, a letter, or a dot for the blank.
    pub symbol: char,
    /// Whether the move to this board moved it.
    pub is_marked: bool,
}

/// Returns the lines above the boards: how to read them.
pub fn legend(task: &Task) -> &'static str {
    if task.is_rotation() {
        "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.
"
    } else {
        "\
The blank trades places with the tile above (u), below (d), left
(l) or right (r) of it. The tile that moved stands out.
"
    }
}

impl Drawing {
    /// Draws a case below a headline, with the first moves of a path, up to an impossible one.
    /// Where there is no path, the goal of a pair is drawn.
    pub fn new(
        task: &Task,
        number: usize,
        headline: &str,
        case: &Case,
        path: Option<&[u8]>,
    ) -> Drawing {
        let mut board = *case;
        let mut frames = vec![frame(&board, None, "start".to_string())];
        let moves = path.unwrap_or_default();
        frames.extend((1..=DRAWN).zip(moves).map_while(|(step, &letter)| {
            let (before, label) = (board, format!("{step}: {}", char::from(letter)));
            board = before.after(letter)?;
            Some(frame(&board, Some((before, letter)), label))
        }));
        if let (None, true, Case::Eight(_, goal)) = (path, task.is_pair(), *case) {
            frames.push(frame(&Case::Eight(goal, goal), None, "goal".to_string()));
        }
        let is_cut = frames.len() > DRAWN && moves.len() > DRAWN;
        let rest = is_cut.then(|| format!("moves not drawn: {}", moves.len() - DRAWN));
        Drawing { headline: format!("Case {number}: {headline}"), frames, rest }
    }
}

/// Returns the headline of a case with a shortest path, or without any.
pub fn headline(case: &Case, path: Option<&str>) -> String {
    let centre = path.and_then(|path| case.centre_after(path));
    let centre = centre.map_or(String::new(), |symbol| format!(", the centre is full of {symbol}"));
    match path {
        None => "unsolvable".to_string(),
        Some("") => format!("solved already{centre}"),
        Some(path) => format!("distance {}: {path}{centre}", path.len()),
    }
}

/// The rotation game's letters around its squares, of which `#` are the centre.
const SHAPE: [&str; 9] = [
    "   A B   ",
    "   o o   ",
    "   o o   ",
    "Hoo###ooC",
    "   # #   ",
    "Goo###ooD",
    "   o o   ",
    "   o o   ",
    "   F E   ",
];

/// Draws a board. If a move led here, `last` is the board before it and its letter, and what has
/// moved is marked.
fn frame(case: &Case, last: Option<(Case, u8)>, label: String) -> Frame {
    let (shape, board): (&[&str], &[u8]) = match case {
        Case::Eight(board, _) => (&["ooo"; 3], &board.0),
        Case::Rotation(board) => (&SHAPE, &board.0),
    };
    let marked = match last {
        None => vec![],
        Some((Case::Eight(before, _), _)) => vec![before.cell(BLANK)],
        Some((Case::Rotation(_), letter)) => LINES[usize::from(letter - b'A')].to_vec(),
    };
    let mut squares = board.iter().enumerate();
    let mut cell = |place: char| {
        let square = if matches!(place, 'o' | '#') { squares.next() } else { None };
        let (class, symbol) = match (place, square) {
            (' ', _) => ("outside", ' '),
            (head, None) => ("letter", head),
            (_, Some((_, &BLANK))) => ("blank", '.'),
            ('#', Some((_, symbol))) => ("centre", char::from(b'0' + symbol)),
            (_, Some((_, symbol))) => ("tile", char::from(b'0' + symbol)),
        };
        let is_marked = match (square, last) {
            (Some((square, _)), _) => marked.contains(&square),
            (None, last) => last.map_or(false, |(_, letter)| char::from(letter) == place),
        };
        Cell { class, symbol, is_marked }
    };
    let rows = shape.iter().map(|row| row.chars().map(&mut cell).collect()).collect();
    Frame { label, rows }
}
