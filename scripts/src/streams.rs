//! What the tools read and print: files and standard streams.

use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

use crate::error::Error;

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsStr) -> Result<Vec<u8>, Error> {
    if file != "-" {
        return fs::read(file).map_err(cannot("open", file));
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(cannot("read", file))?;
    Ok(bytes)
}

/// Turns an error of the system into an error of the tool, which says what the tool cannot do with
/// this file (a `verb`), and why.
pub fn cannot<'a>(verb: &'a str, file: &'a OsStr) -> impl Fn(io::Error) -> Error + 'a {
    move |error| Error::new(format!("cannot {verb} {}: {error}", file.to_string_lossy()))
}

/// Prints the parts of a text. A broken pipe, which nobody reads any more, counts as success.
pub fn print<T: AsRef<str>>(parts: impl IntoIterator<Item = T>) -> Result<ExitCode, Error> {
    let mut stdout = BufWriter::new(io::stdout().lock());
    let mut parts = parts.into_iter();
    let written = parts.try_for_each(|part| stdout.write_all(part.as_ref().as_bytes()));
    match written.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Error::new(format!("cannot write: {error}")))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
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

/// A text with all control characters but tabs escaped: line feeds, and the characters that a
/// terminal takes for commands.
pub fn printable(text: &str) -> String {
    let mut shown = String::new();
    for symbol in text.chars() {
        if symbol.is_control() && symbol != '\t' {
            shown.extend(symbol.escape_default());
        } else {
            shown.push(symbol);
        }
    }
    shown
}
