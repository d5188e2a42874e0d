//! Inputs for the programs, the same in every run.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use puzzle_tools::judging::generator::Generator;
use puzzle_tools::judging::{cases, problems};
use puzzle_tools::project;

use crate::programs::temporary;

/// The input that a cell of a table names: by its file, by the arguments of `generate` that print
/// it, or by `-` for all boards.
pub fn text(cell: &str) -> String {
    match cell {
        "-" => all_boards(),
        file if file.starts_with("samples/") => {
            fs::read_to_string(project::path(file)).expect("the sample is there")
        }
        _ => generated(cell.trim_matches('`')),
    }
}

/// The input that `generate` prints for its arguments, which are separated by spaces.
pub fn generated(arguments: &str) -> String {
    let mut generate = Command::new(env!("CARGO_BIN_EXE_generate"));
    let output = generate.args(arguments.split(' ')).output().expect("the program starts");
    assert!(output.status.success(), "{generate:?}: {}", output.status);
    String::from_utf8(output.stdout).expect("an input is text")
}

/// An input with all boards of HDU 1043, in lexicographic order.
fn all_boards() -> String {
    let problem = problems::find("hdu1043").expect("there is such a problem");
    let boards: Vec<_> = Generator::new(problem, 0).all().collect();
    let input = cases::input(problem, &boards);
    let mut lines: Vec<_> = input.split_inclusive('\n').collect();
    lines.sort_unstable();
    lines.concat()
}

/// Writes an input to a file for the programs, and returns its path.
pub fn write(name: &str, input: &str) -> PathBuf {
    let path = temporary(&format!("input-{name}"));
    fs::write(&path, input).expect("the folder for such files can be written to");
    path
}
