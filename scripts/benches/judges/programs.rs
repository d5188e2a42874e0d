//! The programs that are measured.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use puzzle_tools::project;

use crate::measure::Contender;

/// A floor (`empty` does nothing, `copy` copies its input), a program in Rust, and the same in C++.
pub fn contenders(floor: &str, name: &str) -> [Contender<'static>; 3] {
    let floor = compiled("rustc", "-O", &format!("scripts/benches/judges/floors/{floor}.rs"));
    [floor, in_rust(name), in_cpp(name)].map(|program| Contender { program, arguments: &[] })
}

pub fn in_rust(name: &str) -> PathBuf {
    compiled("rustc", "-O", &format!("src/bin/{name}.rs"))
}

/// A program or a lesson in C++.
pub fn in_cpp(name: &str) -> PathBuf {
    let files = ["src/bin", "scripts/src/course"].map(|folder| format!("{folder}/{name}.cpp"));
    let file = files.iter().find(|file| project::path(file).exists());
    compiled("g++", "-O2", file.expect("a program or a lesson"))
}

/// The programs that have been compiled in this run of the bench.
static COMPILED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Compiles a file of the project when it is first asked for. Returns the path of the program.
fn compiled(compiler: &str, option: &str, file: &str) -> PathBuf {
    let source = project::path(file);
    let program = temporary(&file.replace('/', "-"));
    let mut programs = COMPILED.lock().expect("no thread panics");
    if programs.contains(&program) {
        return program;
    }
    let mut command = Command::new(compiler);
    let status = command.arg(option).arg(source).arg("-o").arg(&program).status();
    let status = status.unwrap_or_else(|error| panic!("{compiler} does not start: {error}"));
    assert!(status.success(), "{command:?}: {status}");
    programs.push(program.clone());
    program
}

/// The path of a file that the bench makes.
pub fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{name}"))
}
