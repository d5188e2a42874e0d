//! Runs somebody's solver on many inputs, and reports the first failure, made smaller: the tool
//! `stress`.
//!
//! From the command line to the report:
//!
//! | module | contents |
//! |---|---|
//! | `request` | what the command line asks for |
//! | [`sweeps`] | the inputs of a search, in their order |
//! | `series` | puts the solver on trial with many inputs, or with the samples |
//! | `trial` | one input, one verdict: a failure, or nothing |
//! | `input_file` | the file that the solver reads |
//! | `run` | starts the solver, looks at it, and stops it |
//! | [`processes`] | the family of a process, its times and its memory |
//! | [`cost`] | the time and the memory of runs, beside the limits |
//! | `watcher` | stops the solver if this process is killed |
//! | `launch_error` | why a solver cannot be run |
//! | `shrink` | a smaller input on which the solver fails, by more trials |
//! | `saved` | the files in which a failure is saved |
//! | `experiments` | more runs, each with one thing changed |
//! | `letters` | other ways to read the letters of a path |
//! | `diagnosis` | which notes a failure gets |
//! | `notes` | the words of all notes |
//! | `report` | a failure, described |
//! | `summary` | the result and the costs |
//! | `console` | prints texts, and messages on progress |

mod console;
pub mod cost;
mod diagnosis;
mod experiments;
mod input_file;
mod launch_error;
mod letters;
mod notes;
pub mod processes;
mod report;
mod request;
mod run;
mod saved;
mod series;
mod shrink;
mod summary;
pub mod sweeps;
mod trial;
mod watcher;

use std::process::ExitCode;
use std::time::Instant;

use crate::arguments::Arguments;
use crate::judging::generator::Generator;
use crate::judging::samples;
use crate::streams::Error;
use crate::stress::console::{print, say};
use crate::stress::request::Request;
use crate::stress::saved::Saved;
use crate::stress::series::SampleFailure;
use crate::stress::trial::Trial;

/// Runs a solver as the arguments say, and prints the report.
///
/// # Errors
/// The request is not possible, the solver cannot be run, or the report of a solver that does not
/// fail cannot be printed.
pub fn try_solver(arguments: &Arguments) -> Result<ExitCode, Error> {
    let request = Request::new(arguments)?;
    if arguments.has("--samples") {
        try_samples(arguments, &request)
    } else {
        search(arguments, &request)
    }
}

/// Runs the solver on the samples, and prints the verdicts and the summary.
///
/// # Errors
/// There are no samples, or none can reach the goal; the solver cannot be run; or it does not fail,
/// and the summary cannot be printed.
fn try_samples(arguments: &Arguments, request: &Request) -> Result<ExitCode, Error> {
    let folder = request.problem.samples;
    let samples = samples::read(request.problem)
        .map_err(|why| Error::new(format!("cannot read samples/{folder}: {why}")))?;
    if samples.is_empty() {
        let mistake = format!("none of samples/{folder} can reach this goal");
        return Err(Error::new(mistake + "; leave out --samples"));
    }
    let mut trial = Trial::new(request, &samples);
    warn_of_own_options(arguments);
    console::start()?;
    let start = Instant::now();
    let (failures, not_run) = series::run_samples(&mut trial)?;
    // No experiment is in the time and in the summary.
    let time = start.elapsed();
    let notes = failures.first().map_or(Vec::new(), |SampleFailure { sample, attempt }| {
        diagnosis::notes(&trial, attempt, &String::from_utf8_lossy(&sample.input))
    });
    let summary = summary::of_samples(&trial, &failures, not_run, time, &notes);
    conclude(&summary, !failures.is_empty())
}

/// Searches for an input on which the solver fails and for a smaller one, and prints the report and
/// the summary.
///
/// # Errors
/// A failure would be saved over the solver; the solver cannot be run; or it does not fail, and the
/// summary cannot be printed.
fn search(arguments: &Arguments, request: &Request) -> Result<ExitCode, Error> {
    let mut saved = Saved::new(request.prefix, request.command)?;
    let samples = samples::read(request.problem);
    match &samples {
        Ok(samples) if samples.is_empty() => {
            say("no samples are tried, none of them can reach this goal");
        }
        Ok(_) => {}
        Err(why) => say(format_args!("no samples are tried, they cannot be read: {why}")),
    }
    let samples = samples.unwrap_or_default();
    let mut trial = Trial::new(request, &samples);
    warn_of_own_options(arguments);
    console::start()?;
    let mut generator = Generator::new(request.problem, request.seed);
    let start = Instant::now();
    let search = series::run_search(&mut trial, &mut generator, &mut saved)?;
    let first = search.failure.as_ref().map(|failure| failure.attempt.clone());
    let smallest =
        first.map(|first| shrink::smallest(&mut trial, &mut generator, &mut saved, first));
    // No experiment is in the time and in the summary.
    let summary = summary::of_search(&trial, &saved, &search, start.elapsed());
    let text = match &smallest {
        Some((failure, smaller)) => {
            let notes = diagnosis::notes(&trial, failure, &trial.input(&failure.cases));
            report::of_failure(&trial, &saved, failure, *smaller, &notes) + &summary
        }
        None => {
            let note = experiments::after_success(&trial);
            summary + &note.map_or(String::new(), |note| format!("Note: {note}\n"))
        }
    };
    conclude(&text, smallest.is_some())
}

/// Prints the last text, and returns the exit status.
fn conclude(text: &str, is_failure: bool) -> Result<ExitCode, Error> {
    let printed = print(text);
    // If a failure cannot be printed, the exit status suffices.
    if is_failure {
        return Ok(ExitCode::FAILURE);
    }
    printed.map(|()| ExitCode::SUCCESS)
}

/// Says if an argument of the solver is called like an option of this tool, as `--all` or
/// `--seed=7`, unless this tool is given the same option.
fn warn_of_own_options(arguments: &Arguments) {
    for word in &arguments.words[1..] {
        let text = word.to_string_lossy();
        let name = text.split('=').next().unwrap_or_default();
        if arguments.known_options.contains(&name) && !arguments.has(name) {
            say(format_args!("note: {word:?} is the solver's; options of stress go before --"));
            break;
        }
    }
}
