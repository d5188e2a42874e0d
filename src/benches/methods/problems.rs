//! The judge problems: what is read and what is printed, whichever method solves the boards.
//!
//! There is a board a line, with or without blanks between the symbols; empty lines do not count.

use std::io::{self, BufWriter, ErrorKind, Write};

use crate::eight::{self, Move, Puzzle};
use crate::rotation;

/// Returns the letters of a path, if the puzzle can be solved.
type Solve<'a> = &'a mut dyn FnMut(&Puzzle) -> Option<String>;

/// Answers the whole input of a problem of the eight puzzle.
pub type OfEightPuzzle = fn(&str, &mut dyn Write, Solve) -> io::Result<()>;

/// AcWing 179, HDU 1043, POJ 1077: a path to `12345678x`, or `unsolvable`.
pub fn acwing179(input: &str, output: &mut dyn Write, solve: Solve) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    let goal = eight_board(b"12345678x")?;
    for line in lines(input) {
        let path = solve(&Puzzle { start: eight_board(&line)?, goal, moves: Move::IN_ORDER });
        writeln!(output, "{}", path.as_deref().unwrap_or("unsolvable"))?;
    }
    output.flush()
}

/// Luogu P1379: the distance to `123804765`, or -1.
pub fn p1379(input: &str, output: &mut dyn Write, solve: Solve) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    let goal = eight_board(b"123804765")?;
    for line in lines(input) {
        match solve(&Puzzle { start: eight_board(&line)?, goal, moves: Move::IN_ORDER }) {
            Some(path) => writeln!(output, "{}", path.len())?,
            None => writeln!(output, "-1")?,
        }
    }
    output.flush()
}

/// HDU 3567: how many pairs there are, and then for each start and goal the distance and the first
/// shortest path in dictionary order, or -1 and an empty line.
///
/// The methods that print the first shortest path are `bfs_hash_map`, `bfs_cantor`, `ida_star` and
/// `bfs_from_goal`.
pub fn hdu3567(input: &str, output: &mut dyn Write, solve: Solve) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    let lines: Vec<Vec<u8>> = lines(input).collect();
    for (case, pair) in lines.get(1..).unwrap_or_default().chunks_exact(2).enumerate() {
        let [start, goal] = [eight_board(&pair[0])?, eight_board(&pair[1])?];
        write!(output, "Case {}: ", case + 1)?;
        match solve(&Puzzle { start, goal, moves: Move::IN_DICTIONARY_ORDER }) {
            Some(path) => writeln!(output, "{}\n{path}", path.len())?,
            None => writeln!(output, "-1\n")?,
        }
    }
    output.flush()
}

/// POJ 2286: for each board up to a line `0` the turns, and then the symbol that fills the centre.
pub fn poj2286(
    input: &str,
    output: &mut dyn Write,
    solve: &mut dyn FnMut(rotation::Board) -> String,
) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    for line in lines(input).take_while(|line| line != b"0") {
        let board = rotation_board(&line)?;
        let path = solve(board);
        let turns = if path.is_empty() { "No moves needed" } else { &path };
        writeln!(output, "{turns}\n{}", board.after_all(&path).centre())?;
    }
    output.flush()
}

fn eight_board(line: &[u8]) -> io::Result<eight::Board> {
    eight::Board::from_symbols(line).ok_or_else(|| invalid(line, "1 to 8, and x or 0"))
}

fn rotation_board(line: &[u8]) -> io::Result<rotation::Board> {
    rotation::Board::from_symbols(line).ok_or_else(|| invalid(line, "1 to 3, eight of each"))
}

fn invalid(line: &[u8], wanted: &str) -> io::Error {
    let line = String::from_utf8_lossy(line);
    io::Error::new(ErrorKind::InvalidData, format!("a board has the symbols {wanted}, not {line}"))
}

/// The symbols of each line that is not empty.
fn lines(input: &str) -> impl Iterator<Item = Vec<u8>> + '_ {
    let symbols = |line: &str| line.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    input.lines().map(symbols).filter(|line: &Vec<u8>| !line.is_empty())
}
