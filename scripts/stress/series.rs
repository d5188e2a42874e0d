//! Many inputs, one after the other: from easy to hard, or the samples.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::samples::Sample;
use puzzle_solvers::judging::sweeps::{all, first_sweep, sweep};
use puzzle_solvers::streams::Error;

use crate::console::{note, print};
use crate::report::reason;
use crate::trial::{Attempt, Trial};

/// If the options do not say: how many inputs are run at most, and for how long new runs start.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

/// After this many samples for which the solver is too slow or takes too much memory, no more
/// samples are run.
const MOST_STOPPED: usize = 3;

/// The result of a series.
#[derive(Default)]
pub struct Outcome {
    /// How many inputs were run.
    pub inputs: usize,
    /// The number of the last input that was run, in the order in which inputs are drawn, from 1; 0
    /// if only samples are run.
    pub last_drawn: usize,
    /// How many cases these inputs had; 0 if only samples are run.
    pub cases: usize,
    /// How many inputs were planned, if the time was up before all of them had run.
    pub planned: Option<usize>,
    /// How many different cases the judge could feed (of pairs, up to renaming the tiles); `None`
    /// for the rotation game, and if only samples are run.
    pub all_cases: Option<usize>,
    /// The failures. A search ends with the first.
    pub failures: Vec<Attempt>,
}

/// Runs the solver on inputs until it fails, or the number of inputs that the options give is
/// reached, or the time is up. An input that has passed does not come again. Inputs with cases that
/// the judge's tests probably lack are the last of all, so whatever else is wrong is found before;
/// those of the first sweep are run even if the time is up. Saves the failure.
///
/// # Errors
/// The solver cannot be run.
pub fn run_search(trial: &mut Trial, generator: &mut Generator) -> Result<Outcome, Error> {
    let request = trial.request;
    let all_cases = (!request.problem.task.is_rotation()).then(|| generator.all().count());
    let mut outcome = Outcome { all_cases, ..Outcome::default() };
    let samples = trial.samples.iter().map(|sample| sample.cases.clone()).collect();
    let first = if request.is_all { all(generator) } else { first_sweep(generator, samples) };
    let most_inputs = request.rounds.unwrap_or(if request.is_all { first.len() } else { ROUNDS });
    let is_timed = request.rounds.is_none() && !request.is_all;
    // Inputs that have passed are skipped, so late sweeps may have nothing new. After so many
    // sweeps, either enough inputs have run, or the sweeps repeat what has passed.
    let most_sweeps = if request.is_all { 0 } else { most_inputs };
    let first = first.into_iter().map(|cases| (true, cases));
    let later = (1..=most_sweeps).flat_map(|number| sweep(generator, number));
    let later = later.map(|cases| (false, cases));
    let mut last = Vec::new();
    let mut waiting = HashSet::new();
    let mut number = 0;
    let start = Instant::now();
    for (is_first, cases) in first.chain(later) {
        if !outcome.failures.is_empty() || number == most_inputs {
            break;
        }
        let is_over = is_timed && start.elapsed() >= TIME;
        if is_over {
            outcome.planned = Some(most_inputs);
            if !is_first {
                break;
            }
        }
        let is_last = cases.iter().any(|case| request.problem.is_untested(case));
        if trial.record.passed.contains(&cases) || is_last && !waiting.insert(cases.clone()) {
            continue;
        }
        number += 1;
        if is_last {
            last.push((number, cases));
        } else if !is_over {
            run_input(trial, &cases, most_inputs, &mut outcome)?;
            outcome.last_drawn = number;
        }
    }
    for (number, cases) in last {
        if outcome.failures.is_empty() {
            run_input(trial, &cases, most_inputs, &mut outcome)?;
            outcome.last_drawn = number;
        }
    }
    Ok(outcome)
}

/// Runs the solver on an input of a search. Saves a failure, and adds it to the outcome.
fn run_input(
    trial: &mut Trial,
    cases: &[Case],
    most_inputs: usize,
    outcome: &mut Outcome,
) -> Result<(), Error> {
    outcome.inputs += 1;
    outcome.cases += cases.len();
    let [inputs, total] = [outcome.inputs, most_inputs].map(thousands);
    note(format!("input {inputs} of {total}, no failure yet (cases: {})", cases.len()));
    if let Some(failure) = trial.run(cases)? {
        trial.save(&failure);
        outcome.failures.push(failure);
    }
    Ok(())
}

/// Runs the solver on each sample, and prints a line for each as soon as its run ends. After one
/// sample for which the solver is too slow, such runs are not repeated. After three on which it is
/// stopped, none is run.
///
/// # Errors
/// The solver cannot be run.
pub fn run_samples(trial: &mut Trial) -> Result<Outcome, Error> {
    let samples = trial.samples;
    let mut outcome = Outcome::default();
    for sample in samples {
        let stopped = outcome.failures.iter().filter(|failure| failure.run.cost.is_stopped);
        let verdict = if stopped.count() < MOST_STOPPED {
            outcome.inputs += 1;
            note(format!("sample {} of {}: {}", outcome.inputs, samples.len(), sample.name));
            run_sample(trial, sample, &mut outcome)?
        } else {
            "not run".to_string()
        };
        // If the line cannot be printed, neither can the summary, and that error is reported.
        let _ = print(&format!("{}: {verdict}\n", sample.name));
    }
    Ok(outcome)
}

/// Runs the solver on a sample, adds a failure to the outcome, and returns the verdict in words.
fn run_sample(trial: &mut Trial, sample: &Sample, outcome: &mut Outcome) -> Result<String, Error> {
    let failure = match trial.run_on(&sample.input, &sample.cases)? {
        None => return Ok(format!("AC ({} s)", seconds(trial.record.costs.last.time))),
        Some(failure) => failure,
    };
    trial.record.is_first_run_final |= failure.run.is_too_slow();
    let verdict = reason(&failure, &sample.line_numbers);
    outcome.failures.push(failure);
    Ok(verdict)
}
