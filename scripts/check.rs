//! check: says whether a judge would take an output
//!
//! ```text
//! usage: check NAME INPUT ACTUAL [EXPECTED] | --list | --help
//! ```
//!
//! Says AC if the judge of NAME would take the file ACTUAL as output for the file INPUT, or WA and
//! why. If the judge takes any path that reaches the goal and not all are shortest, AC comes with
//! the number of moves and the fewest possible, of all boards together. EXPECTED, which oj passes,
//! is ignored: the right answers are computed. The exit status is 0 for AC, 1 for WA, 2 on wrong
//! arguments or input.
//!
//! White space at the end of a line does not matter, nor do empty lines at the end of the file: the
//! last answers may be missing if they are empty. But a file without a single byte answers one
//! board at most, by an empty path.
//!
//! The file - is standard input.

use std::process::ExitCode;

use puzzle_solvers::arguments::{self, Arguments, Error};
use puzzle_solvers::cli::print;
use puzzle_solvers::judging::{cases, judges, verdict, Oracle};

fn main() -> ExitCode {
    arguments::run(include_str!("check.rs"), judges::list, check)
}

fn check(arguments: &Arguments) -> Result<ExitCode, Error> {
    let [input, actual] = [&arguments.words[0], &arguments.words[1]];
    let (bytes, output) = (arguments::read(input)?, arguments::read(actual)?);
    let cases = cases::read(arguments.problem.binary, &bytes)
        .map_err(|error| (2, format!("{}: {error}", input.to_string_lossy())))?;
    let verdict = verdict::of_output(&mut Oracle::new(arguments.problem), &cases, &output);
    let status = u8::from(verdict.is_err());
    // Where standard output is broken, the exit status has to do.
    print("check", &(verdict::words(verdict.map_err(|wrong| wrong.message)) + "\n"));
    Ok(ExitCode::from(status))
}
