//! What is said on standard error meanwhile.

use std::fmt::Display;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use puzzle_solvers::cli;

/// How long nothing is said.
const PAUSE: Duration = Duration::from_secs(10);

/// What is said next.
static NOTED: Mutex<String> = Mutex::new(String::new());

/// Begins to say every ten seconds what was noted last. Nothing is said if no thread can be
/// started.
pub fn start() {
    drop(thread::Builder::new().spawn(|| loop {
        thread::sleep(PAUSE);
        say(NOTED.lock().expect("no thread panics"));
    }));
}

/// Notes what is to be said.
pub fn note(text: String) {
    *NOTED.lock().expect("no thread panics") = text;
}

/// Says something at once.
pub fn say(text: impl Display) {
    cli::say(format_args!("stress: {text}"));
}
