//! Verdicts: an output is cut into answers, and each is checked against its case.

use std::iter;

use crate::judging::cases::Case;
use crate::judging::problems::{Accepts, Problem, Task};

/// The lengths of the right paths and of the shortest ones, each summed over the cases.
pub type Lengths = [usize; 2];

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
        lines.get(case).map_or(reason.clone(), |input_line| {
            format!("case {} (input line {input_line}, output line {line}): {reason}", case + 1)
        })
    }
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

/// The answers for a board without a path, and for a path without moves.
const UNSOLVABLE: &str = "unsolvable";
const NO_MOVES: &str = "No moves needed";

/// Returns the answers of an output: the lines of each, as far as the output has them. After the
/// last line, the iterator yields empty answers without end, since judges compare words, and empty
/// lines at the end may be missing. From an output of no bytes it yields one empty answer only.
pub fn answers<'a>(task: &Task, output: &'a [u8]) -> impl Iterator<Item = Vec<&'a [u8]>> {
    let ((count, _), mut rest) = (form(task), lines(output));
    let answers = iter::repeat_with(move || rest.by_ref().take(count).collect());
    answers.take(if output.is_empty() { 1 } else { usize::MAX })
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

/// Returns how many lines an answer has, and which of them is the path, from 0.
fn form(task: &Task) -> (usize, Option<usize>) {
    match task {
        Task::Path(_) => (1, Some(0)),
        Task::Distance(_) => (1, None),
        Task::Pair => (2, Some(1)),
        Task::Rotation => (2, Some(0)),
    }
}

/// Returns the lines of the answer to case `number`: for a path, or for a case that has none.
pub fn format_answer(task: &Task, number: usize, case: &Case, path: Option<&str>) -> Vec<String> {
    let length = path.map_or("-1".to_string(), |path| path.len().to_string());
    match task {
        Task::Path(_) => vec![path.unwrap_or(UNSOLVABLE).to_string()],
        Task::Distance(_) => vec![length],
        Task::Pair => vec![format!("Case {number}: {length}"), path.unwrap_or_default().into()],
        Task::Rotation => {
            let centre = path.and_then(|path| case.centre_after(path));
            let path = path.filter(|path| !path.is_empty()).unwrap_or(NO_MOVES);
            vec![path.to_string(), centre.into_iter().collect()]
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
    let path = answer.get(form(task).1?).copied();
    path.filter(|path| ![UNSOLVABLE.as_bytes(), NO_MOVES.as_bytes()].contains(path))
}

/// Returns the verdict on an output for some cases.
pub fn of_output(problem: &Problem, cases: &[Case], output: &[u8]) -> Result<Lengths, Wrong> {
    let task = &problem.task;
    let ((count, _), mut total) = (form(task), Lengths::default());
    let mut answers = answers(task, output);
    for (i, case) in cases.iter().enumerate() {
        let verdict = of_case(problem, i + 1, case, answers.next().as_deref());
        let wrong = |reason| Wrong { case: i, line: i * count + 1, reason };
        let [moves, fewest] = verdict.map_err(wrong)?;
        total = [total[0] + moves, total[1] + fewest];
    }
    let mut extra = (1..).zip(lines(output)).skip(cases.len() * count);
    extra.find(|(_, text)| !text.is_empty()).map_or(Ok(total), |(line, text)| {
        let place = format!("extra output after the last case (output line {line})");
        Err(Wrong { case: cases.len(), line, reason: format!("{place}: {}", shown(text)) })
    })
}

/// Returns the verdict on the answer to case `number`, if the output has one. A line that is
/// missing at the end of the output counts as an empty one.
pub fn of_case(problem: &Problem, number: usize, case: &Case, answer: Option<&[&[u8]]>) -> Verdict {
    let (task, shortest) = (&problem.task, problem.solve(case));
    let right = format_answer(task, number, case, shortest.as_deref());
    let right: Vec<&[u8]> = right.iter().map(|line| line.as_bytes()).collect();
    let lines = answer.filter(|lines| !lines.is_empty() || right[0].is_empty());
    let lines = lines.ok_or("the answer is missing")?;
    let (given, best) = (path(task, lines), shortest.and_then(|_| path(task, &right)));
    for (i, right) in right.into_iter().enumerate() {
        let line = lines.get(i).copied().unwrap_or_default();
        if line == right {
            continue;
        }
        // A line in place of an empty second one is the next answer, not a path.
        let is_next = i > 0 && right.is_empty();
        let is_path = form(task).1 == Some(i) && !line.is_empty() && !is_next;
        match (given, best) {
            (Some(given), Some(best)) if is_path => check_path(problem, case, given, best)?,
            _ => return Err(format!("expected {}, found {}", shown(right), shown(line))),
        }
    }
    Ok([given, best].map(|path| path.map_or(0, <[u8]>::len)))
}

/// Returns the index of the first letter of a path that no move has.
fn first_wrong_letter(task: &Task, path: &[u8]) -> Option<usize> {
    path.iter().position(|&letter| !task.letters().contains(char::from(letter)))
}

/// Makes the moves of a path, and compares it with the best, which is another.
fn check_path(problem: &Problem, case: &Case, path: &[u8], best: &[u8]) -> Result<(), String> {
    let wrong = |i: usize, why| format!("move {}, {}, {why}", i + 1, shown(&path[i..=i]));
    if let Some(i) = first_wrong_letter(&problem.task, path) {
        return Err(wrong(i, "is not a move"));
    }
    let mut board = *case;
    for (i, &letter) in path.iter().enumerate() {
        board = board.after(letter).ok_or_else(|| wrong(i, "leaves the board"))?;
    }
    let (moves, fewest) = (path.len(), best.len());
    match problem.accepts {
        _ if !board.is_solved() => Err("the path does not end at the goal".to_string()),
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
    let (begin, dots) = if text.len() > SHOWN { (&text[..SHOWN], "...") } else { (text, "") };
    format!("'{}'{dots}", begin.escape_ascii())
}
