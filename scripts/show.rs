//! show: draws the path from each board of an input to its goal, board by board
//!
//! ```text
//! usage: show NAME [INPUT [OUTPUT]] [options] | --list | --help
//! ```
//!
//! Reads the file INPUT, or standard input if INPUT is missing or -. Given OUTPUT, a file that a
//! solver printed, says of each answer what check says, and draws its moves: 60 at most, and none
//! after an impossible one. If an answer is not wholly moves, draws a shortest path. Ignores extra
//! lines of OUTPUT. Prints text, 80 columns wide or as wide as the environment variable COLUMNS says.
//!
//! ```text
//! --svg  draws a picture (SVG), not text
//! ```

use std::ffi::OsString;
use std::process::ExitCode;

use puzzle_solvers::arguments::{self, Arguments, Error};
use puzzle_solvers::judging::drawing::{legend, svg::Picture, text};
use puzzle_solvers::judging::{cases, judges, verdict, Drawing, Oracle};
use puzzle_solvers::tied::run;

fn main() -> ExitCode {
    arguments::run(include_str!("show.rs"), judges::list, show)
}

fn show(arguments: &Arguments) -> Result<ExitCode, Error> {
    let (binary, mut words) = (arguments.problem.binary, arguments.words.iter());
    let mut input = arguments::open(words.next().map_or("-".as_ref(), OsString::as_os_str))?;
    let output = words.next().map(|actual| arguments::read(actual)).transpose()?;
    let mut answers = output.as_deref().map(|output| verdict::answers(&binary.task, output));
    let intro = legend(&binary.task);
    let (mut oracle, mut picture) = (Oracle::new(arguments.problem), Picture::new(intro));
    let is_text = !arguments.has("--svg");
    Ok(run("show", &mut input, |io| {
        io.answers.extend(if is_text { intro } else { "" }.bytes());
        let mut number = 0;
        // Text is printed as soon as a case has been read.
        let read = cases::each(binary, io, |io, case| {
            number += 1;
            let answer = answers.as_mut().and_then(Iterator::next);
            let drawing = Drawing::new(&mut oracle, number, &case, answer);
            if is_text {
                io.answers.extend(text::case(&drawing).bytes());
            } else {
                picture.case(&drawing);
            }
        });
        let end = if is_text { String::new() } else { picture.file() };
        io.answers.extend(end.bytes());
        read
    }))
}
