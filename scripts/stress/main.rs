//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! Runs COMMAND on inputs as the judge of NAME feeds them, one at a time, from easy to hard. When it
//! fails, looks for a smaller input that fails: fewer boards, then fewer moves. Prints what is wrong,
//! the board drawn with the solver's moves (without moves, with a shortest path), and both answers.
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --rounds N            runs N inputs at most; without it and --all, 1,000, and none starts after 60 s
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it takes;
//!                       of pairs, every start for each cell of the goal's blank; not the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --shrink SECONDS      tries no further input to make it smaller after that time [default: 5]
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
//! is more), and a time-out. Excused, and named in the last line: anything on edge cases at POJ 1077
//! and HDU 3567, where accepted programs fail, too (no more such boards are run); and at POJ and HDU,
//! whose C++ takes void main, a nonzero exit status with right answers and an empty standard error.
//!
//! Time: On Linux, a run past its limit is stopped once one thread, of COMMAND or of what it has
//! started, has used the processor for longer than the limit; or all of them together for longer than
//! eight limits (or as many as there are processors, if that is more); or once all have been idle since
//! the limit, waiting for neither a processor nor a disk, for as long again in total. Elsewhere it is
//! stopped at twice the limit. It is then run again, and the second run counts. To wait for a processor
//! does not count, but processor time can double where others share the processor. Each 1,000 boards of
//! an input add a second to the limit; if the judge's is unknown, each 10 boards.
//!
//! Files: Standard input is a file, as at a judge: stress-* in the temporary folder. If the solver
//! leaves processes behind, what they print counts for a second after its end.
//!
//! End: The last line has the longest run and, on Linux, the most memory of COMMAND itself. Every ten
//! seconds standard error says how far it is. The exit status is 0 for no failure, 1 for a failure, 2
//! for wrong arguments, a solver that cannot be run, or a result that cannot be printed.

mod files;
mod hints;
mod launch_error;
mod processes;
mod progress;
mod report;
mod run;
mod series;
mod shrink;
mod trial;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use puzzle_solvers::arguments::{self, Arguments, Error};
use puzzle_solvers::binaries::Task;
use puzzle_solvers::judging::{judges, Generator};

use crate::files::Saved;
use crate::trial::Trial;

fn main() -> ExitCode {
    arguments::run(include_str!("main.rs"), judges::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let options = Options::new(arguments)?;
    let mut trial = Trial::new(arguments, &options);
    let mut generator = Generator::new(trial.problem, options.seed);
    progress::start();
    let mut outcome = series::series(&mut trial, &mut generator)?;
    // Before what only looks for a smaller input adds to the trial.
    let result = report::result(&trial, &outcome);
    let remarks = report::remarks(&trial, &outcome);
    let failure = outcome.failure.take();
    let smallest = failure.map(|failure| shrink::smallest(&mut trial, &mut generator, failure));
    let shown = smallest.as_ref().map(|smallest| &smallest.failure);
    let last_line = format!("{result}; {}{remarks}", report::costs(&trial, shown));
    let report = smallest.as_ref().map(|smallest| report::report(&mut trial, smallest));
    let text = format!("{}{}: {last_line}\n", report.unwrap_or_default(), arguments.name);
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        // If it cannot be printed, the exit status has to do.
        _ if smallest.is_some() => Ok(ExitCode::FAILURE),
        Err(error) => Err((2, format!("cannot write the report: {error}"))),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

/// What the user asks for.
pub struct Options {
    is_all: bool,
    seed: u64,
    /// How many inputs are run at most, if that is given.
    rounds: Option<usize>,
    /// How long a run may take, in seconds, if that is given.
    time_limit: Option<f64>,
    /// How long runs start that look for a smaller input.
    shrink: Duration,
    saved: Saved,
}

impl Options {
    /// Reads the options.
    ///
    /// # Errors
    /// A value is not possible, or nothing can be saved.
    fn new(arguments: &Arguments) -> Result<Options, Error> {
        let is_all = arguments.has("--all");
        if is_all && matches!(arguments.problem.binary.task, Task::Rotation) {
            let message = "the rotation game has 9,465,511,770 boards, too many to try all";
            return Err((2, message.to_string()));
        }
        let shrink = arguments.number("--shrink", [0.0, 1e6])?.expect("it has a default");
        Ok(Options {
            is_all,
            seed: arguments.seed()?,
            rounds: arguments.number("--rounds", [1, u32::MAX as usize])?,
            time_limit: arguments.number("--time-limit", [0.001, 1e6])?,
            shrink: Duration::from_secs_f64(shrink),
            saved: Saved::new(arguments.value("--save").expect("it has a default"))?,
        })
    }
}
