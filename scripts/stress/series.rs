//! Many inputs, one after the other: from easy to hard, or the samples.

use std::time::{Duration, Instant};

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::case::Kind;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::samples::Sample;
use puzzle_solvers::judging::sweeps::{all, first_sweep, sweep};
use puzzle_solvers::streams::Error;

use crate::console::{note, print};
use crate::report::{reason, EXCUSED};
use crate::trial::{Failure, Trial};

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
    /// How many cases these inputs had; 0 if only samples are run.
    pub cases: usize,
    /// How many inputs were planned, if the time was up before all of them had run.
    pub planned: Option<usize>,
    /// How many different cases the judge could feed (of pairs, up to renaming the tiles); `None`
    /// for the rotation game, and if only samples are run.
    pub all_cases: Option<usize>,
    /// The failures that count. A search ends with the first.
    pub failures: Vec<Failure>,
    /// Failures that do not count, one for each kind of cases that the problem excuses, each after
    /// the number of its input. A search leaves out later inputs with a case of the kind.
    pub excused_failures: Vec<(usize, Failure)>,
}

impl Outcome {
    /// Adds the failure on the last input, unless an earlier failure was excused by the same kind
    /// of cases.
    fn add(&mut self, failure: Failure) {
        match failure.excused_kind {
            None => self.failures.push(failure),
            kind if self.has_excused(kind) => {}
            _ => self.excused_failures.push((self.inputs, failure)),
        }
    }

    /// Returns whether a failure was excused by cases of this kind.
    fn has_excused(&self, kind: Option<Kind>) -> bool {
        self.excused_failures.iter().any(|(_, failure)| failure.excused_kind == kind)
    }
}

/// Runs the solver on inputs until it fails, or the number of inputs that the options give is
/// reached, or the time is up. Saves the failure, or else the first failure that is excused. An
/// input that has passed does not come again.
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
    let later = (1..=most_sweeps).flat_map(|number| sweep(generator, number));
    let start = Instant::now();
    for cases in first.into_iter().chain(later) {
        if !outcome.failures.is_empty() || outcome.inputs == most_inputs {
            break;
        }
        if is_timed && start.elapsed() >= TIME {
            outcome.planned = Some(most_inputs);
            break;
        }
        if outcome.has_excused(trial.excused_kind(&cases)) || trial.record.passed.contains(&cases) {
            continue;
        }
        outcome.inputs += 1;
        outcome.cases += cases.len();
        let [number, total] = [outcome.inputs, most_inputs].map(thousands);
        note(format!("input {number} of {total}, no failure yet (cases: {})", cases.len()));
        if let Some(failure) = trial.run(&cases)? {
            if failure.excused_kind.is_none() || outcome.excused_failures.is_empty() {
                trial.save(&failure);
            }
            outcome.add(failure);
        }
    }
    Ok(outcome)
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
        let stopped = outcome.failures.iter().filter(|failure| failure.run.is_stopped());
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
        None => return Ok(format!("AC ({} s)", seconds(trial.record.costs.last.net_time()))),
        Some(failure) => failure,
    };
    let mut verdict = reason(&failure, &sample.line_numbers);
    if failure.excused_kind.is_some() {
        verdict += &format!(" ({EXCUSED})");
    } else {
        trial.record.first_run_counts |= failure.run.is_too_slow();
    }
    outcome.add(failure);
    Ok(verdict)
}
