//! Prints a problem's solver as one source file, ready to send to a judge.

mod bundler;
mod problems;

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use puzzle_solvers::problem::complain;

const HELP: &str = "\
bundle: one source file that solves a problem, for a judge

usage: bundle NAME | --list | --help

NAME is a problem's name at any judge or its binary's, in any case: hdu1043, POJ1077, p1379.
Prints the file to standard output. Plain rustc compiles it: 1.63 or later, edition 2018 or later.
The sources are read where this program was built.
";

fn main() -> ExitCode {
    let arguments = env::args_os().skip(1);
    let arguments: Vec<String> = arguments.map(|it| it.to_string_lossy().into_owned()).collect();
    let mut stdout = io::stdout();
    match answer(&arguments) {
        Ok(text) => match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                complain(1, format_args!("bundle: cannot write: {error}"))
            }
            _ => ExitCode::SUCCESS,
        },
        Err((status, what)) => complain(status, format_args!("bundle: {}", what.trim_end())),
    }
}

/// The text to print, or the exit status and what is wrong.
fn answer(arguments: &[String]) -> Result<String, (u8, String)> {
    let misused =
        |what| Err((2, format!("{what}; these problems are known:\n{}", problems::list())));
    match arguments {
        [flag] if flag == "--help" => Ok(HELP.to_string()),
        [flag] if flag == "--list" => Ok(problems::list()),
        [name] => match problems::find(name) {
            Some(problem) => bundler::bundle(problem.name, &read).map_err(|what| (1, what)),
            None => misused(format!("no problem is called '{name}'")),
        },
        _ => misused(format!("one name is expected, not {}", arguments.len())),
    }
}

fn read(file: &str) -> Option<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).ok()
}
