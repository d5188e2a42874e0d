//! The programs, the tools and the examples, as they are built for the tests and for the bench,
//! which includes this file, too.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

use puzzle_tools::judging::samples::project;

/// The path of a program, a tool or an example, such as `examples/solver`. Cargo builds the
/// binaries of a package before its tests. All else may be missing or old, so it is built when some
/// of it is first asked for.
pub fn executable(name: &str) -> PathBuf {
    static BUILD: Once = Once::new();
    let own = option_env!("CARGO_BIN_EXE_acwing179").or(option_env!("CARGO_BIN_EXE_stress"));
    let folder = Path::new(own.expect("a binary of this package")).parent().expect("a folder");
    let source = format!("{}/src/bin/{name}.rs", env!("CARGO_MANIFEST_DIR"));
    if !Path::new(&source).exists() {
        BUILD.call_once(|| build_all(folder));
    }
    folder.join(format!("{name}{EXE_SUFFIX}"))
}

/// Builds the binaries and the examples of both packages. The folder is that of a profile, within
/// the target folder.
fn build_all(folder: &Path) {
    let name = folder.file_name().expect("a profile has a name");
    let profile = if name == "debug" { "dev".as_ref() } else { name };
    let mut builder = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    builder.current_dir(project());
    builder.args(["build", "--quiet", "--workspace", "--bins", "--examples", "--profile"]);
    builder.arg(profile).arg("--target-dir").arg(folder.parent().expect("the target folder"));
    let status = builder.status().expect("cargo starts");
    assert!(status.success(), "{builder:?}: {status}");
}
