//! What a submission may take: half of the memory that its judges grant.

use std::path::Path;
use std::process::Command;

use puzzle_solvers::judging::{Problem, PROBLEMS};

/// Returns a command that runs a program; on Linux the program fails if it takes more than half of
/// what the strictest of some judges grants. What counts is the address space: all that is held and
/// a little more.
pub fn in_half(program: &Path, is_meant: impl Fn(&Problem) -> bool) -> Command {
    let judges = PROBLEMS.iter().filter(|judge| is_meant(judge));
    let megabytes = judges.filter_map(|judge| Some(judge.limits?.megabytes)).min();
    match megabytes.filter(|_| cfg!(target_os = "linux")) {
        Some(megabytes) => limited(program, megabytes * 1024 / 2),
        None => Command::new(program),
    }
}

fn limited(program: &Path, kilobytes: usize) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {kilobytes} && exec \"$0\"")]).arg(program);
    command
}

#[test]
#[cfg(target_os = "linux")]
fn the_limit_is_kept() {
    use crate::common::{executable, run};
    let outcome = |kilobytes| run(&mut limited(&executable("acwing179"), kilobytes), b"").status;
    assert!(outcome(16 << 10).success() && !outcome(1 << 10).success());
}
