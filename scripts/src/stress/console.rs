//! What the user sees: texts on standard output, and messages on standard error while the runs go
//! on.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use crate::error::Error;
use crate::streams;

/// The time between two messages.
const PAUSE: Duration = Duration::from_secs(10);

/// The message on progress that is printed next. There is none before the first one is set.
static PROGRESS: Mutex<Option<String>> = Mutex::new(None);

/// Begins to print the last message on progress every ten seconds.
pub fn start() -> Result<(), Error> {
    let started = thread::Builder::new().spawn(|| loop {
        thread::sleep(PAUSE);
        PROGRESS.lock().expect("no thread panics").iter().for_each(say);
    });
    let error = |why| Error::new(format!("cannot start a thread: {why}"));
    started.map(|_| ()).map_err(error)
}

/// Sets the message on progress that is printed next.
pub fn progress(text: String) {
    *PROGRESS.lock().expect("no thread panics") = Some(text);
}

pub fn say(text: impl Display) {
    streams::say(format_args!("stress: {text}"));
}

/// Prints a text on standard output. Unlike for the other tools, a broken pipe is an error: the
/// text says whether the solver fails.
pub fn print(text: &str) -> Result<(), Error> {
    let mut stdout = io::stdout().lock();
    let printed = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    printed.map_err(|error| Error::new(format!("cannot write the report: {error}")))
}
