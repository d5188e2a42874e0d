//! Compiles texts in Rust and in C++.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::files::Folder;
use crate::common::processes::{look_for, outcome, Outcome};

/// The warnings without which the C++ files have to compile.
const WARNINGS: [&str; 4] = ["-pedantic", "-Wall", "-Wextra", "-Werror"];

/// The compiler of these tests, and Rust 1.63 if `.ci/compilers` has installed it.
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
    compile(compiler, options, &folder.write(&format!("main.{language}"), text), &program);
    (folder, program)
}

/// Compiles a file in Rust or in C++ to a program, with options and without a warning.
pub fn compile(compiler: &OsStr, options: &[&str], file: &Path, program: &Path) {
    let mut command = Command::new(compiler);
    let is_rust = file.extension() == Some("rs".as_ref());
    command.args(if is_rust { &["-D", "warnings"][..] } else { &WARNINGS });
    command.args(options).arg("-o").arg(program).arg(file);
    let Outcome { messages, status, .. } = outcome(&mut command, b"");
    assert!(status == Some(0) && messages.is_empty(), "{command:?}:\n{messages}");
}

/// `-m64` and `-m32`, as far as a C++ compiler can compile for them here. If the compiler is not
/// installed, a message says that its programs are not tried.
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
