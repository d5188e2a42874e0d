//! The summary of all runs: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use crate::format::{seconds, thousands};
use crate::stress::notes::{Note, NONZERO};
use crate::stress::request::Request;
use crate::stress::saved::Saved;
use crate::stress::series::{SampleFailure, Search, TimeUp};
use crate::stress::trial::{Attempt, Trial};

/// Returns the summary of a search. `time` is the time of all runs.
pub fn of_search(trial: &Trial, saved: &Saved, search: &Search, time: Duration) -> String {
    let failure = search.failure.as_ref().map(|failure| &failure.attempt);
    let mut lines = vec![result_of_search(trial, search, time), costs(trial)];
    if let Some(TimeUp { planned, samples_left }) = search.time_up {
        let mut line = format!("the minute was up; --rounds {planned} tries all inputs");
        if samples_left > 0 {
            line += &format!("; samples that had no turn: {samples_left}, see --samples");
        }
        lines.push(line);
    }
    if failure.is_none() {
        lines.extend(how_to_try_all(trial, search, time));
        if saved.path(".in").exists() {
            lines.push(format!("{} was there before", saved.named(".in")));
        }
    }
    lines.extend(slow_once(trial));
    lines.extend(nonzero_statuses(trial, failure));
    lines.join("\n") + "\n"
}

/// Returns the summary of samples. `time` is the time of all runs, and `notes` are those on the
/// first failure.
pub fn of_samples(
    trial: &Trial,
    failures: &[SampleFailure],
    not_run: usize,
    time: Duration,
    notes: &[Note],
) -> String {
    let samples = match trial.samples.len() {
        1 => "1 sample".to_string(),
        count => format!("{count} samples"),
    };
    let mut result = match failures.len() {
        0 => no_failure(trial, &samples),
        1 => format!("1 of {samples} fails,"),
        failures => format!("{failures} of {samples} fail,"),
    };
    if not_run > 0 {
        result += &format!(" {not_run} not run,");
    }
    let result = format!("{}: {result} in {} s", trial.request.name, seconds(time));
    let mut lines = vec![result, costs(trial)];
    let first = failures.first();
    if let Some(SampleFailure { sample, .. }) = first {
        lines.extend(notes.iter().map(|note| format!("Note: {}: {note}", sample.name)));
    }
    lines.extend(slow_once(trial));
    lines.extend(nonzero_statuses(trial, first.map(|failure| &failure.attempt)));
    lines.join("\n") + "\n"
}

/// Returns the result of a search: on how many inputs or boards the solver does not fail, or on
/// which input it does; then the time, and the options that repeat the search.
fn result_of_search(trial: &Trial, search: &Search, time: Duration) -> String {
    let request = trial.request;
    let (result, rounds) = match &search.failure {
        None => (no_failure(trial, &inputs_passed(trial, search)), search.inputs),
        Some(failure) => {
            (format!("failure in input {}", thousands(failure.number)), failure.number)
        }
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
fn inputs_passed(trial: &Trial, search: &Search) -> String {
    let is_all = trial.request.is_all;
    let noun = if trial.request.problem.task.is_pair() { "pairs" } else { "boards" };
    let [tried, inputs] = [search.cases, search.inputs].map(thousands);
    match (search.all_cases, &search.time_up) {
        (Some(all), _) if is_all && all == search.cases => format!("all {tried} {noun}"),
        (Some(all), _) if is_all => format!("{tried} of {} {noun}", thousands(all)),
        (_, Some(time_up)) => format!("{inputs} of {} inputs", thousands(time_up.planned)),
        (_, None) if search.inputs == 1 => "1 input".to_string(),
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
fn how_to_try_all(trial: &Trial, search: &Search, time: Duration) -> Option<String> {
    if trial.request.is_all {
        return None;
    }
    let all = search.all_cases?;
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / search.inputs as f64;
    let [minutes, boards] = [minutes.round() as usize, all].map(thousands);
    Some(match trial.request.problem.most_cases {
        1 => format!("--all tries all {boards} boards, one by one, in about {minutes} minutes"),
        usize::MAX => format!("--all tries all {boards} boards, in one input"),
        most => format!("--all tries all {boards} pairs, {most} in an input"),
    })
}

/// Returns how many runs were too slow, and passed when they were repeated, if any did.
fn slow_once(trial: &Trial) -> Option<String> {
    let runs = trial.record.slow_once;
    let words = "runs that were too slow, and passed when repeated";
    (runs > 0).then(|| format!("{words}: {} (a busy machine, or a race?)", thousands(runs)))
}

/// Returns how many runs passed with a nonzero exit status, if any did; but not if the report of a
/// failure has told its exit status.
fn nonzero_statuses(trial: &Trial, failure: Option<&Attempt>) -> Option<String> {
    let is_told = failure.map_or(false, |failure| failure.run.nonzero_status().is_some());
    let runs = trial.record.nonzero;
    (runs > 0 && !is_told)
        .then(|| format!("runs with a nonzero exit status: {}; {NONZERO}", thousands(runs)))
}
