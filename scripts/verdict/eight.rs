//! Verdicts on answers about the eight puzzle.

use std::cmp::Ordering;
use std::str;

use puzzle_solvers::eight::board::{blank, Board};
use puzzle_solvers::eight::databases::pdb;
use puzzle_solvers::eight::letters::Letters;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::solver::Solver;
use puzzle_solvers::problems::hdu3567::MOVES;

use crate::judges::Accepts;
use crate::verdict::{agreeing, counted, first, misstep, shortest, shown, suffice};
use crate::verdict::{Lengths, Verdict};

static LETTERS: Letters = Letters::new(&MOVES);

const REACH: &str = "reach the goal";

/// Returns the verdict on a path that reaches the goal, the shortest unless any is accepted, or on
/// `unsolvable`.
pub fn path(start: &Board, goal: &Board, accepts: Accepts, line: &[u8]) -> Verdict {
    match first_path(start, goal) {
        None if line == b"unsolvable" => Ok(Lengths::default()),
        None => Err(format!("should say unsolvable, not {}", shown(line))),
        Some(path) if line == b"unsolvable" => {
            Err(format!("says unsolvable, but {} it", solve(path.len())))
        }
        Some(path) => {
            replay(start, goal, line)?;
            match accepts {
                Accepts::AnyPath => Ok(Lengths { moves: line.len(), fewest: path.len() }),
                Accepts::ShortestPath | Accepts::Exact => shortest(line.len(), path.len(), REACH),
            }
        }
    }
}

/// Returns the verdict on the least number of moves, or -1.
pub fn number(start: &Board, goal: &Board, line: &[u8]) -> Verdict {
    count(first_path(start, goal).map(|path| path.len()), line)
}

/// Returns the verdict on the two lines of a case: its number and that of the moves, and the moves.
pub fn numbered_path(
    case: usize,
    [start, goal]: &[Board; 2],
    [head, letters]: [&[u8]; 2],
) -> Verdict {
    let path = first_path(start, goal);
    let begin = format!("Case {case}: ");
    let number = head
        .strip_prefix(begin.as_bytes())
        .ok_or_else(|| format!("should begin with '{begin}', not with {}", shown(head)))?;
    count(path.as_ref().map(Vec::len), number)?;
    match path {
        Some(path) => {
            replay(start, goal, letters)?;
            first(letters, &path, REACH)
        }
        None if letters.is_empty() => Ok(Lengths::default()),
        None => Err(format!("the second line should be empty, not {}", shown(letters))),
    }
}

/// Returns the letters of the shortest path that stands first in the dictionary, if there is a
/// path.
fn first_path(start: &Board, goal: &Board) -> Option<Vec<u8>> {
    let mut search: Search = Solver::<Path>::new(goal, pdb(blank(goal)), MOVES);
    let path: Path = search.solve(start)?;
    let mut letters = Vec::new();
    LETTERS.write(path, &mut letters);
    Some(letters)
}

/// Makes the moves, all of them, and sees whether they end at the goal.
fn replay(start: &Board, goal: &Board, letters: &[u8]) -> Result<(), String> {
    let mut board = *start;
    let mut blank = blank(&board);
    for (i, &letter) in letters.iter().enumerate() {
        let step = Move::ALL.into_iter().find(|step| step.letter() == letter);
        let step = step.ok_or_else(|| misstep(i, letter, "is no move"))?;
        let target = step.target(blank);
        let target = target.ok_or_else(|| misstep(i, letter, "leaves the board"))?;
        board.swap(blank, target);
        blank = target;
    }
    if board == *goal {
        Ok(())
    } else {
        Err(format!("the goal is not reached after {}", counted(letters.len())))
    }
}

/// Returns the verdict on a number that should be `fewest`, or -1 for no way.
fn count(fewest: Option<usize>, number: &[u8]) -> Verdict {
    match (fewest, claim(number)?) {
        (None, None) => Ok(Lengths::default()),
        (None, Some(claimed)) => Err(format!("says {}, but there is no way", counted(claimed))),
        (Some(fewest), None) => Err(format!("says -1, but {} it", solve(fewest))),
        (Some(fewest), Some(claimed)) => match claimed.cmp(&fewest) {
            Ordering::Less => Err(format!("says {}, but it takes {fewest}", counted(claimed))),
            Ordering::Equal => Ok(Lengths::default()),
            Ordering::Greater => Err(format!("says {}, but {}", counted(claimed), suffice(fewest))),
        },
    }
}

/// Returns the number of moves that a text gives, written as a program would; none for -1.
fn claim(text: &[u8]) -> Result<Option<usize>, String> {
    if text == b"-1" {
        return Ok(None);
    }
    let number = str::from_utf8(text).ok().and_then(|text| text.parse::<usize>().ok());
    // So there is no sign, and no zero before other digits.
    let number = number.filter(|number| number.to_string().as_bytes() == text);
    number.map(Some).ok_or_else(|| format!("{} is no number of moves", shown(text)))
}

fn solve(moves: usize) -> String {
    format!("{} {}", counted(moves), agreeing("solve", moves))
}
