//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! Runs COMMAND on inputs as the judge of NAME feeds them, one at a time, from easy to hard. When
//! COMMAND fails, looks for a smaller input on which it fails: fewer boards, then fewer moves.
//! Prints what is wrong, the board with the solver's moves (or with a shortest path), and the given
//! and the right answer.
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --samples             runs the problem's samples alone, and prints a line for each: AC with the
//!                       time, or what is wrong (which need not be the mistake that the sample is
//!                       named after); after three TLE or MLE, no more samples are run; takes
//!                       --goal, --time-limit and --memory-limit, and no other option
//! --rounds N            runs N inputs; without --rounds and --all, 1,000, but starts none after a
//!                       minute
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it
//!                       takes; for pairs, every start for each cell of the goal's blank; not in
//!                       the rotation game
//! --goal GOAL           replaces the goal, as in --goal 123804765, also for the samples (they are
//!                       left out if none can reach it and the judge feeds no unsolvable boards);
//!                       not at HDU 3567 or in the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --memory-limit MB     stops a run that takes more memory, as MLE; only where the system reports
//!                       the memory of processes (Linux)
//! --shrink SECONDS      limits the time spent on making the input smaller; with 0, nothing is run
//!                       after a failure [default: 5]
//! --save PREFIX         saves a failure as PREFIX.in, PREFIX.out and PREFIX.err (the end of
//!                       standard error), but never over COMMAND or an ARGUMENT [default: stress]
//! ```
//!
//! COMMAND runs without a shell: -- ./a.out, -- python3 sol.py, -- java -cp . Main. Standard input
//! is a file, as at a judge: stress-* in the temporary folder.
//!
//! When stress ends, even by Ctrl-C or kill -9, a shell stops the solver and (on Linux) the
//! programs that it has started, and removes the file. The shell misses a solver that is just being
//! started, and programs whose parents have ended. After kill -9 for the whole process group, and
//! on a system without sh, such as Windows, there is no such shell. Without sh, the programs that a
//! solver has started go on after a TLE or MLE, too.
//!
//! Inputs: The samples; random boards of each distance, one alone or up to 200 together (30 of the
//! rotation game); and edge cases, the solved board and an unsolvable one. With --samples: each
//! sample as it is; nothing is saved.
//!
//! Failures: WA, a wrong answer (see check); RE, a crash; TLE, a run that is too slow; MLE, a run
//! that takes too much memory; or OLE, more output than 16 MB or 20 times the input, whichever is
//! more. A nonzero exit status is RE, but not at POJ and HDU if standard error is empty.
//!
//! Time: On Linux, a run is too slow if one thread computes for longer than the limit, or if the
//! run lasts longer than five times the limit and five seconds more. Elsewhere, a run is too slow
//! if it lasts longer than twice the limit. Such a run is repeated, and the second run counts (with
//! --samples, none is repeated after a TLE). A run that ends within 0.05 s after it has become too
//! slow may pass. An input of many cases has a larger limit: a second more for each 1,000 cases, or
//! for each 10 cases if the judge's limit is unknown and --time-limit is not given. The time that
//! is shown is that from start to end; beyond the limit, the processor time of the busiest thread
//! follows.
//!
//! Memory: The memory of a run is that of the largest process: the solver or a program that the
//! solver has started. A peak in the last instant of a run may be missed. MLE is a run that takes
//! more than --memory-limit; or, with or without this option, a run in which a process holds over 1
//! GB while less than a tenth of the machine's memory is left.
//!
//! Over the limit: Two kinds of runs are no failures, but the result names them: a run with more
//! processor time than the limit (elsewhere than on Linux: with more time) that ended before it was
//! stopped; and a run that takes more memory than the judge allows, since systems measure memory
//! differently.
//!
//! Notes: A note after a failure says what an experiment has shown (the same input again, each case
//! alone, other blanks or ends of lines, the paths read in another way, a larger stack), what was
//! measured in the run, or what is known of the judge; a question in it is one to look into. The
//! experiments begin within two seconds, and are in no count and no time of the result, but a
//! solver that counts or logs its runs sees them. After a search without failure, sample-1 is run
//! with other ends of lines.
//!
//! Order: From easy to hard. The tests of POJ 1077 probably lack the solved board and unsolvable
//! boards, those of HDU 3567 pairs whose start is their goal, since accepted programs fail there.
//! So inputs with such boards come last, even if the minute is over, and a note names the reason.
//!
//! The exit status is 0 for no failure, 1 for a failure, and 2 for any error, such as wrong
//! arguments or a solver that cannot be run.

// From the command line to the report:
//
// - `request` has what the command line asks for;
// - `series` draws inputs, or takes the samples, and puts the solver on `trial` with each;
// - `trial` writes the input to an `input_file`, has `run` start the solver and look at it (by
//   `processes`), and asks the judge for a verdict. It returns a failure, or nothing. If this
//   process is killed, `watcher` stops the solver. `launch_error` says why none can be run;
// - `shrink` takes the first failure, and returns the smallest input that it finds by more trials;
// - `report` describes the failure, which `saved` has written to files, with `notes` on what the
//   `experiments` have shown and what was measured; `summary` has the result and the costs;
// - `console` prints both.
mod console;
mod experiments;
mod input_file;
mod launch_error;
mod notes;
mod processes;
mod report;
mod request;
mod run;
mod saved;
mod series;
mod shrink;
mod summary;
mod trial;
mod watcher;

use std::process::ExitCode;
use std::time::Instant;

use puzzle_solvers::arguments::{self, Arguments};
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::{problems, samples};
use puzzle_solvers::streams::Error;

use crate::console::{print, say};
use crate::request::Request;
use crate::saved::Saved;
use crate::series::Outcome;
use crate::trial::Trial;

fn main() -> ExitCode {
    // The head of this file is the help, and the grammar of the arguments: see `arguments`.
    arguments::main(include_str!("main.rs"), problems::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let request = Request::new(arguments)?;
    if arguments.has("--samples") {
        report_samples(arguments, &request)
    } else {
        report_search(arguments, &request)
    }
}

/// Runs the solver on the samples, and prints the verdicts.
///
/// # Errors
/// There are no samples, or none can reach the goal; the solver cannot be run; or it does not fail,
/// and the result cannot be printed.
fn report_samples(arguments: &Arguments, request: &Request) -> Result<ExitCode, Error> {
    let folder = request.problem.samples;
    let samples = samples::read(request.problem)
        .map_err(|why| Error::new(format!("cannot read samples/{folder}: {why}")))?;
    if samples.is_empty() {
        let mistake = format!("none of samples/{folder} can reach this goal");
        return Err(Error::new(mistake + "; leave out --samples"));
    }
    let mut trial = Trial::new(request, &samples, Saved::default());
    note_options(arguments);
    console::start()?;
    let start = Instant::now();
    let outcome = series::run_samples(&mut trial)?;
    conclude(&summary::of_samples(&trial, &outcome, start.elapsed()), &outcome)
}

/// Searches for an input on which the solver fails, and prints the report.
///
/// # Errors
/// A failure would be saved over the solver; the solver cannot be run; or it does not fail, and the
/// result cannot be printed.
fn report_search(arguments: &Arguments, request: &Request) -> Result<ExitCode, Error> {
    let saved = Saved::new(request.prefix, request.command)?;
    let samples = samples::read(request.problem);
    match &samples {
        Ok(samples) if samples.is_empty() => {
            say("no samples are tried, none of them can reach this goal");
        }
        Ok(_) => {}
        Err(why) => say(format_args!("no samples are tried, they cannot be read: {why}")),
    }
    let samples = samples.unwrap_or_default();
    let mut trial = Trial::new(request, &samples, saved);
    note_options(arguments);
    console::start()?;
    let mut generator = Generator::new(request.problem, request.seed);
    let start = Instant::now();
    let outcome = series::run_search(&mut trial, &mut generator)?;
    let first = outcome.failures.first().cloned();
    let smallest = first.map(|failure| shrink::smallest(&mut trial, &mut generator, failure));
    // The experiments that follow do not count.
    let summary = summary::of_search(&trial, &outcome, start.elapsed());
    let text = match smallest {
        Some((failure, is_proven)) => report::of_failure(&trial, &failure, is_proven) + &summary,
        None => {
            let note = experiments::line_ends(&trial);
            summary + &note.map_or(String::new(), |note| format!("Note: {note}\n"))
        }
    };
    conclude(&text, &outcome)
}

/// Prints the last text, and returns the exit status.
fn conclude(text: &str, outcome: &Outcome) -> Result<ExitCode, Error> {
    let printed = print(text);
    // If a failure cannot be printed, the exit status suffices.
    if !outcome.failures.is_empty() {
        return Ok(ExitCode::FAILURE);
    }
    printed.map(|()| ExitCode::SUCCESS)
}

/// Says if an argument of the solver is an option of this tool, as `--all` or `--seed=7`, unless
/// this tool is given the same option.
fn note_options(arguments: &Arguments) {
    for word in &arguments.words[1..] {
        let text = word.to_string_lossy();
        let name = text.split('=').next().unwrap_or_default();
        if arguments.known_options.contains(&name) && !arguments.has(name) {
            say(format_args!("note: {word:?} is the solver's; options of stress go before --"));
            break;
        }
    }
}
