//! A special judge: says whether somebody's output is right at one of the judges.
//!
//! It makes the moves itself and asks the library how few suffice. So it needs no expected output,
//! and where a judge takes several paths, it takes each of them.

mod judges;
mod verdict;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use puzzle_solvers::tied::Tied;
use verdict::judge::{judge, Failure};
use verdict::Verdict;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    if arguments == ["--help"] || arguments == ["-h"] {
        return tell(io::stdout(), &help(), 0);
    }
    match check(&arguments) {
        Ok(Ok(lengths)) => tell(io::stdout(), &format!("AC{lengths}\n"), 0),
        Ok(Err(reason)) => tell(io::stdout(), &format!("WA: {reason}\n"), 1),
        Err(complaint) => tell(io::stderr(), &complaint, 2),
    }
}

fn tell(mut stream: impl Write, text: &str, status: u8) -> ExitCode {
    // Where the stream is broken, the exit status has to do.
    let _ = stream.write_all(text.as_bytes());
    ExitCode::from(status)
}

fn help() -> String {
    format!(
        "usage: check PROBLEM INPUT ACTUAL [EXPECTED]\n\n\
         Says AC if the judge of PROBLEM would take the file ACTUAL as output for the file INPUT, or\n\
         WA and why. If the judge takes any path that reaches the goal and not all are shortest, AC\n\
         comes with the number of moves and with how few suffice, over all boards together.\n\
         EXPECTED is ignored. The exit status is 0 for AC, 1 for WA, 2 if it cannot be said.\n\n\
         White space at the end of a line does not matter, nor do empty lines at the end, nor whether\n\
         the last line ends in a line feed. But an empty file holds no answer, not even an empty one.\n\n\
         PROBLEM is one of these; case, spaces, - and _ do not matter, nor does the judge's name:\n\n{}",
        judges::list()
    )
}

/// Returns the verdict on the files that the arguments name, or a complaint that there can be none.
fn check(arguments: &[OsString]) -> Result<Verdict, String> {
    let (name, input, actual) = match arguments {
        [name, input, actual] | [name, input, actual, _] => (name, input, actual),
        _ => return Err(help()),
    };
    let problem = judges::find(&name.to_string_lossy())
        .ok_or_else(|| format!("{}\n{}", complaint(name, "no problem has this name"), help()))?;
    let mut file = File::open(input).map_err(|error| complaint(input, error))?;
    let output = File::open(actual).map_err(|error| complaint(actual, error))?;
    let (mut sink, mut output) = (io::sink(), BufReader::new(output));
    let verdict = judge(problem, &mut Tied::new(&mut file, &mut sink), &mut output);
    verdict.map_err(|failure| match failure {
        Failure::Input(error) => complaint(input, error),
        Failure::Output(error) => complaint(actual, error),
    })
}

fn complaint(about: &OsStr, message: impl Display) -> String {
    format!("check: {}: {message}\n", Path::new(about).display())
}
