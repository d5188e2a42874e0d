//! bundle: makes one source file that solves a problem, for a judge
//!
//! ```text
//! usage: bundle NAME [options] | --list | --help
//! ```
//!
//! Prints the file to standard output, in UTF-8, with a line feed at the end of each line. Plain
//! rustc compiles it: 1.63 or later, in any edition. bundle reads the project's sources where it was
//! built.
//!
//! Without --method, the file has the search of the binary, but not its table of all answers, so the
//! binary is faster from thousands of boards on.
//!
//! ```text
//! --method METHOD  makes a short file that uses a method of the course, such as ida_star; --list has
//!                  all methods, and says where one is slow or not accepted
//! -o FILE          writes to FILE; - is standard output
//! ```

mod bundler;
mod lessons;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use puzzle_solvers::arguments::{self, error, Arguments, Error};
use puzzle_solvers::cli::print;
use puzzle_solvers::course::{Finds, Lesson};
use puzzle_solvers::judging::{judges, Problem};

fn main() -> ExitCode {
    let list = || lessons::list() + "\n" + &judges::list();
    arguments::run(include_str!("main.rs"), list, |arguments| {
        let text = bundle(arguments)?;
        match arguments.value("-o").filter(|file| *file != "-") {
            None => Ok(print("bundle", &text)),
            Some(file) => {
                fs::write(file, text).map(|()| ExitCode::SUCCESS).map_err(error(1, "write", file))
            }
        }
    })
}

/// Returns the text of the file for a problem.
fn bundle(arguments: &Arguments) -> Result<String, Error> {
    let problem = arguments.problem;
    let method = arguments.value("--method");
    let lesson = method.map(|method| arguments::lesson(problem, method)).transpose()?;
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |file: &str| {
        let text = fs::read_to_string(sources.join(file));
        // The folder may have been moved since the build.
        text.map_err(|error| format!("in {}, cannot read {file}: {error}", sources.display()))
    };
    let file = match lesson {
        None => format!("binaries/{}.rs", problem.binary.name),
        Some(lesson) => format!("course/{}.rs", lesson.module),
    };
    let failed = |message| (1, message);
    let text = read(&file).map_err(failed)?;
    let root = lesson.map_or(text.clone(), |lesson| lessons::root(lesson, problem));
    Ok(header(problem, lesson, &text) + &bundler::bundle(&root, &read).map_err(failed)?)
}

/// Returns the header of a submission: the problem, its link and input; then the method and its
/// costs, from the docs of its module.
fn header(problem: &Problem, lesson: Option<&Lesson>, text: &str) -> String {
    let (Problem { name, cases, link, .. }, binary) = (problem, problem.binary);
    let title = match lesson {
        Some(Lesson { finds: Finds::Any, .. }) => binary
            .title
            .replace("a shortest path", "a path, not always a shortest one,")
            .replace("the least number of moves", "a number of moves, not always the least,"),
        _ => binary.title.to_string(),
    };
    let costs = text.lines().skip_while(|line| !line.starts_with("//! Method:"));
    let costs = costs.take_while(|line| line.starts_with("//! "));
    let costs: String = costs.flat_map(|line| [line, "\n"]).collect();
    let note = lesson.and_then(|lesson| lessons::note(lesson, problem));
    let note = note.map_or(String::new(), |note| format!("//!\n//! {note}\n"));
    let input = cases.words;
    format!("//! {name}: {title}\n//! https://{link}\n//!\n//! Input:  {input}\n{costs}{note}\n")
}
