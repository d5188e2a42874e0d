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
use puzzle_solvers::judging::judges::{self, JudgeProblem};

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
    let (folder, file) = match method {
        Some(method) => ("src/course", format!("{}.rs", method.lesson)),
        None => ("src", format!("problems/{}.rs", judged.problem.name)),
    };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let read = |file: &str| fs::read_to_string(sources.join(file));
    let bundled =
        read(&file).map_err(|error| format!("cannot read {file}: {error}")).and_then(|text| {
            let root = method.map_or(text.clone(), |method| method.root(judged, &text));
            let note = method.and_then(|method| method.note(judged));
            Ok(header(judged, &text, note) + &bundler::bundle(&root, &read)?)
        });
    // The sources may have moved since.
    bundled.map_err(|what| (1, format!("in {}, {what}", sources.display())))
}

/// Returns what is said first: the problem, its link and input, and the method and its costs as the
/// docs of the module have them.
fn header(judged: &JudgeProblem, text: &str, note: Option<String>) -> String {
    let (name, title, link) = (judged.name, judged.problem.title, judged.link);
    let docs = text.lines().take_while(|line| line.starts_with("//!"));
    let costs = docs.skip_while(|line| !line.starts_with("//! Method:"));
    let costs: String = costs.flat_map(|line| [line, "\n"]).collect();
    let note = note.map_or(String::new(), |note| format!("//!\n//! {note}\n"));
    let input = judged.cases.words;
    format!("//! {name}: {title}\n//! https://{link}\n//!\n//! Input:  {input}\n{costs}{note}\n")
}
