//! generate: prints a random input, as a judge feeds it
//!
//! ```text
//! usage: generate NAME [options] | --list | --help
//! ```
//!
//! Prints as many boards as the judge feeds at most, or 100 if there is no limit.
//!
//! ```text
//! --seed S      prints the same input for the same number; without it, a new one each time, whose
//!               seed is printed to standard error
//! --count N     prints N boards, or N pairs of boards
//! --distance D  prints boards that take D moves; not with --hardest or --unsolvable
//! --hardest     prints boards that take the most moves there are
//! --unsolvable  prints unsolvable boards, where the judge feeds them
//! ```

use std::iter;
use std::process::ExitCode;

use puzzle_solvers::arguments::{print, say, Arguments, Error, Tool};
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::{cases, problems};

fn main() -> ExitCode {
    Tool {
        source: include_str!("generate.rs"),
        words: &[],
        options: &["--count", "--distance", "--seed"],
        flags: &["--hardest", "--unsolvable"],
        list: problems::list,
        run: generate,
    }
    .main()
}

fn generate(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (problem, seed) = (arguments.problem, arguments.seed()?);
    let mut generator = Generator::new(problem, seed);
    let distance = arguments.number("--distance", [0, generator.hardest()])?;
    let wanted = match (
        distance,
        arguments.options.contains_key("--hardest"),
        arguments.options.contains_key("--unsolvable"),
    ) {
        (None, false, false) => Wanted::Any,
        (Some(distance), false, false) => Wanted::Distance(distance),
        (None, true, false) => Wanted::Distance(generator.hardest()),
        (None, false, true) => Wanted::Unsolvable,
        _ => return Err((2, "only one of --distance, --hardest, --unsolvable is possible".into())),
    };
    let most = problem.most_cases;
    let count = arguments.number("--count", [1, most]).map_err(|error| match most {
        1 => (2, format!("{} feeds one board; leave out --count", problem.name)),
        _ => error,
    })?;
    if wanted == Wanted::Unsolvable && !problem.feeds_unsolvable {
        return Err((2, format!("{} has no unsolvable boards", problem.name)));
    }
    let count = count.unwrap_or(if most == usize::MAX { 100 } else { most });
    let cases = iter::repeat_with(|| generator.case(wanted)).take(count);
    if !arguments.options.contains_key("--seed") {
        say(format_args!("generate: --seed {seed}"));
    }
    Ok(print("generate", cases::parts(problem, count, cases)))
}
