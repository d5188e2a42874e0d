//! What the tests share with the bench.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};

pub use crate::generator::Random;

/// Returns the path of one of this package's binaries, as built for the tests or the bench.
pub fn binary(name: &str) -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_acwing179"));
    beside.with_file_name(format!("{name}{EXE_SUFFIX}"))
}

/// Returns the most memory that a process has held so far, in kB, where the system tells it.
pub fn peak_memory(process: u32) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}
