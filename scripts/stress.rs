//! stress: finds the smallest input on which a solver fails
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//! ```
//!
//! Runs COMMAND, without a shell, on inputs as the judge of NAME feeds them, from easy to hard: all
//! boards up to four moves away (of the rotation game some, of pairs those to the goals in order),
//! random ones distance by distance, unsolvable ones if the judge has such, the samples, and many
//! boards in an input if the judge feeds many. A failure is a wrong answer (see check), a crash, a
//! time-out, or too much output. Then it looks for a smaller input that fails: fewer boards, then
//! fewer moves. It draws the board with the solver's moves, or a shortest path if there are none.
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
//! --save PREFIX         saves the input as PREFIX.in and the output as PREFIX.out; as stress.in
//!                       and stress.out if not given
//! ```
//!
//! The exit status is 0 for no failure, 1 for a failure, 2 if it cannot be tried.

mod stress {
    pub mod inputs;
    pub mod shrink;
    pub mod trial;
}

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use puzzle_solvers::cli::arguments::{self, Arguments, Error};
use puzzle_solvers::cli::print;
use puzzle_solvers::judging::cases::{Case, Oracle};
use puzzle_solvers::judging::drawing::{legend, text, Drawing};
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::{judges, verdict};
use puzzle_solvers::problems::Task;
use stress::inputs::inputs;
use stress::shrink::Shrink;
use stress::trial::{Failure, Trial};

fn main() -> ExitCode {
    arguments::run(include_str!("stress.rs"), judges::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (start, judged, name) = (Instant::now(), arguments.judged, &arguments.name);
    let seed = arguments.seed()?;
    let limit =
        arguments.number("--time-limit", [0.001, 1e6])?.or(judged.limits.map(|it| it.seconds));
    let limit = Duration::from_secs_f64(limit.unwrap_or(10.0));
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);
    let prefix = arguments.value("--save").map_or(OsStr::new("stress"), OsString::as_os_str);
    let [input, output] = [".in", ".out"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
    if !Path::new(".").join(&input).parent().map_or(false, Path::is_dir) {
        return Err((2, format!("there is no folder for {}", input.to_string_lossy())));
    }
    let mut generator = Generator::new(judged, seed);
    let oracle = Mutex::new(Oracle::new(judged.problem));
    let trial = Trial { judged, command: &arguments.words, limit, oracle };
    let (what, found) = first_failure(arguments, &trial, &mut generator)?;
    let end = || format!("(seed {seed}; {:.1} s)", start.elapsed().as_secs_f64());
    let (tried, failure) = match found {
        None => return Ok(print("stress", &format!("{name}: {what}, no failure {}\n", end()))),
        Some(found) => found,
    };
    let until = Instant::now() + Duration::from_secs_f64(shrink_for);
    let mut shrink = Shrink { trial: &trial, generator: &mut generator, until };
    let (failure, moves, is_proven) = shrink.smallest(failure)?;
    let proven = if is_proven { "; no smaller input fails" } else { "" };
    let text = format!(
        "{}\nInput: {} (boards: {}, moves: {moves}{proven})\nOutput: {}\n\
         {name}: failure in input {} {}\n",
        drawn(&trial, &failure),
        input.to_string_lossy(),
        failure.cases.len(),
        output.to_string_lossy(),
        grouped(tried),
        end()
    );
    print("stress", &text);
    arguments::write(&input, &trial.input(&failure.cases))?;
    arguments::write(&output, &failure.output)?;
    Ok(ExitCode::FAILURE)
}

/// Returns what is tried, in words, and the first input on which the solver fails, with its number.
fn first_failure(
    arguments: &Arguments,
    trial: &Trial,
    generator: &mut Generator,
) -> Result<(String, Option<(usize, Failure)>), Error> {
    let judged = arguments.judged;
    let rounds = arguments.number("--rounds", [1, u32::MAX])?.unwrap_or(1000) as usize;
    let (what, inputs): (String, Box<dyn Iterator<Item = Vec<Case>>>) = if !arguments.has("--all") {
        (format!("{} inputs", grouped(rounds)), Box::new(inputs(judged, generator, rounds)))
    } else if matches!(judged.problem.task, Task::Rotation) {
        return Err((2, "the rotation game has 9,465,511,770 boards, too many to try all".into()));
    } else {
        let all = generator.every();
        let inputs: Vec<_> = all.chunks(judged.cases.most).map(<[Case]>::to_vec).collect();
        (format!("all {} boards", grouped(all.len())), Box::new(inputs.into_iter()))
    };
    // Rust 1.63 cannot say what is a terminal; POSIX's `test` can, if it inherits the stream.
    if !Command::new("test").args(["-t", "2"]).status().map_or(false, |it| it.success()) {
        return Ok((what, trial.first_failure(inputs)?));
    }
    let found = trial.first_failure(inputs.inspect(progress(trial)))?;
    eprint!("\x1b[2K");
    Ok((what, found))
}

/// Returns the legend and the case that is answered wrongly, with the solver's moves or, if there
/// are none, a shortest path.
fn drawn(trial: &Trial, failure: &Failure) -> String {
    let (place, number) = (failure.suspect(), failure.suspect() + 1);
    let (judged, task) = (trial.judged, &trial.judged.problem.task);
    let answer = (1..).zip(verdict::answers(task, &failure.output)).nth(place);
    let answer = answer.filter(|_| failure.is_answer);
    let mut drawing = Drawing::new(judged, &failure.cases[place], &mut trial.oracle(), answer);
    if !failure.is_answer || failure.wrong.case == failure.cases.len() {
        drawing.headline = failure.wrong.message.clone();
    }
    legend(task).to_string() + &text::case(&drawing, number)
}

/// Returns a function to call with each input, which shows up to ten times a second how far the
/// trial is.
fn progress<'a>(trial: &'a Trial<'a>) -> impl FnMut(&Vec<Case>) + 'a {
    let (start, mut last, mut inputs) = (Instant::now(), Instant::now(), 0);
    move |cases| {
        inputs += 1;
        if last.elapsed() > Duration::from_millis(100) {
            last = Instant::now();
            let moves = |case| trial.oracle().solve(case).map_or(0, |(path, _)| path.len());
            let most = cases.iter().map(moves).max().unwrap_or(0);
            let rate = inputs as f64 / start.elapsed().as_secs_f64();
            eprint!("\x1b[2K{} inputs, {most} moves, {rate:.0} a second\r", grouped(inputs));
        }
    }
}

/// Returns a number with commas between thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}
