//! What is said in the end.

use puzzle_solvers::cli::printable;
use puzzle_solvers::judging::drawing::{legend, text};
use puzzle_solvers::judging::figures::{seconds, thousands};
use puzzle_solvers::judging::{verdict, Accepts, Case, Drawing, Kind};

use crate::hints::{hints, NONZERO};
use crate::run::Stop;
use crate::series::Outcome;
use crate::shrink::Smallest;
use crate::trial::{Failure, Trial};
use crate::Options;

/// How many lines of the input and of standard error are shown, and how many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

/// Returns what is wrong; the case that is answered wrongly, drawn; hints on what to do; the input
/// and the end of standard error.
pub fn report(trial: &mut Trial, smallest: &Smallest) -> String {
    let failure = &smallest.failure;
    let mut headline = reason(failure);
    if smallest.is_chance {
        headline += "; run again, it passed: it fails only sometimes";
    }
    let mut text = match failure.suspects() {
        [_] => drawn(trial, failure, &headline),
        suspects => format!("{headline}, on an input of {} boards\n", thousands(suspects.len())),
    };
    text.extend(hints(trial, failure).iter().map(|hint| format!("Note: {hint}\n")));
    let saved = &trial.options.saved;
    let proof = if smallest.is_proven { "; no smaller input fails" } else { "" };
    let sample = trial.sample(&failure.cases).map_or(String::new(), |file| format!("; {file}"));
    let size = size(trial, &failure.cases);
    let input = saved.input.to_string_lossy();
    text += &format!("\nInput: {input} ({size}{sample}{proof})\n");
    text += &indented(trial.input(&failure.cases).lines().take(LINES));
    text += &format!("Output: {}\n", saved.output.to_string_lossy());
    let said = String::from_utf8_lossy(&failure.run.errors);
    if !said.is_empty() {
        text += &format!("Standard error: {}\n", saved.errors.to_string_lossy());
        text += &indented(said.lines().skip(said.lines().count().saturating_sub(LINES)));
    }
    text
}

/// Returns the case that is answered wrongly, drawn with the solver's moves or, if there are none,
/// a shortest path; then both answers.
fn drawn(trial: &mut Trial, failure: &Failure, headline: &str) -> String {
    let (problem, cases, output) = (trial.problem, &failure.cases, &failure.run.output);
    let (task, index) = (&problem.binary.task, failure.case());
    let (case, number) = (&cases[index], index + 1);
    let answer = verdict::answers(task, cases.len(), output).nth(index).flatten();
    let given = answer.as_deref().filter(|lines| !lines.is_empty()).map(quoted);
    let mut drawing = Drawing::new(&mut trial.oracle, number, case, Some(answer));
    drawing.headline = format!("Case {number}: {headline}");
    let solution = trial.oracle.solve(case);
    let right = verdict::right_answer(task, number, solution.as_ref());
    // The answers know no empty lines at the end of an output.
    let printed = output.iter().filter(|&&byte| byte == b'\n').count();
    let nothing = if printed > index * right.len() { "''" } else { "none" };
    let given = given.unwrap_or_else(|| nothing.to_string());
    let is_only = problem.accepts == Accepts::Exact || solution.is_none();
    let other = if is_only { "" } else { ", or another path" };
    let mut text = legend(task).to_string() + &text::case(&drawing);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal(goal));
    }
    text + &format!("\nAnswer: {given}\nExpected: {}{other}\n", quoted(&right))
}

/// Returns what is wrong.
fn reason(Failure { run, wrong, is_crash, .. }: &Failure) -> String {
    match (&run.ending, wrong) {
        (Err(Stop::TooSlow(how)), _) => format!("time-out: stopped after {how}"),
        (Err(Stop::TooMuchOutput), _) => {
            format!("too much output: over {} bytes", run.output.len() - 1)
        }
        (Ok(status), _) if *is_crash => format!("crash: {status}"),
        (Ok(_), wrong) => format!("WA: {}", wrong.as_ref().map_or("", |wrong| &wrong.reason)),
    }
}

/// Returns how large the input of some cases is.
fn size(trial: &mut Trial, cases: &[Case]) -> String {
    let solutions: Vec<_> = cases.iter().filter_map(|case| trial.oracle.solve(case)).collect();
    let moves: usize = solutions.iter().map(|solution| solution.path.len()).sum();
    let boards = cases.len();
    match boards - solutions.len() {
        0 => format!("boards: {boards}, moves: {moves}"),
        unsolvable => format!("boards: {boards}, moves: {moves}, unsolvable: {unsolvable}"),
    }
}

/// Returns on how many inputs or boards the solver does not fail, or on which input it does; in
/// what time, and the options that repeat it.
pub fn result(trial: &Trial, outcome: &Outcome) -> String {
    let (inputs, tried) = (thousands(outcome.inputs), outcome.cases.len());
    let result = match (&outcome.failure, outcome.boards, outcome.farthest) {
        (Some(failure), ..) => {
            let sample = trial.sample(&failure.cases).map(|file| format!(", {file},"));
            format!("failure in input {inputs}{}", sample.unwrap_or_default())
        }
        (None, Some(all), _) if trial.options.is_all || tried == all => {
            let of = if tried == all { "all".to_string() } else { thousands(tried) + " of" };
            format!("no failure in {of} {} boards", thousands(all))
        }
        (None, _, Some([farthest, hardest])) => {
            let s = if outcome.inputs == 1 { "" } else { "s" };
            format!("no failure in {inputs} input{s}, up to distance {farthest} of {hardest},")
        }
        (None, ..) => format!("no failure in {inputs} inputs"),
    };
    let again = match trial.options {
        Options { is_all: true, rounds: None, .. } => "--all".to_string(),
        Options { is_all: true, .. } => format!("--all --rounds {}", outcome.inputs),
        Options { seed, .. } => format!("--seed {seed} --rounds {}", outcome.inputs),
    };
    format!("{result} in {} s ({again})", seconds(outcome.time))
}

/// Returns what is said of a series besides: how much of all was tried, exit statuses, and failures
/// that are excused.
pub fn remarks(trial: &Trial, outcome: &Outcome) -> String {
    let (tried, is_right) = (outcome.cases.len(), outcome.failure.is_none());
    let mut remarks = String::new();
    if let Some(all) =
        outcome.boards.filter(|&all| is_right && !trial.options.is_all && tried < all)
    {
        remarks += &format!("; {} of {} boards", thousands(tried), thousands(all));
        // Otherwise it leaves boards out.
        if outcome.excused.is_empty() {
            let minutes = outcome.time.as_secs_f64() / 60.0 * all as f64 / tried as f64;
            let (time, unit) =
                if minutes < 120.0 { (minutes, "minutes") } else { (minutes / 60.0, "hours") };
            remarks += &format!("; --all tries every one, in some {time:.0} {unit}");
        }
    }
    if let (runs @ 1.., status) = trial.nonzero {
        let runs = if runs == 1 { "1 run".to_string() } else { format!("{runs} runs") };
        remarks += &format!("; exit status {status} in {runs}: {NONZERO}");
    }
    for (number, kind, failure) in &outcome.excused {
        let (number, what) = (thousands(*number), reason(failure));
        let is_solved = *kind == Kind::Solved;
        let board = if is_solved { "the solved board" } else { "an unsolvable board" };
        let why = "accepted programs fail there, too; no more such boards were tried";
        remarks += &format!("; input {number}, {board}: {what} ({why})");
    }
    if is_right && !outcome.excused.is_empty() {
        remarks += &format!("; saved: {}", trial.options.saved.input.to_string_lossy());
    }
    remarks
}

/// Returns the most that a run took, beside the limits that are known.
pub fn costs(trial: &Trial, failure: Option<&Failure>) -> String {
    let cost = failure.map_or(trial.most, |failure| trial.most.or_more(failure.run.cost));
    let limits = trial.problem.limits;
    let unsure = limits.filter(|limits| !limits.is_confirmed).map_or("", |_| ", not confirmed");
    let time = trial.limit(cost.boards);
    let how = match limits {
        _ if trial.options.time_limit.is_some() => "",
        Some(_) => unsure,
        None => ", assumed since it is unknown",
    };
    let boards = match cost.boards {
        1 => String::new(),
        boards => format!(" for {} boards", thousands(boards)),
    };
    let limit = format!("limit {} s{boards}{how}", seconds(time));
    let used = |used| format!("{} s of processor time; ", seconds(used));
    let used = cost.processor_time.map_or(String::new(), used);
    let mut text = format!("longest run {} s ({used}{limit})", seconds(cost.wall_time));
    if let Some(memory) = cost.memory {
        text += &format!(", most memory {} MB", (memory + 1023) / 1024);
        text.extend(limits.map(|limits| format!(" (limit {} MB{unsure})", limits.megabytes)));
    }
    text
}

/// Returns the lines of an answer.
fn quoted<T: AsRef<[u8]>>(lines: impl IntoIterator<Item = T>) -> String {
    lines.into_iter().map(|line| verdict::shown(line.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns lines as they stand below a heading: not too long, and without what a terminal would
/// take for a command.
fn indented<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let shown = |line: &str| printable(&line.chars().take(WIDTH).collect::<String>());
    lines.map(|line| format!("    {}\n", shown(line))).collect()
}
