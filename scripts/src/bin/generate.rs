//! generate: prints a random input, as a judge feeds it
//!
//! ```text
//! usage: generate NAME [options] | --list | --help
//! ```
//!
//! Prints as many boards as the judge feeds at most, or 100 if there is no limit.
//!
//! ```text
//! --seed S      prints the same input for the same number; without --seed, a new input each time,
//!               whose seed is printed to standard error
//! --count N     prints N boards, or N pairs of boards
//! --distance D  prints boards that take D moves; not with --hardest or --unsolvable
//! --hardest     prints boards that take the most moves possible
//! --unsolvable  prints unsolvable boards, where the judge feeds them
//! ```

use std::iter;
use std::process::ExitCode;

use puzzle_tools::arguments::{self, Arguments};
use puzzle_tools::error::Error;
use puzzle_tools::judging::generator::{Generator, Wanted};
use puzzle_tools::judging::{cases, problems};
use puzzle_tools::streams::{print, say};

/// If the judge has no limit: how many boards are printed, and how many can be asked for.
const UNLIMITED: usize = 100;
const MOST: usize = 1_000_000_000;

fn main() -> ExitCode {
    arguments::main(include_str!("generate.rs"), problems::list, generate)
}

fn generate(arguments: &Arguments) -> Result<ExitCode, Error> {
    let problem = arguments.problem;
    let seed = arguments.seed()?;
    let mut generator = Generator::new(problem, seed);
    let wanted = parse_wanted(arguments, generator.hardest())?;
    let count = parse_count(arguments)?;
    if wanted == Wanted::Unsolvable && !problem.feeds_unsolvable {
        return Err(Error::new(format!("{} has no unsolvable boards", problem.name)));
    }
    if !arguments.has("--seed") {
        say(format_args!("generate: --seed {seed}"));
    }
    let cases = iter::repeat_with(|| generator.case(wanted)).take(count);
    print(cases::parts(problem, count, cases))
}

fn parse_wanted(arguments: &Arguments, hardest: usize) -> Result<Wanted, Error> {
    let distance = arguments.number("--distance", 0..=hardest)?;
    match (distance, arguments.has("--hardest"), arguments.has("--unsolvable")) {
        (None, false, false) => Ok(Wanted::Any),
        (Some(distance), false, false) => Ok(Wanted::Distance(distance)),
        (None, true, false) => Ok(Wanted::Distance(hardest)),
        (None, false, true) => Ok(Wanted::Unsolvable),
        _ => Err(Error::new("only one of --distance, --hardest, --unsolvable is possible")),
    }
}

fn parse_count(arguments: &Arguments) -> Result<usize, Error> {
    let problem = arguments.problem;
    match arguments.number("--count", 1..=problem.most_cases.min(MOST)) {
        Ok(Some(count)) => Ok(count),
        Ok(None) if problem.most_cases == usize::MAX => Ok(UNLIMITED),
        Ok(None) => Ok(problem.most_cases),
        Err(_) if problem.most_cases == 1 => {
            Err(Error::new(format!("{} feeds one board; leave out --count", problem.name)))
        }
        Err(error) => Err(error),
    }
}
