//! bundle: makes one source file that solves a problem, for a judge
//!
//! ```text
//! usage: bundle NAME [options] | --list | --help
//! ```
//!
//! Prints the file to standard output: UTF-8, and lines end in a line feed. Plain rustc compiles
//! it: 1.63 or later, in any edition. The sources are read where this program was built.
//!
//! ```text
//! --method METHOD  a short file, by a method of the course, such as ida_star; --list shows all
//! -o FILE          writes to FILE; - is standard output
//! ```

mod bundler;
mod lessons;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use puzzle_solvers::cli::arguments::{self, Arguments, Error};
use puzzle_solvers::cli::print;
use puzzle_solvers::judging::judges;

fn main() -> ExitCode {
    let list = || judges::list() + "\n" + &lessons::list();
    arguments::run(include_str!("bundle.rs"), list, |arguments| {
        let text = bundle(arguments)?;
        match arguments.value("-o").filter(|file| *file != "-") {
            None => Ok(print("bundle", &text)),
            Some(file) => arguments::write(file, text.as_bytes()).map(|()| ExitCode::SUCCESS),
        }
    })
}

/// Returns the text for a judge problem.
fn bundle(arguments: &Arguments) -> Result<String, Error> {
    let judged = arguments.judged;
    let method = arguments.value("--method").map(|name| lessons::find(judged, name)).transpose()?;
    let folder = if method.is_some() { "src/course" } else { "src" };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let read = |file: &str| fs::read_to_string(sources.join(file));
    let (name, title, link) = (judged.name, judged.problem.title, judged.link);
    let header = format!("//! {name}: {title}\n//! https://{link}\n");
    let text = match method {
        Some(method) => method.bundle(judged, &read).map(|text| header + &text),
        None => bundler::bundle(judged.problem.name, &header, &read),
    };
    // The sources may have moved since.
    text.map_err(|what| (1, format!("in {}, {what}", sources.display())))
}
