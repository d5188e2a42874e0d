//! What a submission may take: half of the memory that its judges grant.

use std::path::Path;
use std::process::Command;

use puzzle_solvers::judging::{Problem, PROBLEMS};

/// Returns a command that runs a program, to which arguments can be added; on Linux it fails if it
/// takes more than half of what the strictest of some judges grants. What counts is the address
/// space: all that is held and a little more.
pub fn in_half(program: &Path, is_meant: impl Fn(&Problem) -> bool) -> Command {
    let judges = PROBLEMS.iter().filter(|judge| is_meant(judge));
    let megabytes = judges.filter_map(|judge| Some(judge.limits?.megabytes)).min();
    match megabytes.filter(|_| cfg!(target_os = "linux")) {
        Some(megabytes) => {
            let mut command = Command::new("sh");
            let line = format!("ulimit -v {} && exec \"$0\" \"$@\"", megabytes * 1024 / 2);
            command.args(["-c", &line]).arg(program);
            command
        }
        None => Command::new(program),
    }
}
