//! Puts a problem's solver into one source file, ready to send to a judge.

mod bundler;
mod judges;
mod lessons;
mod problems;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use puzzle_solvers::cli::{exit_with, print};

const USAGE: &str = "usage: bundle NAME [--method METHOD] [-o FILE] | --list | --help";

const HELP: &str = "\
bundle: one source file that solves a problem, for a judge

usage: bundle NAME [--method METHOD] [-o FILE] | --list | --help

NAME is a problem's name at any judge or its binary's, in any case: hdu1043, POJ1077, p1379.
METHOD is one of the course's, which make a short file: ida_star. --list shows all.
Prints the file to standard output, or writes it to FILE: UTF-8, and lines end in a line feed.
Plain rustc compiles it: 1.63 or later, in any edition. The sources are read where this program
was built.
";

fn main() -> ExitCode {
    let arguments = env::args_os().skip(1);
    let arguments: Vec<String> = arguments.map(|it| it.to_string_lossy().into_owned()).collect();
    let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let method = arguments.iter().position(|&argument| argument == "--method");
    let method = method.filter(|at| at + 1 < arguments.len());
    let method = method.map(|at| arguments.drain(at..at + 2).nth(1).unwrap_or(""));
    let done = match arguments[..] {
        ["--help" | "-h"] => Ok(print("bundle", HELP)),
        ["--list"] => Ok(print("bundle", &(judges::list() + "\n" + &lessons::list()))),
        [name] if !name.starts_with('-') => bundle(name, method).map(|text| print("bundle", &text)),
        [name, "-o", file] | ["-o", file, name] => {
            bundle(name, method).and_then(|text| write(file, &text))
        }
        _ => Err((2, USAGE.to_string())),
    };
    done.unwrap_or_else(|(status, what)| exit_with(status, format_args!("bundle: {what}")))
}

/// Returns the text for a judge problem, or an exit status and what is wrong.
fn bundle(name: &str, method: Option<&str>) -> Result<String, (u8, String)> {
    let unknown = || (2, format!("no problem is called '{name}'; --list shows all"));
    let judged = judges::find(name).ok_or_else(unknown)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(root.join(file));
    if let Some(method) = method {
        return lessons::bundle(judged, method, &read);
    }
    let header = format!("{}: {}\nhttps://{}", judged.name(), judged.problem.title, judged.link);
    bundler::bundle(judged.problem.name, &header, read).map_err(|what| (1, what))
}

fn write(file: &str, text: &str) -> Result<ExitCode, (u8, String)> {
    let written = fs::write(file, text).map(|()| ExitCode::SUCCESS);
    written.map_err(|error| (1, format!("cannot write {file}: {error}")))
}
