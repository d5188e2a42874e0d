//! How long whole programs take, beside programs that no solver can beat, what people submit to
//! the judges, and every other method of the field.
//!
//! All programs are built by cargo in its bench profile, which is the release profile: the same
//! flags for all of them.

mod bars;
mod boards;
mod curves;
mod drawing;
mod figures;
mod machine;
mod measure;
mod methods;
mod points;
mod programs;
mod row;
mod table;
mod workloads;

#[path = "../tests/common/shared.rs"]
mod common;

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::row::Row;
use crate::workloads::Workload;

const USAGE: &str = "\
usage: cargo bench [-- [--svg FOLDER] [WORD…]]
       cargo bench -- methods [--svg FOLDER]

The first prints a table of the binaries, or the rows whose names hold one of the words; its
pictures are bench.svg, the table, and boards.svg, the time over the number of boards.
The second prints tables of all methods; its picture is methods.svg.
";

fn main() -> ExitCode {
    let (words, pictures) = match arguments() {
        Some(arguments) => arguments,
        None => return refuse(USAGE),
    };
    let draw = |name: &str, picture: &dyn Fn() -> String| {
        if let Some(folder) = &pictures {
            let file = Path::new(folder).join(name);
            fs::write(&file, picture()).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        }
    };
    if words == ["methods"] {
        programs::build_examples();
        let rows = methods::measure();
        print!("{}", methods::print(&rows));
        draw("methods.svg", &|| points::draw(&rows));
        return ExitCode::SUCCESS;
    }
    let workloads = workloads_named(&words);
    if workloads.is_empty() {
        return refuse("no workload has such a name\n");
    }
    programs::build_examples();
    let rows: Vec<Row> = workloads.iter().map(Row::measure).collect();
    print!("{}", row::print(&rows));
    draw("bench.svg", &|| bars::draw(&rows));
    draw("boards.svg", &|| curves::draw(&curves::measure()));
    ExitCode::SUCCESS
}

fn refuse(why: &str) -> ExitCode {
    eprint!("{why}");
    ExitCode::from(2)
}

/// Returns the words, and the folder for the pictures if there shall be any.
fn arguments() -> Option<(Vec<String>, Option<String>)> {
    let mut words = Vec::new();
    let mut pictures = None;
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // Cargo adds this one.
            "--bench" => {}
            "--svg" => pictures = Some(arguments.next()?),
            option if option.starts_with('-') => return None,
            _ => words.push(argument),
        }
    }
    Some((words, pictures))
}

/// Returns the workloads whose names hold one of the words; all of them if there is no word.
fn workloads_named(words: &[String]) -> Vec<Workload> {
    let mut workloads = workloads::all();
    workloads.retain(|workload| {
        let name = workload.name();
        words.is_empty() || words.iter().any(|word| name.contains(word))
    });
    workloads
}
