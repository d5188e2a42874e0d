//! The summary of all runs: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use puzzle_solvers::figures::{seconds, thousands};
use puzzle_solvers::judging::problems::Edge;

use crate::report::{reason, EXCUSED, NONZERO};
use crate::request::Request;
use crate::series::{Excused, Outcome, Tally};
use crate::trial::Trial;

/// Returns the summary of a search. `time` is that of all runs.
pub fn of_search(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let is_passed = outcome.failure.is_none();
    let file = trial.saved.named(&trial.saved.input);
    let mut lines = Vec::new();
    for (i, Excused { input, edge, failure }) in outcome.excused.iter().enumerate() {
        let boards = kind(edge);
        let number = thousands(*input);
        let mistake = reason(failure, &[]);
        // The first of them is saved, unless the solver has failed later on.
        let saved = if is_passed && i == 0 { format!("; input: {file}") } else { String::new() };
        let place = format!("{boards}, as in input {number}");
        lines.push(format!("Excused: {place}: {mistake} ({EXCUSED}{saved})"));
    }
    lines.push(result_of_search(trial, outcome, time));
    lines.push(costs(trial));
    if let Some(planned) = outcome.planned {
        let inputs = thousands(outcome.inputs);
        let of = thousands(planned);
        let all = format!("--rounds {planned} tries them all");
        lines.push(format!("a minute was over after {inputs} of {of} inputs; {all}"));
    }
    if is_passed && outcome.excused.is_empty() {
        lines.extend(untried(trial, outcome, time));
        if trial.saved.input.exists() {
            lines.push(format!("{file} is from an earlier run"));
        }
    }
    lines.extend(nonzero_statuses(trial));
    lines.join("\n") + "\n"
}

/// Returns the summary of samples, `count` of them. `time` is that of all runs.
pub fn of_samples(trial: &Trial, tally: &Tally, count: usize, time: Duration) -> String {
    let samples = format!("{count} sample{}", if count == 1 { "" } else { "s" });
    let result = match tally.failures {
        0 => no_failure(trial, &tally.excused, &samples),
        1 => format!("1 of {samples} fails,"),
        failures => format!("{failures} of {samples} fail,"),
    };
    let result = format!("{}: {result} in {} s", trial.request.name, seconds(time));
    let mut lines = vec![result, costs(trial)];
    lines.extend(nonzero_statuses(trial));
    lines.join("\n") + "\n"
}

/// Returns the result of a search: on how many inputs or boards the solver does not fail, or on
/// which input it does; then the time, and the options that repeat the series.
fn result_of_search(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let request = trial.request;
    let inputs = thousands(outcome.inputs);
    let result = match &outcome.failure {
        None => {
            let edges: Vec<_> = outcome.excused.iter().map(|excused| excused.edge).collect();
            no_failure(trial, &edges, &inputs_passed(trial, outcome))
        }
        Some(failure) => match trial.sample(&failure.cases) {
            Some(sample) => format!("failure in input {inputs}, {},", sample.file),
            None => format!("failure in input {inputs}"),
        },
    };
    let mut options =
        if request.is_all { "--all".to_string() } else { format!("--seed {}", request.seed) };
    if !request.is_all || request.rounds.is_some() {
        options += &format!(" --rounds {}", outcome.inputs);
    }
    let time = seconds(time);
    format!("{}: {result} in {time} s ({options}{})", request.name, request.time_options)
}

/// Returns on how many inputs or boards the solver does not fail.
fn inputs_passed(trial: &Trial, outcome: &Outcome) -> String {
    let tried = thousands(outcome.tried);
    match outcome.boards {
        Some(all) if trial.request.is_all && all == outcome.tried => format!("all {tried} boards"),
        Some(all) if trial.request.is_all => format!("{tried} of {} boards", thousands(all)),
        _ if outcome.inputs == 1 => "1 input".to_string(),
        _ => format!("{} inputs", thousands(outcome.inputs)),
    }
}

/// Returns the result of a solver that does not fail on what `passed` says, with what speaks
/// against it. `excused` are the kinds of boards on which failures were excused.
fn no_failure(trial: &Trial, excused: &[Edge], passed: &str) -> String {
    let kinds: Vec<_> = excused.iter().map(kind).collect();
    let wrong = format!("wrong on {}, as accepted programs are", kinds.join(" and "));
    match trial.found.costs.over_limits(trial.request.problem.limits) {
        None if excused.is_empty() => format!("no failure in {passed}"),
        None => format!("no failure, but {wrong}: {passed}"),
        Some(over) if excused.is_empty() => format!("no failure, but {over}: {passed}"),
        Some(over) => format!("no failure, but {over}, and {wrong}: {passed}"),
    }
}

/// Returns the name of a kind of boards.
fn kind(edge: &Edge) -> &'static str {
    match edge {
        Edge::Solved => "the solved board",
        Edge::Unsolvable => "unsolvable boards",
    }
}

/// Returns the costs of the runs.
fn costs(trial: &Trial) -> String {
    let Request { problem, time_limit, .. } = trial.request;
    trial.found.costs.in_words(problem.limits, time_limit.is_some())
}

/// Returns how to try all boards.
fn untried(trial: &Trial, outcome: &Outcome, time: Duration) -> Option<String> {
    let all = outcome.boards?;
    if trial.request.is_all {
        return None;
    }
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / outcome.inputs as f64;
    let minutes = thousands(minutes.round() as usize);
    let boards = thousands(all);
    Some(match trial.request.problem.most_cases {
        1 => format!("--all tries all {boards} boards, one by one, in about {minutes} minutes"),
        usize::MAX => format!("--all tries all {boards} boards, in one input"),
        most => format!("--all tries all {boards} pairs, {most} in an input"),
    })
}

/// Returns how many runs passed with a nonzero exit status, if any did.
fn nonzero_statuses(trial: &Trial) -> Option<String> {
    let runs = trial.found.nonzero;
    (runs > 0).then(|| format!("runs with a nonzero exit status: {}; {NONZERO}", thousands(runs)))
}
