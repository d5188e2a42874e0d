//! How the judges of the eight puzzle are answered: their input read, and the answers written.
//!
//! The input ends at the first thing that is not a board, such as a `0` alone behind the last one.
//! The boards before it are answered.

use crate::course::trace;
use crate::eight::{is_solvable, Board, Move, Puzzle, BLANK};

/// Returns a line for each board of the input: the moves of a path, or `unsolvable`.
pub fn paths(input: &str, goal: &str, mut solve: impl FnMut(&Puzzle) -> Vec<Move>) -> String {
    let mut lines = String::new();
    for puzzle in puzzles(input, goal) {
        if is_solvable(&puzzle) {
            lines += &format!("{}\n", letters(&solve(&puzzle)));
            trace::solved();
        } else {
            lines += "unsolvable\n";
        }
    }
    lines
}

/// Returns a line for each board of the input: the length of the path, or -1.
pub fn lengths(input: &str, goal: &str, mut solve: impl FnMut(&Puzzle) -> Vec<Move>) -> String {
    let mut lines = String::new();
    for puzzle in puzzles(input, goal) {
        if is_solvable(&puzzle) {
            lines += &format!("{}\n", solve(&puzzle).len());
            trace::solved();
        } else {
            lines += "-1\n";
        }
    }
    lines
}

/// Returns two lines for each start and goal of the input, as many as its first number says: the
/// length of the path, or -1, and its moves.
pub fn pairs(input: &str, mut solve: impl FnMut(&Puzzle) -> Vec<Move>) -> String {
    // In alphabetical order, so that the first path found is the first in lexicographic order.
    let moves = *b"dlru";
    let mut words = input.split(|symbol| symbol <= ' ').filter(|word| !word.is_empty());
    let count: usize = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let boards = read_boards(&words.collect::<String>());
    let mut lines = String::new();
    for (case, pair) in (1..=count).zip(boards.chunks_exact(2)) {
        let puzzle = Puzzle { start: pair[0], goal: pair[1], moves };
        lines += &format!("Case {case}: ");
        if is_solvable(&puzzle) {
            let path = solve(&puzzle);
            trace::solved();
            lines += &format!("{}\n{}\n", path.len(), letters(&path));
        } else {
            lines += "-1\n\n";
        }
    }
    lines
}

/// Returns a solver for puzzles of any goal, made of nine solvers that each keep to one goal. It
/// calls the goal's first tile 1, its second 2 and so on, in the start and in the goal alike. Then
/// only nine goals are left, one for each cell of the blank.
pub fn for_any_goal<S>(new: impl Fn() -> S) -> impl FnMut(&Puzzle) -> Vec<Move>
where
    S: FnMut(&Puzzle) -> Vec<Move>,
{
    let mut solvers = [(); 9].map(|()| new());
    move |puzzle: &Puzzle| {
        let [start, goal] = [puzzle.start, puzzle.goal].map(|board| board.renamed(puzzle.goal));
        solvers[goal.cell(BLANK)](&Puzzle { start, goal, moves: puzzle.moves })
    }
}

/// Returns a puzzle for each board of the input.
fn puzzles(input: &str, goal: &str) -> Vec<Puzzle> {
    let moves = *b"udlr";
    let goal = read_boards(goal)[0];
    read_boards(input).into_iter().map(|start| Puzzle { start, goal, moves }).collect()
}

/// Reads boards of nine symbols: 1 to 8, and `x`, `X` or `0` for the blank. Spaces, line ends and
/// other separators do not matter.
fn read_boards(input: &str) -> Vec<Board> {
    let input = input.replace(['x', 'X'], "0");
    let symbols = input.bytes().filter(|&byte| byte > b' ');
    let symbols: Vec<u8> = symbols.map(|symbol| symbol.wrapping_sub(b'0')).collect();
    symbols.chunks(9).map_while(read_board).collect()
}

/// Reads a board, if each of its nine symbols is there.
fn read_board(symbols: &[u8]) -> Option<Board> {
    if (0..9).any(|symbol| !symbols.contains(&symbol)) {
        return None;
    }
    let mut board = Board([BLANK; 9]);
    board.0.copy_from_slice(symbols);
    Some(board)
}

/// Returns the letters of a path, as the judges want it.
fn letters(path: &[Move]) -> String {
    path.iter().map(|&step| char::from(step)).collect()
}
