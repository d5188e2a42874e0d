//! How far a trial is, said now and then on standard error.

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use puzzle_solvers::cli::say;

/// How long nothing is said.
const PAUSE: Duration = Duration::from_secs(10);

/// What is said next.
static NOTED: Mutex<String> = Mutex::new(String::new());

/// Begins to say every ten seconds what was noted last. Nothing is said if no thread can be
/// started.
pub fn start() {
    drop(thread::Builder::new().spawn(|| loop {
        thread::sleep(PAUSE);
        say(format_args!("stress: {}", NOTED.lock().expect("no thread panics")));
    }));
}

/// Notes what is to be said.
pub fn note(text: String) {
    *NOTED.lock().expect("no thread panics") = text;
}
