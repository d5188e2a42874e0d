//! The summary of all runs: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use puzzle_solvers::format::{seconds, thousands};
use puzzle_solvers::judging::samples::Sample;

use crate::experiments;
use crate::notes::{notes, NONZERO};
use crate::request::Request;
use crate::series::Outcome;
use crate::trial::{Attempt, Trial};

/// Returns the summary of a search. `time` is the time of all runs.
pub fn of_search(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let is_passed = outcome.failures.is_empty();
    let file = trial.saved.named(".in");
    let mut lines = vec![result_of_search(trial, outcome, time), costs(trial)];
    if let Some(planned) = outcome.planned {
        lines.push(format!("the minute was up; --rounds {planned} tries all inputs"));
    }
    if is_passed {
        lines.extend(how_to_try_all(trial, outcome, time));
        if trial.saved.path(".in").exists() {
            lines.push(format!("{file} is from an earlier run"));
        }
    }
    lines.extend(nonzero_statuses(trial));
    lines.join("\n") + "\n"
}

/// Returns the summary of samples, with notes on the first failure. `time` is the time of all runs.
pub fn of_samples(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let samples = match trial.samples.len() {
        1 => "1 sample".to_string(),
        count => format!("{count} samples"),
    };
    let mut result = match outcome.failures.len() {
        0 => no_failure(trial, &samples),
        1 => format!("1 of {samples} fails,"),
        failures => format!("{failures} of {samples} fail,"),
    };
    let not_run = trial.samples.len() - outcome.inputs;
    if not_run > 0 {
        result += &format!(" {not_run} not run,");
    }
    let result = format!("{}: {result} in {} s", trial.request.name, seconds(time));
    let mut lines = vec![result, costs(trial)];
    lines.extend(outcome.failures.first().into_iter().flat_map(|first| sample_notes(trial, first)));
    lines.extend(nonzero_statuses(trial));
    lines.join("\n") + "\n"
}

/// Makes experiments on a sample on which the solver fails, and returns the notes.
fn sample_notes(trial: &Trial, failure: &Attempt) -> Vec<String> {
    let is_failing = |sample: &&Sample| sample.cases == failure.cases;
    let sample = trial.samples.iter().find(is_failing).expect("it is a sample");
    let input = String::from_utf8_lossy(&sample.input);
    let notes = notes(trial, failure, experiments::shown(trial, failure, &input)).into_iter();
    notes.map(|note| format!("Note: {}: {note}", sample.name)).collect()
}

/// Returns the result of a search: on how many inputs or boards the solver does not fail, or on
/// which input it does; then the time, and the options that repeat the search.
fn result_of_search(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let request = trial.request;
    let inputs = thousands(outcome.inputs);
    let (result, rounds) = match outcome.failures.first() {
        None => (no_failure(trial, &inputs_passed(trial, outcome)), outcome.inputs),
        Some(_) => (format!("failure in input {inputs}"), outcome.last_drawn),
    };
    let mut options =
        if request.is_all { "--all".to_string() } else { format!("--seed {}", request.seed) };
    if !request.is_all || request.rounds.is_some() {
        options += &format!(" --rounds {rounds}");
    }
    let time = seconds(time);
    format!("{}: {result} in {time} s ({options}{})", request.name, request.other_options)
}

/// Returns on how many inputs, boards or pairs the solver does not fail.
fn inputs_passed(trial: &Trial, outcome: &Outcome) -> String {
    let is_all = trial.request.is_all;
    let noun = if trial.request.problem.task.is_pair() { "pairs" } else { "boards" };
    let [tried, inputs] = [outcome.cases, outcome.inputs].map(thousands);
    match (outcome.all_cases, outcome.planned) {
        (Some(all), _) if is_all && all == outcome.cases => format!("all {tried} {noun}"),
        (Some(all), _) if is_all => format!("{tried} of {} {noun}", thousands(all)),
        (_, Some(planned)) => format!("{inputs} of {} inputs", thousands(planned)),
        (_, None) if outcome.inputs == 1 => "1 input".to_string(),
        (_, None) => format!("{inputs} inputs"),
    }
}

/// Returns the result if the solver does not fail: limits that were exceeded, and `passed`, which
/// names the inputs or boards.
fn no_failure(trial: &Trial, passed: &str) -> String {
    let Request { problem, memory_limit, .. } = trial.request;
    let limit = memory_limit.or(problem.limits.map(|limits| limits.megabytes));
    match trial.record.costs.over_limits(limit) {
        None => format!("no failure in {passed}"),
        Some(over_limits) => format!("no failure, but {over_limits}: {passed}"),
    }
}

/// Returns the costs of the runs.
fn costs(trial: &Trial) -> String {
    let Request { problem, time_limit, memory_limit, .. } = trial.request;
    trial.record.costs.in_words(problem.limits, time_limit.is_some(), *memory_limit)
}

/// Returns how to try all boards.
fn how_to_try_all(trial: &Trial, outcome: &Outcome, time: Duration) -> Option<String> {
    if trial.request.is_all {
        return None;
    }
    let all = outcome.all_cases?;
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / outcome.inputs as f64;
    let [minutes, boards] = [minutes.round() as usize, all].map(thousands);
    Some(match trial.request.problem.most_cases {
        1 => format!("--all tries all {boards} boards, one by one, in about {minutes} minutes"),
        usize::MAX => format!("--all tries all {boards} boards, in one input"),
        most => format!("--all tries all {boards} pairs, {most} in an input"),
    })
}

/// Returns how many runs passed with a nonzero exit status, if any did.
fn nonzero_statuses(trial: &Trial) -> Option<String> {
    let runs = trial.record.nonzero;
    (runs > 0).then(|| format!("runs with a nonzero exit status: {}; {NONZERO}", thousands(runs)))
}
