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
    if env::args().any(|argument| argument == "--help" || argument == "-h") {
        return print("bench", [USAGE]);
    }
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => exit_with(2, message),
    }
}

/// Prints the table that is asked for, and draws its pictures if there is a folder for them.
fn measure() -> Result<(), String> {
    let (words, folder) = arguments()?;
    programs::build_examples();
    if words.first().map_or(false, |word| word == "methods") {
        let (table, chart) = methods::measure(&words[1..])
            .ok_or("no method has that name; course --list shows all")?;
        print!("{table}");
        if let Some(folder) = folder {
            chart.draw(&folder.join("methods.svg"));
            layers::measure().draw(&folder.join("layers.svg"));
        }
    } else {
        print!("{}", table::of_programs(&words).ok_or("no row's name holds one of the words")?);
        if let Some(folder) = folder {
            curves::measure().draw(&folder.join("boards.svg"));
        }
    }
    Ok(())
}

/// Returns the words, and the folder for the pictures if there are to be any, or an error message.
fn arguments() -> Result<(Vec<String>, Option<PathBuf>), String> {
    // Cargo adds `--bench`.
    let mut words: Vec<_> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let svg = words.iter().position(|word| word == "--svg").map(|place| words.split_off(place));
    let folder = svg.map(|svg| svg.get(1).map_or(PathBuf::new(), PathBuf::from));
    if let Some(option) = words.iter().find(|word| word.starts_with('-')) {
        return Err(format!("unknown option {option}; cargo bench -- --help shows all"));
    }
    if folder.as_ref().map_or(false, |folder| !folder.is_dir()) {
        return Err("--svg needs a folder for the pictures, at the end".to_string());
    }
    if folder.is_some() && !words.is_empty() && words != ["methods"] {
        return Err("--svg takes no words but 'methods'".to_string());
    }
    if folder.is_some() && !chart::has_gnuplot() {
        return Err("--svg needs gnuplot (on Debian: apt-get install gnuplot-nox)".to_string());
    }
    Ok((words, folder))
}
