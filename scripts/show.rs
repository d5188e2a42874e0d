//! Draws the way from each board of a problem's input to its goal, board by board.

mod problems;
mod show {
    pub mod case;
    pub mod eight;
    pub mod rotation;
    pub mod svg;
    pub mod text;
}

use std::process::ExitCode;
use std::{env, fs, io};

use puzzle_solvers::judge::{Failure, Judge};
use puzzle_solvers::problem::{complain, finish, Problem};

use problems::{acwing179, acwing845, p1379};
use show::case::Case;
use show::{eight, rotation, svg, text};

const USAGE: &str = "usage: show [--svg] PROBLEM < INPUT";

/// What is done with each case as soon as it has been read.
type Found<'a> = dyn FnMut(&mut Judge, Case) -> Result<(), Failure> + 'a;

fn main() -> ExitCode {
    let words = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let (options, names): (Vec<_>, Vec<_>) = words.partition(|word| word.starts_with('-'));
    let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    let mut judge = Judge::new(&mut stdin, &mut stdout);
    let done = match problem(&options, &names) {
        _ if options.contains(&"--help".to_string()) => {
            judge.answers.extend(help().bytes());
            Ok(())
        }
        Ok(problem) if options.is_empty() => draw_text(&mut judge, problem),
        Ok(problem) => draw_picture(&mut judge, problem),
        Err(what) => {
            return complain(
                2,
                format_args!("show: {what}; {USAGE}\n{}", problems::list().trim_end()),
            )
        }
    };
    finish("show", done.and(judge.write()))
}

fn help() -> String {
    format!(
        "show: draws the way from each board of a problem's input to its goal, board by board\n\n\
         {USAGE}\n\n\
         Prints text that is COLUMNS wide, or 80, or with --svg one picture. The problems are:\n\n{}",
        problems::list()
    )
}

/// The problem that is meant; its name may be several words.
fn problem(options: &[String], names: &[String]) -> Result<&'static Problem, String> {
    if let Some(option) = options.iter().find(|&option| option != "--svg") {
        Err(format!("unknown option {option}"))
    } else if names.is_empty() {
        Err("no problem is named".to_string())
    } else {
        let name = names.join(" ");
        problems::find(&name).ok_or_else(|| format!("no problem is called '{name}'"))
    }
}

/// Writes each case before the next is read.
fn draw_text(judge: &mut Judge, problem: &Problem) -> Result<(), Failure> {
    let (columns, marks) = (columns(), marks());
    judge.answers.extend(legend(problem).bytes());
    let mut number = 0;
    read(judge, problem, &mut |judge, case| {
        number += 1;
        judge.answers.extend(text::case(&case, number, columns, marks).bytes());
        judge.write()
    })
}

/// Draws all cases before the end or the first fault: only then the picture's size is known.
fn draw_picture(judge: &mut Judge, problem: &Problem) -> Result<(), Failure> {
    let mut cases = Vec::new();
    let end = read(judge, problem, &mut |_, case| {
        cases.push(case);
        Ok(())
    });
    judge.answers.extend(svg::file(legend(problem), &cases).bytes());
    end
}

fn legend(problem: &Problem) -> &'static str {
    match problem.name {
        "poj2286" => rotation::LEGEND,
        _ => eight::LEGEND,
    }
}

fn read(judge: &mut Judge, problem: &Problem, found: &mut Found) -> Result<(), Failure> {
    match problem.name {
        "acwing179" => eight::read_boards(judge, &acwing179::GOAL, found),
        "acwing845" => eight::read_boards(judge, &acwing845::GOAL, found),
        "hdu3567" => eight::read_pairs(judge, found),
        "p1379" => eight::read_boards(judge, &p1379::GOAL, found),
        "poj2286" => rotation::read_boards(judge, found),
        name => unreachable!("nobody said how {name} is read"),
    }
}

/// The terminal's width, if it is told and has room for a board.
fn columns() -> usize {
    let told: Option<u16> = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    told.filter(|&columns| columns >= 20).unwrap_or(80).into()
}

/// Brackets, which a terminal shows in reverse unless it cannot or the user wants no colour.
fn marks() -> [&'static str; 2] {
    let is_unwanted = env::var_os("NO_COLOR").map_or(false, |value| !value.is_empty());
    let is_dumb = env::var_os("TERM").map_or(false, |value| value == "dumb");
    if is_unwanted || is_dumb || !is_terminal() {
        ["[", "]"]
    } else {
        ["\x1b[1;7m[", "]\x1b[0m"]
    }
}

/// Whether standard output is a terminal. Rust 1.63 cannot tell, so this asks Linux for the name
/// of the file; elsewhere the answer is no, and brackets have to do.
fn is_terminal() -> bool {
    let file = fs::read_link("/proc/self/fd/1").unwrap_or_default();
    let name = file.to_string_lossy();
    ["/dev/pts/", "/dev/tty", "/dev/console"].iter().any(|terminal| name.starts_with(terminal))
}
