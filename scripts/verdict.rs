//! Verdicts: an output is cut into answers, and each is checked against its case.

// Each tool uses a part.
#![allow(dead_code)]

use std::str;

use puzzle_solvers::input::is_space;
use puzzle_solvers::problems::Task;

use crate::cases::{Case, Solution, Solver};
use crate::judges::{Accepts, JudgeProblem};

/// How many moves right paths make, and how many would be enough, added up.
pub type Lengths = [usize; 2];

/// The lengths of an answer that is right, or what is wrong with it.
pub type Verdict = Result<Lengths, String>;

/// Why a judge rejects an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The case that is answered wrongly, from 0; the number of cases for extra output.
    pub case: usize,
    /// The place and the reason, in words.
    pub message: String,
}

/// Returns a verdict in words.
pub fn words(verdict: Verdict) -> String {
    match verdict {
        Ok([moves, fewest]) if moves == fewest => "AC".to_string(),
        Ok([moves, fewest]) => format!("AC ({moves} moves, fewest: {fewest})"),
        Err(reason) => format!("WA: {reason}"),
    }
}

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// What stands for a path that does not exist, and for one without moves.
const UNSOLVABLE: &str = "unsolvable";
const NO_MOVES: &str = "No moves needed";

/// Returns the lines of an output without the white space at their ends. After the last line feed
/// comes an empty line, but not in an empty output.
pub fn lines(output: &[u8]) -> Vec<&[u8]> {
    let end = |line: &[u8]| line.iter().rposition(|&byte| !is_space(byte)).map_or(0, |i| i + 1);
    let lines = output.split(|&byte| byte == b'\n').map(|line| &line[..end(line)]);
    lines.take(if output.is_empty() { 0 } else { usize::MAX }).collect()
}

/// Returns how many lines an answer has.
pub fn height(task: &Task) -> usize {
    match task {
        Task::Path(_) | Task::Distance(_) => 1,
        Task::Pair | Task::Rotation => 2,
    }
}

/// Returns the moves that an answer makes, if it is one that makes moves.
pub fn path<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    let path = match task {
        Task::Path(_) | Task::Rotation => answer.first(),
        Task::Pair => answer.get(1),
        Task::Distance(_) => None,
    };
    path.copied().filter(|path| ![UNSOLVABLE.as_bytes(), NO_MOVES.as_bytes()].contains(path))
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
        match of_case(problem, i + 1, case, solver.solve(case).as_ref(), answer) {
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

/// Returns the verdict on the lines of the answer to case `number`, which has this solution.
pub fn of_case(
    problem: &JudgeProblem,
    number: usize,
    case: &Case,
    solution: Option<&Solution>,
    answer: &[&[u8]],
) -> Verdict {
    let best = solution.map(|(path, _)| path.as_slice());
    let first = *answer.first().ok_or("the answer is missing")?;
    let second = *answer.get(1).unwrap_or(&&b""[..]);
    // If no path can be given, there is a word for it.
    let check_path_or = |word: &str, best: Option<&[u8]>| match best {
        None if first == word.as_bytes() => Ok(Lengths::default()),
        None => Err(format!("should say {word}, not {}", shown(first))),
        Some(best) if first == word.as_bytes() => {
            Err(format!("says {word}, fewest moves: {}", best.len()))
        }
        Some(best) => check_path(problem, case, first, best),
    };
    match problem.problem.task {
        Task::Distance(_) => check_distance(first, best),
        Task::Path(_) => check_path_or(UNSOLVABLE, best),
        Task::Pair => {
            let begin = format!("Case {number}: ");
            let number = first
                .strip_prefix(begin.as_bytes())
                .ok_or_else(|| format!("should begin with '{begin}', not with {}", shown(first)))?;
            let lengths = check_distance(number, best)?;
            match best {
                Some(best) => check_path(problem, case, second, best),
                None if second.is_empty() => Ok(lengths),
                None => Err(format!("the second line should be empty, not {}", shown(second))),
            }
        }
        Task::Rotation => {
            let moves = best.filter(|path| !path.is_empty());
            let lengths = check_path_or(NO_MOVES, moves)?;
            match solution {
                Some((_, symbol)) if second != [*symbol] => {
                    let symbol = shown(&[*symbol]);
                    Err(format!("the symbol in the centre is {symbol}, not {}", shown(second)))
                }
                _ => Ok(lengths),
            }
        }
    }
}

/// Makes the moves of a path, and compares it with the best.
fn check_path(problem: &JudgeProblem, case: &Case, path: &[u8], best: &[u8]) -> Verdict {
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
fn check_distance(text: &[u8], best: Option<&[u8]>) -> Verdict {
    let number = str::from_utf8(text).ok().and_then(|text| text.parse::<i64>().ok());
    // So there is no other sign, and no zero before other digits.
    let number = number.filter(|it| *it >= -1 && it.to_string().as_bytes() == text);
    let number = number.ok_or_else(|| format!("{} is not a number of moves", shown(text)))?;
    match best.map(<[u8]>::len) {
        fewest if number == fewest.map_or(-1, |fewest| fewest as i64) => Ok(Lengths::default()),
        Some(fewest) => Err(format!("says {number}, fewest moves: {fewest}")),
        None => Err(format!("says {number}, but no path exists")),
    }
}

/// Returns a part of an output as a message shows it: in quotes, printable, and not too long.
fn shown(text: &[u8]) -> String {
    let (begin, dots) = if text.len() > SHOWN { (&text[..SHOWN], "...") } else { (text, "") };
    format!("'{}'{dots}", begin.escape_ascii())
}
