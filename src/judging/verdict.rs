//! Verdicts: an output is cut into answers, and each is checked against its case.

use std::iter;

use crate::judging::cases::Case;
use crate::judging::problems::{Accepts, Problem, Task};

/// The lengths of right paths and of the shortest ones, each summed over the cases.
#[derive(Clone, Copy, Default)]
pub struct Lengths {
    /// How many moves the paths of the output have.
    pub moves: usize,
    /// How many moves are needed.
    pub fewest: usize,
}

/// The lengths of a right answer, or the mistake in a wrong one.
pub type Verdict = Result<Lengths, String>;

/// Why a judge rejects an output.
#[derive(Clone)]
pub struct Wrong {
    /// The case that is answered wrongly, from 0; the number of cases for extra output.
    pub case: usize,
    /// The line of the output where its answer begins, from 1.
    pub line: usize,
    /// The mistake, in words.
    pub reason: String,
}

impl Wrong {
    /// Returns the place of the mistake and the reason. `lines` are those of the input where the
    /// cases begin.
    pub fn message(self, lines: &[usize]) -> String {
        let Wrong { case, line, reason } = self;
        if let Some(input_line) = lines.get(case) {
            format!("case {} (input line {input_line}, output line {line}): {reason}", case + 1)
        } else {
            reason
        }
    }
}

/// Returns a verdict in words.
pub fn words(verdict: Verdict) -> String {
    match verdict {
        Ok(Lengths { moves, fewest }) if moves == fewest => "AC".to_string(),
        Ok(Lengths { moves, fewest }) => format!("AC ({moves} moves, fewest: {fewest})"),
        Err(reason) => format!("WA: {reason}"),
    }
}

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// The answers for a board without a path, and for a path without moves.
const UNSOLVABLE: &str = "unsolvable";
const NO_MOVES: &str = "No moves needed";

/// The lines of an answer.
struct Form {
    /// How many there are.
    lines: usize,
    /// The index of the one that is the path, if there is one.
    path: Option<usize>,
}

/// Returns the answers of an output: the lines of each, as far as the output has them. After the
/// last line, the iterator yields empty answers without end, since judges compare words, and empty
/// lines at the end may be missing. From an output of no bytes it yields one empty answer only.
pub fn answers<'a>(task: &Task, output: &'a [u8]) -> impl Iterator<Item = Vec<&'a [u8]>> {
    let length = form(task).lines;
    let mut unread = lines(output);
    let most = if output.is_empty() { 1 } else { usize::MAX };
    iter::repeat_with(move || unread.by_ref().take(length).collect()).take(most)
}

/// Returns the lines of an output up to the last that is not empty, each without the white space at
/// its end.
fn lines(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    trimmed(output).split_inclusive(|&byte| byte == b'\n').map(trimmed)
}

/// Returns a text without the white space at its end.
fn trimmed(text: &[u8]) -> &[u8] {
    let is_space = |byte| matches!(byte, b' ' | b'\t'..=b'\r');
    &text[..text.iter().rposition(|&byte| !is_space(byte)).map_or(0, |last| last + 1)]
}

/// Returns the form of an answer.
fn form(task: &Task) -> Form {
    match task {
        Task::Path(_) => Form { lines: 1, path: Some(0) },
        Task::Distance(_) => Form { lines: 1, path: None },
        Task::Pair => Form { lines: 2, path: Some(1) },
        Task::Rotation => Form { lines: 2, path: Some(0) },
    }
}

/// Returns the lines of the answer to case `number`: for a path, or for a case that has none.
///
/// # Panics
/// A case of the rotation game has no path.
pub fn format_answer(task: &Task, number: usize, case: &Case, path: Option<&str>) -> Vec<String> {
    let length = path.map_or("-1".to_string(), |path| path.len().to_string());
    match task {
        Task::Path(_) => vec![path.unwrap_or(UNSOLVABLE).to_string()],
        Task::Distance(_) => vec![length],
        Task::Pair => vec![format!("Case {number}: {length}"), path.unwrap_or_default().into()],
        Task::Rotation => {
            let moves = path.expect("each board of the rotation game can be solved");
            let shown = if moves.is_empty() { NO_MOVES } else { moves };
            let centre = case.centre_after(moves).map(String::from);
            vec![shown.to_string(), centre.unwrap_or_default()]
        }
    }
}

/// Returns the path of an answer if it is wholly moves.
pub fn moves<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    path(task, answer).filter(|path| first_wrong_letter(task, path).is_none())
}

/// Returns the path of an answer, whatever its letters, unless the answer says that there is none
/// or that it has no moves.
fn path<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    let line = *answer.get(form(task).path?)?;
    if line == UNSOLVABLE.as_bytes() || line == NO_MOVES.as_bytes() {
        return None;
    }
    Some(line)
}

/// Returns the verdict on an output for some cases.
pub fn of_output(problem: &Problem, cases: &[Case], output: &[u8]) -> Result<Lengths, Wrong> {
    let lines_each = form(&problem.task).lines;
    let mut given = answers(&problem.task, output);
    let mut total = Lengths::default();
    for (i, case) in cases.iter().enumerate() {
        let line = i * lines_each + 1;
        let verdict = of_case(problem, i + 1, case, given.next().as_deref());
        let lengths = verdict.map_err(|reason| Wrong { case: i, line, reason })?;
        total.moves += lengths.moves;
        total.fewest += lengths.fewest;
    }
    let mut rest = (1..).zip(lines(output)).skip(cases.len() * lines_each);
    if let Some((line, text)) = rest.find(|(_, text)| !text.is_empty()) {
        let place = format!("extra output after the last case (output line {line})");
        let reason = format!("{place}: {}", shown(text));
        return Err(Wrong { case: cases.len(), line, reason });
    }
    Ok(total)
}

/// Returns the verdict on the answer to case `number`, if the output has one. A line that is
/// missing at the end of the output counts as an empty one.
pub fn of_case(problem: &Problem, number: usize, case: &Case, answer: Option<&[&[u8]]>) -> Verdict {
    let task = &problem.task;
    let shortest = problem.solve(case);
    let right = format_answer(task, number, case, shortest.as_deref());
    let right: Vec<&[u8]> = right.iter().map(|line| line.as_bytes()).collect();
    let given = match answer {
        // The solved board has a path without moves, so no line is a right answer to it.
        Some(lines) if !lines.is_empty() || right[0].is_empty() => lines,
        _ => return Err("the answer is missing".to_string()),
    };
    let given_path = path(task, given);
    let best_path = path(task, &right);
    for (i, &expected) in right.iter().enumerate() {
        let found = given.get(i).copied().unwrap_or_default();
        if found == expected {
            continue;
        }
        // A line in place of an empty second one is the next answer, not a path.
        let is_next_answer = i > 0 && expected.is_empty();
        let is_path = form(task).path == Some(i) && !found.is_empty() && !is_next_answer;
        match (given_path, best_path) {
            (Some(given_path), Some(best_path)) if is_path => {
                check_path(problem, case, given_path, best_path)?;
            }
            _ => return Err(format!("expected {}, found {}", shown(expected), shown(found))),
        }
    }
    let moves = given_path.unwrap_or_default().len();
    let fewest = best_path.unwrap_or_default().len();
    Ok(Lengths { moves, fewest })
}

/// Returns the index of the first letter of a path that no move has.
fn first_wrong_letter(task: &Task, path: &[u8]) -> Option<usize> {
    path.iter().position(|&letter| !task.letters().contains(char::from(letter)))
}

/// Makes the moves of a path, and compares it with the best, which is another.
fn check_path(problem: &Problem, case: &Case, path: &[u8], best: &[u8]) -> Result<(), String> {
    if let Some(i) = first_wrong_letter(&problem.task, path) {
        return Err(format!("move {}, {}, is not a move", i + 1, shown(&path[i..=i])));
    }
    let mut board = *case;
    for (i, &letter) in path.iter().enumerate() {
        let mistake = || format!("move {}, {}, leaves the board", i + 1, shown(&[letter]));
        board = board.after(letter).ok_or_else(mistake)?;
    }
    if !board.is_solved() {
        return Err("the path does not end at the goal".to_string());
    }
    let moves = path.len();
    let fewest = best.len();
    match problem.accepts {
        Accepts::AnyPath => Ok(()),
        _ if moves > fewest => Err(format!("{moves} moves, fewest: {fewest}")),
        Accepts::ShortestPath => Ok(()),
        Accepts::Exact => {
            Err(format!("{} is lexicographically later than {}", shown(path), shown(best)))
        }
    }
}

/// Returns a part of an output as a message shows it: in quotes, printable, and not too long.
pub fn shown(text: &[u8]) -> String {
    if text.len() > SHOWN {
        format!("'{}'...", text[..SHOWN].escape_ascii())
    } else {
        format!("'{}'", text.escape_ascii())
    }
}
