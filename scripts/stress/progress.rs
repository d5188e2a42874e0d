//! Messages on standard error, while the runs go on.

use std::fmt::Display;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use puzzle_solvers::arguments::{self, Error};

use crate::launch_error::TOO_MANY;

/// The time between two messages.
const PAUSE: Duration = Duration::from_secs(10);

/// The next message.
static NOTED: Mutex<String> = Mutex::new(String::new());

/// Begins to print the message that was noted last, every ten seconds.
///
/// # Errors
/// No thread can be started.
pub fn start() -> Result<(), Error> {
    let started = thread::Builder::new().spawn(|| loop {
        thread::sleep(PAUSE);
        say(NOTED.lock().expect("no thread panics"));
    });
    let error = |why| Error::new(format!("cannot start a thread: {why}; {TOO_MANY}"));
    started.map(|_| ()).map_err(error)
}

/// Notes the next message.
pub fn note(text: String) {
    *NOTED.lock().expect("no thread panics") = text;
}

/// Prints a message at once.
pub fn say(text: impl Display) {
    arguments::say(format_args!("stress: {text}"));
}
