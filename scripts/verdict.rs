//! Verdicts: an output is cut into answers, and each is checked against its case.

// Each tool uses a part.
#![allow(dead_code)]

use std::str;

use puzzle_solvers::input::is_space;
use puzzle_solvers::problems::Task;

use crate::cases::{Case, Solver};
use crate::judges::{Accepts, JudgeProblem};

/// How many moves right paths make, and how many would be enough, added up.
pub type Lengths = [usize; 2];

/// Why a judge rejects an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The case that is answered wrongly, from 0; the number of cases for extra output.
    pub case: usize,
    /// The place and the reason, in words.
    pub message: String,
}

/// Returns the words for an output that is accepted.
pub fn accepted([moves, fewest]: Lengths) -> String {
    if moves == fewest {
        return "AC".to_string();
    }
    format!("AC ({moves} moves, fewest: {fewest})")
}

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// What stands for a path that does not exist, and for one without moves.
const UNSOLVABLE: &[u8] = b"unsolvable";
const NO_MOVES: &[u8] = b"No moves needed";

/// Returns the lines of an output without the white space at their ends. After the last line feed
/// comes an empty line, but not in an empty output.
pub fn lines(output: &[u8]) -> Vec<&[u8]> {
    let end = |line: &[u8]| line.iter().rposition(|&byte| !is_space(byte)).map_or(0, |i| i + 1);
    let lines = output.split(|&byte| byte == b'\n').map(|line| &line[..end(line)]);
    lines.take(if output.is_empty() { 0 } else { usize::MAX }).collect()
}

/// Returns how many lines an answer has.
pub fn height(task: &Task) -> usize {
    if matches!(task, Task::Pair | Task::Rotation) {
        2
    } else {
        1
    }
}

/// Returns the moves that an answer makes, if it is one that makes moves.
pub fn path<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    let path = match task {
        Task::Path(_) | Task::Rotation => answer.first(),
        Task::Pair => answer.get(1),
        Task::Distance(_) => None,
    };
    path.copied().filter(|path| ![UNSOLVABLE, NO_MOVES].contains(path))
}

/// Returns the verdict on an output for some cases, each with the line of the input where it
/// starts. A line that is missing at the very end may have been an empty one.
pub fn verdict(
    problem: &JudgeProblem,
    solver: &mut Solver,
    cases: &[(usize, Case)],
    output: &[u8],
) -> Result<Lengths, Wrong> {
    let (lines, height) = (lines(output), height(&problem.problem.task));
    let mut total = Lengths::default();
    for (i, (input_line, case)) in cases.iter().enumerate() {
        let wrong = |message| Err(Wrong { case: i, message });
        let rest = lines.get(i * height..).unwrap_or_default();
        let answer = &rest[..height.min(rest.len())];
        match of_case(problem, solver, i + 1, case, answer) {
            Ok([moves, fewest]) => total = [total[0] + moves, total[1] + fewest],
            Err(_) if rest.len() <= height && rest.iter().all(|line| line.is_empty()) => {
                return wrong(format!("missing answers: {}", cases.len() - i));
            }
            Err(reason) => {
                let reason = if answer.len() < height { "the answer is cut off" } else { &reason };
                let place = format!("input line {input_line}, output line {}", i * height + 1);
                return wrong(format!("case {} ({place}): {reason}", i + 1));
            }
        }
    }
    let mut extra = lines.iter().enumerate().skip(cases.len() * height);
    match extra.find(|(_, line)| !line.is_empty()) {
        None => Ok(total),
        Some((line, _)) => {
            let message = format!("extra output after the last case (output line {})", line + 1);
            Err(Wrong { case: cases.len(), message })
        }
    }
}

/// Returns the verdict on the lines of the answer to case `number`, or what is wrong with it.
pub fn of_case(
    problem: &JudgeProblem,
    solver: &mut Solver,
    number: usize,
    case: &Case,
    answer: &[&[u8]],
) -> Result<Lengths, String> {
    let best = solver.solve(case);
    let fewest = best.as_ref().map(|(path, _)| path.len());
    let (first, second) =
        (*answer.first().ok_or("the answer is missing")?, *answer.get(1).unwrap_or(&&b""[..]));
    match (&problem.problem.task, best) {
        (Task::Distance(_), _) => distance(fewest, first),
        (Task::Path(_), None) if first == UNSOLVABLE => Ok(Lengths::default()),
        (Task::Path(_), None) => Err(format!("should say unsolvable, not {}", shown(first))),
        (Task::Path(_), Some((best, _))) if first == UNSOLVABLE => {
            Err(format!("says unsolvable, fewest moves: {}", best.len()))
        }
        (Task::Path(_), Some((best, _))) => check_path(problem, case, first, &best),
        (Task::Pair, best) => {
            let begin = format!("Case {number}: ");
            let number = first
                .strip_prefix(begin.as_bytes())
                .ok_or_else(|| format!("should begin with '{begin}', not with {}", shown(first)))?;
            distance(fewest, number)?;
            match best {
                Some((best, _)) => check_path(problem, case, second, &best),
                None if second.is_empty() => Ok(Lengths::default()),
                None => Err(format!("the second line should be empty, not {}", shown(second))),
            }
        }
        (Task::Rotation, best) => {
            let (best, symbol) = best.expect("every board can be solved");
            if best.is_empty() && first != NO_MOVES {
                return Err(format!("should say No moves needed, not {}", shown(first)));
            } else if !best.is_empty() && first == NO_MOVES {
                return Err(format!("says No moves needed, fewest moves: {}", best.len()));
            } else if first != NO_MOVES {
                check_path(problem, case, first, &best)?;
            }
            if second == [symbol] {
                Ok(Lengths::default())
            } else {
                let symbol = shown(&[symbol]);
                Err(format!("the symbol in the centre is {symbol}, not {}", shown(second)))
            }
        }
    }
}

/// Makes the moves of a path, and compares it with the best.
fn check_path(
    problem: &JudgeProblem,
    case: &Case,
    path: &[u8],
    best: &[u8],
) -> Result<Lengths, String> {
    let mut board = *case;
    for (i, &letter) in path.iter().enumerate() {
        let step = board.after(letter);
        board = step.map_err(|why| format!("move {}, {}, {why}", i + 1, shown(&[letter])))?;
    }
    let (end, does) = match case {
        Case::Eight(..) => ("the path does not end at the goal", "reach the goal"),
        Case::Rotation(_) => ("after the path, no symbol fills the centre", "fill the centre"),
    };
    let (moves, fewest) = (path.len(), best.len());
    if !board.is_solved() {
        Err(end.to_string())
    } else if moves > fewest && problem.accepts != Accepts::AnyPath {
        Err(format!("{moves} moves {does}, fewest: {fewest}"))
    } else if path != best && problem.accepts == Accepts::Exact {
        Err(format!("{} is lexicographically later than {}", shown(path), shown(best)))
    } else {
        Ok([moves, fewest])
    }
}

/// Returns the verdict on a number of moves, -1 if no path exists.
fn distance(fewest: Option<usize>, text: &[u8]) -> Result<Lengths, String> {
    let number = str::from_utf8(text).ok().and_then(|text| text.parse::<i64>().ok());
    // So there is no other sign, and no zero before other digits.
    let number = number.filter(|it| *it >= -1 && it.to_string().as_bytes() == text);
    let number = number.ok_or_else(|| format!("{} is not a number of moves", shown(text)))?;
    match fewest {
        Some(fewest) if number == fewest as i64 => Ok(Lengths::default()),
        Some(fewest) => Err(format!("says {number}, fewest moves: {fewest}")),
        None if number == -1 => Ok(Lengths::default()),
        None => Err(format!("says {number}, but no path exists")),
    }
}

/// Returns a part of an output as a message shows it: in quotes, printable, and not too long.
fn shown(text: &[u8]) -> String {
    let (begin, dots) = if text.len() > SHOWN { (&text[..SHOWN], "...") } else { (text, "") };
    format!("'{}'{dots}", begin.escape_ascii())
}
