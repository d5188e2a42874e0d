//! Measures the time, the memory and the instructions of whole programs: the programs in Rust and
//! in C++, beside programs that do nothing or copy their input; and the methods of the course.

mod chart;
mod curves;
mod figures;
mod inputs;
mod instructions;
mod measure;
mod methods;
mod programs;
mod table;

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use puzzle_tools::project;
use puzzle_tools::streams::exit_with;

const USAGE: &str = "\
usage: cargo bench --bench judges -- [WORD…]
A table of the programs, or of rows that contain a WORD. Instead of words:
    --svg FOLDER          the whole table, and a picture by gnuplot, boards.svg
    methods [NAME…]       a table of all methods, or of some, such as ida_star
    methods --svg FOLDER  a picture of the table in scripts/src/course/README.md, methods.svg
    instructions          counts the instructions of all rows and of some more by Valgrind
A whole table takes one to three minutes.
";

fn main() -> ExitCode {
    // Cargo adds `--bench`.
    let arguments: Vec<_> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<_> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => exit_with(2, message),
    }
}

/// Does what the words ask for.
///
/// # Errors
/// The command line is wrong, there is nothing to measure, the picture cannot be drawn, or a count
/// of instructions has changed.
fn run(words: &[&str]) -> Result<(), String> {
    match words {
        words if words.contains(&"--help") || words.contains(&"-h") => {
            print!("{USAGE}");
            Ok(())
        }
        ["instructions"] => instructions::check(),
        ["--svg", folder] => {
            let file = prepare_folder(folder)?.join("boards.svg");
            print!("{}", table::of_programs(&[])?);
            curves::chart().draw(&file)
        }
        ["methods", "--svg", folder] => {
            methods::chart().draw(&prepare_folder(folder)?.join("methods.svg"))
        }
        words if words.iter().any(|word| word.starts_with('-')) => {
            Err("wrong options; cargo bench --bench judges -- --help shows their use".to_string())
        }
        ["methods", names @ ..] => {
            methods::measure(names).map(|methods| print!("{}", methods::table(&methods)))
        }
        names => table::of_programs(names).map(|table| print!("{table}")),
    }
}

/// The folder for the picture, from the project's folder on: Cargo runs the bench in another.
///
/// # Errors
/// There is no such folder, or gnuplot is not installed.
fn prepare_folder(folder: &str) -> Result<PathBuf, String> {
    let path = project::path(folder);
    if !path.is_dir() {
        return Err(format!("--svg needs a folder for the picture, not {folder}"));
    }
    if Command::new("gnuplot").arg("--version").output().is_err() {
        return Err("--svg needs gnuplot (on Debian: apt-get install gnuplot-nox)".to_string());
    }
    Ok(path)
}
