//! Messages on standard error, while the runs go on.

use std::fmt::Display;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use puzzle_solvers::arguments;

/// The time between two messages.
const PAUSE: Duration = Duration::from_secs(10);

/// The next message.
static NOTED: Mutex<String> = Mutex::new(String::new());

/// Begins to print the message that was noted last, every ten seconds.
pub fn start() {
    thread::spawn(|| loop {
        thread::sleep(PAUSE);
        say(NOTED.lock().expect("no thread panics"));
    });
}

/// Notes the next message.
pub fn note(text: String) {
    *NOTED.lock().expect("no thread panics") = text;
}

/// Prints a message at once.
pub fn say(text: impl Display) {
    arguments::say(format_args!("stress: {text}"));
}
