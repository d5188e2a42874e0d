//! Many inputs, one after the other: from easy to hard, or the samples.

use std::time::{Duration, Instant};

use crate::format::{seconds, thousands};
use crate::judging::generator::Generator;
use crate::judging::samples::Sample;
use crate::streams::Error;
use crate::stress::console::{print, progress};
use crate::stress::saved::Saved;
use crate::stress::sweeps::{all, first_sweep, sweep, without_hiding};
use crate::stress::trial::{Attempt, Repeats, Trial};

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
    /// What was left when the time was up, if it was.
    pub time_up: Option<TimeUp>,
    /// How many different cases the judge could feed (of pairs, up to renaming the tiles); `None`
    /// for the rotation game.
    pub all_cases: Option<usize>,
    /// The failure that counts.
    pub failure: Option<InputFailure>,
}

/// What was left of a search when the time was up.
pub struct TimeUp {
    /// How many inputs were planned.
    pub planned: usize,
    /// How many samples had no turn.
    pub samples_left: usize,
}

/// A failure of a search.
pub struct InputFailure {
    /// The number of the input, from 1.
    pub number: usize,
    pub attempt: Attempt,
}

/// A failure on a sample.
pub struct SampleFailure<'a> {
    pub sample: &'a Sample,
    pub attempt: Attempt,
}

/// Runs the solver on inputs that have not passed before, and saves each failure. The search ends
/// with a failure, when enough inputs have run, when the time is up, or when no input is left.
///
/// A failure on an input with a case that the judge's tests probably lack does not end the search.
/// It is kept, and counts if no other failure is found; meanwhile, no input with such a case is
/// run.
///
/// # Errors
/// The solver cannot be run.
pub fn run_search(
    trial: &mut Trial,
    generator: &mut Generator,
    saved: &mut Saved,
) -> Result<Search, Error> {
    let request = trial.request;
    let all_cases = (!request.problem.task.is_rotation()).then(|| generator.all().count());
    let mut search = Search { all_cases, ..Search::default() };
    let samples = trial.samples.iter().map(|sample| sample.cases.clone()).collect();
    let first = if request.is_all { all(generator) } else { first_sweep(generator, samples) };
    let planned = request.rounds.unwrap_or(if request.is_all { first.len() } else { ROUNDS });
    let is_timed = request.rounds.is_none() && !request.is_all;
    // Inputs that have passed are skipped, so later sweeps may have nothing new. After so many
    // sweeps, either enough inputs have run, or the sweeps repeat what has passed.
    let most_sweeps = if request.is_all { 0 } else { planned };
    let later = (1..=most_sweeps).flat_map(|number| sweep(generator, number));
    let start = Instant::now();
    for cases in first.into_iter().chain(later) {
        if search.inputs == planned {
            break;
        }
        let is_untested = cases.iter().any(|case| request.problem.is_untested(case));
        if is_untested && search.failure.is_some() || trial.record.passed.contains(&cases) {
            continue;
        }
        if is_timed && start.elapsed() >= TIME {
            let samples_left = samples_left(trial, search.failure.as_ref());
            search.time_up = Some(TimeUp { planned, samples_left });
            break;
        }
        search.inputs += 1;
        search.cases += cases.len();
        let [number, total] = [search.inputs, planned].map(thousands);
        let other = if search.failure.is_some() { "other " } else { "" };
        let result = format!("no {other}failure yet (cases: {})", cases.len());
        progress(format!("input {number} of {total}, {result}"));
        if let Some(attempt) = trial.run(&cases)? {
            saved.write(&trial.input(&cases), &attempt.run);
            search.failure = Some(InputFailure { number: search.inputs, attempt });
            if !is_untested {
                break;
            }
        }
    }
    Ok(search)
}

/// Returns how many samples the solver has neither passed nor failed.
fn samples_left(trial: &Trial, failure: Option<&InputFailure>) -> usize {
    let is_left = |sample: &&Sample| {
        let cases = without_hiding(trial.request.problem, sample.cases.clone());
        let has_failed = failure.map_or(false, |failure| failure.attempt.cases == cases);
        !has_failed && !trial.record.passed.contains(&cases)
    };
    trial.samples.iter().filter(is_left).count()
}

/// Runs the solver on each sample, and prints a line for each as soon as its run ends. After one
/// sample for which the solver is too slow, such runs are not repeated. After three on which it is
/// stopped, none is run. Returns the failures, and how many samples were not run.
///
/// # Errors
/// The solver cannot be run.
pub fn run_samples<'a>(trial: &mut Trial<'a>) -> Result<(Vec<SampleFailure<'a>>, usize), Error> {
    let samples = trial.samples;
    let mut failures: Vec<SampleFailure> = Vec::new();
    let mut not_run = 0;
    for (number, sample) in (1..).zip(samples) {
        let stopped = failures.iter().filter(|failure| failure.attempt.run.cost.is_stopped);
        let verdict = if stopped.count() == MOST_STOPPED {
            not_run += 1;
            "not run".to_string()
        } else {
            progress(format!("sample {number} of {}: {}", samples.len(), sample.name));
            match trial.run_on(&sample.input, &sample.cases)? {
                None => format!("AC ({} s)", seconds(trial.record.costs.last.time)),
                Some(attempt) => {
                    if attempt.run.is_too_slow() {
                        trial.repeats = Repeats::Never;
                    }
                    let verdict = attempt.reason(&sample.line_numbers);
                    failures.push(SampleFailure { sample, attempt });
                    verdict
                }
            }
        };
        // If the line cannot be printed, neither can the summary, and that error is reported.
        let _ = print(&format!("{}: {verdict}\n", sample.name));
    }
    Ok((failures, not_run))
}
