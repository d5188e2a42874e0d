//! Runs somebody's solver on many inputs, and reports the first failure, made smaller: the tool
//! `stress`.
//!
//! The modules, from the command line to the report:
//!
//! - a request and a solver: [`request`], [`solver`], `program`, `source`, [`findings`];
//! - a run of a program: `run`, `input_file`, [`clock`], [`processes`], `watcher`;
//! - many runs: [`cost`], `trial`, [`sweeps`], `series`, `shrink`;
//! - what is told of a failure: [`saved`], [`hints`](mod@hints), [`letters`], `report`,
//!   `summary`, `console`.

pub mod clock;
mod console;
pub mod cost;
pub mod findings;
pub mod hints;
mod input_file;
pub mod letters;
pub mod processes;
mod program;
mod report;
pub mod request;
mod run;
pub mod saved;
mod series;
mod shrink;
pub mod solver;
mod source;
mod summary;
pub mod sweeps;
mod trial;
mod watcher;

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::error::Error;
use crate::judging::generator::Generator;
use crate::judging::samples::{self, Sample};
use crate::streams::print;
use crate::stress::console::say;
use crate::stress::hints::{ended_by_fault, hints, Hints};
use crate::stress::program::Program;
use crate::stress::request::Request;
use crate::stress::saved::Saved;
use crate::stress::series::SampleFailure;
use crate::stress::solver::Solver;
use crate::stress::trial::Trial;
pub use crate::stress::trial::Verdict;

/// Runs a solver as the arguments say, and prints the report.
///
/// # Errors
/// The request is not possible, or its samples cannot be read; a failure would be saved over the
/// solver, the solver cannot be run, or no thread can be started; or the solver does not fail, and
/// that cannot be printed.
pub fn try_solver(arguments: &Arguments) -> Result<ExitCode, Error> {
    let request = Request::new(arguments)?;
    let is_search = !arguments.has("--samples");
    let samples = match samples::read(request.problem) {
        Ok(samples) => samples,
        Err(why) if is_search => {
            say(format_args!("no samples are tried, they cannot be read: {why}"));
            Vec::new()
        }
        Err(why) => {
            let folder = request.problem.samples;
            return Err(Error::new(format!("cannot read samples/{folder}: {why}")));
        }
    };
    console::start()?;
    let mut saved = Saved::new(&request, is_search)?;
    let solver = Program::new(&request)?;
    let mut printed = Ok(ExitCode::SUCCESS);
    let mut print_on = |text: &str| {
        if printed.is_ok() {
            printed = print([text]);
        }
    };
    let verdict = if is_search {
        search(&request, &samples, &solver, &mut saved, &mut print_on)?
    } else {
        try_samples(&request, &samples, &solver, &mut print_on)?
    };
    // If a failure cannot be printed, the exit status suffices.
    if verdict != Verdict::Ac {
        return Ok(ExitCode::FAILURE);
    }
    printed
}

/// Runs a solver on the samples. Prints each verdict, and then the summary. Returns the verdict on
/// the first failure, or AC.
fn try_samples(
    request: &Request,
    samples: &[Sample],
    solver: &dyn Solver,
    print: &mut dyn FnMut(&str),
) -> Result<Verdict, Error> {
    if samples.is_empty() {
        let mistake = format!("none of samples/{} can reach this goal", request.problem.samples);
        return Err(Error::new(mistake + "; leave out --samples"));
    }
    let mut trial = Trial::new(request, samples, solver);
    let start = solver.now();
    let (failures, not_run) = series::run_samples(&mut trial, print)?;
    // No run for a hint is in the time and in the summary.
    let time = solver.now() - start;
    let first = failures.first();
    let hints = first.map_or_else(Hints::default, |SampleFailure { sample, attempt }| {
        let findings = solver.inspect(&[&sample.input], ended_by_fault(&attempt.run));
        hints(&trial, attempt, &String::from_utf8_lossy(&sample.input), findings)
    });
    print(&summary::of_samples(&trial, &failures, not_run, time, &hints));
    Ok(first.map_or(Verdict::Ac, |failure| failure.attempt.verdict))
}

/// Searches for an input on which a solver fails, and for a smaller one. Prints the report: first
/// the failure, since hints may take a while. Returns the verdict on the smallest failure, or AC.
///
/// # Errors
/// The solver cannot be run.
pub fn search(
    request: &Request,
    samples: &[Sample],
    solver: &dyn Solver,
    saved: &mut Saved,
    print: &mut dyn FnMut(&str),
) -> Result<Verdict, Error> {
    let mut trial = Trial::new(request, samples, solver);
    let mut generator = Generator::new(request.problem, request.seed);
    let start = solver.now();
    let result = series::run_search(&mut trial, &mut generator, saved)?;
    let smallest = result
        .failure
        .as_ref()
        .map(|first| (first, shrink::smallest(&mut trial, &mut generator, saved, first.clone())));
    // No run for a hint is in the time and in the summary.
    let time = solver.now() - start;
    let verdict = smallest.as_ref().map_or(Verdict::Ac, |(_, (failure, _))| failure.verdict);
    if let Some((first, (failure, smaller))) = smallest {
        print(&report::of_failure(request.problem, &failure));
        let [input, larger] = [&failure, first].map(|attempt| trial.input(&attempt.cases));
        let inputs = [input.as_bytes(), larger.as_bytes()];
        let findings = solver.inspect(&inputs, ended_by_fault(&failure.run));
        let hints = hints(&trial, &failure, &input, findings);
        print(&report::of_files(&trial, saved, first, &failure, smaller, &hints));
    }
    print(&summary::of_search(&trial, &generator, &result, time));
    if verdict == Verdict::Ac {
        let is_fed = |case| request.problem.may_be_fed(case);
        let fed = samples.iter().filter(|sample| sample.cases.iter().all(is_fed));
        let inputs: Vec<_> = fed.map(|sample| &sample.input[..]).collect();
        if let Some(fault) = solver.inspect(&inputs, false).fault {
            print(&format!("Note: no failure, but {fault}; a judge may crash on it\n"));
        }
    }
    Ok(verdict)
}
