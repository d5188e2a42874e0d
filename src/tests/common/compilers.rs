//! Compiles what is pasted.

use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, iter};

use crate::common::files::Folder;
use crate::common::programs::run;

/// Returns the compiler of these tests, and those that `.ci/compilers` has installed.
pub fn compilers() -> Vec<OsString> {
    let web = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("web").join("rustc");
    let others = [PathBuf::from("/usr/bin/rustc"), web].into_iter().filter(|path| path.exists());
    let own = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    iter::once(own).chain(others.map(OsString::from)).collect()
}

/// Compiles a text in Rust in a folder, without a warning, and returns the program's path.
pub fn compiled(folder: &Folder, compiler: &OsStr, options: &[&str], text: &str) -> PathBuf {
    let program = folder.0.join(format!("main{EXE_SUFFIX}"));
    let mut command = Command::new(compiler);
    command.args(["-D", "warnings", "-o"]).arg(&program).args(options);
    compile(command.arg(folder.write("main.rs", text)));
    program
}

/// Returns a program in Rust of several, of which it runs the one whose number is its argument.
pub fn united(programs: impl Iterator<Item = String>) -> String {
    let (mut modules, mut calls) = (String::new(), String::new());
    for (number, program) in programs.enumerate() {
        let program = program.replace("\nfn main()", "\npub fn main()");
        modules += &format!("mod program_{number} {{\n{program}}}\n\n");
        calls += &format!("        \"{number}\" => {{ let _ = program_{number}::main(); }}\n");
    }
    let number = "&*std::env::args().nth(1).expect(\"a number\")";
    format!(
        "{modules}fn main() {{\n    match {number} {{\n{calls}        _ => panic!(),\n    }}\n}}\n"
    )
}

/// Runs a compiler, which has nothing to say.
pub fn compile(compiler: &mut Command) {
    let Output { status, stderr, .. } = run(compiler, b"");
    let said = String::from_utf8_lossy(&stderr);
    assert!(status.success() && said.is_empty(), "{compiler:?}:\n{said}");
}
