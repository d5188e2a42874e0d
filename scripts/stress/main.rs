//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//! ```
//!
//! Runs COMMAND, without a shell, on inputs as the judge of NAME feeds them, from easy to hard: a
//! solved board, an unsolvable one if the judge has such, and one of a single move, alone and, if
//! it feeds many, any two of them; boards up to six moves away, and the samples; then random ones
//! farther and farther away, in turn one board alone and as many as the judge feeds, 200 at most.
//!
//! A failure is a wrong answer (see check), a crash, too much output, or a time-out, which gets
//! another run while no other solver runs, on Linux in processor time. Then it looks for a smaller
//! input that fails: fewer boards, then fewer moves. It draws the board with the solver's moves, or
//! a shortest path if there are none, and prints the right answer and the last lines of the
//! solver's standard error.
//!
//! A script as COMMAND should `exec` the solver: a solver that it starts is not stopped with it,
//! and what it prints a second after the script has ended does not count.
//!
//! ```text
//! --rounds N            how many inputs; 1,000 if not given
//! --seed S              the same inputs for the same number
//! --all                 every board that the judge could feed, instead of N inputs, in one run if
//!                       it feeds many; of pairs, every start for each cell of the goal's blank, in
//!                       inputs of 200; not for the rotation game
//! --time-limit SECONDS  instead of the judge's, or of 10 if that is unknown; a second more for
//!                       each 1,000 boards of an input
//! --shrink SECONDS      how long to look for a smaller input; 5 if not given
//! --save PREFIX         saves the input as PREFIX.in, the output as PREFIX.out, and the end of
//!                       standard error as PREFIX.err, at once and again when it gets smaller;
//!                       PREFIX is stress if not given
//! ```
//!
//! Every ten seconds it says on standard error what it is doing. The exit status is 0 for no
//! failure, 1 for a failure, 2 if it cannot be tried.

mod inputs;
mod shrink;
mod trial;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::process::{self, ExitCode};
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

use puzzle_solvers::binaries::Task;
use puzzle_solvers::cli::arguments::{self, error, Arguments, Error};
use puzzle_solvers::cli::{print, thousands};
use puzzle_solvers::judging::drawing::{legend, text};
use puzzle_solvers::judging::{judges, verdict, Accepts, Case, Drawing, Generator, Oracle};

use crate::trial::{Failure, Outcome, Trial};

/// How many lines of the input and of standard error are shown, and how many characters of each.
const LINES: usize = 10;
const WIDTH: usize = 200;

fn main() -> ExitCode {
    arguments::run(include_str!("main.rs"), judges::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (start, problem, name) = (Instant::now(), arguments.problem, &arguments.name);
    let seed = arguments.seed()?;
    let limit = arguments.number("--time-limit", [0.001, 1e6])?;
    let limit = limit.or(problem.limits.map(|it| it.seconds)).unwrap_or(10.0);
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);
    let prefix = arguments.value("--save").map_or(OsStr::new("stress"), OsString::as_os_str);
    let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
    files.iter().try_for_each(check)?;
    let mut generator = Generator::new(problem, seed);
    let (limit, oracle) = (Duration::from_secs_f64(limit), Mutex::new(Oracle::new(problem)));
    let (command, processors) = (&*arguments.words, RwLock::new(()));
    let (said, inputs, until) = (Mutex::new(start), String::new(), None);
    let mut trial =
        Trial { problem, command, limit, files, oracle, processors, said, inputs, until };
    let failure = first_failure(arguments, &mut trial, &mut generator)?;
    let end = || format!("(seed {seed}; {:.1} s)", start.elapsed().as_secs_f64());
    if let Some(failure) = failure {
        let number = thousands(failure.number);
        trial.inputs = "shrinking".to_string();
        trial.until = Some(Instant::now() + Duration::from_secs_f64(shrink_for));
        let (failure, note) = shrink::smallest(&trial, &mut generator, failure)?;
        let report = report(&trial, &failure, note);
        print("stress", &format!("{report}{name}: failure in input {number} {}\n", end()));
        return Ok(ExitCode::FAILURE);
    }
    Ok(print("stress", &format!("{name}: {}, no failure {}\n", trial.inputs, end())))
}

/// Returns the first input on which the solver fails.
fn first_failure(arguments: &Arguments, trial: &mut Trial, generator: &mut Generator) -> Outcome {
    let rounds = arguments.number("--rounds", [1, u32::MAX])?.unwrap_or(1000) as usize;
    let inputs: Box<dyn Iterator<Item = Vec<Case>>> = if !arguments.has("--all") {
        trial.inputs = format!("{} inputs", thousands(rounds));
        Box::new(inputs::inputs(trial, generator, rounds))
    } else if matches!(trial.problem.binary().task, Task::Rotation) {
        return Err((2, "the rotation game has 9,465,511,770 boards, too many to try all".into()));
    } else {
        let all = generator.every();
        trial.inputs = format!("all {} boards", thousands(all.len()));
        let inputs: Vec<_> = all.chunks(trial.problem.cases.most).map(<[Case]>::to_vec).collect();
        Box::new(inputs.into_iter())
    };
    trial.first_failure(inputs)
}

/// Checks that a file can be written, and leaves it as it is.
fn check(file: &OsString) -> Result<(), Error> {
    // If there is none, another one is made: some other run may make this one.
    let other = OsString::from_iter([file, OsStr::new(&format!(".{}", process::id()))]);
    let opened = match fs::metadata(file) {
        Ok(_) => File::options().append(true).open(file).map(drop),
        Err(_) => File::create(&other).and_then(|_| fs::remove_file(other)),
    };
    opened.map_err(error(2, "write", file))
}

/// Returns the case that is answered wrongly, drawn with the solver's moves or, if there are none,
/// a shortest path; both answers; the input with a note, and the end of standard error.
fn report(trial: &Trial, failure: &Failure, note: &str) -> String {
    let (problem, task, cases) = (trial.problem, &trial.problem.binary().task, &failure.cases);
    let (case, number) = (&cases[failure.case], failure.case + 1);
    let answer = verdict::answers(task, &failure.run.output).nth(failure.case).flatten();
    let lines = answer.as_deref().filter(|lines| !lines.is_empty());
    let given = lines.map_or("none".to_string(), quoted);
    let mut drawing = Drawing::new(&mut trial.oracle(), number, case, Some(answer));
    if !failure.message.starts_with("case ") {
        drawing.headline = format!("Case {number}: {}", failure.message);
    }
    let solution = trial.oracle().solve(case);
    let right = quoted(&verdict::right_answer(task, number, solution.as_ref()));
    let is_only = problem.accepts == Accepts::Exact || solution.is_none();
    let other = if is_only { "" } else { ", or another path" };
    let [input_file, output_file, error_file] = [0, 1, 2].map(|i| trial.files[i].to_string_lossy());
    let errors = String::from_utf8_lossy(&failure.run.errors);
    let mut text = legend(task).to_string() + &text::case(&drawing);
    if let Case::Eight(_, goal) = case {
        text += &format!("\nGoal: {}", problem.goal(goal));
    }
    text += &format!("\nAnswer: {given}\nExpected: {right}{other}\n");
    text += &format!("\nInput: {input_file} ({}{note})\n", trial.size(cases));
    text += &indented(String::from_utf8_lossy(&trial.input(cases)).lines().take(LINES));
    text += &format!("Output: {output_file}\n");
    if !errors.is_empty() {
        text += &format!("Standard error: {error_file}\n");
        text += &indented(errors.lines().skip(errors.lines().count().saturating_sub(LINES)));
    }
    text
}

/// Returns the lines of an answer.
fn quoted<T: AsRef<[u8]>>(lines: &[T]) -> String {
    lines.iter().map(|line| verdict::shown(line.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns lines as they stand below a heading.
fn indented<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| format!("    {line:.WIDTH$}\n")).collect()
}
