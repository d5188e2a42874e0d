//! bundle: makes one source file of a lesson of the course, for a judge
//!
//! ```text
//! usage: bundle NAME METHOD [options] | --list | --help
//! ```
//!
//! Prints the file to standard output, in UTF-8, with a line feed at the end of each line. Plain
//! rustc compiles it: 1.63 or later, in any edition. bundle reads the project's sources where it was
//! built.
//!
//! METHOD is a method of the course, such as ida_star. --list has all methods, and says where one is
//! slow or not accepted. The files in src/bin need no bundle: they are whole in themselves, and faster.
//!
//! ```text
//! -o FILE  writes to FILE; - is standard output
//! ```

mod bundler;
mod lessons;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use puzzle_solvers::arguments::{self, error, print, Arguments, Error};
use puzzle_solvers::course::{Finds, Lesson};
use puzzle_solvers::judging::{problems, Problem, Task};

fn main() -> ExitCode {
    let list = || lessons::list() + "\n" + &problems::list();
    arguments::main(include_str!("main.rs"), list, |arguments| {
        let text = bundle(arguments)?;
        match arguments.value("-o").filter(|file| *file != "-") {
            None => Ok(print("bundle", [text])),
            Some(file) => {
                fs::write(file, text).map(|()| ExitCode::SUCCESS).map_err(error(1, "write", file))
            }
        }
    })
}

/// Returns the text of the file that solves a problem by a method.
fn bundle(arguments: &Arguments) -> Result<String, Error> {
    let problem = arguments.problem;
    let lesson = arguments::lesson(problem, &arguments.words[0])?;
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |file: &str| {
        let text = fs::read_to_string(sources.join(file));
        // The folder may have been moved since the build.
        text.map_err(|error| format!("in {}, cannot read {file}: {error}", sources.display()))
    };
    let failed = |message| (1, message);
    let text = read(&format!("course/{}.rs", lesson.module)).map_err(failed)?;
    let root = lessons::root(lesson, problem);
    Ok(header(problem, lesson, &text) + &bundler::bundle(&root, &read).map_err(failed)?)
}

/// Returns the header of a submission: the problem, its link and input; then the method and its
/// costs, from the docs of its module.
fn header(problem: &Problem, lesson: &Lesson, text: &str) -> String {
    let Problem { name, link, .. } = problem;
    let (path, length) = match lesson.finds {
        Finds::Any(_) => {
            ("a path, not always a shortest one,", "a number of moves, not always the least,")
        }
        Finds::First | Finds::Shortest => ("a shortest path", "the least number of moves"),
    };
    let title = match &problem.task {
        Task::Path(goal) => format!("the eight puzzle, {path} to {}", problem.goal(goal)),
        Task::Distance(goal) => format!("the eight puzzle, {length} to {}", problem.goal(goal)),
        Task::Pair => format!("the eight puzzle, {path} from any board to any other"),
        Task::Rotation => {
            "the rotation game, the fewest moves that fill the centre with one symbol".to_string()
        }
    };
    let costs = text.lines().skip_while(|line| !line.starts_with("//! Method:"));
    let costs = costs.take_while(|line| line.starts_with("//! "));
    let costs: String = costs.flat_map(|line| [line, "\n"]).collect();
    let note = lessons::note(lesson, problem);
    let note = note.map_or(String::new(), |note| format!("//!\n//! {note}\n"));
    let input = problem.input();
    format!("//! {name}: {title}\n//! https://{link}\n//!\n//! Input:  {input}\n{costs}{note}\n")
}
