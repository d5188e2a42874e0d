//! This package's programs, as they are built for the tests and for the bench, which includes this
//! file, too.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of one of this package's programs, or of an example: `examples/wrong`.
pub fn executable(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{EXE_SUFFIX}"))
}

/// Builds the examples beside the programs. Cargo builds none by itself for a bench, or for tests
/// chosen by `--test`.
pub fn build_examples() {
    let program = executable("acwing179");
    let mut folders = program.ancestors().skip(1);
    let folder = folders.next().and_then(Path::file_name).expect("a folder for each profile");
    let profile = if folder == "debug" { "dev".as_ref() } else { folder };
    let mut builder = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    builder.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--examples"]);
    builder.arg("--profile").arg(profile);
    builder.arg("--target-dir").arg(folders.next().expect("the target folder"));
    let status = builder.status().expect("cargo starts");
    assert!(status.success(), "{builder:?}: {status}");
}

/// Returns the command by which g++ compiles a program in C++ to a file, optimised as judges do.
pub fn cpp_compiler(name: &str, file: &Path) -> Command {
    let source = format!("{}/src/bin/{name}.cpp", env!("CARGO_MANIFEST_DIR"));
    let mut compiler = Command::new("g++");
    compiler.args(["-O2", &source, "-o"]).arg(file);
    compiler
}
