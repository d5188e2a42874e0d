//! The notes on a failure, or on a search without one: all their words.
//!
//! A note states what came out when the solver was run once more with one thing changed, what was
//! measured in the run, or what is known of the judge. A question follows where one cause is far
//! more frequent than others.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use crate::format::{seconds, thousands};

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The solver passed when the same input was run again.
    Flaky,
    /// The same input was run again, and the output was wrong in another way.
    Differs,
    /// The first case is answered rightly, and no other. The words say how far a solver has to
    /// read.
    OnlyFirst(&'static str),
    /// The case with the wrong answer, of this number, passes in an input of its own.
    PassesAlone(usize),
    /// The solver was stopped or has crashed, and each case passes in an input of its own.
    EachPassesAlone,
    /// The solver was stopped, also on an unsolvable board alone.
    Unsolvable,
    /// It passes with one blank between two symbols, where the judge has two.
    OneBlank,
    /// It passes with these ends of lines.
    LineEnds,
    /// The paths of this output and of the official sample are right if they are read in a way
    /// with these words.
    Letters(&'static str),
    /// After a fault, it passes with an unlimited stack.
    Stack,
    /// The output is wrong, and so is the exit status.
    ExitStatus(i32),
    /// A signal has ended the run that a sanitizer explains.
    Sanitizer,
    /// The input was not read, as far as that can be seen.
    Unread,
    /// The clock has stopped a run that computed for a small part of its time.
    Waits {
        /// For how long it computed.
        used: Duration,
        /// For how long it lasted.
        time: Duration,
    },
    /// The run was too slow, and all answers were there in its first half, after this time.
    GoesOn(Duration),
    /// The output is too long, and has more lines than the answers.
    MoreLines,
    /// The output is too long, but has no more lines than the answers.
    LongLines,
    /// The run was too slow on the solved board.
    Solved,
    /// A run on a few near boards was too slow, and nothing was printed.
    Near,
    /// The run was too slow, and took more memory than the judge allows, in megabytes.
    Memory {
        /// What the run took.
        taken: usize,
        /// What the judge allows.
        limit: usize,
    },
    /// The run was too slow on a board of so many moves, and nothing else is known.
    SlowMethod(usize),
    /// The run was too slow on many cases, and nothing else is known.
    ManyCases {
        /// How many cases the input had.
        cases: usize,
        /// The time of the run.
        time: Duration,
        /// Whether each case has a goal of its own.
        is_pair: bool,
    },
    /// The run was too slow, and the solver may be run by an interpreter.
    LimitOfCpp,
    /// The judge's tests probably lack such a case, for this reason.
    Untested(&'static str),
    /// No failure was found, but one on the official sample with other ends of lines.
    FailsWithLineEnds,
}

const LEFT_OVER: &str =
    "is a path, a queue, a mark or the end of a line left over from the cases before?";
const END: &str = "does it stop at the end of the input? A line feed or a 0 follows the last case";

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

impl Display for Note {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match *self {
            Note::Flaky => f.write_str("run again, it passed: it fails only sometimes"),
            Note::Differs => f.write_str(
                "it prints different answers on the same input: random numbers, or memory that was \
                 never set?",
            ),
            Note::OnlyFirst(end) => write!(
                f,
                "only the first case is answered: does the solver read {end}, or is something left \
                 over from the first case?"
            ),
            Note::PassesAlone(number) => write!(f, "case {number} passes alone: {LEFT_OVER}"),
            Note::EachPassesAlone => write!(f, "each case passes alone: {LEFT_OVER}"),
            Note::Unsolvable => f.write_str(
                "the input has an unsolvable board: is the parity of the inversions tested before \
                 the search?",
            ),
            Note::OneBlank => f.write_str(
                "it passes on the same boards if one blank stands between two symbols; the judge's \
                 own sample has two",
            ),
            Note::LineEnds => f.write_str(r"it passes on the same boards if lines end in \r\n"),
            Note::Letters(way) => write!(f, "each path is right {way}"),
            Note::Stack => f.write_str(
                "it passes with an unlimited stack (Linux gives 8 MB): does it recurse deeply?",
            ),
            Note::ExitStatus(code) => write!(f, "exit status: {code}; {NONZERO}"),
            Note::Sanitizer => {
                f.write_str("in C++, g++ -g -Wall -fsanitize=address,undefined names the line")
            }
            Note::Unread => f.write_str(
                "it seems not to have read standard input; does it open a file, even /dev/stdin? \
                 Many sources do, unless compiled with g++ -DONLINE_JUDGE",
            ),
            Note::Waits { used, time } => write!(
                f,
                "it computed for {} of {} s: does it wait for input, a lock or a clock, or was the \
                 machine busy?",
                seconds(used),
                seconds(time)
            ),
            Note::GoesOn(time) => write!(
                f,
                "all answers were there after {} s, but the solver went on: {END}",
                seconds(time)
            ),
            Note::MoreLines => f.write_str(END),
            Note::LongLines => f.write_str(
                "does a path have no end, or needless moves, as by depth-first search?",
            ),
            Note::Solved => f.write_str("is the solved board tested before the search?"),
            Note::Near => f.write_str("nothing was printed: answers may be lost in a buffer"),
            Note::Memory { taken, limit } => {
                write!(f, "the run took {taken} MB, the limit is {limit} MB")
            }
            Note::SlowMethod(moves) => {
                write!(f, "is the method too slow for a board of {moves} moves? See course --list")
            }
            Note::ManyCases { cases, time, is_pair } => write!(
                f,
                "{} cases in {} s: one search from the goal{} serves all",
                thousands(cases),
                seconds(time),
                if is_pair { " for each cell of its blank" } else { "" }
            ),
            Note::LimitOfCpp => f.write_str(
                "the limit is that for C++, some judges give Java or Python more; --time-limit \
                 changes it",
            ),
            Note::Untested(reason) => f.write_str(reason),
            Note::FailsWithLineEnds => {
                f.write_str(r"it fails if lines end in \r\n (sample-1); a judge's file may")
            }
        }
    }
}
