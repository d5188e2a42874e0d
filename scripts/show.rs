//! Draws the path from each board of a problem's input to its goal, board by board.

mod judges;
mod show {
    pub mod case;
    pub mod eight;
    pub mod rotation;
    pub mod svg;
    pub mod terminal;
    pub mod text;
}

use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use puzzle_solvers::cli;
use puzzle_solvers::tied::{run, Tied};

use problems::Task;
use show::case::Case;
use show::svg::Picture;
use show::{eight, rotation, terminal, text};

const USAGE: &str = "usage: show [--svg] PROBLEM [FILE]";

/// How many cases a picture has room for: its size is known, and so it is written, at the end.
const MOST_CASES: usize = 100;

/// What is done with each case as soon as it has been read.
type Draw<'a> = dyn FnMut(&mut Tied, Case) -> io::Result<()> + 'a;

fn main() -> ExitCode {
    let is_option = |word: &OsString| word.to_string_lossy().starts_with('-');
    let (options, words): (Vec<_>, Vec<_>) = env::args_os().skip(1).partition(is_option);
    if options.iter().any(|option| option == "--help" || option == "-h") {
        return cli::print("show", &help());
    }
    let (task, mut input) = match task_and_input(&options, &words) {
        Ok(found) => found,
        Err(message) => return cli::exit_with(2, format_args!("show: {message}")),
    };
    let draw = if options.is_empty() { draw_text } else { draw_picture };
    run("show", &mut input, |io| draw(io, task))
}

fn help() -> String {
    format!(
        "show: draws the path from each board of a problem's input to its goal, board by board\n\n\
         {USAGE}\n\n\
         Reads FILE, or standard input if there is none. Prints text, as wide as COLUMNS says or\n\
         the terminal is, or with --svg a picture of up to {MOST_CASES} cases.\n\n\
         The problems are:\n\n{}",
        judges::list()
    )
}

/// Returns the task that is meant, and its input.
fn task_and_input(
    options: &[OsString],
    words: &[OsString],
) -> Result<(Task, Box<dyn Read>), String> {
    let wrong = |what: String| format!("{what}; {USAGE}\n{}", judges::list().trim_end());
    if let Some(option) = options.iter().find(|&option| option != "--svg") {
        return Err(wrong(format!("unknown option {}", option.to_string_lossy())));
    }
    let (file, words_before) =
        words.split_last().ok_or_else(|| wrong("no problem is named".to_string()))?;
    if let Some(task) = task(words) {
        return Ok((task, Box::new(io::stdin())));
    }
    let no_task = || wrong(format!("no problem is called '{}'", name(words)));
    let task = task(words_before).ok_or_else(no_task)?;
    let cannot_open = |error| format!("cannot open {}: {error}", file.to_string_lossy());
    Ok((task, Box::new(File::open(file).map_err(cannot_open)?)))
}

/// Returns the task of a problem, whose name may be several words.
fn task(words: &[OsString]) -> Option<Task> {
    judges::find(&name(words)).map(|found| found.problem.task)
}

fn name(words: &[OsString]) -> String {
    words.join(" ".as_ref()).to_string_lossy().into_owned()
}

/// Draws each case below the one before.
fn draw_text(io: &mut Tied, task: Task) -> io::Result<()> {
    let is_terminal = terminal::is_terminal();
    let (columns, marks) = (terminal::columns(is_terminal), terminal::marks(is_terminal));
    io.answers.extend(text::legend(legend(task), columns).bytes());
    let mut number = 0;
    read(io, task, &mut |io, case| {
        number += 1;
        io.answers.extend(text::case(&case, number, columns, marks).bytes());
        Ok(())
    })
}

/// Draws all cases before the end or the first error.
fn draw_picture(io: &mut Tied, task: Task) -> io::Result<()> {
    let mut picture = Picture::new(legend(task));
    let mut number = 0;
    let end = read(io, task, &mut |io, case| {
        number += 1;
        if number > MOST_CASES {
            return Err(io.error(format!("a picture has room for {MOST_CASES} cases")));
        }
        picture.case(&case, number);
        Ok(())
    });
    io.answers.extend(picture.file().bytes());
    end
}

fn legend(task: Task) -> &'static str {
    match task {
        Task::Path(_) | Task::Distance(_) | Task::Pair => eight::LEGEND,
        Task::Rotation => rotation::LEGEND,
    }
}

fn read(io: &mut Tied, task: Task, draw: &mut Draw) -> io::Result<()> {
    match task {
        Task::Path(goal) | Task::Distance(goal) => eight::read_boards(io, goal, draw),
        Task::Pair => eight::read_pairs(io, draw),
        Task::Rotation => rotation::read_boards(io, draw),
    }
}
