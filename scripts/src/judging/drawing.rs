//! Cases as pictures: boards on a grid, one after each move.

pub mod svg;
pub mod text;

use crate::eight::BLANK;
use crate::judging::case::Case;
use crate::judging::problems::Problem;
use crate::judging::verdict::path_of_moves;
use crate::rotation::LINES;

/// How many moves are drawn at most. A shortest path has at most 31.
const MOST_DRAWN: usize = 60;

/// A headline and the boards of a case: the start, then one after each move.
pub struct Drawing {
    pub headline: String,
    /// The boards, at least one.
    pub frames: Vec<Frame>,
    /// A line that says how many more moves there are, if not all are drawn.
    pub rest: Option<String>,
}

/// A board on a grid, row by row, below a label.
pub struct Frame {
    /// The number and the letter of the move that led here, or `start` or `goal`.
    pub label: String,
    /// The cells, equally many in each row.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of the grid.
#[derive(Clone, Copy)]
pub struct Cell {
    pub kind: CellKind,
    /// Its character: a tile, a symbol, a letter, or a dot for the blank.
    pub symbol: char,
    /// Whether it stands out: its symbol was just moved, or it is the letter of the move.
    pub is_marked: bool,
}

/// What a cell shows.
#[derive(Clone, Copy)]
pub enum CellKind {
    /// A tile, or a symbol outside the centre.
    Tile,
    /// A symbol in the centre.
    Centre,
    Blank,
    /// The letter of a turn.
    Letter,
    /// Nothing: the board does not fill the grid.
    Outside,
}

impl Drawing {
    /// Draws a case: its start, and the boards after the first moves of a path, up to an impossible
    /// move. The path is that of an answer if each of its letters is a move, or else a shortest
    /// path. If there is no path, draws the goal of a pair. `answer` has the lines of the answer,
    /// or none. The headline has the number of the case and a `result`, such as the verdict.
    pub fn of_answer(
        problem: &Problem,
        number: usize,
        result: &str,
        case: &Case,
        answer: &[&[u8]],
    ) -> Drawing {
        let shortest = problem.solve(case);
        let given = path_of_moves(&problem.task, answer);
        let path = given.or(shortest.as_ref().map(String::as_bytes));
        let letters = path.unwrap_or_default();
        let mut frames = vec![frame(case, None, &[], "start".to_string())];
        let mut before = *case;
        for (step, &letter) in (1..=MOST_DRAWN).zip(letters) {
            let after = match before.after(letter) {
                Some(after) => after,
                None => break,
            };
            let moved = match before {
                // The tile moved to where the blank was.
                Case::Eight(board, _) => vec![board.cell(BLANK)],
                Case::Rotation(_) => LINES[usize::from(letter - b'A')].to_vec(),
            };
            let letter = char::from(letter);
            frames.push(frame(&after, Some(letter), &moved, format!("{step}: {letter}")));
            before = after;
        }
        if let Case::Eight(_, goal) = *case {
            if path.is_none() && problem.task.is_pair() {
                frames.push(frame(&Case::Eight(goal, goal), None, &[], "goal".to_string()));
            }
        }
        // If an impossible move ended the drawing, the moves after it do not count.
        let is_cut = frames.len() > MOST_DRAWN && letters.len() > MOST_DRAWN;
        let rest = is_cut.then(|| format!("moves not drawn: {}", letters.len() - MOST_DRAWN));
        Drawing { headline: format!("Case {number}: {result}"), frames, rest }
    }
}

/// The distance of a case and a shortest path, or that no path exists.
pub fn distance_in_words(problem: &Problem, case: &Case) -> String {
    let path = match problem.solve(case) {
        Some(path) => path,
        None => return "unsolvable".to_string(),
    };
    let end = match case.centre_after(&path) {
        Some(symbol) => format!(", the centre is full of {symbol}"),
        None => String::new(),
    };
    match path.len() {
        0 => format!("solved already{end}"),
        distance => format!("distance {distance}: {path}{end}"),
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

/// Draws the board of a case. If a move led here, marks the letter of the move, and the squares of
/// the symbols that the move has moved.
fn frame(case: &Case, letter: Option<char>, moved: &[usize], label: String) -> Frame {
    let (shape, board): (&[&str], &[u8]) = match case {
        Case::Eight(board, _) => (&["ooo"; 3], &board.0),
        Case::Rotation(board) => (&SHAPE, &board.0),
    };
    let mut squares = board.iter().enumerate();
    let mut rows = Vec::new();
    for row in shape {
        let mut cells = Vec::new();
        for character in row.chars() {
            let (kind, symbol, is_marked) = match character {
                ' ' => (CellKind::Outside, ' ', false),
                'o' | '#' => {
                    let (square, &symbol) =
                        squares.next().expect("as many squares as in the shape");
                    let kind = match (symbol, character) {
                        (BLANK, _) => CellKind::Blank,
                        (_, '#') => CellKind::Centre,
                        _ => CellKind::Tile,
                    };
                    let shown = if symbol == BLANK { '.' } else { char::from(b'0' + symbol) };
                    (kind, shown, moved.contains(&square))
                }
                other => (CellKind::Letter, other, letter == Some(other)),
            };
            cells.push(Cell { kind, symbol, is_marked });
        }
        rows.push(cells);
    }
    Frame { label, rows }
}
