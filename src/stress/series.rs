//! Many inputs, one after the other: from easy to hard, or the samples.

use std::time::{Duration, Instant};

use crate::format::{seconds, thousands};
use crate::judging::generator::Generator;
use crate::judging::samples::Sample;
use crate::streams::Error;
use crate::stress::console::{print, progress};
use crate::stress::report::reason;
use crate::stress::sweeps::{all, first_sweep, sweep, without_hiding};
use crate::stress::trial::{Attempt, Trial};

/// If the options do not say: how many inputs are run at most, and for how long new runs start.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

/// After this many samples for which the solver is too slow or takes too much memory, no more
/// samples are run.
const MOST_STOPPED: usize = 3;

/// The result of a search.
#[derive(Default)]
pub struct Search {
    /// How many inputs were run.
    pub inputs: usize,
    /// How many cases these inputs had.
    pub cases: usize,
    /// How many inputs were planned, if the time was up before all of them had run.
    pub planned: Option<usize>,
    /// How many samples had no turn then.
    pub samples_left: usize,
    /// How many different cases the judge could feed (of pairs, up to renaming the tiles); `None`
    /// for the rotation game.
    pub all_cases: Option<usize>,
    /// The failure that counts.
    pub failure: Option<Failure>,
}

/// A failure of a search.
pub struct Failure {
    /// The number of its input, from 1.
    pub number: usize,
    pub attempt: Attempt,
}

/// A sample on which the solver fails, and the failure.
pub type SampleFailure<'a> = (&'a Sample, Attempt);

/// Runs the solver on inputs until it fails, or the number of inputs that the options give is
/// reached, or the time is up. An input that has passed does not come again.
///
/// A failure on an input with a case that the judge's tests probably lack does not end the search.
/// It is kept, and counts if no other failure is found; meanwhile, no input with such a case is
/// run. Saves the failure.
///
/// # Errors
/// The solver cannot be run.
pub fn run_search(trial: &mut Trial, generator: &mut Generator) -> Result<Search, Error> {
    let request = trial.request;
    let all_cases = (!request.problem.task.is_rotation()).then(|| generator.all().count());
    let mut search = Search { all_cases, ..Search::default() };
    let samples = trial.samples.iter().map(|sample| sample.cases.clone()).collect();
    let first = if request.is_all { all(generator) } else { first_sweep(generator, samples) };
    let most_inputs = request.rounds.unwrap_or(if request.is_all { first.len() } else { ROUNDS });
    let is_timed = request.rounds.is_none() && !request.is_all;
    // Inputs that have passed are skipped, so later sweeps may have nothing new. After so many
    // sweeps, either enough inputs have run, or the sweeps repeat what has passed.
    let most_sweeps = if request.is_all { 0 } else { most_inputs };
    let later = (1..=most_sweeps).flat_map(|number| sweep(generator, number));
    let start = Instant::now();
    for cases in first.into_iter().chain(later) {
        if search.inputs == most_inputs {
            break;
        }
        let is_untested = cases.iter().any(|case| request.problem.is_untested(case));
        if trial.record.passed.contains(&cases) || is_untested && search.failure.is_some() {
            continue;
        }
        if is_timed && start.elapsed() >= TIME {
            search.planned = Some(most_inputs);
            search.samples_left = samples_left(trial, search.failure.as_ref());
            break;
        }
        search.inputs += 1;
        search.cases += cases.len();
        let [number, total] = [search.inputs, most_inputs].map(thousands);
        let other = if search.failure.is_some() { "other " } else { "" };
        progress(format!(
            "input {number} of {total}, no {other}failure yet (cases: {})",
            cases.len()
        ));
        if let Some(attempt) = trial.run(&cases)? {
            trial.save(&attempt);
            search.failure = Some(Failure { number: search.inputs, attempt });
            if !is_untested {
                break;
            }
        }
    }
    Ok(search)
}

/// Returns how many samples the solver has neither passed nor failed.
fn samples_left(trial: &Trial, failure: Option<&Failure>) -> usize {
    let is_left = |sample: &&Sample| {
        let cases = without_hiding(trial.request.problem, sample.cases.clone());
        let has_failed = failure.map_or(false, |failure| failure.attempt.cases == cases);
        !has_failed && !trial.record.passed.contains(&cases)
    };
    trial.samples.iter().filter(is_left).count()
}

/// Runs the solver on each sample, and prints a line for each as soon as its run ends. After one
/// sample for which the solver is too slow, such runs are not repeated. After three on which it is
/// stopped, none is run. Returns the samples that fail, and how many were not run.
///
/// # Errors
/// The solver cannot be run.
pub fn run_samples<'a>(trial: &mut Trial<'a>) -> Result<(Vec<SampleFailure<'a>>, usize), Error> {
    let samples = trial.samples;
    let mut failures: Vec<SampleFailure> = Vec::new();
    let mut not_run = 0;
    for (number, sample) in (1..).zip(samples) {
        let stopped = failures.iter().filter(|(_, attempt)| attempt.run.cost.is_stopped);
        let verdict = if stopped.count() == MOST_STOPPED {
            not_run += 1;
            "not run".to_string()
        } else {
            progress(format!("sample {number} of {}: {}", samples.len(), sample.name));
            match trial.run_on(&sample.input, &sample.cases)? {
                None => format!("AC ({} s)", seconds(trial.record.costs.last.time)),
                Some(attempt) => {
                    trial.record.is_first_run_final |= attempt.run.is_too_slow();
                    let verdict = reason(&attempt, &sample.line_numbers);
                    failures.push((sample, attempt));
                    verdict
                }
            }
        };
        // If the line cannot be printed, neither can the summary, and that error is reported.
        let _ = print(&format!("{}: {verdict}\n", sample.name));
    }
    Ok((failures, not_run))
}
