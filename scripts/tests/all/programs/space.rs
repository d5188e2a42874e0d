//! The memory that the headers of the programs name: how much more a program takes, at most, than
//! an empty program in its language.

use std::fs::{self, File};
use std::io::{self, Write};
use std::os::unix::{io::OwnedFd, net::UnixStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use puzzle_tools::judging::problems::{Problem, Task};
use puzzle_tools::stress::processes;

use crate::common::calls::printed;
use crate::common::compilers::{compiled, compilers};
use crate::common::files::{text, Folder};
use crate::common::twins::{in_cpp, source, twins};
use crate::common::{judge, one_per_program};
use crate::programs::from_all_boards;

/// Programs that do nothing but wait.
const IDLE_IN_RUST: &str = "fn main() { std::thread::park(); }\n";
const IDLE_IN_CPP: &str = "#include <unistd.h>\nint main() { return pause(); }\n";

/// The words for an input in the headers, and the input. Its cases are followed by a mistake, so a
/// program that has answered them prints a message.
fn measured_input(problem: &Problem) -> (&'static str, String) {
    match problem.task {
        Task::Path(goal) | Task::Distance(goal) => {
            let boards = judge::input(problem, &from_all_boards(goal));
            // Without spaces, more boards fit in the buffer of the input.
            ("all 9! boards", boards.replace(' ', "") + "x")
        }
        Task::Pair => {
            let pairs = printed("generate hdu3567 --hardest --seed 5", "");
            ("200 of the hardest cases", pairs.replacen("200", "201", 1))
        }
        Task::Rotation => {
            let boards = printed("generate poj2286 --hardest --seed 1", "");
            ("30 of the hardest boards", boards.replace("\n0\n", "\nx"))
        }
    }
}

/// Waits until a process waits, ends it, and returns its peak memory in KiB.
fn peak_memory(mut child: Child) -> usize {
    let report = |name: &str| text(Path::new(&format!("/proc/{}/{name}", child.id())));
    // It may also wait for a moment for the disk, so it has to wait at ten looks in a row. They are
    // counted, since the tests may be suspended: a minute of looks is the most.
    let (mut looks, mut in_a_row) = (0, 0);
    while in_a_row < 10 {
        let status = report("status");
        assert!(!status.contains("State:\tZ") && looks < 60_000, "no wait: {status}");
        in_a_row = if status.contains("State:\tS") { in_a_row + 1 } else { 0 };
        looks += 1;
        thread::sleep(Duration::from_millis(1));
    }
    // Some versions of Linux report the peak too small, but always the memory of now exactly.
    let reported = processes::peak_memory(child.id()).expect("the system reports it");
    let rollup = report("smaps_rollup");
    let now = rollup.split_once("\nRss:").expect("a line").1.split_whitespace().next();
    let peak = reported.max(now.expect("a number").parse().expect("a number"));
    child.kill().and_then(|()| child.wait()).expect("it can be ended");
    peak
}

/// The peak memory of a program that waits, or whose input ends with a mistake. The message goes to
/// a full stream that nobody reads, so such a program waits, too.
fn measured(program: &Path, input: &Path) -> usize {
    let (stderr, _reader) = UnixStream::pair().expect("streams can be made");
    stderr.set_nonblocking(true).expect("streams have this mode");
    while (&stderr).write(b" ").is_ok() {}
    stderr.set_nonblocking(false).expect("streams have this mode");
    let mut command = Command::new(program);
    command.stdin(File::open(input).expect("the input is there")).stdout(Stdio::null());
    peak_memory(command.stderr(OwnedFd::from(stderr)).spawn().expect("it starts"))
}

/// How often memory is measured at most. It includes pages of the libraries, and how many these are
/// depends on the addresses of the libraries, which are random.
const MEASUREMENTS: usize = 10;

/// The least of as many measurements of a program.
fn least_memory(program: &Path, input: &Path) -> usize {
    (0..MEASUREMENTS).map(|_| measured(program, input)).min().expect("a measurement")
}

#[test]
fn memory_is_what_the_heads_of_the_files_say() {
    let huge_pages = fs::read_to_string("/sys/kernel/mm/transparent_hugepage/enabled");
    if huge_pages.map_or(false, |enabled| enabled.contains("[always]")) {
        let _ = writeln!(io::stderr(), "huge pages: the memory of the programs is not measured");
        return;
    }
    let folder = Folder::new("space");
    let empty = folder.write("empty", "");
    // An empty program ends before it can be measured. An idle one waits.
    let (_folder, program) = compiled(&compilers()[0], &["-O"], "rs", IDLE_IN_RUST);
    let mut idle = vec![least_memory(&program, &empty)];
    if in_cpp("acwing179").is_some() {
        let (_folder, program) = compiled("g++".as_ref(), &["-O2"], "cpp", IDLE_IN_CPP);
        idle.push(least_memory(&program, &empty));
    }
    for problem in one_per_program() {
        let (words, input) = measured_input(problem);
        let input = folder.write("input", &input);
        let programs = twins(problem.program).into_iter().zip(&idle);
        for (language, (program, idle)) in ["rs", "cpp"].into_iter().zip(programs) {
            let code = text(&source(problem.program, language));
            let (_, space) = code.split_once("Space:  ").expect("a line for the memory");
            let figure =
                space.split_once(&format!(" MB more than an empty program, for {words}: "));
            let (megabytes, _) = figure.unwrap_or_else(|| panic!("{words}: {code}"));
            let most = (1024.0 * megabytes.parse::<f64>().expect("a number")) as usize;
            let range = most * 6 / 10..=most;
            let mut taken = 0;
            // Most often, the first measurement is right.
            for _ in 0..MEASUREMENTS {
                taken = measured(&program, &input).saturating_sub(*idle);
                if range.contains(&taken) {
                    break;
                }
            }
            let name = problem.program;
            assert!(
                range.contains(&taken),
                "{name}.{language}: {taken} KiB, the header says {most}"
            );
        }
    }
}
