//! How far a trial is, said now and then on standard error.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use puzzle_solvers::cli::say;

/// How long nothing is said.
const PAUSE: Duration = Duration::from_secs(10);

/// What is said next.
#[derive(Default)]
pub struct Progress(Arc<Mutex<String>>);

impl Progress {
    /// Begins to say every ten seconds what was noted last. Nothing is said if no thread can be
    /// started.
    pub fn start() -> Progress {
        let progress = Progress::default();
        let noted = Arc::clone(&progress.0);
        drop(thread::Builder::new().spawn(move || loop {
            thread::sleep(PAUSE);
            say(format_args!("stress: {}", noted.lock().expect("no thread panics")));
        }));
        progress
    }

    /// Notes what is to be said.
    pub fn note(&self, text: String) {
        *self.0.lock().expect("no thread panics") = text;
    }
}
