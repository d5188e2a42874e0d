//! Calls the tools.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::process::Command;

use crate::common::files::{built, names, path, Folder};
use crate::common::processes::{outcome, Outcome};
use crate::common::twins::programs_in_rust;

pub fn executable(tool: &str) -> PathBuf {
    built().join(format!("{tool}{EXE_SUFFIX}"))
}

/// The command of a call in the project's folder: the name of a tool and its arguments, with a
/// space before each.
pub fn command(call: &str) -> Command {
    let mut words = call.split(' ');
    let mut command = Command::new(executable(words.next().expect("a name")));
    command.args(words).current_dir(path(""));
    command
}

/// Runs a command in a folder, which also serves for temporary files. The command finds the
/// tools and the programs in Rust by their names.
pub fn outcome_in(folder: &Folder, command: &mut Command) -> Outcome {
    let mut folders = vec![built(), programs_in_rust()];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path = env::join_paths(folders).expect("no folder has a colon in its name");
    command.current_dir(&folder.0).env("PATH", path).env("TMPDIR", &folder.0);
    let found = outcome(command, b"");
    assert_files_are_named(folder, &found);
    found
}

/// Asserts that `stress` has left no input of a run in a folder, and that it has saved a failure
/// there if, and only if, it names a file of the failure.
fn assert_files_are_named(folder: &Folder, found: &Outcome) {
    let files = names(&folder.0);
    assert!(!files.iter().any(|name| name.starts_with("stress-")), "{files:?}");
    let report = format!("{}{}", found.printed, found.messages);
    let has_saved = files.iter().any(|name| name.starts_with("stress."));
    let is_named = report.contains("stress.");
    let rule = "a saved failure is named in what is printed, or the script removes stress.*";
    assert_eq!(has_saved, is_named, "{rule}: {files:?}\n{report}");
}

/// Runs a call of a tool on an input to its end.
pub fn tool(call: &str, input: &str) -> Outcome {
    outcome(&mut command(call), input.as_bytes())
}

/// Runs a call of a tool, asserts that it has no message and does not fail, and returns what it
/// prints.
pub fn printed(call: &str, input: &str) -> String {
    let Outcome { printed, messages, status } = tool(call, input);
    assert_eq!((messages.as_str(), status), ("", Some(0)), "{call}");
    printed
}
