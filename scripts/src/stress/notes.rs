//! The notes on a failure, or on a search without one: all their words.
//!
//! A note states what came out when the solver was run again with one thing changed, what was
//! measured in the run, or what is known of the judge. A question follows where one cause is far
//! more frequent than others.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use crate::format::{seconds, thousands};
use crate::stress::cost::TooSlow;
use crate::stress::letters::Way;

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    // What the output shows.
    /// The output is right without its empty lines.
    EmptyLines,
    /// The lines after the last case are its answer again.
    LastTwice(InputEnd),
    /// The first case is answered rightly, and no other.
    OnlyFirst(InputEnd),
    /// The solver has read its input and ended well, and no run so far has printed anything.
    NothingPrinted,
    /// The paths of this output and of the output for the official sample are right if they are
    /// read in this way.
    Letters(Way),

    // What more runs have shown.
    /// The solver passed when the same input was run again.
    Flaky,
    /// The same input was run again, and the output was another one, and wrong again.
    Differs,
    /// The case with the wrong answer, of this number, passes in an input of its own.
    PassesAlone(usize),
    /// The first case is answered wrongly, and passes in an input of its own. Its wrong answer may
    /// be right for another case of the input, of this number.
    FirstPassesAlone(Option<usize>),
    /// The solver was stopped or has crashed, and each case passes in an input of its own.
    EachPassesAlone(Alone),
    /// The solver was stopped, also on an unsolvable board alone.
    Unsolvable,
    /// On a board that reaches the goal of another problem, the output is the distance to that.
    OtherGoal(String),
    /// It passes with one space between two symbols, where the judge has two.
    OneSpace,
    /// It passes if lines end in `\r\n`.
    LineEnds,
    /// After a fault, it does not crash with a stack of 256 MB.
    LargeStack,
    /// After a fault, it crashes with a stack of 256 MB, too, and has filled it.
    EndlessStack,

    // What was measured in the run.
    /// The output is wrong, and the exit status is not 0.
    ExitStatus(i32),
    /// A signal that a sanitizer explains has ended the run.
    Sanitizer,
    /// The input was not read, as far as that can be seen.
    Unread,
    /// The solver has crashed, and the input was not read, as far as that can be seen.
    UnreadCrash,
    /// The run was too slow by its processor time, and the input was not read, as far as that can
    /// be seen.
    UnreadSlow(Duration),
    /// The clock has stopped a run that computed for a small part of its time.
    Waits {
        /// For how long it computed.
        used: Duration,
        /// For how long it lasted.
        time: Duration,
    },
    /// The run was too slow, and all answers were there in its first half, after this time.
    GoesOn(Duration),
    /// The output has all answers and more lines, and was too long, or the run was too slow.
    MoreLines,
    /// The output is too long, but has no more lines than the answers.
    LongLines,
    /// The run was too slow on the solved board, and a run on another board was not.
    Solved,
    /// A run on a few near boards was too slow, and nothing was printed.
    Near,
    /// The run was too slow, and took much memory, in megabytes.
    Memory {
        /// What the run took.
        taken: usize,
        /// What the judge allows, if that is known.
        limit: Option<usize>,
    },
    /// The run was too slow on a board of so many moves, and nothing else is known.
    SlowMethod(usize),
    /// The run was too slow on many cases, and nothing else is known.
    ManyCases {
        /// How many cases the input had.
        cases: usize,
        /// The time for which it was too slow.
        time: TooSlow,
        /// Whether each case has a goal of its own.
        is_pair: bool,
    },
    /// The run was too slow, and the solver may be run by an interpreter.
    LimitOfCpp,

    // What is known of the judge.
    /// The judge's tests probably lack such a case, for this reason.
    Untested(&'static str),

    // After a search without failure.
    /// The solver fails if an input that has passed is written otherwise.
    FailsIf {
        /// What is changed.
        change: Change,
        /// How many cases the input has, if it is not the official sample.
        cases: Option<usize>,
    },
}

/// What ends an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputEnd {
    /// The end of the file.
    File,
    /// The last of as many cases as the first line says.
    Count,
    /// A line `0`.
    Zero,
}

/// How a run has ended whose cases all pass alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    /// It was too slow.
    Slow,
    /// It took too much memory.
    Memory,
    /// It has crashed on an input of so many cases.
    Crash(usize),
    /// It printed too much.
    Output,
}

/// What is changed in an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Lines end in `\r\n`.
    LineEnds,
    /// The last line has no line feed.
    NoLastLineFeed,
    /// An empty line follows the last line.
    EmptyLine,
}

const LEFT_OVER: &str =
    "is a path, a queue, a mark or the end of a line left over from the cases before";
const END: &str = "does it stop at the end of the input? A line feed or a 0 follows the last case";
const UNREAD: &str = "it seems not to have read standard input; does it open a file, even \
                      /dev/stdin? Many sources do, unless compiled with g++ -DONLINE_JUDGE";

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

impl Display for Note {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Note::EmptyLines => f.write_str("the answers are right without the empty lines"),
            Note::LastTwice(end) => {
                let end = match end {
                    InputEnd::File | InputEnd::Count => "the end of the input",
                    InputEnd::Zero => "the line 0",
                };
                write!(f, "the last answer comes twice: is {end} seen?")
            }
            Note::OnlyFirst(end) => {
                let end = match end {
                    InputEnd::File => "to the end of the file",
                    InputEnd::Count => "as many cases as the first line says",
                    InputEnd::Zero => "to the 0",
                };
                write!(
                    f,
                    "only the first case is answered: does the solver read {end}, or is something \
                     left over from the first case?"
                )
            }
            Note::NothingPrinted => f.write_str(
                "nothing was printed: is the goal never found, or is the output lost in a buffer?",
            ),
            Note::Letters(way) => write!(f, "each path is right {}", way_in_words(way)),
            Note::Flaky => f.write_str(
                "run again, it passed: it fails only sometimes; is a variable never set?",
            ),
            Note::Differs => f.write_str(
                "its output differs on the same input: a time, random numbers, or memory that was \
                 never set?",
            ),
            Note::PassesAlone(number) => write!(f, "case {number} passes alone: {LEFT_OVER}?"),
            Note::FirstPassesAlone(None) => f.write_str("case 1 passes alone"),
            Note::FirstPassesAlone(Some(other)) => write!(
                f,
                "case 1 passes alone, and its answer is that of case {other}: do later cases \
                 change it, or the order of the output?"
            ),
            Note::EachPassesAlone(alone) => {
                write!(f, "each case passes alone: {LEFT_OVER}")?;
                match alone {
                    Alone::Slow => {
                        f.write_str(", or does the time grow faster than the number of cases?")
                    }
                    Alone::Memory => f.write_str(", or is memory of the cases before not freed?"),
                    Alone::Crash(cases) => {
                        write!(f, ", or is an array too small for {cases} cases?")
                    }
                    Alone::Output => f.write_str("?"),
                }
            }
            Note::Unsolvable => f.write_str(
                "the input has an unsolvable board, which alone is stopped, too: is the parity of \
                 the inversions tested before the search?",
            ),
            Note::OtherGoal(goal) => {
                write!(f, "it gives the distance to {goal}: is that its goal?")
            }
            Note::OneSpace => f.write_str(
                "it passes on the same boards if one space stands between two symbols; the judge's \
                 own sample has two",
            ),
            Note::LineEnds => f.write_str(r"it passes on the same boards if lines end in \r\n"),
            Note::LargeStack => f.write_str(
                "it does not crash with a stack of 256 MB (Linux gives 8 MB): does it recurse \
                 deeply, or have a large local array?",
            ),
            Note::EndlessStack => {
                f.write_str("it crashes with a stack of 256 MB, too: does the recursion end?")
            }
            Note::ExitStatus(code) => write!(f, "exit status: {code}; {NONZERO}"),
            Note::Sanitizer => {
                f.write_str("in C++, g++ -g -Wall -fsanitize=address,undefined names the line")
            }
            Note::Unread => f.write_str(UNREAD),
            Note::UnreadCrash => f.write_str(
                "it seems to have ended before it read standard input: in a table filled first, or \
                 does it open a file?",
            ),
            Note::UnreadSlow(time) => write!(
                f,
                "it seems to have computed for {} s before it reads standard input: is a table \
                 filled first?",
                seconds(*time)
            ),
            Note::Waits { used, time } => write!(
                f,
                "it computed for {} of {} s: does it wait for input, a lock or a clock, or was the \
                 machine busy?",
                seconds(*used),
                seconds(*time)
            ),
            Note::GoesOn(time) => write!(
                f,
                "all answers were there after {} s, but the solver went on: {END}",
                seconds(*time)
            ),
            Note::MoreLines => f.write_str(END),
            Note::LongLines => f.write_str(
                "does a path have no end, or needless moves, as by depth-first search?",
            ),
            Note::Solved => f.write_str("is the solved board tested before the search?"),
            Note::Near => f.write_str(
                "a near board is too slow: is a table filled first, or does a search not end?",
            ),
            Note::Memory { taken, limit: Some(limit) } => {
                write!(f, "the run took {taken} MB, the limit is {limit} MB")
            }
            Note::Memory { taken, limit: None } => {
                write!(f, "the run took {taken} MB, the limit is unknown")
            }
            Note::SlowMethod(moves) => {
                write!(f, "is the method too slow for a board of {moves} moves? See course --list")
            }
            Note::ManyCases { cases, time, is_pair } => write!(
                f,
                "{} cases are not done after {time}: one search from the goal{} serves all",
                thousands(*cases),
                if *is_pair { " for each cell of its blank" } else { "" }
            ),
            Note::LimitOfCpp => f.write_str(
                "the limit is that for C++, some judges give Java or Python more; --time-limit \
                 changes it",
            ),
            Note::Untested(reason) => f.write_str(reason),
            Note::FailsIf { change, cases } => {
                f.write_str(match change {
                    Change::LineEnds => r"it fails if lines end in \r\n",
                    Change::NoLastLineFeed => "it fails if the last line has no line feed",
                    Change::EmptyLine => "it fails if an empty line follows the last case",
                })?;
                match cases {
                    None => f.write_str(" (sample-1)")?,
                    Some(cases) => write!(f, " (an input of {cases} cases)")?,
                }
                f.write_str("; a judge's file may be like that")
            }
        }
    }
}

/// Returns how the letters of a path are meant: in words, if the way has a usual reason.
fn way_in_words(way: &Way) -> String {
    let Way { letters, meant, is_backwards } = way;
    let changed: Vec<_> = way.changed_letters().collect();
    match (*meant, is_backwards, &changed[..]) {
        ("durl" | "FEHGBADC", true, _) => {
            "backwards with opposite moves, as a path from the goal".to_string()
        }
        ("FEHGBADC", false, _) => "with opposite moves, as turns the other way".to_string(),
        ("durl", false, _) => {
            "with opposite moves, as those of the tile, or of a search from the goal".to_string()
        }
        (_, true, []) => "if it is read backwards".to_string(),
        (_, false, [(first, second), _]) => format!("if {first} and {second} are exchanged"),
        (_, true, [(first, second), _]) => {
            format!("if it is read backwards, and {first} and {second} are exchanged")
        }
        _ => {
            let backwards = if *is_backwards { "it is read backwards, and " } else { "" };
            let question = if meant.starts_with("lr") || meant.starts_with("rl") {
                "are rows and columns exchanged?"
            } else {
                "are the letters in the order of dx and dy?"
            };
            format!("if {backwards}`{letters}` is read as `{meant}`: {question}")
        }
    }
}
