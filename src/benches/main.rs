//! How long whole programs take, beside programs that no solver can beat and textbook solvers.
//!
//! `cargo bench` prints a table; `cargo bench -- WORD…` only the rows whose names hold one of the
//! words; `cargo bench -- --svg FILE` draws the table too.
//!
//! The binaries, the floors and the textbook solvers are all built by cargo in its bench profile,
//! which is the release profile: the same flags for all of them.

mod boards;
mod figures;
mod machine;
mod measure;
mod row;
mod svg;
mod table;
mod workloads;

#[path = "../tests/common/mod.rs"]
mod common;

use std::env;
use std::fs;
use std::process::{Command, ExitCode};

use crate::common::binary;
use crate::row::Row;
use crate::workloads::Workload;

const USAGE: &str = "usage: cargo bench -- [--svg FILE] [WORD…]";

fn main() -> ExitCode {
    let (words, picture) = match arguments() {
        Some(arguments) => arguments,
        None => return refuse(USAGE),
    };
    let workloads = workloads_named(&words);
    if workloads.is_empty() {
        return refuse("no workload has such a name");
    }
    build_contenders();
    let rows: Vec<Row> = workloads.iter().map(Row::measure).collect();
    print!("{}", table::print(&rows));
    if let Some(file) = picture {
        fs::write(&file, svg::draw(&rows)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    ExitCode::SUCCESS
}

fn refuse(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(2)
}

/// The words, and the file for the picture if there shall be one.
fn arguments() -> Option<(Vec<String>, Option<String>)> {
    let mut words = Vec::new();
    let mut picture = None;
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            // Cargo adds this one.
            "--bench" => {}
            "--svg" => picture = Some(arguments.next()?),
            option if option.starts_with('-') => return None,
            _ => words.push(argument),
        }
    }
    Some((words, picture))
}

/// The workloads whose names hold one of the words; all of them if there is no word.
fn workloads_named(words: &[String]) -> Vec<Workload> {
    let mut workloads = workloads::all();
    workloads.retain(|workload| {
        let name = workload.name();
        words.is_empty() || words.iter().any(|word| name.contains(word))
    });
    workloads
}

/// Has cargo build the examples, which it does not build for a bench, where it built the binaries.
fn build_contenders() {
    let beside = binary("acwing179");
    let target = beside.ancestors().nth(2).expect("binaries are in target/PROFILE");
    let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--profile", "bench"]);
    build.arg("--target-dir").arg(target);
    build.args(workloads::CONTENDERS.iter().flat_map(|name| ["--example", name]));
    let status = build.status().expect("cargo starts");
    assert!(status.success(), "{build:?}: {status}");
}
