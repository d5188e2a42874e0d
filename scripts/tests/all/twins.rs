//! The programs in Rust and in C++.

use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::Once;
use std::{fs, iter};

use puzzle_tools::judging::problems::{Problem, PROBLEMS};

use crate::common::built::executable;
use crate::common::compilers::compile;
use crate::common::files::path;
use crate::common::one_per_program;
use crate::common::processes::{look_for, outcome, Outcome};

/// The paths of a program that answers a problem: in Rust and, where g++ is at hand, in C++.
pub fn twins(name: &str) -> Vec<PathBuf> {
    iter::once(executable(name)).chain(in_cpp(name)).collect()
}

/// The path of a program in C++, unless it cannot be compiled here. All are compiled when the first
/// is asked for.
pub fn in_cpp(name: &str) -> Option<PathBuf> {
    static ONCE: Once = Once::new();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("in-cpp");
    ONCE.call_once(|| compile_all(&folder));
    Some(folder.join(name)).filter(|program| program.exists())
}

/// Compiles the programs in C++ to a folder. Where that is impossible, removes the folder.
fn compile_all(folder: &Path) {
    if !cfg!(unix) || !look_for("g++", "the programs in C++ are not tried") {
        let _ = fs::remove_dir_all(folder);
        return;
    }
    fs::create_dir_all(folder).expect("a folder can be made");
    for problem in one_per_program() {
        // Another run of the tests may be using the program, so a rename replaces it at one stroke.
        let file = folder.join(format!("{}-{}", problem.program, process::id()));
        let source = path(&format!("src/bin/{}.cpp", problem.program));
        compile("g++".as_ref(), &["-std=c++98", "-O2"], &source, &file);
        fs::rename(file, folder.join(problem.program)).expect("it can be renamed");
    }
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

/// Asserts that a command prints the right answers and nothing else, and does not fail.
pub fn assert_answers(command: &mut Command, input: &str, answers: &str) {
    let Outcome { printed, messages, status } = outcome(command, input.as_bytes());
    // `assert_eq!` would print both outputs, and some are long.
    if printed != answers {
        let mut lines = (1..).zip(printed.lines().zip(answers.lines()));
        let difference = lines.find(|(_, (found, answer))| found != answer);
        panic!("{command:?}: {difference:?} of {} bytes; {messages}", printed.len());
    }
    assert!(status == Some(0) && messages.is_empty(), "{command:?}: {status:?} {messages}");
}
