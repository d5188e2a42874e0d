//! Measures the time and the instructions of whole programs: the programs in Rust and in C++,
//! beside programs that do nothing or copy their input; and the methods of the course.

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
use std::process::ExitCode;

use puzzle_tools::streams::exit_with;

const USAGE: &str = "\
usage: cargo bench --bench judges -- [WORD…]
A table of the programs, or of rows that contain a WORD. Instead of words:
    --svg            the whole table, and a picture by gnuplot, .pictures/boards.svg
    methods [NAME…]  a table of all methods, or of some, such as ida_star
    methods --svg    a picture of the table in scripts/src/course/README.md, .pictures/methods.svg
    instructions     counts the instructions of all rows and of some more by Valgrind
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
        ["instructions"] => instructions::check()?,
        ["--help" | "-h"] => print!("{USAGE}"),
        ["--svg"] => {
            // Measuring takes minutes, so gnuplot is looked for first.
            chart::find_gnuplot()?;
            print!("{}", table::of_programs(&[])?);
            curves::chart().draw("boards.svg")?;
        }
        ["methods", "--svg"] => methods::chart().draw("methods.svg")?,
        words if words.iter().any(|word| word.starts_with('-')) => {
            let help = "cargo bench --bench judges -- --help shows their use";
            return Err(format!("wrong options; {help}"));
        }
        ["methods", names @ ..] => print!("{}", methods::table(names)?),
        names => print!("{}", table::of_programs(names)?),
    }
    Ok(())
}
