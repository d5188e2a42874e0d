//! Prints random inputs as the judges feed them.

mod arguments;
mod cases;
mod generator;
mod judges;

use std::process::ExitCode;
use std::{io, iter};

use arguments::{Arguments, Failure, Tool};
use generator::{Generator, Wanted};
use puzzle_solvers::tied::run;

static TOOL: Tool = Tool {
    name: "generate",
    help: "\
generate: a random input, as a judge feeds it

usage: generate NAME [options] | --list | --help

Prints as many boards as the judge feeds at most, or 100 if there is no limit.

--seed S      the same input for the same number; without it, another one each time
--count N     so many boards, or pairs of boards
--distance D  boards that take D moves; only one of this and the next two is possible
--hardest     boards that take the most moves there are
--unsolvable  boards that no moves solve, if the judge has such
",
    options: &["--seed", "--count", "--distance"],
    flags: &["--hardest", "--unsolvable"],
    required: &[],
    most: 0,
    list: judges::list,
};

fn main() -> ExitCode {
    arguments::run(&TOOL, generate)
}

fn generate(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let problem = arguments.problem;
    let mut generator = Generator::new(problem, arguments.seed()?);
    let distance = arguments.number("--distance", [0, usize::MAX])?;
    let wanted = match (distance, arguments.has("--hardest"), arguments.has("--unsolvable")) {
        (None, false, false) => Wanted::Any,
        (Some(distance), false, false) => Wanted::Distance(distance),
        (None, true, false) => Wanted::Distance(generator.most()),
        (None, false, true) => Wanted::Unsolvable,
        _ => return Err((2, "only one of --distance, --hardest, --unsolvable is possible".into())),
    };
    let most = problem.cases.most;
    let usual = if most == usize::MAX { 100 } else { most };
    let count = arguments.number("--count", [1, most])?.unwrap_or(usual);
    generator.check(wanted).map_err(|why| (2, format!("{} has {why}", problem.name)))?;
    let cases = iter::repeat_with(|| generator.case(wanted)).take(count);
    Ok(run("generate", &mut io::empty(), |io| cases::write(problem, count, cases, io)))
}
