//! A shell that stops the solver if this process ends before the solver, however it ends.
//!
//! No process can act on the signal KILL, and the standard library cannot act on other signals. But
//! when a process ends, the system closes its pipes. So the shell reads a pipe to its end.
//!
//! The help says what the shell misses. It misses a solver in the instant between the solver's
//! start and the line that names it.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::stress::processes::STOP;

/// Each line that the shell reads has the process ID of a solver, or 0 once the solver has ended,
/// and the path of its input.
const SCRIPT: &str = r#"
    trap '' HUP INT QUIT TERM
    solver=0
    while read -r line; do solver=${line%% *}; input=${line#* }; done
    [ "$solver" = 0 ] || stop "$solver"
    [ -z "$input" ] || rm -f -- "$input"
"#;

/// The shell, on Unix if it has one.
pub struct Watcher(Option<Child>);

impl Watcher {
    pub fn start() -> Watcher {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{STOP}{SCRIPT}")]).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        Watcher(if cfg!(unix) { shell.spawn().ok() } else { None })
    }

    /// Tells the shell which solver to stop when `stress` ends, by its process ID, or that there is
    /// none; and which file to remove.
    pub fn watch(&self, solver: Option<u32>, input: &Path) {
        let stdin = self.0.as_ref().and_then(|shell| shell.stdin.as_ref());
        if let Some(mut stdin) = stdin {
            let line = format!("{} {}\n", solver.unwrap_or(0), input.display());
            // Without the shell, the run goes on all the same.
            let _ = stdin.write_all(line.as_bytes());
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
