//! Many inputs, one after the other: from easy to hard, or the samples.

use std::time::Duration;

use crate::error::Error;
use crate::format::{seconds, thousands};
use crate::judging::generator::Generator;
use crate::judging::samples::Sample;
use crate::stress::console::progress;
use crate::stress::request::Request;
use crate::stress::saved::Saved;
use crate::stress::sweeps::{all, first_sweep, sweep};
use crate::stress::trial::{Attempt, Trial, Verdict};

/// If the options do not say: how many inputs are run at most, and for how long new runs start.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

/// After this many samples for which the solver is too slow or takes too much memory, no more
/// samples are run.
const MOST_STOPPED: usize = 3;

pub struct SearchResult {
    pub inputs: usize,
    /// How many cases these inputs had.
    pub cases: usize,
    pub planned: usize,
    /// Whether inputs were left when the time was up.
    pub is_cut: bool,
    /// The failure, on the last of the inputs.
    pub failure: Option<Attempt>,
}

/// A failure on a sample.
pub struct SampleFailure<'a> {
    pub sample: &'a Sample,
    pub attempt: Attempt,
}

/// Runs the solver on inputs that have not passed before. The search ends with a failure, which is
/// saved, when enough inputs have run, when the time is up, or when no input is left.
pub fn run_search(
    trial: &mut Trial,
    generator: &mut Generator,
    saved: &mut Saved,
) -> Result<SearchResult, Error> {
    let Request { rounds, runs_all_boards, .. } = *trial.request;
    let samples = trial.samples.iter().map(|sample| sample.cases.clone()).collect();
    let first = if runs_all_boards { all(generator) } else { first_sweep(generator, samples) };
    let planned = rounds.unwrap_or(if runs_all_boards { first.len() } else { ROUNDS });
    let is_timed = rounds.is_none() && !runs_all_boards;
    // Each sweep adds an input, or only repeats what has passed. So no more sweeps are needed than
    // inputs are planned.
    let most_sweeps = if runs_all_boards { 0 } else { planned };
    let later = (1..=most_sweeps).flat_map(|number| sweep(generator, number));
    let mut result = SearchResult { inputs: 0, cases: 0, planned, is_cut: false, failure: None };
    let deadline = trial.solver.now() + TIME;
    for cases in first.into_iter().chain(later) {
        if result.inputs == planned {
            break;
        }
        if trial.passed.contains(&cases) {
            continue;
        }
        if is_timed && trial.solver.now() >= deadline {
            result.is_cut = true;
            break;
        }
        result.inputs += 1;
        result.cases += cases.len();
        let [number, total] = [result.inputs, planned].map(thousands);
        progress(format!("input {number} of {total}, no failure yet (cases: {})", cases.len()));
        result.failure = trial.run(&cases)?;
        if let Some(failure) = &result.failure {
            saved.write(&trial.input(&cases), &failure.run);
            break;
        }
    }
    Ok(result)
}

/// Runs the solver on each sample, and prints a line for each as soon as its run ends. After one
/// sample for which the solver is too slow, such runs are not repeated. After three on which it is
/// stopped, none is run. Returns the failures, and how many samples were not run.
pub fn run_samples<'a>(
    trial: &mut Trial<'a>,
    print: &mut dyn FnMut(&str),
) -> Result<(Vec<SampleFailure<'a>>, usize), Error> {
    let samples = trial.samples;
    let mut failures: Vec<SampleFailure> = Vec::new();
    let mut not_run = 0;
    for (number, sample) in (1..).zip(samples) {
        let start = trial.solver.now();
        let stopped = failures.iter().filter(|failure| failure.attempt.verdict.is_stopped());
        let verdict = if stopped.count() == MOST_STOPPED {
            not_run += 1;
            "not run".to_string()
        } else {
            progress(format!("sample {number} of {}: {}", samples.len(), sample.name));
            match trial.run_on(&sample.input, &sample.cases)? {
                None => format!("AC ({} s)", seconds(trial.solver.now() - start)),
                Some(attempt) => {
                    if matches!(attempt.verdict, Verdict::Tle(_)) {
                        trial.repeats_until = Duration::ZERO;
                    }
                    let verdict = attempt.reason(&sample.line_numbers);
                    failures.push(SampleFailure { sample, attempt });
                    verdict
                }
            }
        };
        print(&format!("{}: {verdict}\n", sample.name));
    }
    Ok((failures, not_run))
}
