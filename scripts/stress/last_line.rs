//! The last line: the result of a series; and a line above it for each failure that is excused.

use std::time::Duration;

use puzzle_solvers::judging::figures::{seconds, thousands};
use puzzle_solvers::judging::judges::Limits;
use puzzle_solvers::judging::Kind;

use crate::hints::NONZERO;
use crate::report::reason;
use crate::run::Cost;
use crate::series::Outcome;
use crate::trial::Trial;
use crate::Options;

/// Returns the lines for the failures that are excused. Unless another failure was saved later, the
/// first of them is.
pub fn excused(trial: &Trial, outcome: &Outcome) -> String {
    let mut text = String::new();
    for (i, (number, kind, failure)) in outcome.excused.iter().enumerate() {
        let is_solved = *kind == Kind::Solved;
        let board = if is_solved { "the solved board" } else { "an unsolvable board" };
        let (number, what) = (thousands(*number), reason(failure));
        let mut why = "accepted programs fail there, too".to_string();
        if i == 0 && outcome.failure.is_none() {
            why += &format!("; saved in {}", trial.options.saved.input.to_string_lossy());
        }
        text += &format!("Excused: input {number}, {board}: {what} ({why})\n");
    }
    text
}

/// Returns the last line. `time` is that of all runs, and `cost` that of the run that is reported,
/// if one is.
pub fn last_line(trial: &Trial, outcome: &Outcome, time: Duration, cost: Option<Cost>) -> String {
    let again = match trial.options {
        Options { is_all: true, rounds: None, .. } => "--all".to_string(),
        Options { is_all: true, .. } => format!("--all --rounds {}", outcome.inputs),
        Options { seed, .. } => format!("--seed {seed} --rounds {}", outcome.inputs),
    };
    let (result, time) = (result(trial, outcome), seconds(time));
    let costs = costs(trial, cost.map_or(outcome.most, |cost| outcome.most.or_more(cost)));
    let mut text = format!("{result} in {time} s ({again}); {costs}{}", untried(trial, outcome));
    if let (runs @ 1.., status) = outcome.nonzero {
        let s = if runs == 1 { "" } else { "s" };
        text += &format!("; exit status {status} in {} run{s}: {NONZERO}", thousands(runs));
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
    let is_all = |all| trial.options.is_all || trial.problem.cases.most == 1 && tried == all;
    if let Some(all) = outcome.boards.filter(|&all| is_all(all)) {
        let of = if tried == all { "all".to_string() } else { thousands(tried) + " of" };
        return format!("no failure in {of} {} boards", thousands(all));
    }
    let s = if outcome.inputs == 1 { "" } else { "s" };
    let far = outcome.farthest.map(|[far, most]| format!(", up to distance {far} of {most},"));
    format!("no failure in {inputs} input{s}{}", far.unwrap_or_default())
}

/// Returns how many of all boards were tried, and that `--all` tries every one. Nothing is said after
/// a failure. `--all` leaves boards out if some are excused.
fn untried(trial: &Trial, outcome: &Outcome) -> String {
    let (tried, most) = (outcome.cases.len(), trial.problem.cases.most);
    let all = match outcome.boards {
        Some(all) if outcome.failure.is_none() && !trial.options.is_all => all,
        _ => return String::new(),
    };
    let (is_all_tried, is_excused) = (most == 1 && tried == all, !outcome.excused.is_empty());
    let of_all = match most {
        1 if !is_all_tried => format!("; {} of {} boards", thousands(tried), thousands(all)),
        _ => String::new(),
    };
    if is_all_tried || is_excused {
        return of_all;
    }
    let how = match most {
        1 => format!(", in some {}", duration(outcome.usual_time() * all as u32)),
        usize::MAX => format!(" of {} boards, in one input", thousands(all)),
        _ => format!(" of {} pairs", thousands(all)),
    };
    format!("{of_all}; --all tries every one{how}")
}

/// Returns a long time in words.
fn duration(time: Duration) -> String {
    let minutes = time.as_secs_f64() / 60.0;
    if minutes < 120.0 {
        format!("{minutes:.0} minutes")
    } else {
        format!("{:.0} hours", minutes / 60.0)
    }
}

/// Returns the time and the memory of a run, beside the limits that are known.
fn costs(trial: &Trial, cost: Cost) -> String {
    let limits = trial.problem.limits;
    let unsure = limits.filter(|limits| !limits.is_confirmed).map_or("", |_| ", not confirmed");
    let how = match limits {
        _ if trial.options.time_limit.is_some() => "",
        Some(_) => unsure,
        None => ", assumed since it is unknown",
    };
    let boards = match cost.boards {
        1 => String::new(),
        boards => format!(" for {} boards", thousands(boards)),
    };
    let limit = format!("limit {} s{boards}{how}", seconds(trial.limit(cost.boards)));
    let used = |used| format!("{} s of processor time; ", seconds(used));
    let used = cost.processor_time.map_or(String::new(), used);
    let mut text = format!("longest run {} s ({used}{limit})", seconds(cost.wall_time));
    if let Some(memory) = cost.memory {
        let memory = (memory + 1023) / 1024;
        text += &format!(", most memory {memory} MB");
        text.extend(limits.map(|Limits { megabytes, .. }| {
            let limit = format!("{megabytes} MB{unsure}");
            if memory > megabytes {
                format!(", over the limit of {limit}")
            } else {
                format!(" (limit {limit})")
            }
        }));
    }
    text
}
