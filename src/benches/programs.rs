//! The programs that are measured: the binaries, the examples that are their floors, and the C++
//! programs.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::built::{cpp_compiler, executable};
use crate::measure::Contender;

/// The place of the floor among the [`contenders`].
pub const FLOOR: usize = 0;

/// The place of the program in Rust.
pub const RUST: usize = 1;

/// The place of the program in C++, if it is there.
pub const CPP: usize = 2;

/// Returns a floor (`empty` does nothing, `copy` copies its input), the program in Rust, and, if
/// g++ is at hand, the program in C++.
pub fn contenders(floor: &str, name: &str) -> Vec<Contender<'static>> {
    let mut programs = vec![executable(&format!("examples/floor-{floor}")), executable(name)];
    programs.extend(in_cpp(name));
    programs.into_iter().map(|program| Contender { program, arguments: &[] }).collect()
}

/// Returns the path of the program in C++, compiled if g++ is at hand.
fn in_cpp(name: &str) -> Option<PathBuf> {
    let program = executable(&format!("{name}-in-cpp"));
    let mut compiler = cpp_compiler(name, &program);
    let status = compiler.status().ok()?;
    assert!(status.success(), "{compiler:?}: {status}");
    Some(program)
}

/// Has cargo build the examples beside the binaries; for a bench, it builds none by itself.
pub fn build_examples() {
    let target =
        Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is in the target folder");
    let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--profile", "bench"]);
    build.arg("--target-dir").arg(target).arg("--examples");
    let status = build.status().expect("cargo starts");
    assert!(status.success(), "{build:?}: {status}");
}
