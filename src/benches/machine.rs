//! The machine in a few words.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::thread;

/// The processor, if the system tells it, the cores that may be used, and the system.
pub fn describe() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let processor = processor().unwrap_or_else(|| "unknown processor".to_string());
    format!("{processor}, cores: {cores}, {OS} on {ARCH}")
}

fn processor() -> Option<String> {
    let text = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_string())
}
