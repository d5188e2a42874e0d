//! Draws the path from each board of a problem's input to its goal, board by board.

mod arguments;
mod cases;
mod drawing;
mod judges;
mod verdict;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use arguments::Tool;
use cases::Solver;
use drawing::svg::Picture;
use drawing::{legend, text, Drawing};
use judges::JudgeProblem;
use puzzle_solvers::tied::{run, Tied};

static TOOL: Tool = Tool {
    name: "show",
    help: "\
show: draws the path from each board of an input to its goal, board by board

usage: show NAME [INPUT [OUTPUT]] [--svg] | --list | --help

Reads the file INPUT, or standard input if there is none or it is -. With a file OUTPUT, draws the
moves that it has, up to the first that is not possible, below what check says of them; for an
answer without moves, a shortest path. Prints text, as wide as COLUMNS says or 80, or with --svg a
picture.
",
    options: &[],
    flags: &["--svg"],
    required: &[],
    most: 2,
    list: judges::list,
};

fn main() -> ExitCode {
    arguments::run(&TOOL, |arguments| {
        let stdin = OsString::from("-");
        let mut input = arguments::open(arguments.words.first().unwrap_or(&stdin))?;
        let output = arguments.words.get(1).map(arguments::read).transpose()?;
        let output = output.as_deref().map(verdict::lines);
        let mut picture = arguments.has("--svg").then(Picture::new);
        Ok(run("show", &mut input, |io| {
            let shown = show(io, arguments.problem, output.as_deref(), picture.as_mut());
            io.answers.extend(picture.map_or(String::new(), |picture| picture.file()).bytes());
            shown
        }))
    })
}

/// Draws each case as soon as it has been read, with the moves of the output, if there is one.
fn show(
    io: &mut Tied,
    judge_problem: &JudgeProblem,
    output: Option<&[&[u8]]>,
    mut picture: Option<&mut Picture>,
) -> io::Result<()> {
    let problem = judge_problem.problem;
    match &mut picture {
        Some(picture) => picture.legend(legend(&problem.task)),
        None => io.answers.extend(legend(&problem.task).bytes()),
    }
    let mut solver = Solver::new(problem);
    let mut answers = output.map(|lines| lines.chunks(verdict::height(&problem.task)));
    let mut number = 0;
    cases::each(problem, io, |io, case| {
        number += 1;
        let answer = answers.as_mut().map(|answers| (number, answers.next().unwrap_or_default()));
        let drawing = Drawing::new(judge_problem, &case, &mut solver, answer);
        match &mut picture {
            Some(picture) => picture.case(&drawing, number),
            None => io.answers.extend(text::case(&drawing, number).bytes()),
        }
        Ok(())
    })?;
    match answers.and_then(|mut answers| answers.find(|it| it.concat() != b"")) {
        Some(_) => {
            let message = "the output goes on after the last case";
            Err(io::Error::new(io::ErrorKind::InvalidData, message))
        }
        None => Ok(()),
    }
}
