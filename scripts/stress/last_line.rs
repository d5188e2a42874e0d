//! The last line: the result of a series; and a line above it for each failure that is excused.

use std::time::Duration;

use puzzle_solvers::judging::figures::{seconds, thousands};
use puzzle_solvers::judging::Kind;

use crate::hints::NONZERO;
use crate::report::reason;
use crate::run::Cost;
use crate::series::Outcome;
use crate::trial::Trial;
use crate::Options;

/// Returns a line for each failure that is excused. The first of them is saved, unless the solver
/// has failed later on.
pub fn excused(trial: &Trial, outcome: &Outcome) -> String {
    let mut text = String::new();
    for (i, (number, kind, failure)) in outcome.excused.iter().enumerate() {
        let is_solved = *kind == Kind::Solved;
        let board = if is_solved { "the solved board" } else { "an unsolvable board" };
        let (number, what) = (thousands(*number), reason(failure));
        let mut why = "accepted programs fail there, too".to_string();
        if i == 0 && outcome.failure.is_none() {
            why += &format!("; saved in {}", trial.options.saved.0[0].to_string_lossy());
        }
        text += &format!("Excused: input {number}, {board}: {what} ({why})\n");
    }
    text
}

/// Returns the last line. `time` is the time of all runs, and `cost` the cost of the run in the
/// report, if there is one.
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
    if let Some(all) = outcome.boards.filter(|_| trial.options.is_all) {
        let of = if tried == all { "all".to_string() } else { thousands(tried) + " of" };
        return format!("no failure in {of} {} boards", thousands(all));
    }
    let s = if outcome.inputs == 1 { "" } else { "s" };
    let far = outcome.farthest.map(|[far, most]| format!(", up to distance {far} of {most},"));
    format!("no failure in {inputs} input{s}{}", far.unwrap_or_default())
}

/// Returns how many of all boards were tried, and that `--all` tries every one, unless it leaves
/// out boards that are excused. Returns nothing after a failure.
fn untried(trial: &Trial, outcome: &Outcome) -> String {
    let all = match outcome.boards {
        Some(all) if outcome.failure.is_none() && !trial.options.is_all => all,
        _ => return String::new(),
    };
    let (tried, boards) = (thousands(outcome.cases.len()), thousands(all));
    let every = match trial.problem.cases.most {
        _ if !outcome.excused.is_empty() => String::new(),
        1 => format!("; --all tries every one, in some {}", time_for(all, &outcome.times)),
        usize::MAX => format!("; --all tries every one of {boards} boards, in one input"),
        _ => format!("; --all tries every one of {boards} pairs"),
    };
    let is_one = trial.problem.cases.most == 1;
    if is_one {
        format!("; {tried} of {boards} boards{every}")
    } else {
        every
    }
}

/// Returns how long so many inputs take in words, by the median of the times so far. A few slow
/// runs do not change the median.
fn time_for(inputs: usize, times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let minutes = times[times.len() / 2].as_secs_f64() * inputs as f64 / 60.0;
    let (time, unit) =
        if minutes < 120.0 { (minutes, "minutes") } else { (minutes / 60.0, "hours") };
    format!("{time:.0} {unit}")
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
