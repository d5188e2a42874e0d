//! show: draws the path from each board of an input to its goal, board by board
//!
//! ```text
//! usage: show NAME [INPUT [OUTPUT]] [options] | --list | --help
//! ```
//!
//! Reads the file INPUT, or standard input if INPUT is missing or -. Given OUTPUT, a file that a
//! solver printed, says of each answer what check says, and draws its moves: 60 at most, and none
//! after an impossible one. If an answer is not wholly moves, draws a shortest path. Ignores extra
//! lines of OUTPUT. Prints text, 80 columns wide or as wide as the environment variable COLUMNS
//! says.
//!
//! ```text
//! --svg  draws a picture (SVG), not text
//! ```

mod svg;

use std::ffi::OsString;
use std::iter;
use std::process::ExitCode;

use puzzle_solvers::arguments::{self, print, Arguments, Error, Tool};
use puzzle_solvers::judging::drawing::{headline, legend, text, Drawing};
use puzzle_solvers::judging::{problems, verdict};

use crate::svg::Picture;

fn main() -> ExitCode {
    Tool {
        source: include_str!("main.rs"),
        parameters: &["[INPUT]", "[OUTPUT]"],
        options: &[],
        flags: &["--svg"],
        list: problems::list,
        run: show,
    }
    .main()
}

fn show(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (problem, mut words) = (arguments.problem, arguments.words.iter());
    let input = words.next().map_or("-".as_ref(), OsString::as_os_str);
    let output = words.next().map(|output| arguments::read(output)).transpose()?;
    let cases = arguments.cases(input)?;
    let mut answers = output.as_deref().map(|output| verdict::answers(&problem.task, output));
    let drawings = (1..).zip(&cases).map(|(number, (_, case))| {
        let shortest = problem.solve(case);
        let (mut headline, mut moves) = (headline(case, shortest.as_deref()), None);
        if let Some(answer) = answers.as_mut().map(Iterator::next) {
            let verdict = verdict::of_case(problem, number, case, answer.as_deref());
            headline = verdict::words(verdict);
            moves = verdict::moves(&problem.task, &answer.unwrap_or_default());
        }
        let path = moves.or(shortest.as_ref().map(String::as_bytes));
        Drawing::new(&problem.task, number, &headline, case, path)
    });
    let legend = legend(&problem.task);
    if arguments.options.contains_key("--svg") {
        let mut picture = Picture::new(legend);
        drawings.for_each(|drawing| picture.case(&drawing));
        return Ok(print("show", [picture.file()]));
    }
    let texts = drawings.map(|drawing| text::case(&drawing));
    Ok(print("show", iter::once(legend.to_string()).chain(texts)))
}
