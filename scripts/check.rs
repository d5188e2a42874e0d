//! A special judge: says whether somebody's output for one of the problems is right.
//!
//! It makes the moves itself and asks the library how few suffice. So it needs no expected output,
//! and where a problem takes any shortest path, it takes each of them.

mod problems;
mod verdict;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use problems::{acwing179, acwing845, p1379};
use puzzle_solvers::eight::board::{self as eight_board, Board};
use puzzle_solvers::judge::{Failure, Judge, Place};
use puzzle_solvers::problem::Problem;
use puzzle_solvers::rotation::{board as rotation_board, Solver};
use verdict::{all, cases, eight, rotation, Verdict};

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    if arguments == ["--help"] {
        return tell(io::stdout(), &help(), 0);
    }
    match check(&arguments) {
        Ok(Ok(())) => tell(io::stdout(), "AC\n", 0),
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
         Says AC if the file ACTUAL is a right output for the file INPUT of the problem, or WA and\n\
         why. EXPECTED is ignored. The exit status is 0 for AC, 1 for WA, 2 if it cannot be said.\n\n\
         PROBLEM is any of these names:\n{}",
        problems::list()
    )
}

/// The verdict on the files that the arguments name, or a complaint that there can be none.
fn check(arguments: &[OsString]) -> Result<Verdict, String> {
    let (name, input, actual) = match arguments {
        [name, input, actual] | [name, input, actual, _] => (name, input, actual),
        _ => return Err(help()),
    };
    let problem = problems::find(&name.to_string_lossy())
        .ok_or_else(|| format!("{}\n{}", complaint(name, "no problem has this name"), help()))?;
    let mut file = File::open(input).map_err(|error| complaint(input, error))?;
    let output = fs::read(actual).map_err(|error| complaint(actual, error))?;
    let verdict = judge(problem, &mut Judge::new(&mut file, &mut io::sink()), &output);
    verdict.map_err(|failure| match failure {
        Failure::Fault { place: Place { line, column }, what } => {
            complaint(input, format!("line {line}, column {column}: {what}"))
        }
        Failure::ReaderGone => unreachable!("a sink never goes away"),
    })
}

fn complaint(about: &OsStr, what: impl Display) -> String {
    format!("check: {}: {what}\n", Path::new(about).display())
}

/// The verdict on an output, unless the input is malformed.
fn judge(problem: &Problem, input: &mut Judge, output: &[u8]) -> Result<Verdict, Failure> {
    match problem.name {
        "acwing179" => lines(input, output, &acwing179::GOAL, eight::path),
        "acwing845" => lines(input, output, &acwing845::GOAL, eight::number),
        "p1379" => lines(input, output, &p1379::GOAL, eight::number),
        "hdu3567" => Ok(all(&cases::read_pairs(input)?, output, eight::numbered_path)),
        "poj2286" => {
            let mut solver = Solver::new();
            Ok(all(&cases::read(input, rotation_board::read)?, output, |_, board, answer| {
                rotation::way(&mut solver, board, answer)
            }))
        }
        name => unreachable!("{name} has no judge"),
    }
}

/// The verdict where `check` is asked for each start and its line.
fn lines(
    input: &mut Judge,
    output: &[u8],
    goal: &Board,
    check: fn(&Board, &Board, &[u8]) -> Verdict,
) -> Result<Verdict, Failure> {
    let cases = cases::read(input, eight_board::read)?;
    Ok(all(&cases, output, |_, start, [line]| check(start, goal, line)))
}
