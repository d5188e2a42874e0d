//! Messages on standard error while the runs go on.

use std::fmt::Display;
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
