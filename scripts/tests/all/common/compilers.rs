//! Compiles the programs in C++, and texts in Rust and in C++.

use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;
use std::{env, fs, process};

use crate::common::built::{cpp_compiler, executable};
use crate::common::files::Folder;
use crate::common::one_per_program;
use crate::common::processes::{look_for, outcome, Outcome};

/// The warnings without which the C++ files have to compile.
const WARNINGS: [&str; 4] = ["-pedantic", "-Wall", "-Wextra", "-Werror"];

/// Returns the path of a program in C++, unless it cannot be compiled here. All are compiled when
/// the first is asked for.
pub fn in_cpp(name: &str) -> Option<PathBuf> {
    static ONCE: Once = Once::new();
    let folder = executable("in-cpp");
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
        let mut compiler = cpp_compiler(problem.program, &file);
        compile(compiler.arg("-std=c++98").args(WARNINGS));
        fs::rename(file, folder.join(problem.program)).expect("it can be renamed");
    }
}

/// Returns the compiler of these tests, and Rust 1.63 if `.ci/compilers` has
/// installed it.
pub fn compilers() -> Vec<OsString> {
    let mut compilers = vec![env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())];
    let oldest = Path::new("/usr/bin/rustc");
    compilers.extend(oldest.exists().then(|| oldest.into()));
    compilers
}

/// A compiled program, and the folder that it is in.
pub type Program = (Folder, PathBuf);

/// Compiles a text in a language, `rs` or `cpp`, with options and without a warning.
pub fn compiled(compiler: &OsStr, options: &[&str], language: &str, text: &str) -> Program {
    let folder = Folder::new("compiled");
    let program = folder.0.join(format!("main{EXE_SUFFIX}"));
    let mut command = Command::new(compiler);
    command.args(if language == "rs" { &["-D", "warnings"][..] } else { &WARNINGS });
    command.args(options).arg("-o").arg(&program);
    compile(command.arg(folder.write(&format!("main.{language}"), text)));
    (folder, program)
}

/// Returns whether the compiler of these tests rejects a text in a language.
pub fn is_rejected(language: &str, text: &str) -> bool {
    let folder = Folder::new("rejected");
    let mut command = match language {
        "rs" => Command::new(&compilers()[0]),
        _ => Command::new("g++"),
    };
    let file = folder.write(&format!("main.{language}"), text);
    let found = outcome(command.arg("-o").arg(folder.0.join("main")).arg(file), b"");
    found.status != Some(0)
}

/// Returns `-m64` and `-m32`, as far as a C++ compiler can compile for them here. If the compiler
/// is not installed, a message says that its programs are not tried.
pub fn bits(compiler: &str) -> impl Iterator<Item = &'static str> + '_ {
    let is_there = look_for(compiler, "its C++ is not tried");
    let folder = Folder::new("bits");
    let empty = folder.write("empty.cpp", "#include <cstdio>\nint main() { return 0; }\n");
    let links = move |bits: &&str| {
        let mut trial = Command::new(compiler);
        trial.args([bits, "-o"]).arg(folder.0.join("empty")).arg(&empty);
        is_there && outcome(&mut trial, b"").status == Some(0)
    };
    ["-m64", "-m32"].into_iter().filter(links)
}

/// Compiles a text in Rust by all compilers in all editions, without a warning. It is compiled to
/// metadata alone, which is quicker.
pub fn compile_in_all_editions(text: &str) {
    for compiler in compilers() {
        for edition in ["2015", "2018", "2021", "2024"] {
            let mut trial = Command::new(&compiler);
            trial.args(["--print=cfg", "--edition", edition]);
            // Old compilers do not know the edition of 2024.
            if edition != "2024" || outcome(&mut trial, b"").status == Some(0) {
                let options = ["--emit=metadata", "--edition", edition];
                compiled(&compiler, &options, "rs", text);
            }
        }
    }
}

/// Runs a compiler, and asserts that it succeeds without a message.
fn compile(compiler: &mut Command) {
    let Outcome { messages, status, .. } = outcome(compiler, b"");
    assert!(status == Some(0) && messages.is_empty(), "{compiler:?}:\n{messages}");
}
