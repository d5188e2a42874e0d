//! The command line of the binaries, and printing for all programs.

use std::env;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::binaries::Binary;
use crate::tied::run;

/// Runs the binary of a problem, and returns its exit status: that of [`run`], or 2 if the
/// arguments are wrong.
///
/// A standard stream that is closed, or opened for the wrong direction, is no error: the standard
/// library treats such a stream as an empty one. Then the status is 0.
pub fn main(binary: &Binary) -> ExitCode {
    let name = binary.name;
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    match arguments.as_slice() {
        [] => run(name, &mut io::stdin().lock(), binary.solve),
        [flag] if flag == "--help" || flag == "-h" => {
            let Binary { title, judges, reads, prints, .. } = binary;
            let help = format!(
                "{name}: {title}\n({judges})\n\nusage: {name} < INPUT\n\n\
                 Reads {reads}.\nPrints {prints}.\n"
            );
            print(name, &help)
        }
        [file] if !file.to_string_lossy().starts_with('-') => {
            let file = file.to_string_lossy();
            exit_with(2, format_args!("{name}: the input is read from a stream: {name} < {file}"))
        }
        _ => exit_with(2, format_args!("usage: {name} [--help] < INPUT")),
    }
}

/// Prints a text of the program `name`, and returns the exit status.
pub fn print(name: &str, text: &str) -> ExitCode {
    run(name, &mut io::empty(), |io| io.answers.write_all(text.as_bytes()))
}

/// Prints a message to standard error as one line, and returns the exit status `status`.
pub fn exit_with(status: u8, message: impl Display) -> ExitCode {
    say(message);
    ExitCode::from(status)
}

/// Prints a message to standard error as one line. A failure to do so is ignored.
pub fn say(message: impl Display) {
    let _ = writeln!(io::stderr(), "{}", printable(&message.to_string()));
}

/// Returns a text with all control characters but tabs escaped, such as line feeds and those that a
/// terminal takes for commands.
pub fn printable(text: &str) -> String {
    let mut printable = String::new();
    for symbol in text.chars() {
        if symbol.is_control() && symbol != '\t' {
            printable.extend(symbol.escape_default());
        } else {
            printable.push(symbol);
        }
    }
    printable
}
