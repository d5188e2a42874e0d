//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//! ```
//!
//! Runs COMMAND (`-- ./a.out`, `-- python3 sol.py`, `-- java -cp . Main`), without a shell, on
//! inputs as the judge of NAME feeds them, in sweeps from easy to hard. A sweep has an input for
//! each distance: in turn one board alone, and a random number of boards that are no farther, up to
//! 200 (30 of the rotation game). The first sweep has the samples, too. Behind it come boards that
//! the statement allows but the judge may not feed: the solved one (of pairs, a start that is the
//! goal), and an unsolvable one where an input is a single board. No input has two boards of the
//! rotation game that take 12 moves or more: no judge's is known to.
//!
//! A failure is a wrong answer (see check), a crash, too much output, or a time-out. Two things
//! that accepted programs do are none: to fail on such boards at POJ 1077 and HDU 3567; and at POJ
//! and HDU, whose C++ takes void main, to end with any exit status, if all answers are right and
//! nothing is on standard error. The last line mentions them.
//!
//! Up to as many solvers run at the same time as there are processors, in the current folder. What
//! fails there is run again while no other solver runs, and only that counts.
//!
//! A run that goes on past its limit while no other solver runs is too slow if one of its threads
//! has used the processor for longer than the limit; or all of it together, living or ended and
//! waited for, for longer than eight times the limit (than the number of processors times, if that
//! is more); or if it was idle for longer than the limit in all: no thread ready to run or waiting
//! for a disk, and no processor time used (less than 0.01 s) since the last look, 0.05 s before.
//! Only Linux tells all this, of what COMMAND has started and is still its descendant; elsewhere
//! what goes on past its limit counts as idle. What is too slow is stopped; beside others, once all
//! that run are past their limits.
//!
//! Standard input is a file, as at a judge: stress-* in the temporary folder, for the time of the
//! run; stress that is killed leaves it there. What other programs print later than a second after
//! the solver has ended does not count. A solver that ends its process group (kill 0) ends stress,
//! too.
//!
//! After a failure it looks for a smaller input that fails: fewer boards, then fewer moves. It
//! draws the board with the solver's moves, or a shortest path if there are none, and prints the
//! right answer and the last lines of the solver's standard error. The last line has the longest
//! run and, on Linux, the most memory of COMMAND itself.
//!
//! ```text
//! --rounds N            how many inputs, however long they take; without it, 1,000 at most, and
//!                       none starts after 60 s
//! --seed S              the same inputs for the same number
//! --all                 every board that the judge could feed, instead of N inputs, in one run if
//!                       it feeds many; of pairs, every start for each cell of the goal's blank, in
//!                       inputs of 200; not for the rotation game
//! --time-limit SECONDS  instead of the judge's, and a second more for each 1,000 boards of an
//!                       input; if the judge's is unknown, it is taken to be 10, and a second more
//!                       for each 10 boards
//! --shrink SECONDS      how long to look for a smaller input; 5 if not given
//! --save PREFIX         saves the input as PREFIX.in, the output as PREFIX.out, and the end of
//!                       standard error as PREFIX.err, at once and again when it gets smaller;
//!                       PREFIX is stress if not given
//! ```
//!
//! Every ten seconds it says on standard error how far it is. The exit status is 0 for no failure,
//! 1 for a failure, 2 if nothing could be tried or the result cannot be printed.

mod files;
mod hints;
mod overtime;
mod processes;
mod program;
mod progress;
mod report;
mod run;
mod series;
mod shrink;
mod trial;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use puzzle_solvers::arguments::{self, Arguments, Error};
use puzzle_solvers::binaries::Task;
use puzzle_solvers::cli::{say, seconds, thousands};
use puzzle_solvers::judging::{inputs, judges, Case, Generator};

use crate::series::Series;
use crate::trial::Trial;

/// How many inputs are tried, and how long new ones start, if nobody says how many.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    arguments::run(include_str!("main.rs"), judges::list, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (start, problem) = (Instant::now(), arguments.problem);
    let seed = arguments.seed()?;
    let rounds = arguments.number("--rounds", [1, u32::MAX as usize])?;
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);

    let (trial, is_all) = (Trial::new(arguments)?, arguments.has("--all"));
    let mut generator = Generator::new(problem, seed);
    progress::start();
    let first = first_inputs(&trial, &mut generator, is_all)?;
    let most = if is_all { first.len() } else { rounds.unwrap_or(ROUNDS) };
    let until = Some(Instant::now() + TIME).filter(|_| rounds.is_none() && !is_all);
    let at_most = if until.is_some() { "at most " } else { "" };
    let of = format!("{at_most}{}, no failure yet", thousands(most));
    let mut sweep = |number| inputs::sweep(&mut trial.oracle(), &mut generator, number);
    let inputs = first.iter().cloned().chain((1..).flat_map(&mut sweep)).take(most);
    let series = Series { trial: &trial, of, until, is_cut: false };
    let mut outcome = series.first_failure(inputs)?;

    let (tried, remarks) = (outcome.tried, report::remarks(&trial, &outcome));
    let time = seconds(start.elapsed());
    let options =
        if is_all { "--all".to_string() } else { format!("--seed {seed} --rounds {tried}") };
    let last_line = |result: String, failure| {
        let costs = report::costs(&trial, failure);
        format!("{}: {result} in {time} s ({options}); {costs}{remarks}\n", arguments.name)
    };
    let (text, is_failure) = if let Some(failure) = outcome.failure.take() {
        let result = format!("failure in input {}", thousands(tried));
        let until = Some(Instant::now() + Duration::from_secs_f64(shrink_for));
        let of = "those that may be smaller".to_string();
        let series = Series { of, until, is_cut: true, ..series };
        let smallest = shrink::smallest(&series, &mut generator, failure, outcome.is_repeated);
        let report = report::report(&trial, &smallest);
        (report + &last_line(result, Some(&smallest.failure)), true)
    } else {
        if let Some(failure) = outcome.excused.or(outcome.unconfirmed) {
            trial.save(&failure);
        }
        let inputs = if tried == 1 { "input" } else { "inputs" };
        let mut result = format!("no failure in {} {inputs}", thousands(tried));
        if is_all {
            let boards = thousands(first.iter().map(Vec::len).sum());
            result = format!("no failure in all {boards} boards");
        } else if tried < first.len() {
            let farthest = trial.oracle().farthest(&first[..tried].concat());
            result += &format!(", up to {farthest} of {} moves,", generator.hardest());
        }
        (last_line(result, None), false)
    };
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        // If it cannot be printed, the exit status has to do.
        _ if is_failure => Ok(ExitCode::FAILURE),
        Err(error) => Err((2, format!("cannot write the report: {error}"))),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

/// Returns every board that the judge could feed, or the first sweep.
fn first_inputs(
    trial: &Trial,
    generator: &mut Generator,
    is_all: bool,
) -> Result<Vec<Vec<Case>>, Error> {
    let problem = trial.problem;
    match problem.binary.task {
        Task::Rotation if is_all => {
            Err((2, "the rotation game has 9,465,511,770 boards, too many to try all".to_string()))
        }
        _ if is_all => Ok(inputs::all(problem, generator)),
        _ => {
            let samples = inputs::samples(problem).unwrap_or_else(|why| {
                let folder = problem.samples;
                say(format_args!(
                    "stress: no samples are tried, cannot read samples/{folder}: {why}"
                ));
                vec![]
            });
            Ok(inputs::first_sweep(&mut trial.oracle(), generator, samples))
        }
    }
}
