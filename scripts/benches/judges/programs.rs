//! The programs that are measured: the floors, the programs in Rust, and those in C++.

use std::env::{self, consts::EXE_SUFFIX};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

use puzzle_tools::project;

use crate::measure::Contender;

/// The indices in the list of [`contenders`].
pub const FLOOR: usize = 0;
pub const RUST: usize = 1;
pub const CPP: usize = 2;

/// A floor (`empty` does nothing, `copy` copies its input), the program in Rust, and, if g++ is
/// installed, the program in C++.
pub fn contenders(floor: &str, name: &str) -> Vec<Contender<'static>> {
    let floor = compiled("rustc", "-O", &format!("scripts/benches/judges/floors/{floor}.rs"));
    let mut programs = vec![floor.expect("rustc is there"), executable(name)];
    programs.extend(in_cpp(name));
    programs.into_iter().map(|program| Contender { program, arguments: &[] }).collect()
}

/// A program or a lesson in C++, if g++ is installed.
pub fn in_cpp(name: &str) -> Option<PathBuf> {
    let files = ["src/bin", "scripts/src/course"].map(|folder| format!("{folder}/{name}.cpp"));
    compiled("g++", "-O2", files.iter().find(|file| project::path(file).exists())?)
}

/// Compiles a file of the project to a program, and returns the program's path, or `None` if the
/// compiler is not installed.
fn compiled(compiler: &str, option: &str, file: &str) -> Option<PathBuf> {
    let source = project::path(file);
    let program = temporary(&source.file_stem()?.to_string_lossy());
    let mut command = Command::new(compiler);
    let status = command.arg(option).arg(source).arg("-o").arg(&program).status().ok()?;
    assert!(status.success(), "{command:?}: {status}");
    Some(program)
}

/// The path of a program or a tool, as `cargo build --release` builds it. All are built when one is
/// first asked for.
pub fn executable(name: &str) -> PathBuf {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--release", "--target-dir"]).arg(target());
        let status = cargo.current_dir(project::path("")).status().expect("cargo starts");
        assert!(status.success(), "{cargo:?}: {status}");
    });
    target().join("release").join(format!("{name}{EXE_SUFFIX}"))
}

/// The path of a file that the bench makes.
pub fn temporary(name: &str) -> PathBuf {
    target().join("tmp").join(format!("bench-{name}"))
}

/// Cargo's target folder. The bench is in `release/deps` there.
fn target() -> PathBuf {
    let bench = env::current_exe().expect("the system names this program");
    bench.ancestors().nth(3).map(Path::to_path_buf).expect("a folder")
}
