//! Prints a problem's solver as one source file, ready to send to a judge.

mod bundler;
mod problems;

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

const HELP: &str = "\
bundle: one source file that solves a problem, for a judge

usage: bundle NAME | --list | --help

NAME is a problem's name at any judge or its binary's, in any case: hdu1043, poj1077, p1379.
Prints the file to standard output. Any rustc from 1.63 on compiles it, with any edition from 2018
on. The sources are read where this program was built.
";

fn main() -> ExitCode {
    let arguments: Vec<String> =
        env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    let (status, written) = match answer(&arguments) {
        Ok(text) => (ExitCode::SUCCESS, io::stdout().write_all(text.as_bytes())),
        Err((status, what)) => (ExitCode::from(status), writeln!(io::stderr(), "bundle: {what}")),
    };
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::FAILURE,
        _ => status,
    }
}

/// What to print, or the exit status and what is wrong.
fn answer(arguments: &[String]) -> Result<String, (u8, String)> {
    let misused = |what| Err((2, format!("{what}; these are known:\n{}", problems::list())));
    match arguments {
        [] => misused("a problem's name is missing".to_string()),
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
