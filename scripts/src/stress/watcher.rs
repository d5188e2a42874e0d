//! A shell that stops the solver if this process ends before the solver, however it ends.
//!
//! No process can act on the signal KILL, and the standard library cannot act on other signals. But
//! when a process ends, the system closes its pipes. So the shell reads a pipe to its end.
//!
//! It misses programs whose parent has ended, and a solver that has just started and is not yet
//! named to it.

use std::io::Write;
use std::process::{ChildStdin, Command, Stdio};

use crate::stress::processes::STOP;

/// Each line that the shell reads is the process ID of a solver, or 0 once the solver has ended.
const SCRIPT: &str = r#"
    trap '' HUP INT QUIT TERM
    solver=0
    while read -r line; do solver=$line; done
    [ "$solver" = 0 ] || stop "$solver"
"#;

/// The pipe to the shell, or `None` if there is no shell, as on Windows.
pub struct Watcher(Option<ChildStdin>);

impl Watcher {
    pub fn start() -> Watcher {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{STOP}{SCRIPT}")]).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        let shell = if cfg!(unix) { shell.spawn().ok() } else { None };
        Watcher(shell.and_then(|shell| shell.stdin))
    }

    /// Tells the shell which process to stop when `stress` ends, or that there is none to stop.
    pub fn watch(&self, solver: Option<u32>) {
        if let Some(mut pipe) = self.0.as_ref() {
            // Without the shell, the run goes on all the same.
            let _ = pipe.write_all(format!("{}\n", solver.unwrap_or(0)).as_bytes());
        }
    }
}
