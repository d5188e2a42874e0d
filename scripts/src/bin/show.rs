//! show: draws the path from each board of an input to its goal, move by move
//!
//! ```text
//! usage: show NAME [INPUT [OUTPUT]] [options] | --list | --help
//! ```
//!
//! Reads the file INPUT, or standard input if INPUT is missing or -. Given OUTPUT, a file that a
//! solver printed, shows check's verdict on each answer, and draws its moves: 60 at most, and none
//! after an impossible one. If an answer has no path, or a letter that is no move, draws a shortest
//! path. Ignores extra lines of OUTPUT.
//!
//! The blank trades places with the tile above (u), below (d), left (l) or right (r) of it. In the
//! rotation game, a turn moves a line one square towards its letter; what falls off comes back at
//! the other end. The goal is one symbol on the eight squares around the middle. Brackets stand
//! around the tile or the line that has just moved.
//!
//! ```text
//! --svg  draws a picture (SVG), not text
//! ```

use std::ffi::OsString;
use std::process::ExitCode;

use puzzle_tools::arguments::{self, Arguments};
use puzzle_tools::error::Error;
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::drawing::svg::Picture;
use puzzle_tools::judging::drawing::{distance_in_words, text, Drawing};
use puzzle_tools::judging::problems::{self, Problem};
use puzzle_tools::judging::verdict::{self, Answer};
use puzzle_tools::streams::{print, read};

fn main() -> ExitCode {
    arguments::main(include_str!("show.rs"), problems::list, show)
}

fn show(arguments: &Arguments) -> Result<ExitCode, Error> {
    let task = &arguments.problem.task;
    let input = arguments.words.first().map_or("-".as_ref(), OsString::as_os_str);
    let output = arguments.words.get(1).map(|file| read(file)).transpose()?;
    let cases = arguments.cases(input)?.cases;
    let answers = output.as_deref().map(|output| verdict::answers(task, output, cases.len()));
    let drawings = cases.iter().enumerate().map(|(index, case)| {
        let answer = answers.as_ref().map(|answers| &answers[index]);
        drawn(arguments.problem, index + 1, case, answer)
    });
    if arguments.has("--svg") {
        let mut picture = Picture::new(task);
        drawings.for_each(|drawing| picture.draw_case(&drawing));
        return print([picture.file()]);
    }
    // An empty line separates two cases.
    let texts = drawings.enumerate().map(|(index, drawing)| {
        let gap = if index == 0 { "" } else { "\n" };
        gap.to_string() + &text::case(&drawing)
    });
    print(texts)
}

/// Draws a case: with a shortest path, or with an answer and its verdict.
fn drawn(problem: &Problem, number: usize, case: &Case, answer: Option<&Answer>) -> Drawing {
    let (result, lines) = match answer {
        None => (distance_in_words(problem, case), &[][..]),
        Some(answer) => {
            let verdict = verdict::of_case(problem, number, case, answer);
            (verdict::words(verdict), answer.lines())
        }
    };
    Drawing::of_answer(problem, number, &result, case, lines)
}
