//! Verdicts: an output is cut into answers, and each is checked against its case.

pub mod cases;
pub mod eight;
pub mod judge;
pub mod output;
pub mod rotation;

use std::fmt;
use std::io::{self, BufRead};

use crate::verdict::cases::Case;
use crate::verdict::output::{Output, MOST};

/// How long the paths are if all is right, or else what is wrong, in words.
pub type Verdict = Result<Lengths, String>;

/// The lengths of right paths, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    /// How many moves they make.
    pub moves: usize,
    /// How many would have sufficed.
    pub fewest: usize,
}

impl fmt::Display for Lengths {
    /// Writes nothing if the paths are the shortest.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.moves == self.fewest {
            return Ok(());
        }
        write!(f, " ({}, {})", counted(self.moves), suffice(self.fewest))
    }
}

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// Returns the verdict on an output that has `N` lines for each case.
///
/// `check` gives the verdict on one of them, from the number of the case, its boards, and the lines
/// of the answer. A line that is missing at the very end may have been an empty one.
///
/// # Errors
/// The output cannot be read.
pub fn all<B, const N: usize>(
    cases: &[Case<B>],
    mut output: Output<impl BufRead>,
    mut check: impl FnMut(usize, &B, [&[u8]; N]) -> Verdict,
) -> io::Result<Verdict> {
    let mut total = Lengths::default();
    for (i, case) in cases.iter().enumerate() {
        let line = output.line();
        let lines = output.answer::<N>()?;
        let mut answer: [&[u8]; N] = [b""; N];
        for (answer, line) in answer.iter_mut().zip(&lines) {
            *answer = line;
        }
        let verdict = match lines.iter().map(Vec::len).max() {
            None => Err("the answer is missing".to_string()),
            Some(length) if length > MOST => Err(format!("a line is over {MOST} bytes long")),
            Some(_) => check(i + 1, &case.boards, answer),
        };
        match verdict {
            Ok(lengths) => {
                total.moves += lengths.moves;
                total.fewest += lengths.fewest;
            }
            Err(_) if lines.iter().all(Vec::is_empty) && output.is_at_end()? => {
                return Ok(Err(missing(cases.len() - i)));
            }
            Err(reason) => {
                let reason = if lines.len() < N { "the answer is cut off" } else { &reason };
                let place = format!("input line {}, output line {line}", case.line);
                return Ok(Err(format!("case {} ({place}): {reason}", i + 1)));
            }
        }
    }
    Ok(match output.extra()? {
        Some(line) => Err(format!("extra output after the last case (output line {line})")),
        None => Ok(total),
    })
}

fn missing(answers: usize) -> String {
    match answers {
        1 => "one answer is missing".to_string(),
        _ => format!("{answers} answers are missing"),
    }
}

/// Returns the verdict on moves that do what was asked for, if any of the shortest paths will do.
fn shortest(moves: usize, fewest: usize, achievement: &str) -> Verdict {
    if moves == fewest {
        Ok(Lengths { moves, fewest })
    } else {
        Err(format!("{} {achievement}, {}", counted(moves), suffice(fewest)))
    }
}

/// Returns the verdict on such moves if of all shortest paths only the first will do.
fn first(moves: &[u8], first: &[u8], achievement: &str) -> Verdict {
    let lengths = shortest(moves.len(), first.len(), achievement)?;
    if moves == first {
        Ok(lengths)
    } else {
        Err(format!("{} comes after {} in the dictionary", shown(moves), shown(first)))
    }
}

/// Says what is wrong with a single move, the first one for `index` 0.
fn misstep(index: usize, letter: u8, what: &str) -> String {
    format!("move {}, {}, {what}", index + 1, shown(&[letter]))
}

/// Returns a number of moves, in words.
fn counted(moves: usize) -> String {
    if moves == 1 {
        "1 move".to_string()
    } else {
        format!("{moves} moves")
    }
}

/// Returns a verb that follows a number.
fn agreeing(verb: &str, number: usize) -> String {
    if number == 1 {
        format!("{verb}s")
    } else {
        verb.to_string()
    }
}

fn suffice(moves: usize) -> String {
    format!("{moves} {}", agreeing("suffice", moves))
}

/// Returns a part of an output as a message shows it: in quotes, printable, and not too long.
fn shown(text: &[u8]) -> String {
    let (begin, dots) = if text.len() > SHOWN { (&text[..SHOWN], "...") } else { (text, "") };
    format!("'{}'{dots}", begin.escape_ascii())
}
