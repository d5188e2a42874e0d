//! course: answers a problem by a method of the course
//!
//! ```text
//! usage: course NAME METHOD [options] | --list | --help
//! ```
//!
//! Reads standard input. Each method is written as a contestant would write it;
//! scripts/src/course.rs has the lessons in order. What course prints is what a solver with this
//! method prints, so stress can try it: stress p1379 -- target/release/course p1379 ida_star.
//!
//! --list also prints the methods, such as ida_star, each with the values that --source takes, and
//! with a note if some judges do not take its paths.
//!
//! ```text
//! --count   prints for each solvable board how many positions were visited, to standard error, and
//!           the sum if there are several
//! --trace   prints each visited position and what the method knows of it, to standard error; for
//!           pairs, the tiles are renamed, so that the goal has them in order
//! --source rs|cpp  prints the method as one file to submit, in Rust or in C++; reads nothing
//! ```

use std::process::ExitCode;

use puzzle_tools::arguments::{self, Arguments};
use puzzle_tools::course::tool::solvers::{case_solver, is_for};
use puzzle_tools::course::tool::source::{slowness, source};
use puzzle_tools::course::{tool::trace, Finds, Lesson, LESSONS};
use puzzle_tools::error::Error;
use puzzle_tools::judging::cases::{self, Parsed};
use puzzle_tools::judging::problems::{self, Problem};
use puzzle_tools::judging::verdict;
use puzzle_tools::streams::{print, read, say};

fn main() -> ExitCode {
    arguments::main(include_str!("course.rs"), list, answer)
}

/// Answers standard input, or prints the lesson as a file to submit.
fn answer(arguments: &Arguments) -> Result<ExitCode, Error> {
    let problem = arguments.problem;
    let lesson = find_lesson(problem, &arguments.words[0].to_string_lossy())?;
    if let Some(language) = arguments.options.get("--source") {
        if let Some(other) = ["--count", "--trace"].iter().find(|option| arguments.has(option)) {
            return Err(Error::new(format!("--source solves no board; leave out {other}")));
        }
        let file = source(problem, lesson, &language.to_string_lossy())?;
        if let Some(warning) = slowness(problem, lesson) {
            say(format!("course: {warning}"));
        }
        return print([file]);
    }
    let solve = case_solver(lesson, &problem.task);
    trace::configure(arguments.has("--trace"), arguments.has("--count"));
    let input = read("-".as_ref())?;
    let mut parsed = Parsed::default();
    let result = cases::read_into(&mut parsed, problem, &input);
    // The boards before a mistake in the input are answered first.
    let printed = print(verdict::output(&problem.task, &parsed.cases, solve));
    trace::end_counts();
    match result {
        Ok(()) => printed,
        Err(error) => Err(Error {
            status: 1,
            message: format!("the input is not what {} feeds: {error}", problem.name),
        }),
    }
}

/// The methods with their languages, and notes on paths that are not the first or not the shortest,
/// and then the problems.
fn list() -> String {
    let mut text = String::new();
    for lesson in LESSONS {
        let languages = if lesson.cpp.is_some() { "rs, cpp" } else { "rs" };
        let line = format!("{:<22}  {languages:<7}", lesson.name);
        if lesson.finds == Finds::First {
            text += line.trim_end();
        } else {
            text += &format!("{line}  {}", lesson.finds_in_words());
        }
        text += "\n";
    }
    text + "\n" + &problems::list()
}

fn find_lesson(problem: &Problem, method: &str) -> Result<&'static Lesson, Error> {
    let mut lessons: Vec<_> =
        LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)).collect();
    if let Some(lesson) = lessons.iter().find(|lesson| lesson.name == method) {
        return Ok(lesson);
    }
    // Of names that begin alike, the first is suggested: a method whose paths are shortest.
    lessons.sort_by_key(|lesson| (matches!(lesson.finds, Finds::TooLong { .. }), lesson.name));
    let names: Vec<_> = lessons.iter().map(|lesson| lesson.name.to_string()).collect();
    let kind = format!("method for {}", problem.name);
    Err(arguments::unknown(&kind, &[method.to_string()], &names))
}
