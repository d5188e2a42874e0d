//! The summary of all runs: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use crate::format::{seconds, thousands};
use crate::judging::generator::Generator;
use crate::judging::problems::Task;
use crate::stress::hints::Hints;
use crate::stress::request::Request;
use crate::stress::series::{SampleFailure, SearchResult};
use crate::stress::trial::Trial;

/// The summary of a search. `time` is the time of all runs.
pub fn of_search(
    trial: &Trial,
    generator: &Generator,
    result: &SearchResult,
    time: Duration,
) -> String {
    let mut left = Vec::new();
    let words = if result.failure.is_some() {
        format!("failure in input {}", thousands(result.inputs))
    } else {
        let all_cases = generator.all().count();
        if result.is_cut {
            left.push(format!("the minute was up; --rounds {} tries all inputs", result.planned));
        }
        left.extend(how_to_try_all(trial, all_cases));
        left.extend(not_tried(trial));
        no_failure(trial, &inputs_passed(trial, result, all_cases))
    };
    let mut lines = vec![result_of_search(trial, result, &words, time), costs(trial)];
    lines.extend(left);
    lines.extend(slow_at_first(trial));
    lines.join("\n") + "\n"
}

/// The summary of the samples. `time` is the time of all runs, and `hints` are those on the first
/// failure.
pub fn of_samples(
    trial: &Trial,
    failures: &[SampleFailure],
    not_run: usize,
    time: Duration,
    hints: &Hints,
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
    if let Some(SampleFailure { sample, .. }) = failures.first() {
        lines.extend(hints.lines.iter().map(|hint| format!("Note: {}: {hint}", sample.name)));
    }
    lines.extend(slow_at_first(trial));
    lines.join("\n") + "\n"
}

/// The result of a search in `words`, with the time, and the options that repeat the search.
fn result_of_search(trial: &Trial, result: &SearchResult, words: &str, time: Duration) -> String {
    let request = trial.request;
    let mut options = if request.runs_all_boards {
        "--all".to_string()
    } else {
        format!("--seed {}", request.seed)
    };
    if !request.runs_all_boards || request.rounds.is_some() {
        options += &format!(" --rounds {}", result.inputs);
    }
    let time = seconds(time);
    format!("{}: {words} in {time} s ({options}{})", request.name, request.other_options)
}

fn inputs_passed(trial: &Trial, result: &SearchResult, all_cases: usize) -> String {
    let noun = if trial.request.problem.task.is_pair() { "pairs" } else { "boards" };
    let [tried, inputs] = [result.cases, result.inputs].map(thousands);
    if trial.request.runs_all_boards && all_cases == result.cases {
        format!("all {tried} {noun}")
    } else if trial.request.runs_all_boards {
        format!("{tried} of {} {noun}", thousands(all_cases))
    } else if result.is_cut {
        format!("{inputs} of {} inputs", thousands(result.planned))
    } else if result.inputs == 1 {
        "1 input".to_string()
    } else {
        format!("{inputs} inputs")
    }
}

/// The result if the solver does not fail: limits that were exceeded, and `passed`, which names the
/// inputs or boards.
fn no_failure(trial: &Trial, passed: &str) -> String {
    let Request { problem, memory_limit, .. } = trial.request;
    let limit = memory_limit.or(problem.limits.map(|limits| limits.megabytes));
    match trial.costs.over_limits(limit) {
        None => format!("no failure in {passed}"),
        Some(over_limits) => format!("no failure, but {over_limits}: {passed}"),
    }
}

fn costs(trial: &Trial) -> String {
    let Request { problem, time_limit, memory_limit, .. } = trial.request;
    trial.costs.in_words(problem.limits, time_limit.is_some(), *memory_limit)
}

fn how_to_try_all(trial: &Trial, all_cases: usize) -> Option<String> {
    let Request { problem, runs_all_boards, .. } = trial.request;
    if *runs_all_boards || problem.task.is_rotation() {
        return None;
    }
    let cases = thousands(all_cases);
    let words = match problem.most_cases {
        1 => format!("{cases} boards, one by one"),
        usize::MAX => format!("{cases} boards, in one input"),
        most => format!("{cases} pairs, {most} in an input"),
    };
    Some(format!("--all tries all {words}"))
}

fn not_tried(trial: &Trial) -> Option<String> {
    let problem = trial.request.problem;
    if !problem.tests_only_moves {
        return None;
    }
    let cases = match problem.task {
        Task::Pair => "pairs whose start is the goal",
        _ => "the solved board, unsolvable boards",
    };
    let why = "since accepted programs fail there";
    Some(format!("not tried, {why}: {cases}; --samples has them"))
}

fn slow_at_first(trial: &Trial) -> Option<String> {
    let runs = trial.slow_at_first;
    let words = "runs that were too slow, and passed when repeated";
    (runs > 0).then(|| format!("{words}: {} (a busy machine, or a race?)", thousands(runs)))
}
