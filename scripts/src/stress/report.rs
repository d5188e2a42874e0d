//! The report on a failure.

use crate::format::thousands;
use crate::judging::case::Case;
use crate::judging::drawing::{self, Drawing};
use crate::judging::problems::{Accepts, Problem};
use crate::judging::verdict;
use crate::streams::printable;
use crate::stress::hints::Hints;
use crate::stress::run::ERRORS_KEPT;
use crate::stress::saved::Saved;
use crate::stress::shrink::Smaller;
use crate::stress::trial::{Attempt, Trial};

/// How many lines of the input and of standard error are shown at most, an even number, and how
/// many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

/// The failure in words, and a drawing of the case if a single one is suspect.
pub fn of_failure(problem: &Problem, failure: &Attempt) -> String {
    let headline = failure.reason(&[]);
    match failure.suspects() {
        [_] => drawn(problem, failure, &headline),
        suspects => format!("{headline}, on an input of {} cases\n", thousands(suspects.len())),
    }
}

/// The hints, and the files of the failure with their first lines. `first` is the failure that was
/// found before the input was made smaller.
pub fn of_files(
    trial: &Trial,
    saved: &Saved,
    first: &Attempt,
    failure: &Attempt,
    smaller: Smaller,
    hints: &Hints,
) -> String {
    let mut text: String = hints.lines.iter().map(|hint| format!("Note: {hint}\n")).collect();
    let mut remarks = size(&failure.cases);
    if first.verdict.name() != failure.verdict.name() {
        let cases = thousands(first.cases.len());
        remarks += &format!("; at first {}, cases: {cases}", first.verdict.name());
    }
    if let Some(sample) = trial.samples.iter().find(|sample| sample.cases == failure.cases) {
        remarks += &format!("; {}", sample.file);
    }
    let tests_only_moves = trial.request.problem.tests_only_moves;
    remarks += match smaller {
        // That holds for a solver that does the same each time.
        Smaller::AllPass if hints.varies => "",
        Smaller::AllPass if tests_only_moves => "; no smaller input that is fed fails",
        Smaller::AllPass => "; no smaller input fails",
        Smaller::LeftOut => "; not all smaller inputs were tried, see --shrink",
        Smaller::Unknown => "",
    };
    let input = trial.input(&failure.cases);
    let dots = if input.lines().count() > LINES { "    …\n" } else { "" };
    text += &format!("\nInput: {} ({remarks})\n", saved.named(".in"));
    text += &(indented(input.lines().take(LINES)) + dots);
    text += &output_in_words(saved, failure);
    let source = trial.request.source.as_ref();
    text + &source.map_or(String::new(), |source| {
        format!("Program: {}\n", printable(&source.plain.to_string_lossy()))
    })
}

/// The name of the output's file. If standard error has any lines, adds the name of its file, and
/// its first and last lines (a sanitizer names the line of the code at the top, Python at the end);
/// or its last lines alone, if the first are lost.
fn output_in_words(saved: &Saved, failure: &Attempt) -> String {
    let mut text = format!("Output: {}\n", saved.named(".out"));
    let errors = String::from_utf8_lossy(&failure.run.errors);
    if !errors.is_empty() {
        text += &format!("Standard error: {}\n", saved.named(".err"));
        let lines: Vec<_> = errors.lines().collect();
        let skipped = lines.len().saturating_sub(LINES);
        if skipped > 0 && failure.run.errors.len() < ERRORS_KEPT {
            let (first, rest) = lines.split_at(LINES / 2);
            text += &indented(first.iter().copied());
            text += "    …\n";
            text += &indented(rest[skipped..].iter().copied());
        } else {
            text += &indented(lines[skipped..].iter().copied());
        }
    }
    text
}

/// The case that is suspect, drawn with the solver's moves; or with a shortest path, if the answer
/// has no path, or a letter that is no move. Adds both answers.
fn drawn(problem: &Problem, failure: &Attempt, headline: &str) -> String {
    let task = &problem.task;
    let number = failure.case_index() + 1;
    let case = &failure.cases[failure.case_index()];
    let answers = verdict::answers(task, &failure.run.output, number);
    let answer = answers[number - 1].lines();
    let picture = Drawing::of_answer(problem, number, headline, case, answer);
    let mut text = drawing::text::case(&picture);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal_text(goal));
    }
    let shortest = problem.solve(case);
    let given = if answer.is_empty() { "none".to_string() } else { quoted(answer) };
    let any = match (problem.accepts, shortest.as_deref()) {
        // On the solved board, only the empty path is shortest.
        (Accepts::ShortestPath, Some(path)) if !path.is_empty() => "any shortest path, such as ",
        (Accepts::AnyPath, Some(_)) => "any path to the goal, such as ",
        _ => "",
    };
    let right = quoted(verdict::format_answer(task, number, case, shortest.as_deref()));
    text + &format!("\nAnswer: {given}\nExpected: {any}{right}\n")
}

/// The size of an input: cases, the moves that they take, and unsolvable cases.
fn size(cases: &[Case]) -> String {
    let distances: Vec<_> = cases.iter().filter_map(Case::distance).collect();
    let moves: usize = distances.iter().sum();
    let count = cases.len();
    match count - distances.len() {
        0 => format!("cases: {count}, moves: {moves}"),
        unsolvable => format!("cases: {count}, moves: {moves}, unsolvable: {unsolvable}"),
    }
}

fn quoted<T: AsRef<[u8]>>(lines: impl IntoIterator<Item = T>) -> String {
    let shown = |line: T| verdict::shown(line.as_ref());
    lines.into_iter().map(shown).collect::<Vec<_>>().join(", ")
}

/// Lines below a heading: indented, cut to a width, and without control characters, which a
/// terminal would obey.
fn indented<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let shown = |line: &str| printable(&line.chars().take(WIDTH).collect::<String>());
    lines.map(|line| format!("    {}\n", shown(line))).collect()
}
