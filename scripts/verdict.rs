//! Verdicts: an output is cut into answers, and each is checked against its case.

pub mod cases;
pub mod eight;
pub mod rotation;

use puzzle_solvers::judge::is_space;

use crate::verdict::cases::Case;

/// Nothing if all is right, or else what is wrong, in words.
pub type Verdict = Result<(), String>;

/// How many bytes of an output a message shows at most.
const SHOWN: usize = 40;

/// The verdict on an output that has `N` lines for each case.
///
/// `check` gives the verdict on one of them, from the number of the case, its boards, and the lines
/// of the answer without the white space at their ends.
pub fn all<B, const N: usize>(
    cases: &[Case<B>],
    output: &[u8],
    mut check: impl FnMut(usize, &B, [&[u8]; N]) -> Verdict,
) -> Verdict {
    let lines: Vec<_> = output.split(|&byte| byte == b'\n').map(trim_end).collect();
    let mut answers = lines.chunks(N);
    for (i, case) in cases.iter().enumerate() {
        let answer = answers.next().unwrap_or_default();
        let verdict = match answer.try_into() {
            Ok(lines) => check(i + 1, &case.boards, lines),
            Err(_) => Err("the answer is cut off".to_string()),
        };
        // After the last line feed stands an empty line if one is wanted, and else nothing.
        let is_missing = answers.len() == 0 && is_blank(answer);
        verdict.map_err(|reason| {
            if is_missing {
                missing(cases.len() - i)
            } else {
                format!("case {} (line {}): {reason}", i + 1, case.line)
            }
        })?;
    }
    if answers.all(is_blank) {
        Ok(())
    } else {
        Err("extra output after the last case".to_string())
    }
}

fn is_blank(lines: &[&[u8]]) -> bool {
    lines.iter().all(|line| line.is_empty())
}

fn trim_end(line: &[u8]) -> &[u8] {
    let end = line.iter().rposition(|&byte| !is_space(byte)).map_or(0, |last| last + 1);
    &line[..end]
}

fn missing(answers: usize) -> String {
    match answers {
        1 => "one answer is missing".to_string(),
        _ => format!("{answers} answers are missing"),
    }
}

/// The verdict on moves that do what was asked for, if any of the shortest ways will do.
fn shortest(moves: usize, fewest: usize, achievement: &str) -> Verdict {
    if moves == fewest {
        Ok(())
    } else {
        Err(format!("{} {achievement}, {}", counted(moves), suffice(fewest)))
    }
}

/// The same if it must be the shortest way that stands first in the dictionary.
fn first(moves: &[u8], first: &[u8], achievement: &str) -> Verdict {
    shortest(moves.len(), first.len(), achievement)?;
    if moves == first {
        Ok(())
    } else {
        Err(format!("{} comes after {} in the dictionary", shown(moves), shown(first)))
    }
}

/// What is wrong with a single move, the first one for `index` 0.
fn misstep(index: usize, letter: u8, what: &str) -> String {
    format!("move {}, {}, {what}", index + 1, shown(&[letter]))
}

/// A number of moves, in words.
fn counted(moves: usize) -> String {
    if moves == 1 {
        "1 move".to_string()
    } else {
        format!("{moves} moves")
    }
}

/// A verb that follows a number.
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

/// A part of an output as a message shows it: in quotes, printable, and not too long.
fn shown(text: &[u8]) -> String {
    let (begin, dots) = if text.len() > SHOWN { (&text[..SHOWN], "...") } else { (text, "") };
    format!("'{}'{dots}", begin.escape_ascii())
}
