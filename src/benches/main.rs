//! How long whole programs take: those in Rust and C++, beside programs that do nothing or copy
//! their input, and the course's methods.
//!
//! Cargo builds all Rust programs with the flags of `cargo build --release`.

#[path = "../tests/common/built.rs"]
mod built;
mod chart;
mod curves;
mod figures;
mod inputs;
mod layers;
mod measure;
mod methods;
mod programs;
mod table;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use puzzle_solvers::arguments::{exit_with, print};

const USAGE: &str = "\
usage: cargo bench [-- WORD…]              a table of the programs, or of the rows that hold a word
       cargo bench -- --svg FOLDER         the same table, and a picture by gnuplot, boards.svg
       cargo bench -- methods [NAME…]      a table of all methods, or rows of some: ida_star
       cargo bench -- methods --svg FOLDER the same table, methods.svg and layers.svg
A whole table takes one to three minutes.
";

fn main() -> ExitCode {
    // Cargo adds `--bench`.
    let words: Vec<_> = env::args().skip(1).filter(|word| word != "--bench").collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        return print("bench", [USAGE]);
    }
    match run(words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => exit_with(2, message),
    }
}

/// Prints the table that is asked for, and draws its pictures if there is a folder for them.
///
/// # Errors
/// The command line is wrong, there is nothing to measure, or a picture cannot be drawn.
fn run(mut words: Vec<String>) -> Result<(), String> {
    let pictures = take_folder(&mut words)?;
    programs::build_examples();
    if words.first().map_or(false, |word| word == "methods") {
        if let Some(folder) = &pictures {
            // This takes no measuring, so it comes first: if gnuplot fails, it fails at once.
            layers::chart().draw(&folder.join("layers.svg"))?;
        }
        let methods = methods::measure(&words[1..]);
        if methods.is_empty() {
            return Err("no method has that name; course --list shows all".to_string());
        }
        print!("{}", methods::table(&methods));
        if let Some(folder) = &pictures {
            methods::chart(&methods).draw(&folder.join("methods.svg"))?;
        }
    } else {
        let table = table::of_programs(&words).ok_or("no row's name holds one of the words")?;
        print!("{table}");
        if let Some(folder) = &pictures {
            curves::chart().draw(&folder.join("boards.svg"))?;
        }
    }
    Ok(())
}

/// Takes `--svg` and the folder for the pictures from the words, if they are there, and returns the
/// folder.
///
/// # Errors
/// An option or a combination of words is wrong, or the pictures cannot be drawn here.
fn take_folder(words: &mut Vec<String>) -> Result<Option<PathBuf>, String> {
    let svg = words.iter().position(|word| word == "--svg");
    let option = words.split_off(svg.unwrap_or(words.len()));
    if let Some(unknown) = words.iter().find(|word| word.starts_with('-')) {
        return Err(format!("unknown option {unknown}; cargo bench -- --help shows all"));
    }
    if option.is_empty() {
        return Ok(None);
    }
    let folder = option.get(1).map_or(PathBuf::new(), PathBuf::from);
    if !folder.is_dir() {
        return Err("--svg needs a folder for the pictures, at the end".to_string());
    }
    if !words.is_empty() && *words != ["methods"] {
        return Err("--svg takes no words but 'methods'".to_string());
    }
    if !chart::has_gnuplot() {
        return Err("--svg needs gnuplot (on Debian: apt-get install gnuplot-nox)".to_string());
    }
    Ok(Some(folder))
}
