//! The summary of a series: the result, the costs, and what was not tried, one fact a line.

use std::time::Duration;

use puzzle_solvers::figures::{seconds, thousands};
use puzzle_solvers::judging::cases::Case;

use crate::hints::NONZERO;
use crate::report::reason;
use crate::series::Outcome;
use crate::trial::Trial;

/// Returns the summary. `name` is the problem's name as it was given, and `time` that of all runs.
pub fn summary(name: &str, trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let (is_passed, file) = (outcome.failure.is_none(), trial.saved[0].display());
    let mut lines = Vec::new();
    for (i, (number, case, failure)) in outcome.excused.iter().enumerate() {
        let (boards, number, what) = (kind(case), thousands(*number), reason(failure));
        let is_saved = is_passed && i == 0;
        let saved = if is_saved { format!("; input: {file}") } else { String::new() };
        let why = format!("accepted programs fail there, too{saved}");
        lines.push(format!("Excused: {boards}, as in input {number}: {what} ({why})"));
    }
    lines.push(format!(
        "{name}: {} in {} s ({})",
        result(trial, outcome),
        seconds(time),
        options(trial, outcome)
    ));
    lines.push(costs(trial));
    if let Some(planned) = outcome.planned {
        let [inputs, of] = [outcome.inputs, planned].map(thousands);
        lines.push(format!(
            "a minute was over after {inputs} of {of} inputs; --rounds {planned} tries them all"
        ));
    }
    if is_passed && outcome.excused.is_empty() {
        lines.extend(untried(trial, outcome, time));
        if trial.saved[0].exists() {
            lines.push(format!("{file} is from an earlier run"));
        }
    }
    if let (runs @ 1.., status) = outcome.nonzero {
        let s = if runs == 1 { "" } else { "s" };
        lines.push(format!("exit status {status} in {} run{s}: {NONZERO}", thousands(runs)));
    }
    lines.join("\n") + "\n"
}

/// Returns on how many inputs or boards the solver does not fail, or on which input it does.
fn result(trial: &Trial, outcome: &Outcome) -> String {
    let (inputs, tried) = (thousands(outcome.inputs), outcome.cases.len());
    if let Some(failure) = &outcome.failure {
        let sample = trial.sample(&failure.cases).map(|file| format!(", {file},"));
        return format!("failure in input {inputs}{}", sample.unwrap_or_default());
    }
    let passed = match outcome.boards.filter(|_| trial.is_all) {
        Some(all) if all == tried => format!("all {} boards", thousands(all)),
        Some(all) => format!("{} of {} boards", thousands(tried), thousands(all)),
        None if outcome.inputs == 1 => "1 input".to_string(),
        None => format!("{inputs} inputs"),
    };
    if outcome.excused.is_empty() {
        return format!("no failure in {passed}");
    }
    let wrong: Vec<_> = outcome.excused.iter().map(|(_, case, _)| kind(case)).collect();
    let wrong = wrong.join(" and ");
    format!("no failure, but wrong on {wrong}, as accepted programs are: {passed}")
}

/// Returns the options that repeat the series.
fn options(trial: &Trial, outcome: &Outcome) -> String {
    let (rounds, given) = (outcome.inputs, &trial.given);
    match trial.rounds {
        None if trial.is_all => format!("--all{given}"),
        Some(_) if trial.is_all => format!("--all --rounds {rounds}{given}"),
        _ => format!("--seed {} --rounds {rounds}{given}", trial.seed),
    }
}

/// Returns the kind of boards that a failure on this one excuses.
fn kind(case: &Case) -> &'static str {
    if case.is_solved() {
        "the solved board"
    } else {
        "unsolvable boards"
    }
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
            let over = if memory > limit { "over the " } else { "" };
            text += &format!(" ({over}limit {limit} MB{unsure})");
        }
    }
    text
}

/// Returns how to try all boards.
fn untried(trial: &Trial, outcome: &Outcome, time: Duration) -> Option<String> {
    let all = outcome.boards.filter(|_| !trial.is_all)?;
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / outcome.inputs as f64;
    let boards = thousands(all);
    Some(match trial.problem.most_cases {
        1 => format!("--all tries all {boards} boards, one by one, in about {minutes:.0} minutes"),
        usize::MAX => format!("--all tries all {boards} boards, in one input"),
        most => format!("--all tries all {boards} pairs, {most} in an input"),
    })
}
