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
use cases::{Reader, Solver};
use drawing::svg::Picture;
use drawing::{legend, terminal, text, Drawing};
use judges::JudgeProblem;
use puzzle_solvers::tied::{run, Tied};

/// How many cases a picture has room for: a picture is buffered, since its size comes first.
const MOST_CASES: usize = 100;

static TOOL: Tool = Tool {
    name: "show",
    help: "\
show: draws the path from each board of an input to its goal, board by board

usage: show NAME [INPUT [OUTPUT]] [--svg] | --list | --help

Reads the file INPUT, or standard input if there is none or it is -. With a file OUTPUT, draws the
moves that it has, up to the first that is not possible, below what check says of them; for an
answer without moves, a shortest path. Prints text, as wide as COLUMNS says or 80, or with --svg a
picture of up to 100 cases.

NAME is a problem's name at any judge or its binary's, in any case: hdu1043, POJ 1077, p1379.
",
    options: &[],
    flags: &["--svg"],
    required: &[],
    most: 2,
};

fn main() -> ExitCode {
    arguments::run(&TOOL, |arguments| {
        let stdin = OsString::from("-");
        let mut input = arguments::open(arguments.words.first().unwrap_or(&stdin))?;
        let output = arguments.words.get(1).map(arguments::read).transpose()?;
        let mut show = Show {
            problem: arguments.problem,
            solver: Solver::new(arguments.problem.problem),
            output: output.as_deref().map(verdict::lines),
        };
        let is_picture = arguments.has("--svg");
        let draw = |io: &mut Tied| if is_picture { show.picture(io) } else { show.text(io) };
        Ok(run("show", &mut input, draw))
    })
}

/// What is needed to draw the cases.
struct Show<'a> {
    problem: &'static JudgeProblem,
    solver: Solver,
    /// The lines of somebody's output, if it is to be drawn.
    output: Option<Vec<&'a [u8]>>,
}

impl Show<'_> {
    /// Draws each case below the one before, as soon as it has been read.
    fn text(&mut self, io: &mut Tied) -> io::Result<()> {
        let (columns, marks) = (terminal::columns(), terminal::marks());
        io.answers.extend(text::legend(legend(&self.problem.problem.task), columns).bytes());
        self.each(io, |io, number, drawing| {
            io.answers.extend(text::case(drawing, number, columns, marks).bytes());
            Ok(())
        })
    }

    /// Draws all cases before the end or the first error.
    fn picture(&mut self, io: &mut Tied) -> io::Result<()> {
        let mut picture = Picture::new(legend(&self.problem.problem.task));
        let end = self.each(io, |io, number, drawing| {
            if number > MOST_CASES {
                return Err(io.error(&format!("a picture has room for {MOST_CASES} cases")));
            }
            picture.case(drawing, number);
            Ok(())
        });
        io.answers.extend(picture.file().bytes());
        end
    }

    fn each(
        &mut self,
        io: &mut Tied,
        mut draw: impl FnMut(&mut Tied, usize, &Drawing) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut reader = Reader::new(self.problem.problem);
        let height = verdict::height(&self.problem.problem.task);
        let mut answers = self.output.as_ref().map(|lines| lines.chunks(height));
        let mut number = 0;
        while let Some(case) = reader.next(io)? {
            number += 1;
            let drawing = match &mut answers {
                None => Drawing::of_solution(self.problem.problem, &case, &mut self.solver),
                Some(answers) => {
                    let answer = answers.next().unwrap_or_default();
                    Drawing::of_answer(self.problem, &case, &mut self.solver, number, answer)
                }
            };
            draw(io, number, &drawing)?;
        }
        let is_extra = |answer: &[&[u8]]| answer.iter().any(|line| !line.is_empty());
        if answers.map_or(false, |mut answers| answers.any(is_extra)) {
            return Err(io.error("the output goes on after the last case"));
        }
        Ok(())
    }
}
