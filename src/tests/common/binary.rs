//! What the tests share with the bench.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};

/// Returns the path of one of this package's binaries, as built for the tests or the bench.
pub fn binary(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{EXE_SUFFIX}"))
}
