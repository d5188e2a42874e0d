//! The command line of the binaries.

use std::env;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::problems::Problem;
use crate::tied::{report, run, Tied};

/// Runs a problem's binary, and returns its exit status: that of [`run`], or 2 if the arguments
/// are wrong.
pub fn main(problem: &Problem) -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    match arguments.as_slice() {
        [] => run(problem.name, problem.solve),
        [flag] if flag == "--help" || flag == "-h" => print(problem.name, &help(problem)),
        _ => exit_with(2, format_args!("usage: {} [--help] < INPUT", problem.name)),
    }
}

fn help(problem: &Problem) -> String {
    let Problem { name, title, reads, prints, judges, .. } = problem;
    let judges = judges.join(", ");
    format!(
        "{name}: {title} ({judges})\n\nusage: {name} < INPUT\n\nReads {reads}.\nPrints {prints}.\n"
    )
}

/// Prints a text of the program `name`, and returns the exit status.
pub fn print(name: &str, text: &str) -> ExitCode {
    let (mut empty, mut stdout) = (io::empty(), io::stdout());
    let mut io = Tied::new(&mut empty, &mut stdout);
    io.answers.extend(text.bytes());
    report(name, io.flush())
}

/// Prints a message to standard error, and returns the exit status `status`.
pub fn exit_with(status: u8, message: impl Display) -> ExitCode {
    // If standard error fails too, the exit status has to do.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(status)
}
