//! check: says whether a judge would accept an output
//!
//! ```text
//! usage: check NAME INPUT ACTUAL [EXPECTED] [options] | --list | --help
//! ```
//!
//! Prints AC if the judge of NAME would accept the file ACTUAL as the output for the file INPUT, or
//! WA and the reason. If the judge takes any path and a path is not shortest, AC also says how many
//! moves all paths have, and how few they could have. EXPECTED, which oj passes, is ignored: check
//! computes the right answers. The exit status is 0 for AC, 1 for WA, and 2 for any error, such as
//! wrong arguments or a wrong input.
//!
//! White space at the end of a line does not matter, nor do empty lines at the end of the file. If
//! the last answers are empty, since their boards are solved, their lines may be missing. An empty
//! file answers one solved board at most.
//!
//! The file - is standard input.

use std::process::ExitCode;

use puzzle_tools::arguments::{self, Arguments};
use puzzle_tools::error::Error;
use puzzle_tools::judging::cases::Parsed;
use puzzle_tools::judging::{problems, verdict};
use puzzle_tools::streams::{print, read};

fn main() -> ExitCode {
    arguments::main(include_str!("check.rs"), problems::list, check)
}

fn check(arguments: &Arguments) -> Result<ExitCode, Error> {
    let output = read(&arguments.words[1])?;
    let Parsed { line_numbers, cases } = arguments.cases(&arguments.words[0])?;
    let result = verdict::of_output(arguments.problem, &cases, &output);
    let status = if result.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    print([verdict::words(result.map_err(|rejection| rejection.message(&line_numbers))) + "\n"])?;
    Ok(status)
}
