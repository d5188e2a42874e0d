//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! Runs COMMAND on inputs as the judge of NAME feeds them, one at a time, from easy to hard. When it
//! fails, looks for a smaller input that fails: fewer boards, then fewer moves. Prints what is wrong,
//! the board drawn with the solver's moves (or with a shortest path, if the answer is not wholly
//! moves), and both answers.
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --rounds N            runs N inputs at most; without --rounds and --all, 1,000, and none starts
//!                       after 60 s
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it takes;
//!                       of pairs, every start for each cell of the goal's blank; not the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --shrink SECONDS      limits the time spent on making the input smaller [default: 5]
//! --save PREFIX         saves a failure as PREFIX.in, PREFIX.out and PREFIX.err, the end of standard
//!                       error, at once and again when it gets smaller [default: stress]
//! ```
//!
//! COMMAND runs without a shell: -- ./a.out, -- python3 sol.py, -- java -cp . Main.
//!
//! Inputs: A sweep has an input for each distance, in turn one board alone and a random number of
//! boards that are no farther, up to 200 (30 of the rotation game). The first sweep has the samples,
//! too, and edge cases at its end: the solved board (of pairs, a start that is the goal) and, where an
//! input is a single board, an unsolvable one. Later sweeps mix them in. No input has three solved
//! boards, or two of the rotation game that take 12 moves or more. None that has passed comes again.
//!
//! Failures: A wrong answer (see check), a crash, too much output (16 MB, or 20 times the input if that
//! is more), and a time-out. A nonzero exit status is a crash, but see Excused. Memory is shown, never
//! judged.
//!
//! Excused: Two kinds of failures do not count, but are listed. Accepted programs fail on the solved
//! board at POJ 1077 and HDU 3567, and on unsolvable boards at POJ 1077: so may yours, and after the
//! first such failure these boards are left out. POJ and HDU compile void main: there, a nonzero exit
//! status is no crash if the answers are right and standard error is empty.
//!
//! Time: On Linux, a run that takes longer than its limit is stopped as soon as
//! (a) one thread, of COMMAND or of a program that it has started, has used the processor for longer
//!     than the limit; or
//! (b) all these threads together have used it for longer than eight limits (or as many as there are
//!     processors, if that is more); or
//! (c) since the limit was over, they have been idle for longer than the limit, in total. They are
//!     looked at every 50 ms, and the time since the last look is idle if their processor time, in
//!     hundredths of a second, is still the same, and no thread runs or waits for a processor. So a
//!     solver that works a little between any two looks is not idle, however long it sleeps.
//! Elsewhere it is stopped at twice the limit. It is then run again, and the second run counts. To wait
//! for a processor does not count, but where other programs share it, processor time can double.
//! Long inputs get more time: each 1,000 boards add a second to the limit; each 10 boards do, if the
//! judge's limit is unknown and --time-limit is not given.
//!
//! Files: Standard input is a file, as at a judge: stress-* in the temporary folder. If the solver
//! leaves processes behind, what they print counts for a second after its end. A failure is never saved
//! in a file that COMMAND or an ARGUMENT names.
//!
//! Signals: If a signal ends stress, as Ctrl-C does, that file stays until you remove it:
//! rm "${TMPDIR:-/tmp}"/stress-[0-9]*. A signal to stress alone does not end the solver: pkill -x a.out
//! does. A process whose parent has ended goes on even after a time-out.
//!
//! End: The last line has the longest of all runs and, on Linux, the most memory of COMMAND itself. A
//! failure is run three times more; if it does not always come again, the report says that the solver
//! fails only sometimes. Every ten seconds standard error says how far it is. The exit status is 0 for
//! no failure, 1 for a failure, 2 for wrong arguments, a solver that cannot be run, or a result that
//! cannot be printed.

mod files;
mod hints;
mod last_line;
mod launch_error;
mod processes;
mod progress;
mod report;
mod run;
mod series;
mod shrink;
mod sweeps;
mod trial;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use puzzle_solvers::arguments::{Arguments, Error, Tool};
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::problems;

use crate::progress::say;
use crate::trial::Trial;

/// The options, and whether each takes a value.
const OPTIONS: &[(&str, bool)] = &[
    ("--all", false),
    ("--rounds", true),
    ("--save", true),
    ("--seed", true),
    ("--shrink", true),
    ("--time-limit", true),
];

fn main() -> ExitCode {
    let tool = Tool {
        source: include_str!("main.rs"),
        words: &["COMMAND", "[ARGUMENT...]"],
        options: OPTIONS,
        list: problems::list,
        run: stress,
    };
    tool.main()
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let mut trial = Trial::new(arguments)?;
    launch_error::check(trial.command)?;
    let is_option = |word: &&OsString| OPTIONS.iter().any(|(option, _)| *word == option);
    if let Some(word) = trial.command[1..].iter().find(is_option) {
        say(format_args!("note: {word:?} is the solver's; options of stress stand before --"));
    }
    let mut generator = Generator::new(trial.problem, trial.seed);
    progress::start();
    let start = Instant::now();
    let outcome = series::series(&mut trial, &mut generator)?;
    let smallest = outcome.failure.clone();
    let smallest = smallest.map(|failure| shrink::smallest(&mut trial, &mut generator, failure));
    let report = smallest.as_ref().map(|smallest| report::report(&trial, smallest));
    let last_line = last_line::last_line(&trial, &outcome, start.elapsed());
    let lines = [report.unwrap_or_default(), last_line::excused(&trial, &outcome)].concat();
    let text = format!("{lines}{}: {last_line}\n", arguments.name);
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        // If it cannot be printed, the exit status has to do.
        _ if outcome.failure.is_some() => Ok(ExitCode::FAILURE),
        Err(error) => Err((2, format!("cannot write the report: {error}"))),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}
