//! What is said in the end.

use puzzle_solvers::cli::{printable, seconds, thousands};
use puzzle_solvers::judging::drawing::{legend, text};
use puzzle_solvers::judging::{verdict, Accepts, Case, Drawing};

use crate::hints::hints;
use crate::overtime::TooSlow;
use crate::run::Stop;
use crate::series::Outcome;
use crate::shrink::Smallest;
use crate::trial::{Failure, Trial};

/// How many lines of the input and of standard error are shown, and how many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

/// Returns the case that is answered wrongly, drawn with the solver's moves or, if there are none,
/// a shortest path; both answers; hints on what to do; the input and the end of standard error.
pub fn report(trial: &Trial, smallest: &Smallest) -> String {
    let failure = &smallest.failure;
    let (problem, task, cases) = (trial.problem, &trial.problem.binary.task, &failure.cases);
    let (index, output) = (failure.case(), &failure.run.output);
    let (case, number) = (&cases[index], index + 1);
    let answer = verdict::answers(task, cases.len(), output).nth(index).flatten();
    let given = answer.as_deref().filter(|lines| !lines.is_empty()).map(quoted);
    let printed = output.iter().filter(|&&byte| byte == b'\n').count();
    let mut drawing = Drawing::new(&mut trial.oracle(), number, case, Some(answer));
    if let Some(reason) = reason(trial, failure) {
        drawing.headline = format!("Case {number}: {reason}");
    }
    if smallest.is_chance {
        drawing.headline += "; run again, it passed: it fails only sometimes";
    }
    let proof = if smallest.is_proven { "; no smaller input fails" } else { "" };
    let solution = trial.oracle().solve(case);
    let right = verdict::right_answer(task, number, solution.as_ref());
    // The answers know no empty lines at the end of an output.
    let nothing = if printed > index * right.len() { "''" } else { "none" };
    let given = given.unwrap_or_else(|| nothing.to_string());
    let is_only = problem.accepts == Accepts::Exact || solution.is_none();
    let other = if is_only { "" } else { ", or another path" };
    let [input_file, output_file, error_file] =
        [0, 1, 2].map(|i| trial.saved.0[i].to_string_lossy());
    let errors = String::from_utf8_lossy(&failure.run.errors);
    let mut text = legend(task).to_string() + &text::case(&drawing);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal(goal));
    }
    text += &format!("\nAnswer: {given}\nExpected: {}{other}\n", quoted(&right));
    text.extend(hints(trial, failure, &right).iter().map(|hint| format!("Note: {hint}\n")));
    text += &format!("\nInput: {input_file} ({}{proof})\n", size(trial, cases));
    text += &indented(trial.input(cases).lines().take(LINES));
    text += &format!("Output: {output_file}\n");
    if !errors.is_empty() {
        text += &format!("Standard error: {error_file}\n");
        text += &indented(errors.lines().skip(errors.lines().count().saturating_sub(LINES)));
    }
    text
}

/// Returns what is wrong, if it is not the answer to the case that is shown.
fn reason(trial: &Trial, failure: &Failure) -> Option<String> {
    let (run, limit) = (&failure.run, seconds(failure.run.cost.limit));
    match run.ending {
        Err(Stop::TooSlow(too_slow)) => {
            let (time, what) = match too_slow {
                TooSlow::Thread(time) => (time, format!("of processor time (limit {limit} s)")),
                TooSlow::Together(time, times) => {
                    let all = "of processor time in all threads and programs";
                    (time, format!("{all} (limit {times} × {limit} s)"))
                }
                TooSlow::Idle(time) => (time, format!("idle past its limit of {limit} s")),
                TooSlow::Unknown(time) => (time, format!("past its limit of {limit} s")),
            };
            Some(format!("time-out: stopped after {} s {what}", seconds(time)))
        }
        Err(Stop::TooMuchOutput) => {
            Some(format!("too much output: over {} bytes", run.output.len() - 1))
        }
        Ok(status) if trial.is_crash(run) => Some(format!("crash: {status}")),
        Ok(_) | Err(Stop::Deadline) => {
            let extra = failure.wrong.as_ref().filter(|it| it.case >= failure.cases.len());
            extra.map(|it| format!("WA: {}", it.message))
        }
    }
}

/// Returns how large the input of some cases is.
fn size(trial: &Trial, cases: &[Case]) -> String {
    let mut oracle = trial.oracle();
    let solutions: Vec<_> = cases.iter().filter_map(|case| oracle.solve(case)).collect();
    let moves: usize = solutions.iter().map(|solution| solution.path.len()).sum();
    let boards = cases.len();
    match boards - solutions.len() {
        0 => format!("boards: {boards}, moves: {moves}"),
        unsolvable => format!("boards: {boards}, moves: {moves}, unsolvable: {unsolvable}"),
    }
}

/// Returns the most that a run took, beside the limits that are known; if one was too slow, what
/// this one took.
pub fn costs(trial: &Trial, failure: Option<&Failure>) -> String {
    let most = trial.record().most;
    let cost = match failure.map(|failure| &failure.run) {
        Some(run) if matches!(run.ending, Err(Stop::TooSlow(_))) => run.cost,
        Some(run) => most.or_more(run.cost),
        None => most,
    };
    let (limits, limit) = (trial.problem.limits, seconds(cost.limit));
    let unsure = limits.filter(|it| !it.is_confirmed).map_or("", |_| ", not confirmed");
    let limit = match limits {
        _ if cost.limit > trial.limit(0) => format!("limit {limit} s for so many boards"),
        _ if trial.time_limit.is_some() => format!("limit {limit} s"),
        Some(_) => format!("limit {limit} s{unsure}"),
        None => format!("limit unknown, {limit} s assumed"),
    };
    let used = cost.processor_time.filter(|_| cost.wall_time > cost.limit);
    let used = used.map_or(String::new(), |it| format!("{} s of processor time; ", seconds(it)));
    let mut text = format!("longest run {} s ({used}{limit})", seconds(cost.wall_time));
    if let Some(memory) = cost.memory {
        text += &format!(", most memory {} MB", (memory + 1023) / 1024);
        text.extend(limits.map(|it| format!(" (limit {} MB{unsure})", it.megabytes)));
    }
    text
}

/// Returns what is said of a series besides: of exit statuses, and of inputs on which the solver
/// failed where that is no failure.
pub fn remarks(trial: &Trial, outcome: &Outcome) -> String {
    let (file, mut remarks) = (trial.saved.0[0].to_string_lossy(), String::new());
    let saved = if outcome.failure.is_none() { format!(" (saved: {file})") } else { String::new() };
    if let (runs @ 1.., status) = trial.record().nonzero {
        let runs = if runs == 1 { "1 run".to_string() } else { format!("{runs} runs") };
        let many = "many judges call that a run-time error";
        remarks += &format!("; exit status {status} in {runs}: {many}");
    }
    if let Some(Failure { number, run, .. }) = &outcome.unconfirmed {
        let is_slow = matches!(run.ending, Err(Stop::TooSlow(_)));
        let what = if is_slow { "took too long" } else { "failed" };
        let why = if is_slow { "" } else { ": does it use files in its folder, or chance?" };
        let saved = if outcome.excused.is_none() { &saved } else { "" };
        let number = thousands(*number);
        remarks += &format!("; input {number} {what} beside another run, not alone{why}{saved}");
    }
    if let Some(failure) = &outcome.excused {
        let number = thousands(failure.number);
        let why = "as do programs that the judge accepted: it may feed no such board";
        let others = "inputs with one were left out from there on";
        remarks += &format!("; input {number} failed alone, {why}{saved}, so {others}");
    }
    remarks
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
