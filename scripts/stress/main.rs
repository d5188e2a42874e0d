//! stress: finds the smallest input on which a solver fails
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
//! and what it prints after the script has ended does not count.
//!
//! ```text
//! --rounds N            how many inputs; 1,000 if not given
//! --seed S              the same inputs for the same number
//! --all                 not so many, but every board that the judge could feed, in one run if it
//!                       feeds many; of pairs, every start for each cell of the goal's blank, in
//!                       inputs of 200; not for the rotation game
//! --time-limit SECONDS  instead of the judge's, or of 10 if that is unknown; a second more for
//!                       each 1,000 boards of an input
//! --shrink SECONDS      how long to look for a smaller input; 5 if not given
//! --save PREFIX         saves the input as PREFIX.in, the output as PREFIX.out, and what there is
//!                       of standard error as PREFIX.err; PREFIX is stress if not given
//! ```
//!
//! Until it finds a failure, it says every ten seconds on standard error how far it is. The exit
//! status is 0 for no failure, 1 for a failure, 2 if it cannot be tried.

mod inputs;
mod shrink;
mod trial;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

use puzzle_solvers::cli::arguments::{self, error, Arguments, Error};
use puzzle_solvers::judging::drawing::{legend, text};
use puzzle_solvers::judging::{judges, verdict, Accepts, Case, Drawing, Generator, Oracle};
use puzzle_solvers::problems::Task;

use crate::trial::{Failure, Trial};

/// How many lines of the input and of standard error are shown.
const LINES: usize = 10;

/// After how long to say how far the trial is.
const PAUSE: Duration = Duration::from_secs(10);

/// The files for the input, the output and standard error.
type Files = [OsString; 3];

fn main() -> ExitCode {
    arguments::run(include_str!("main.rs"), judges::list, |arguments| {
        let (report, status) = stress(arguments)?;
        match io::stdout().write_all(report.as_bytes()) {
            Err(closed) if closed.kind() == ErrorKind::BrokenPipe => Ok(status),
            written => written.map(|()| status).map_err(error(2, "write", "the report".as_ref())),
        }
    })
}

/// Returns the report, and the exit status.
fn stress(arguments: &Arguments) -> Result<(String, ExitCode), Error> {
    let (start, judged, name) = (Instant::now(), arguments.judged, &arguments.name);
    let seed = arguments.seed()?;
    let limit = arguments.number("--time-limit", [0.001, 1e6])?;
    let limit = limit.or(judged.limits.map(|it| it.seconds)).unwrap_or(10.0);
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);
    let prefix = arguments.value("--save").map_or(OsStr::new("stress"), OsString::as_os_str);
    let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
    let is_old = is_old(&files[0])?;
    let mut generator = Generator::new(judged, seed);
    let (limit, oracle) = (Duration::from_secs_f64(limit), Mutex::new(Oracle::new(judged)));
    let (command, processors) = (&*arguments.words, RwLock::new(()));
    let trial = Trial { judged, command, limit, oracle, processors };
    let (what, failure) = first_failure(arguments, &trial, &mut generator)?;
    let end = || format!("(seed {seed}; {:.1} s)", start.elapsed().as_secs_f64());
    if let Some(failure) = failure {
        let (tried, until) = (failure.number, Instant::now() + Duration::from_secs_f64(shrink_for));
        let (failure, is_proven) = shrink::smallest(&trial, &mut generator, failure, until)?;
        let note = match trial.first_failure([failure.cases.clone()].into_iter())? {
            None => "; it fails only sometimes: not when run again",
            Some(_) if is_proven => "; no smaller input fails",
            Some(_) => "",
        };
        save(&files, &trial, &failure)?;
        let report = report(&files, &trial, &failure, note);
        let last = format!("{name}: failure in input {} {}\n", grouped(tried), end());
        return Ok((report + &last, ExitCode::FAILURE));
    }
    let old = if is_old { "; its files are of an earlier run" } else { "" };
    Ok((format!("{name}: {what}, no failure {}{old}\n", end()), ExitCode::SUCCESS))
}

/// Returns what is tried, in words, and the first input on which the solver fails. Says now and
/// then how far that is.
fn first_failure(
    arguments: &Arguments,
    trial: &Trial,
    generator: &mut Generator,
) -> Result<(String, Option<Failure>), Error> {
    let rounds = arguments.number("--rounds", [1, u32::MAX])?.unwrap_or(1000) as usize;
    let (what, inputs): (String, Box<dyn Iterator<Item = Vec<Case>>>) = if !arguments.has("--all") {
        (format!("{} inputs", grouped(rounds)), Box::new(inputs::inputs(trial, generator, rounds)))
    } else if matches!(trial.judged.problem().task, Task::Rotation) {
        return Err((2, "the rotation game has 9,465,511,770 boards, too many to try all".into()));
    } else {
        let all = generator.every();
        let inputs: Vec<_> = all.chunks(trial.judged.cases.most).map(<[Case]>::to_vec).collect();
        (format!("all {} boards", grouped(all.len())), Box::new(inputs.into_iter()))
    };
    let (mut last, mut count) = (Instant::now(), 0);
    let failure = trial.first_failure(inputs.inspect(|cases| {
        count += 1;
        if last.elapsed() >= PAUSE {
            last = Instant::now();
            eprintln!("stress: {} inputs, {} moves", grouped(count), trial.moves(cases));
        }
    }))?;
    Ok((what, failure))
}

/// Checks that the file for the input can be written, and leaves it as it is. Returns whether there
/// was one before.
fn is_old(file: &OsString) -> Result<bool, Error> {
    let is_old = fs::metadata(file).is_ok();
    File::options().append(true).create(true).open(file).map_err(error(2, "write", file))?;
    if !is_old {
        fs::remove_file(file).map_err(error(2, "remove", file))?;
    }
    Ok(is_old)
}

/// Writes the files; if the solver wrote nothing to standard error, there is none for it.
fn save(files: &Files, trial: &Trial, failure: &Failure) -> Result<(), Error> {
    let input = trial.input(&failure.cases);
    for (file, bytes) in files.iter().zip([&input, &failure.output, &failure.errors]) {
        fs::write(file, bytes).map_err(error(2, "write", file))?;
    }
    if failure.errors.is_empty() {
        fs::remove_file(&files[2]).map_err(error(2, "remove", &files[2]))?;
    }
    Ok(())
}

/// Returns the case that is answered wrongly, drawn with the solver's moves or, if there are none,
/// a shortest path; both answers; the input with a note, and the end of standard error.
fn report(files: &Files, trial: &Trial, failure: &Failure, note: &str) -> String {
    let (judged, task, cases) = (trial.judged, &trial.judged.problem().task, &failure.cases);
    let (case, number) = (&cases[failure.case], failure.case + 1);
    let answer = verdict::answers(task, &failure.output).nth(failure.case).flatten();
    let lines = answer.as_deref().filter(|lines| !lines.is_empty());
    let given = lines.map_or("none".to_string(), quoted);
    let mut drawing = Drawing::new(&mut trial.oracle(), number, case, Some(answer));
    if !failure.message.starts_with("case ") {
        drawing.headline = format!("Case {number}: {}", failure.message);
    }
    let solution = trial.oracle().solve(case);
    let right = quoted(&verdict::right_answer(task, number, solution.as_ref()));
    let is_only = judged.accepts == Accepts::Exact || solution.is_none();
    let other = if is_only { "" } else { ", or another path" };
    let [input_file, output_file, error_file] = [0, 1, 2].map(|i| files[i].to_string_lossy());
    let (boards, moves) = (cases.len(), trial.moves(cases));
    let errors = String::from_utf8_lossy(&failure.errors);
    let mut text = legend(task).to_string() + &text::case(&drawing);
    text += &format!("\nAnswer: {given}\nExpected: {right}{other}\n");
    text += &format!("\nInput: {input_file} (boards: {boards}, moves: {moves}{note})\n");
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
    lines.map(|line| format!("    {line}\n")).collect()
}

/// Returns a number with commas between thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}
