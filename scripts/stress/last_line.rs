//! The last line: the result of a series; and a line above it for each failure that is excused.

use std::time::Duration;

use puzzle_solvers::arguments::printable;
use puzzle_solvers::figures::{seconds, thousands};

use crate::hints::NONZERO;
use crate::report::reason;
use crate::series::Outcome;
use crate::trial::Trial;

/// Returns a line for each failure that is excused. The first of them is saved, unless the solver
/// has failed later on.
pub fn excused(trial: &Trial, outcome: &Outcome) -> String {
    let mut text = String::new();
    for (i, (number, case, failure)) in outcome.excused.iter().enumerate() {
        let board = if case.is_solved() { "the solved board" } else { "an unsolvable board" };
        let (number, what) = (thousands(*number), reason(failure));
        let mut why = "accepted programs fail there, too".to_string();
        if i == 0 && outcome.failure.is_none() {
            why += &format!("; input: {}", trial.saved.names[0]);
        }
        text += &format!("Excused: input {number}, {board}: {what} ({why})\n");
    }
    text
}

/// Returns the last line. `time` is the time of all runs.
pub fn last_line(trial: &Trial, outcome: &Outcome, time: Duration) -> String {
    let Trial { is_all, seed, rounds, given, .. } = trial;
    let again = match rounds {
        None if *is_all => "--all".to_string(),
        Some(_) if *is_all => format!("--all --rounds {}", outcome.inputs),
        _ => format!("--seed {seed} --rounds {}", outcome.inputs),
    };
    let (result, costs) = (result(trial, outcome), costs(trial));
    let untried = untried(trial, outcome, time).unwrap_or_default();
    let mut text = format!("{result} in {} s ({again}{given}); {costs}{untried}", seconds(time));
    if let (runs @ 1.., status) = outcome.nonzero {
        let s = if runs == 1 { "" } else { "s" };
        text += &format!("; exit status {status} in {} run{s}: {NONZERO}", thousands(runs));
    }
    let file = &trial.saved.files[0];
    if outcome.failure.is_none() && outcome.excused.is_empty() && file.exists() {
        text += &format!("; {} is not of this run", printable(&file.to_string_lossy()));
    }
    text
}

/// Returns on how many inputs or boards the solver does not fail, or on which input it does.
fn result(trial: &Trial, outcome: &Outcome) -> String {
    let (inputs, tried) = (thousands(outcome.inputs), outcome.cases.len());
    if let Some(failure) = &outcome.failure {
        let sample = trial.sample(&failure.cases).map(|file| format!(", {file},"));
        return format!("failure in input {inputs}{}", sample.unwrap_or_default());
    }
    if let Some(all) = outcome.boards.filter(|_| trial.is_all) {
        let of = if tried == all { "all".to_string() } else { thousands(tried) + " of" };
        return format!("no failure in {of} {} boards", thousands(all));
    }
    let s = if outcome.inputs == 1 { "" } else { "s" };
    let far = outcome.farthest.map(|[far, most]| format!(", up to distance {far} of {most},"));
    format!("no failure in {inputs} input{s}{}", far.unwrap_or_default())
}

/// Returns how many of all boards were tried, and that `--all` tries every one, unless it leaves
/// out boards that are excused. `time` is the time of all runs.
fn untried(trial: &Trial, outcome: &Outcome, time: Duration) -> Option<String> {
    let all = outcome.boards.filter(|_| outcome.failure.is_none() && !trial.is_all)?;
    let boards = thousands(all);
    let one = format!("; {} of {boards} boards", thousands(outcome.cases.len()));
    let minutes = time.as_secs_f64() / 60.0 * all as f64 / outcome.inputs as f64;
    let (time, unit) =
        if minutes < 120.0 { (minutes, "minutes") } else { (minutes / 60.0, "hours") };
    match (trial.problem.most_cases, outcome.excused.is_empty()) {
        (1, false) => Some(one),
        (1, true) => Some(format!("{one}; --all tries every one, in some {time:.0} {unit}")),
        (_, false) => None,
        (usize::MAX, _) => {
            Some(format!("; --all tries every one of {boards} boards, in one input"))
        }
        _ => Some(format!("; --all tries every one of {boards} pairs")),
    }
}

/// Returns the time of the longest run and the most memory, beside the limits that are known.
fn costs(trial: &Trial) -> String {
    let (limits, cost) = (trial.problem.limits, &trial.most);
    let unsure = limits.filter(|limits| !limits.is_confirmed).map_or("", |_| ", not confirmed");
    let how = match limits {
        _ if trial.time_limit.is_some() => "",
        Some(_) => unsure,
        None => ", assumed since it is unknown",
    };
    let boards = format!(" for {} boards", thousands(cost.boards));
    let boards = if cost.boards == 1 { "" } else { &boards };
    let limit = format!("limit {} s{boards}{how}", seconds(trial.limit(cost.boards)));
    let used = |used| format!("{} s of processor time; ", seconds(used));
    let used = cost.processor_time.map_or(String::new(), used);
    let mut text = format!("longest run {} s ({used}{limit})", seconds(cost.wall_time));
    if let Some(memory) = cost.memory.map(|memory| (memory + 1023) / 1024) {
        text += &format!(", most memory {memory} MB");
        text += &match limits.map(|limits| limits.megabytes) {
            Some(most) if memory > most => format!(", over the limit of {most} MB{unsure}"),
            Some(most) => format!(" (limit {most} MB{unsure})"),
            None => String::new(),
        };
    }
    text
}
