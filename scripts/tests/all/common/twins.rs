//! The programs in Rust and in C++, each compiled from its file as a judge does it.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::Once;
use std::{env, fs, iter, thread};

use puzzle_tools::judging::problems::{Problem, PROBLEMS};

use crate::common::compilers::{compile, compilers};
use crate::common::files::{path, temporary};
use crate::common::processes::{look_for, outcome, Outcome};
use crate::common::{assert_same, one_per_program};

/// The paths of a program that answers a problem: in Rust and, where g++ is at hand, in C++.
pub fn twins(name: &str) -> Vec<PathBuf> {
    iter::once(in_rust(name)).chain(in_cpp(name)).collect()
}

pub fn in_rust(name: &str) -> PathBuf {
    programs_in_rust().join(format!("{name}{EXE_SUFFIX}"))
}

/// The folder of the programs in Rust. All are compiled when it is first asked for.
pub fn programs_in_rust() -> PathBuf {
    static ONCE: Once = Once::new();
    // Wine cannot start a compiler, so `.ci/windows` has compiled them before.
    if let Some(folder) = env::var_os("PROGRAMS") {
        return folder.into();
    }
    let folder = temporary("in-rust");
    let checks =
        if cfg!(debug_assertions) { "-Cdebug-assertions" } else { "-Cdebug-assertions=no" };
    ONCE.call_once(|| compile_all(&compilers()[0], &["-O", checks], "rs", &folder));
    folder
}

/// The path of a program in C++, unless it cannot be compiled here. All are compiled when the first
/// is asked for.
pub fn in_cpp(name: &str) -> Option<PathBuf> {
    static ONCE: Once = Once::new();
    let folder = temporary("in-cpp");
    ONCE.call_once(|| {
        if cfg!(unix) && look_for("g++", "the programs in C++ are not tried") {
            compile_all("g++".as_ref(), &["-std=c++98", "-O2"], "cpp", &folder);
        }
    });
    Some(folder.join(name)).filter(|program| program.exists())
}

/// The path of a program's source in a language: `rs` or `cpp`.
pub fn source(program: &str, language: &str) -> PathBuf {
    path(format!("src/bin/{program}.{language}"))
}

/// Compiles the programs in a language to a folder, all at once.
fn compile_all(compiler: &OsStr, options: &[&str], language: &str, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder can be made");
    let compile_one = |name: &str| {
        // Another run of the tests may be using the program, so a rename replaces it at one stroke.
        let file = folder.join(format!("{name}-{}", process::id()));
        compile(compiler, options, &source(name, language), &file);
        fs::rename(file, folder.join(format!("{name}{EXE_SUFFIX}"))).expect("it can be renamed");
    };
    thread::scope(|scope| {
        for problem in one_per_program() {
            scope.spawn(|| compile_one(problem.program));
        }
    });
}

/// Asserts that the program of a problem prints the right output in Rust and in C++, and needs no
/// more than half of the memory that the strictest of its judges allows.
pub fn assert_right(problem: &Problem, input: &str, right_output: &str) {
    let same_program = PROBLEMS.iter().filter(|other| other.program == problem.program);
    let fewest_megabytes = same_program.filter_map(|other| Some(other.limits?.megabytes)).min();
    for program in twins(problem.program) {
        let mut command = match fewest_megabytes {
            Some(megabytes) => with_limited_memory(&program, megabytes * 1024 / 2),
            None => Command::new(program),
        };
        assert_output(&mut command, input, right_output);
    }
}

/// A command that runs a program, which on Linux fails if it needs more memory than so many KiB, or
/// a stack of more than 256 KiB. The system limits the address space, which is somewhat more than
/// the memory in use.
fn with_limited_memory(program: &Path, kibibytes: usize) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut shell = Command::new("sh");
    let script = format!(r#"ulimit -s 256 && ulimit -v {kibibytes} && exec "$0""#);
    shell.args(["-c", &script]).arg(program);
    shell
}

/// Asserts that a command prints the right output and nothing else, and does not fail.
pub fn assert_output(command: &mut Command, input: &str, right_output: &str) {
    let Outcome { printed, messages, status } = outcome(command, input.as_bytes());
    assert_same(&printed, right_output, &format!("{command:?}: {messages}"));
    assert!(status == Some(0) && messages.is_empty(), "{command:?}: {status:?} {messages}");
}
