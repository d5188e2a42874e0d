//! This package's programs, as they are built for the tests and for the bench, which includes this
//! file, too.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of one of this package's programs, or of an example: `examples/wrong`.
pub fn executable(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{EXE_SUFFIX}"))
}

/// Returns the command by which g++ compiles a program in C++ to a file, optimised as by judges.
pub fn cpp_compiler(name: &str, file: &Path) -> Command {
    let source = format!("{}/src/bin/{name}.cpp", env!("CARGO_MANIFEST_DIR"));
    let mut compiler = Command::new("g++");
    compiler.args(["-O2", &source, "-o"]).arg(file);
    compiler
}
