//! What is said of a failure.

use std::path::Path;
use std::process::ExitStatus;

use puzzle_solvers::cli::thousands;
use puzzle_solvers::judging::drawing::{legend, text};
use puzzle_solvers::judging::{verdict, Accepts, Case, Drawing};

use crate::inputs::hard;
use crate::program;
use crate::run::{seconds, Ending};
use crate::shrink::Smallest;
use crate::trial::{Failure, Trial};

/// How many lines of the input and of standard error are shown, and how many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

/// Returns the case that is answered wrongly, drawn with the solver's moves or, if there are none,
/// a shortest path; both answers; notes on what to do; the input and the end of standard error.
pub fn report(trial: &Trial, smallest: &Smallest) -> String {
    let failure = &smallest.failure;
    let (problem, task, cases) = (trial.problem, &trial.problem.binary.task, &failure.cases);
    let (case, number, output) = (&cases[failure.case], failure.case + 1, &failure.run.output);
    let answer = verdict::answers(task, cases.len(), output).nth(failure.case).flatten();
    let given = answer.as_deref().filter(|lines| !lines.is_empty()).map(quoted);
    let printed = output.iter().filter(|&&byte| byte == b'\n').count();
    let mut drawing = Drawing::new(&mut trial.oracle(), number, case, Some(answer));
    if let Some(ending) = &failure.ending {
        drawing.headline = format!("Case {number}: {ending}");
    }
    if smallest.is_chance {
        drawing.headline += "; run again, it passed: it fails only sometimes";
    }
    let proof = if smallest.is_proven { "; no smaller input fails" } else { "" };
    let solution = trial.oracle().solve(case);
    let right = verdict::right_answer(task, number, solution.as_ref());
    // The answers know no empty lines at the end of an output.
    let nothing = if printed > failure.case * right.len() { "''" } else { "none" };
    let given = given.unwrap_or_else(|| nothing.to_string());
    let is_only = problem.accepts == Accepts::Exact || solution.is_none();
    let other = if is_only { "" } else { ", or another path" };
    let [input_file, output_file, error_file] = [0, 1, 2].map(|i| trial.files[i].to_string_lossy());
    let errors = String::from_utf8_lossy(&failure.run.errors);
    let mut text = legend(task).to_string() + &text::case(&drawing);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal(goal));
    }
    text += &format!("\nAnswer: {given}\nExpected: {}{other}\n", quoted(&right));
    text.extend(notes(trial, failure, &right).iter().map(|note| format!("Note: {note}\n")));
    text += &format!("\nInput: {input_file} ({}{proof})\n", trial.size(cases));
    text += &indented(String::from_utf8_lossy(&trial.input(cases)).lines().take(LINES));
    text += &format!("Output: {output_file}\n");
    if !errors.is_empty() {
        text += &format!("Standard error: {error_file}\n");
        text += &indented(errors.lines().skip(errors.lines().count().saturating_sub(LINES)));
    }
    text
}

/// Returns the most that a run took, beside the limits that are known.
pub fn costs(trial: &Trial) -> String {
    let (cost, limits) = (trial.most(), trial.problem.limits);
    let unsure = limits.filter(|it| !it.is_confirmed).map_or("", |_| ", not confirmed");
    let used =
        cost.processor_time.map(|used| format!("at least {} s of processor time", seconds(used)));
    let time_limit = match limits {
        _ if cost.limit > trial.limit => {
            Some(format!("limit {} s for so many boards", seconds(cost.limit)))
        }
        _ if trial.is_limit_given => Some(format!("limit {} s", seconds(trial.limit))),
        Some(limits) => Some(format!("limit {} s{unsure}", limits.seconds)),
        None => Some(format!("limit unknown, {} s taken", seconds(trial.limit))),
    };
    let memory_limit = limits.map(|it| format!("limit {} MB{unsure}", it.megabytes));
    let time = format!("{} s{}", seconds(cost.wall_time), in_brackets([used, time_limit]));
    let memory = cost.memory.map(|kilobytes| (kilobytes + 1023) / 1024);
    let memory = memory.map(|it| format!(" and {it} MB{}", in_brackets([memory_limit, None])));
    format!("at most {time}{}", memory.unwrap_or_default())
}

fn in_brackets(notes: [Option<String>; 2]) -> String {
    let notes: Vec<_> = notes.into_iter().flatten().collect();
    if notes.is_empty() {
        String::new()
    } else {
        format!(" ({})", notes.join("; "))
    }
}

/// Returns what is said of a failure beside other runs that did not show alone.
pub fn unconfirmed(failure: &Failure) -> String {
    let number = thousands(failure.number);
    match failure.run.ending {
        Ending::TimeOut(_) => {
            format!("; input {number} took too long beside another run, not alone")
        }
        _ => format!(
            "; input {number} failed beside another run, not alone: does it use files in its \
             folder, or chance?"
        ),
    }
}

/// Returns what may explain a failure, and what to do about it. `right` is the right answer.
fn notes(trial: &Trial, failure: &Failure, right: &[String]) -> Vec<String> {
    let mut notes = Vec::new();
    match &failure.run.ending {
        Ending::Exited(status) if !status.success() => {
            notes.extend(failure.is_right.then(|| {
                "all answers are right; many judges call this a run-time error".to_string()
            }));
            notes.extend(of_status(status, trial));
        }
        Ending::Exited(_)
            if failure.run.output.is_empty() && right.iter().all(String::is_empty) =>
        {
            notes.push("nothing on standard output; does each answer end its line?".to_string());
        }
        Ending::Exited(_) if failure.run.output.is_empty() => notes.push(
            "nothing on standard output; does it read or write files unless it is built with \
             -DONLINE_JUDGE?"
                .to_string(),
        ),
        Ending::TimeOut(_) => notes.extend(of_time(trial, failure)),
        _ => {}
    }
    notes
}

/// Returns what an exit status may mean.
fn of_status(status: &ExitStatus, trial: &Trial) -> Option<String> {
    let text = status.to_string();
    // A shell adds 128 to the number of a signal.
    if text.contains("SIGSEGV") || status.code() == Some(128 + 11) {
        return Some("does it recurse deeply? ulimit -s unlimited gives it more stack".to_string());
    }
    // By these a shell says that it cannot run or find a program.
    let is_not_found = matches!(status.code(), Some(126 | 127));
    let mut words = trial.command.iter().filter(|_| is_not_found).map(Path::new);
    words.find_map(|word| program::here(word).or_else(|| program::of_windows(word)))
}

/// Returns how sure the limit is, and how it is changed.
fn of_time(trial: &Trial, failure: &Failure) -> Vec<String> {
    let limit = seconds(trial.limit);
    let mut notes = vec![match trial.problem.limits {
        _ if trial.is_limit_given => format!("the limit of {limit} s is yours, by --time-limit"),
        None => {
            format!("the judge's limit is unknown, {limit} s is a guess; --time-limit changes it")
        }
        Some(limits) if limits.is_confirmed => {
            format!("the judge's limit is {limit} s; --time-limit changes it")
        }
        Some(_) => format!("the limit of {limit} s is not confirmed; --time-limit changes it"),
    }];
    if failure.run.cost.processor_time.is_none() {
        notes.push("how long it used the processor is unknown; is the machine busy?".to_string());
    }
    if trial.distances(&failure.cases).into_iter().any(|moves| moves >= hard(trial.problem)) {
        notes.push("it has one of the hardest boards; no judge's test is known to have one".into());
    }
    notes
}

/// Returns the lines of an answer.
fn quoted<T: AsRef<[u8]>>(lines: impl IntoIterator<Item = T>) -> String {
    lines.into_iter().map(|line| verdict::shown(line.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns lines as they stand below a heading.
fn indented<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| format!("    {line:.WIDTH$}\n")).collect()
}
