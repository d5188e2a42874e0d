//! course: answers a problem by a method of the course
//!
//! ```text
//! usage: course NAME METHOD [options] | --list | --help
//! ```
//!
//! Reads standard input. Each method is written as a contestant would write it; src/course.rs has
//! the lessons in order. What course prints is what a solver with this method prints, so stress can
//! try it: stress p1379 -- target/release/course p1379 ida_star.
//!
//! --list prints the methods first, such as ida_star, with what is not right everywhere.
//!
//! ```text
//! --count  prints for each solvable board how many positions were visited, to standard error
//! --trace  prints each visited position and what the method knows of it, to standard error; of a
//!          pair, with the tiles renamed so that those of the goal are in order
//! ```

use std::ffi::OsStr;
use std::process::ExitCode;

use puzzle_solvers::arguments::{self, print, Arguments, Error, Tool};
use puzzle_solvers::course::{trace, Finds, Lesson, LESSONS};
use puzzle_solvers::judging::problems::{self, Problem};
use puzzle_solvers::judging::{cases, verdict};

fn main() -> ExitCode {
    Tool {
        source: include_str!("course.rs"),
        parameters: &["METHOD"],
        options: &[],
        flags: &["--count", "--trace"],
        list,
        run: answer,
    }
    .main()
}

/// Answers standard input.
fn answer(arguments: &Arguments) -> Result<ExitCode, Error> {
    let problem = arguments.problem;
    let mut solve = lesson(problem, &arguments.words[0])?.case_solver(&problem.task);
    trace::start(arguments.has("--trace"), arguments.has("--count"));
    let (input, mut cases) = (arguments::read("-".as_ref())?, Vec::new());
    let read = cases::read_into(&mut cases, problem, &input);
    let answers = (1..).zip(&cases).flat_map(|(number, (_, case))| {
        verdict::format_answer(&problem.task, number, case, solve(case).as_deref())
    });
    let status = print("course", answers.map(|line| line + "\n"));
    match read {
        Ok(()) => Ok(status),
        Err(error) => {
            let message = format!("the input is not what {} feeds: {error}", problem.name);
            Err(Error { status: 1, message })
        }
    }
}

/// Returns the methods, with notes on paths that are not the first or not the shortest, and then
/// the problems.
fn list() -> String {
    let line = |lesson: &Lesson| {
        let note = match lesson.finds {
            Finds::First => String::new(),
            Finds::Shortest => "  a shortest path, but not always the first: wrong at HDU 3567".into(),
            Finds::Any(longer) => format!(
                "  too long for {longer} of 1,000 random boards: right at HDU 1043 and POJ 1077 alone"
            ),
        };
        format!("{:<23}{note}", lesson.name()).trim_end().to_string() + "\n"
    };
    LESSONS.iter().map(line).collect::<String>() + "\n" + &problems::list()
}

/// Returns the lesson whose method has a name, for the game of a problem.
///
/// # Errors
/// No method has that name; the message has the nearest name.
fn lesson(problem: &Problem, method: &OsStr) -> Result<&'static Lesson, Error> {
    let method = method.to_string_lossy();
    let lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task));
    let mut lessons: Vec<_> = lessons.collect();
    if let Some(lesson) = lessons.iter().find(|lesson| lesson.name() == method) {
        return Ok(lesson);
    }
    // Of names that begin alike, one is suggested whose paths are shortest.
    lessons.sort_by_key(|lesson| (matches!(lesson.finds, Finds::Any(_)), lesson.name()));
    let names: Vec<_> = lessons.iter().map(|lesson| lesson.name().to_string()).collect();
    let what = format!("method for {}", problem.name);
    Err(arguments::unknown(&what, &[method.into_owned()], &names))
}
