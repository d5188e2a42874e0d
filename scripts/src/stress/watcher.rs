//! A shell that stops the solver if this process ends before the solver, however it ends.
//!
//! No process can act on the signal KILL, and the standard library cannot act on other signals. But
//! when a process ends, the system closes its pipes. So the shell reads a pipe to its end.
//!
//! The help, in `scripts/src/bin/stress.rs`, says what the shell misses. It misses a solver in the
//! instant between the solver's start and the line that names it.

use std::env;
use std::io::Write;
use std::process::{Child, Command, Stdio};

use crate::stress::input_file;

/// Each line that the shell reads is the process ID of a solver, or empty once the solver has
/// ended. The script's argument is the beginning of the paths of all inputs. A process is suspended
/// before its children are listed, so that it starts no more of them. Only Linux has such lists;
/// elsewhere, the shell stops the solver alone.
const SCRIPT: &str = r#"
    inputs=$1
    trap '' HUP INT QUIT TERM
    stop() {
        kill -STOP "$1"
        for child in $(cat /proc/"$1"/task/*/children); do stop "$child"; done
        kill -KILL "$1"
    }
    while read -r line; do solver=$line; done
    [ -z "$solver" ] || stop "$solver"
    rm -f -- "$inputs"*
"#;

/// The shell, on Unix if it has one.
pub struct Watcher(Option<Child>);

impl Watcher {
    /// Starts the shell.
    pub fn start() -> Watcher {
        let inputs = env::temp_dir().join(input_file::beginning_of_names());
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(inputs).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        Watcher(if cfg!(unix) { shell.spawn().ok() } else { None })
    }

    /// Tells the shell which solver to stop when `stress` ends, by its process ID, or that there is
    /// none.
    pub fn watch(&self, solver: Option<u32>) {
        let stdin = self.0.as_ref().and_then(|shell| shell.stdin.as_ref());
        if let Some(mut stdin) = stdin {
            let name = solver.map_or(String::new(), |process| process.to_string());
            // Without the shell, the run goes on all the same.
            let _ = stdin.write_all(format!("{name}\n").as_bytes());
        }
    }
}

impl Drop for Watcher {
    /// Waits for the shell. `wait` first closes the pipe.
    fn drop(&mut self) {
        if let Some(shell) = &mut self.0 {
            let _ = shell.wait();
        }
    }
}
