//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! Runs COMMAND on inputs as the judge of NAME feeds them, one at a time, from easy to hard. When
//! it fails, looks for a smaller input that fails: fewer boards, then fewer moves. Prints what is
//! wrong, the board with the solver's moves (or with a shortest path), and both answers.
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --rounds N            runs N inputs; without --rounds and --all, 1,000, but none after a minute
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it
//!                       takes; of pairs, every start for each cell of the goal's blank; not in
//!                       the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --shrink SECONDS      limits the time spent on making the input smaller [default: 5]
//! --save PREFIX         saves a failure as PREFIX.in, PREFIX.out and PREFIX.err, the end of
//!                       standard error, but never over COMMAND or an ARGUMENT [default: stress]
//! ```
//!
//! COMMAND runs without a shell: -- ./a.out, -- python3 sol.py, -- java -cp . Main. Standard input
//! is a file, as at a judge: stress-* in the temporary folder, where Ctrl-C leaves it.
//!
//! Inputs: The samples; random boards of each distance, one alone or up to 200 together (30 of the
//! rotation game); and edge cases, the solved board and an unsolvable one.
//!
//! Failures: A wrong answer (see check), a crash, a time-out, or too much output (16 MB, or 20
//! times the input). A nonzero exit status is a crash, but not at POJ and HDU if the answers are
//! right and standard error is empty. Memory is shown, never judged.
//!
//! Time: On Linux, a run is too slow if one thread computes for longer than the limit, or if the
//! run lasts longer than five limits and five seconds; elsewhere, if it lasts longer than two
//! limits. It is run again, and the second run counts. Each 1,000 boards of an input add a second
//! to the limit; each 10 boards do if the judge's limit is unknown and --time-limit is not given.
//!
//! Excused: Accepted programs fail on the solved board at POJ 1077 and HDU 3567, and on unsolvable
//! boards at POJ 1077. Such failures do not count, but are listed.
//!
//! A failure other than a time-out is run up to three times more; the report says if one of these
//! runs passes. The exit status is 0 for no failure, 1 for a failure, and 2 if the solver cannot be
//! tried.

mod files;
mod launch_error;
mod processes;
mod progress;
mod report;
mod run;
mod series;
mod shrink;
mod summary;
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

/// The options that take a value.
const OPTIONS: &[&str] = &["--rounds", "--save", "--seed", "--shrink", "--time-limit"];

fn main() -> ExitCode {
    Tool {
        source: include_str!("main.rs"),
        parameters: &["COMMAND", "[ARGUMENT...]"],
        options: OPTIONS,
        flags: &["--all"],
        list: problems::list,
        run: stress,
    }
    .main()
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let mut trial = Trial::new(arguments)?;
    let is_option =
        |word: &&OsString| OPTIONS.iter().chain(&["--all"]).any(|option| *word == option);
    if let Some(word) = trial.command[1..].iter().find(is_option) {
        say(format_args!("note: {word:?} is the solver's; options of stress stand before --"));
    }
    let mut generator = Generator::new(trial.problem, trial.seed);
    progress::start();
    let start = Instant::now();
    let outcome = series::series(&mut trial, &mut generator)?;
    let failure = outcome.failure.clone();
    let smallest = failure.map(|failure| shrink::smallest(&mut trial, &mut generator, failure));
    let report = smallest.map_or(String::new(), |smallest| report::report(&trial, &smallest));
    let summary = summary::summary(&arguments.name, &trial, &outcome, start.elapsed());
    let mut stdout = io::stdout().lock();
    match stdout.write_all((report + &summary).as_bytes()).and_then(|()| stdout.flush()) {
        // If it cannot be printed, the exit status has to do.
        _ if outcome.failure.is_some() => Ok(ExitCode::FAILURE),
        Err(error) => Err(Error::new(format!("cannot write the report: {error}"))),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}
