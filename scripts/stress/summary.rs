//! The summary of a series: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::cases::Case;

use crate::report::{reason, NONZERO};
use crate::run::seconds;
use crate::series::Outcome;
use crate::trial::Trial;

/// Returns the summary. `name` is the problem's name as it was given, and `time` that of all runs.
pub fn summary(name: &str, trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let (is_passed, file) = (outcome.failure.is_none(), trial.saved[0].display());
    let mut lines = Vec::new();
    for (i, (number, case, failure)) in outcome.excused.iter().enumerate() {
        let (boards, number, what) = (kind(case), thousands(*number), reason(failure));
        // The first of them is saved, unless the solver has failed later on.
        let saved = if is_passed && i == 0 { format!("; input: {file}") } else { String::new() };
        let why = format!("accepted programs fail there, too{saved}");
        lines.push(format!("Excused: {boards}, as in input {number}: {what} ({why})"));
    }
    lines.push(format!("{name}: {}", result(trial, outcome, time)));
    lines.push(costs(trial));
    if let Some(planned) = outcome.planned {
        let [inputs, of] = [outcome.inputs, planned].map(thousands);
        let all = format!("--rounds {planned} tries them all");
        lines.push(format!("a minute was over after {inputs} of {of} inputs; {all}"));
    }
    if is_passed && outcome.excused.is_empty() {
        lines.extend(untried(trial, outcome, time));
        if trial.saved[0].exists() {
            lines.push(format!("{file} is from an earlier run"));
        }
    }
    if trial.nonzero > 0 {
        let runs = thousands(trial.nonzero);
        lines.push(format!("runs with a nonzero exit status: {runs}; {NONZERO}"));
    }
    lines.join("\n") + "\n"
}

/// Returns the result: on how many inputs or boards the solver does not fail, or on which input it
/// does; then the time, and the options that repeat the series.
fn result(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let (inputs, tried) = (thousands(outcome.inputs), thousands(outcome.tried));
    let passed = match outcome.boards.filter(|_| trial.is_all) {
        Some(all) if all == outcome.tried => format!("all {tried} boards"),
        Some(all) => format!("{tried} of {} boards", thousands(all)),
        None if outcome.inputs == 1 => "1 input".to_string(),
        None => format!("{inputs} inputs"),
    };
    let wrong: Vec<_> = outcome.excused.iter().map(|(_, case, _)| kind(case)).collect();
    let wrong = wrong.join(" and ");
    let result = if let Some(failure) = &outcome.failure {
        let sample = trial.sample(&failure.cases).map(|file| format!(", {file},"));
        format!("failure in input {inputs}{}", sample.unwrap_or_default())
    } else if wrong.is_empty() {
        format!("no failure in {passed}")
    } else {
        format!("no failure, but wrong on {wrong}, as accepted programs are: {passed}")
    };
    let draw = if trial.is_all { "--all".to_string() } else { format!("--seed {}", trial.seed) };
    let is_whole = trial.is_all && trial.rounds.is_none();
    let rounds = if is_whole { String::new() } else { format!(" --rounds {}", outcome.inputs) };
    format!("{result} in {} s ({draw}{rounds}{})", seconds(time), trial.given)
}

/// Returns the kind of boards that a failure on this one excuses.
fn kind(case: &Case) -> &'static str {
    ["unsolvable boards", "the solved board"][usize::from(case.is_solved())]
}

/// Returns the time of the longest run and the most memory, beside the limits that are known.
fn costs(trial: &Trial) -> String {
    let (limits, cost) = (trial.problem.limits, trial.cost);
    let unsure = limits.filter(|limits| !limits.is_confirmed).map_or("", |_| ", not confirmed");
    let how = match limits {
        _ if trial.time_limit.is_some() => "",
        Some(_) => unsure,
        None => ", assumed since it is unknown",
    };
    let used = cost.processor_time.map(|used| format!("{} s of processor time; ", seconds(used)));
    let used = used.unwrap_or_default();
    let boards = format!(" for {} boards", thousands(cost.boards));
    let boards = if cost.boards == 1 { "" } else { &boards };
    let [time, limit] = [cost.wall_time, trial.limit(cost.boards)].map(seconds);
    let mut text = format!("longest run {time} s ({used}limit {limit} s{boards}{how})");
    if let Some(memory) = cost.memory.map(|memory| (memory + 1023) / 1024) {
        text += &format!(", most memory {memory} MB");
        if let Some(limit) = limits.map(|limits| limits.megabytes) {
            text += &format!(" (limit {limit} MB{unsure})");
        }
    }
    text
}

/// Returns how to try all boards.
fn untried(trial: &Trial, outcome: &Outcome, time: Duration) -> Option<String> {
    let all = outcome.boards.filter(|_| !trial.is_all)?;
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / outcome.inputs as f64;
    let [minutes, boards] = [minutes.round() as usize, all].map(thousands);
    Some(match trial.problem.most_cases {
        1 => format!("--all tries all {boards} boards, one by one, in about {minutes} minutes"),
        usize::MAX => format!("--all tries all {boards} boards, in one input"),
        most => format!("--all tries all {boards} pairs, {most} in an input"),
    })
}
