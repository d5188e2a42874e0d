//! Calls this package's programs and tools.

use std::env;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

use puzzle_solvers::judging::problems::{Problem, PROBLEMS};

use crate::common::built::build_examples;
pub use crate::common::built::executable;
use crate::common::compilers::in_cpp;
use crate::common::files::{names, Folder};
use crate::common::processes::{assert_answers, outcome, Outcome};

/// Returns the paths of a program that answers a problem: in Rust and, where g++ is at hand, in
/// C++.
pub fn twins(name: &str) -> Vec<PathBuf> {
    iter::once(executable(name)).chain(in_cpp(name)).collect()
}

/// Asserts that the program of a problem prints the right answers in Rust and in C++, and needs no
/// more than half of the memory that the strictest of its judges allows.
pub fn assert_right(problem: &Problem, input: &str, answers: &str) {
    let judges = PROBLEMS.iter().filter(|judge| judge.program == problem.program);
    let fewest_megabytes = judges.filter_map(|judge| Some(judge.limits?.megabytes)).min();
    for program in twins(problem.program) {
        let mut command = match fewest_megabytes {
            Some(megabytes) => with_limited_memory(&program, megabytes * 1024 / 2),
            None => Command::new(program),
        };
        assert_answers(&mut command, input, answers);
    }
}

/// Returns a command that runs a program, which on Linux fails if it needs more memory than so many
/// KiB, or a stack of more than 256 KiB. The system limits the address space, which is somewhat
/// more than the memory in use.
fn with_limited_memory(program: &Path, kibibytes: usize) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut shell = Command::new("sh");
    let script = format!(r#"ulimit -s 256 && ulimit -v {kibibytes} && exec "$0""#);
    shell.args(["-c", &script]).arg(program);
    shell
}

/// Returns the command of a call: the name of a tool and its arguments, with a space before each.
pub fn command(call: &str) -> Command {
    let mut words = call.split(' ');
    let mut command = Command::new(executable(words.next().expect("a name")));
    command.args(words);
    command
}

/// Runs a command in a folder, which also serves for temporary files. The command finds this
/// package's programs and examples by their names.
pub fn outcome_in(folder: &Folder, command: &mut Command) -> Outcome {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if !executable("examples/wrong").exists() {
            build_examples();
        }
    });
    let tool = executable("stress");
    let programs = tool.parent().expect("a folder");
    let mut folders = vec![programs.to_path_buf(), programs.join("examples")];
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
