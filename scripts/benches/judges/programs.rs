//! The programs that are measured: the binaries, the C++ programs, and the floors, which are
//! examples for Cargo.

use std::path::{Path, PathBuf};
use std::process::Command;

use puzzle_tools::judging::samples::project;

use crate::built::executable;
use crate::measure::Contender;

/// The index of the floor in the list of [`contenders`].
pub const FLOOR: usize = 0;

/// The index of the program in Rust.
pub const RUST: usize = 1;

/// The index of the program in C++, if g++ is installed.
pub const CPP: usize = 2;

/// A floor (`empty` does nothing, `copy` copies its input), the program in Rust, and, if g++ is
/// installed, the program in C++.
pub fn contenders(floor: &str, name: &str) -> Vec<Contender<'static>> {
    let mut programs = vec![executable(&format!("examples/floor-{floor}")), executable(name)];
    programs.extend(in_cpp(name));
    programs.into_iter().map(|program| Contender { program, arguments: &[] }).collect()
}

/// Compiles the program in C++, and returns its path, or `None` if g++ is not installed.
fn in_cpp(name: &str) -> Option<PathBuf> {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let source = project().join(format!("src/bin/{name}.cpp"));
    let mut compiler = Command::new("g++");
    let status = compiler.arg("-O2").arg(source).arg("-o").arg(&program).status().ok()?;
    assert!(status.success(), "{compiler:?}: {status}");
    Some(program)
}
