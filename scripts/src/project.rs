//! The folder of the project, which has the samples.

use std::env;
use std::path::{Path, PathBuf};

/// The path of a file or a folder of the project, such as `samples`.
///
/// If Cargo runs a tool or the tests, it names the package's folder in a variable. The project may
/// have been copied since it was built, so this name is taken first.
pub fn path(within: impl AsRef<Path>) -> PathBuf {
    let is_ours = env::var_os("CARGO_PKG_NAME") == Some(env!("CARGO_PKG_NAME").into());
    let run = env::var_os("CARGO_MANIFEST_DIR").filter(|_| is_ours);
    let package = run.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let project = Path::new(&package).parent().expect("the project is around this package");
    project.join(within)
}
