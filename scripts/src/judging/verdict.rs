//! Verdicts: an output is cut into answers, and each is checked against its case.

use std::fmt::Display;

use crate::judging::case::Case;
use crate::judging::problems::{Accepts, Problem, Task};

/// The lengths of a right path and of a shortest one, or their sums over several cases. Both are 0
/// if the answers are distances without paths.
#[derive(Clone, Copy, Default)]
pub struct Lengths {
    pub given: usize,
    pub shortest: usize,
}

/// Why a judge rejects an output.
#[derive(Clone)]
pub struct Rejection {
    /// The index of the case that is answered wrongly; of extra output, the number of cases.
    pub case_index: usize,
    /// The line of the output on which its answer begins, from 1; of extra output, the first line
    /// that is not empty.
    pub line: usize,
    /// What is wrong, in words.
    pub reason: String,
}

impl Rejection {
    /// The reason, after its case, and after its lines in the input and in the output.
    /// `line_numbers` has for each case the line of the input on which the case begins; if it is
    /// empty, the message is the reason alone.
    pub fn message(self, line_numbers: &[usize]) -> String {
        let Rejection { case_index, line, reason } = self;
        let number = case_index + 1;
        match line_numbers.get(case_index) {
            Some(input_line) => {
                format!("case {number} (input line {input_line}, output line {line}): {reason}")
            }
            None => reason,
        }
    }
}

/// A verdict in words.
pub fn words(verdict: Result<Lengths, impl Display>) -> String {
    match verdict {
        Ok(Lengths { given, shortest }) if given == shortest => "AC".to_string(),
        Ok(Lengths { given, shortest }) => format!("AC ({given} moves, fewest: {shortest})"),
        Err(reason) => format!("WA: {reason}"),
    }
}

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// The answers for a board without a path, and for a path without moves.
pub const UNSOLVABLE: &str = "unsolvable";
const NO_MOVES: &str = "No moves needed";

pub fn answer_length(task: &Task) -> usize {
    match task {
        Task::Path(_) | Task::Distance(_) => 1,
        Task::Pair | Task::Rotation => 2,
    }
}

/// The answer of an output to a case.
pub struct Answer<'a> {
    /// Its lines. Those beyond the end of the output are missing.
    lines: Vec<&'a [u8]>,
    is_output_empty: bool,
}

impl<'a> Answer<'a> {
    /// Its lines, as far as the output has them.
    pub fn lines(&self) -> &[&'a [u8]] {
        &self.lines
    }
}

/// The answer of an output to each of `count` cases.
pub fn answers<'a>(task: &Task, output: &'a [u8], count: usize) -> Vec<Answer<'a>> {
    let mut rest = lines(output);
    let next = |_| Answer {
        lines: rest.by_ref().take(answer_length(task)).collect(),
        is_output_empty: output.is_empty(),
    };
    (0..count).map(next).collect()
}

/// The lines of an output, each without the white space at its end.
fn lines(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    output.split_inclusive(|&byte| byte == b'\n').map(trimmed)
}

/// A text without the white space at its end.
pub fn trimmed(text: &[u8]) -> &[u8] {
    let is_space = |byte| matches!(byte, b' ' | b'\t'..=b'\r');
    &text[..text.iter().rposition(|&byte| !is_space(byte)).map_or(0, |last| last + 1)]
}

/// The lines of the answer to case `number`. `path` is `None` if no path exists.
///
/// # Panics
/// `path` is `None` in the rotation game, where each board has a path.
pub fn format_answer(task: &Task, number: usize, case: &Case, path: Option<&str>) -> Vec<String> {
    let length = path.map_or("-1".to_string(), |path| path.len().to_string());
    match task {
        Task::Path(_) => vec![path.unwrap_or(UNSOLVABLE).to_string()],
        Task::Distance(_) => vec![length],
        Task::Pair => vec![format!("Case {number}: {length}"), path.unwrap_or_default().into()],
        Task::Rotation => {
            let path = path.expect("each board of the rotation game can be solved");
            let shown = if path.is_empty() { NO_MOVES } else { path };
            let centre = case.centre_after(path).map(String::from);
            vec![shown.to_string(), centre.unwrap_or_default()]
        }
    }
}

/// The lines that a solver prints for some cases. `solve` returns the path that it finds.
pub fn output<'a>(
    task: &'a Task,
    cases: &'a [Case],
    mut solve: impl FnMut(&Case) -> Option<String> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let answers = (1..)
        .zip(cases)
        .flat_map(move |(number, case)| format_answer(task, number, case, solve(case).as_deref()));
    answers.map(|line| line + "\n")
}

/// The path of an answer, if each letter of the path is a move.
pub fn path_of_moves<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    path_of(task, answer).filter(|path| first_wrong_letter(task, path).is_none())
}

/// The path of an answer, whatever its letters.
fn path_of<'a>(task: &Task, answer: &[&'a [u8]]) -> Option<&'a [u8]> {
    let index = match task {
        Task::Distance(_) => return None,
        Task::Path(_) | Task::Rotation => 0,
        Task::Pair => 1,
    };
    path(answer.get(index)?)
}

/// The line of a path, or `None` for `unsolvable` and `No moves needed`.
fn path(line: &[u8]) -> Option<&[u8]> {
    Some(line).filter(|line| ![UNSOLVABLE, NO_MOVES].map(str::as_bytes).contains(line))
}

/// The verdict on an output for some cases.
pub fn of_output(problem: &Problem, cases: &[Case], output: &[u8]) -> Result<Lengths, Rejection> {
    let lines_per_answer = answer_length(&problem.task);
    let given = answers(&problem.task, output, cases.len());
    let mut total = Lengths::default();
    for (index, (case, answer)) in cases.iter().zip(&given).enumerate() {
        let verdict = of_case(problem, index + 1, case, answer);
        let line = index * lines_per_answer + 1;
        let lengths = verdict.map_err(|reason| Rejection { case_index: index, line, reason })?;
        total.given += lengths.given;
        total.shortest += lengths.shortest;
    }
    let mut extra_lines = (1..).zip(lines(output)).skip(cases.len() * lines_per_answer);
    if let Some((line, text)) = extra_lines.find(|(_, text)| !text.is_empty()) {
        let extra = format!("extra output after the last case (output line {line})");
        let reason = format!("{extra}: {}", shown(text));
        return Err(Rejection { case_index: cases.len(), line, reason });
    }
    Ok(total)
}

/// The verdict on an answer to case `number`. Judges compare words, so empty lines at the end of an
/// output may be missing.
pub fn of_case(
    problem: &Problem,
    number: usize,
    case: &Case,
    answer: &Answer,
) -> Result<Lengths, String> {
    let task = &problem.task;
    let best = problem.solve(case);
    let right_lines = format_answer(task, number, case, best.as_deref());
    let right: Vec<_> = right_lines.iter().map(|line| line.as_bytes()).collect();
    let given = answer.lines();
    // One solved board can be answered by no byte at all, but not two.
    let has_to_have_lines = !right[0].is_empty() || answer.is_output_empty && number > 1;
    if given.is_empty() && has_to_have_lines {
        return Err("the answer is missing".to_string());
    }
    let line = |index: usize| given.get(index).copied();
    match task {
        Task::Distance(_) => compare(line(0), right[0])?,
        Task::Path(_) => check_path(problem, case, line(0), right[0])?,
        Task::Pair => {
            compare(line(0), right[0])?;
            // The line of an empty path may have been left out. Then this line is that of the next
            // case, and no path.
            if right[1].is_empty() {
                compare(line(1), right[1])?;
            } else {
                check_path(problem, case, line(1), right[1])?;
            }
        }
        Task::Rotation => {
            check_path(problem, case, line(0), right[0])?;
            // Where the letters are read in another way, any shortest path is accepted, and may
            // bring another symbol to the centre.
            let centre = case.centre_after(line(0).and_then(path).unwrap_or_default());
            compare(line(1), centre.expect("the path is right").to_string().as_bytes())?;
        }
    }
    let length = |lines: &[&[u8]]| path_of(task, lines).unwrap_or_default().len();
    Ok(Lengths { given: length(given), shortest: length(&right) })
}

/// Compares a line with the right one. A line that the output does not have counts as empty.
fn compare(given: Option<&[u8]>, right: &[u8]) -> Result<(), String> {
    if given.unwrap_or_default() != right {
        let found = given.map_or("nothing".to_string(), shown);
        return Err(format!("expected {}, found {found}", shown(right)));
    }
    Ok(())
}

/// Checks the line of a path: makes the moves of a path that differs from the best path, and
/// compares the lengths.
fn check_path(
    problem: &Problem,
    case: &Case,
    given: Option<&[u8]>,
    right: &[u8],
) -> Result<(), String> {
    let (path, best) = match (given.and_then(path), path(right)) {
        (Some(path), Some(best)) if !path.is_empty() && path != best => (path, best),
        _ => return compare(given, right),
    };
    if let Some(i) = first_wrong_letter(&problem.task, path) {
        return Err(format!("move {}, {}, is not a move", i + 1, shown(&path[i..=i])));
    }
    let mut current = *case;
    for (i, &letter) in path.iter().enumerate() {
        let reason = || format!("move {}, {}, leaves the board", i + 1, shown(&[letter]));
        current = current.after(letter).ok_or_else(reason)?;
    }
    if !current.is_solved() {
        return Err("the path does not end at the goal".to_string());
    }
    if problem.accepts == Accepts::AnyPath {
        return Ok(());
    }
    if path.len() > best.len() {
        return Err(format!("{} moves, fewest: {}", path.len(), best.len()));
    }
    if problem.accepts == Accepts::Exact {
        return Err(format!("{} is lexicographically later than {}", shown(path), shown(best)));
    }
    Ok(())
}

fn first_wrong_letter(task: &Task, path: &[u8]) -> Option<usize> {
    path.iter().position(|&letter| !task.letters().contains(char::from(letter)))
}

/// Whether the lines of an answer have the form of a right one.
pub fn has_form(task: &Task, lines: &[&str]) -> bool {
    let is_number = |text: &str| text.parse::<i32>().is_ok();
    let is_path = |line: &str| line.chars().all(|letter| task.letters().contains(letter));
    match (task, lines) {
        (Task::Path(_), [path]) => *path == UNSOLVABLE || is_path(path),
        (Task::Distance(_), [moves]) => is_number(moves),
        (Task::Pair, [moves, path]) => {
            let number = moves.strip_prefix("Case ").and_then(|rest| rest.split_once(": "));
            number.map_or(false, |(_, moves)| is_number(moves)) && is_path(path)
        }
        (_, [path, symbol]) => (*path == NO_MOVES || is_path(path)) && is_number(symbol),
        _ => false,
    }
}

/// A line of an output, or a part of it, as a message shows it: in quotes, printable, and not too
/// long.
pub fn shown(text: &[u8]) -> String {
    if text.is_empty() {
        "an empty line".to_string()
    } else if text.len() > SHOWN {
        format!("'{}'...", text[..SHOWN].escape_ascii())
    } else {
        format!("'{}'", text.escape_ascii())
    }
}
