//! The report on a failure, with hints on likely reasons.

use puzzle_solvers::arguments::printable;
use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::drawing::{legend, text, Drawing};
use puzzle_solvers::judging::problems::Accepts;
use puzzle_solvers::judging::verdict;

use crate::run::Stop::{TooMuchOutput, TooSlow};
use crate::shrink::Smallest;
use crate::trial::{Failure, Trial};

/// How many lines of the input and of standard error are shown, and how many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

/// The hint on an exit status that is not 0.
pub const NONZERO: &str = "many judges call that a run-time error";

const UNREAD: &str = "it seems not to read standard input; does it open a file, even /dev/stdin?";
const LIMITS: &str = "the limit is that for C++, some judges give Java or Python more; \
                      --time-limit changes it";

/// Returns the report: the mistake; a drawing of the case with the wrong answer; hints on what to
/// do; the input, and the end of standard error.
pub fn report(trial: &Trial, smallest: &Smallest) -> String {
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
    let proof = match (smallest.is_proven, trial.is_cut) {
        (true, _) => "; no smaller input fails",
        (_, true) => "; --shrink was over before all smaller inputs were tried",
        _ => "",
    };
    let sample = trial.sample(&failure.cases).map_or(String::new(), |file| format!("; {file}"));
    let (size, shown) = (size(&failure.cases), trial.input(&failure.cases));
    let dots = if shown.lines().count() > LINES { "    …\n" } else { "" };
    let shown = indented(shown.lines().take(LINES));
    let [input, output, errors] = [0, 1, 2].map(|i| trial.saved[i].display());
    text += &format!("\nInput: {input} ({size}{sample}{proof})\n{shown}{dots}Output: {output}\n");
    let said = String::from_utf8_lossy(&failure.run.errors);
    if !said.is_empty() {
        text += &format!("Standard error: {errors}\n");
        text += &indented(said.lines().skip(said.lines().count().saturating_sub(LINES)));
    }
    text
}

/// Returns the hints on a failure.
fn hints(trial: &Trial, failure: &Failure) -> Vec<String> {
    let (run, code) = (&failure.run, failure.run.code().unwrap_or(0));
    // The headline of a crash names the exit status; that of a wrong answer does not.
    let is_nonzero = code != 0 && (failure.wrong.is_none() || !failure.is_crash);
    // If it has passed on an input, it reads its input in a way that cannot be seen. If it prints
    // errors, these say more.
    let is_unread = !run.has_read && trial.passed.is_empty() && run.errors.is_empty();
    let hints = [
        (is_nonzero, format!("exit status: {code}; {NONZERO}")),
        (is_unread, UNREAD.to_string()),
        (run.is_too_slow() && trial.time_limit.is_none(), LIMITS.to_string()),
    ];
    hints.into_iter().filter(|(is_so, _)| *is_so).map(|(_, text)| text).collect()
}

/// Returns the case with the wrong answer, drawn with the solver's moves or, if the answer is not
/// wholly moves, with a shortest path; then both answers.
fn drawn(trial: &Trial, failure: &Failure, headline: &str) -> String {
    let (problem, cases, output) = (trial.problem, &failure.cases, &failure.run.output);
    let (task, index) = (&problem.task, failure.case());
    let (case, number) = (&cases[index], index + 1);
    let answer = verdict::answers(task, output).nth(index).unwrap_or_default();
    let shortest = problem.solve(case);
    let path = shortest.as_ref().map(String::as_bytes);
    let drawing =
        Drawing::new(task, number, headline, case, verdict::moves(task, &answer).or(path));
    let given = if answer.is_empty() { "none".to_string() } else { quoted(&answer) };
    let right = quoted(verdict::format_answer(task, number, case, shortest.as_deref()));
    let any = match problem.accepts {
        Accepts::ShortestPath if shortest.is_some() => "any shortest path, such as ",
        Accepts::AnyPath if shortest.is_some() => "any path to the goal, such as ",
        Accepts::ShortestPath | Accepts::AnyPath | Accepts::Exact => "",
    };
    let mut text = legend(task).to_string() + &text::case(&drawing);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal(goal));
    }
    text + &format!("\nAnswer: {given}\nExpected: {any}{right}\n")
}

/// Returns the mistake in words.
pub fn reason(Failure { run, wrong, is_crash, .. }: &Failure) -> String {
    match (&run.ending, wrong) {
        (Err(TooSlow(time)), _) => format!("time-out: stopped after {time}"),
        (Err(TooMuchOutput), _) => format!("too much output: over {} bytes", run.output.len() - 1),
        (Ok(status), _) if *is_crash => format!("crash: {status}"),
        (Ok(_), wrong) => format!("WA: {}", wrong.as_ref().map_or("", |wrong| &wrong.reason)),
    }
}

/// Returns the size of an input: boards, the moves that they take, and unsolvable boards.
fn size(cases: &[Case]) -> String {
    let distances: Vec<_> = cases.iter().filter_map(Case::distance).collect();
    let (boards, moves) = (cases.len(), distances.iter().sum::<usize>());
    match boards - distances.len() {
        0 => format!("boards: {boards}, moves: {moves}"),
        unsolvable => format!("boards: {boards}, moves: {moves}, unsolvable: {unsolvable}"),
    }
}

/// Returns the lines of an answer.
fn quoted<T: AsRef<[u8]>>(lines: impl IntoIterator<Item = T>) -> String {
    lines.into_iter().map(|line| verdict::shown(line.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns lines below a heading: indented, cut to a width, and without control characters, which a
/// terminal would obey.
fn indented<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let shown = |line: &str| printable(&line.chars().take(WIDTH).collect::<String>());
    lines.map(|line| format!("    {}\n", shown(line))).collect()
}
