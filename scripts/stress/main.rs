//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//! ```
//!
//! Runs COMMAND (`-- ./a.out`, `-- python3 sol.py`, `-- java -cp . Main`), without a shell, on
//! inputs as the judge of NAME feeds them. First come short ones: a solved board, one of a single
//! move, an unsolvable one if the judge has such, and any two of them if it feeds many. Then come
//! sweeps from easy to hard, with one input for each distance: in turn one board alone, and a
//! random number of boards, up to 200, that are no farther. The first sweep has the samples, too.
//! No input has two boards of the rotation game that take 12 moves or more: no judge's is known to.
//!
//! A failure is a wrong answer (see check), a crash, too much output, or a time-out. Standard input
//! is a file, as at a judge. As many solvers run at the same time as there are processors, in the
//! current folder. What fails there is run again while no other solver runs, and only that counts;
//! if it passes, all runs after it are alone, too.
//!
//! A run alone is too slow if both its wall time and its processor time exceed the limit, or if
//! after the limit it is idle for as long again. Processor time is known on Linux: that of the
//! thread that used most. Of programs that a solver starts side by side the longest counts, of
//! programs one after the other the sum. On other systems each solver has twice the limit. What is
//! too slow is stopped, on Linux with all that it has started and that is found.
//! The report has the longest run and, on Linux, the most memory of COMMAND itself.
//!
//! After a failure it looks for a smaller input that fails: fewer boards, then fewer moves. It
//! draws the board with the solver's moves, or a shortest path if there are none, and prints the
//! right answer and the last lines of the solver's standard error. What other programs print later
//! than a second after the solver has ended does not count.
//!
//! ```text
//! --rounds N            how many inputs; without it, 1,000 at most, and none starts after 60 s
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
//! Every ten seconds it says on standard error how far it is. The exit status is 0 for no failure,
//! 1 for a failure, 2 if nothing could be tried or the result cannot be printed.

mod inputs;
mod processes;
mod program;
mod report;
mod run;
mod shrink;
mod trial;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::{self, ExitCode};
use std::time::{Duration, Instant};

use puzzle_solvers::arguments::{self, error, Arguments, Error};
use puzzle_solvers::binaries::Task;
use puzzle_solvers::cli::thousands;
use puzzle_solvers::judging::{judges, Case, Generator};

use crate::run::seconds;
use crate::trial::{Outcome, Series, Trial};

/// How many inputs are tried, and for how long, if nobody says how many.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    arguments::run(include_str!("main.rs"), judges::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (start, problem, name) = (Instant::now(), arguments.problem, &arguments.name);
    let seed = arguments.seed()?;
    let rounds = arguments.number("--rounds", [1, u32::MAX])?;
    let limit = arguments.number("--time-limit", [0.001, 1e6])?;
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);
    let prefix = arguments.value("--save").map_or(OsStr::new("stress"), OsString::as_os_str);
    let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
    files.iter().try_for_each(check)?;

    let mut generator = Generator::new(problem, seed);
    let trial = Trial::new(problem, &arguments.words, limit, files);
    let (outcome, tried, options) = match arguments.has("--all") {
        true => try_all(&trial, &generator)?,
        false => try_some(&trial, &mut generator, seed, rounds, start + TIME)?,
    };
    let end = |result: &str| {
        let (time, costs) = (seconds(start.elapsed()), report::costs(&trial));
        let unconfirmed = outcome.unconfirmed.as_ref().map_or(String::new(), report::unconfirmed);
        format!("{name}: {result} in {time} s ({options}); {costs}{unconfirmed}")
    };
    match outcome.failure {
        Some(failure) => {
            let end = end(&format!("failure in input {}", thousands(failure.number)));
            let until = Instant::now() + Duration::from_secs_f64(shrink_for);
            let smallest = shrink::smallest(&trial, &mut generator, failure, until)?;
            // If it cannot be printed, the exit status has to do.
            drop(tell(&(report::report(&trial, &smallest) + &end + "\n")));
            Ok(ExitCode::FAILURE)
        }
        None => {
            let mut end = end(&format!("no failure in {tried}"));
            if let Some(failure) = &outcome.unconfirmed {
                trial.save(failure);
                end += &format!(" (saved: {})", trial.files[0].to_string_lossy());
            }
            tell(&(end + "\n"))
                .map_err(|error| (2, format!("cannot write the report: {error}")))?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// What comes of a series, what was tried, in words, and the options that try it again.
type Tried = (Outcome, String, String);

/// Tries every board that the judge could feed.
fn try_all(trial: &Trial, generator: &Generator) -> Result<Tried, Error> {
    match trial.problem.binary.task {
        Task::Path(_) | Task::Distance(_) | Task::Pair => {}
        Task::Rotation => {
            return Err((
                2,
                "the rotation game has 9,465,511,770 boards, too many to try all".into(),
            ));
        }
    }
    let cases = generator.every();
    let inputs: Vec<_> = cases.chunks(trial.problem.cases.most).map(<[Case]>::to_vec).collect();
    let of = format!("{}, no failure yet", thousands(inputs.len()));
    let series = Series { trial, of, until: None, is_cut: false };
    let outcome = series.first_failure(inputs.into_iter())?;
    Ok((outcome, format!("all {} boards", thousands(cases.len())), "--all".to_string()))
}

/// Tries a number of inputs or, if nobody says how many, some that start in time.
fn try_some(
    trial: &Trial,
    generator: &mut Generator,
    seed: u64,
    rounds: Option<u32>,
    end: Instant,
) -> Result<Tried, Error> {
    let (most, until) = rounds.map_or((ROUNDS, Some(end)), |rounds| (rounds as usize, None));
    let at_most = if until.is_some() { "at most " } else { "" };
    let of = format!("{at_most}{}, no failure yet", thousands(most));
    let series = Series { trial, of, until, is_cut: false };
    let outcome = series.first_failure(inputs::inputs(trial, generator).take(most))?;
    // Behind a failure, some inputs may have been tried beside it.
    let tried = outcome.failure.as_ref().map_or(outcome.tried, |failure| failure.number);
    if tried == 0 {
        return Err((2, "no run has ended in time; --rounds N takes all the time it needs".into()));
    }
    let inputs = if tried == 1 { "input" } else { "inputs" };
    let options = format!("--seed {seed} --rounds {tried}");
    Ok((outcome, format!("{} {inputs}", thousands(tried)), options))
}

/// Prints a text.
fn tell(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush())
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
