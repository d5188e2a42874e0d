//! Streams: typed input, many boards, a pipe that nobody reads, and what cannot be read or written.

use std::io::Write;
use std::process::{Child, Command};

use puzzle_solvers::figures::peak_memory;
use puzzle_solvers::judging::cases;
use puzzle_solvers::judging::generator::Random;
use puzzle_solvers::judging::problems::Problem;

use crate::common::files::first_sample;
use crate::common::programs::{exchange, executable, start};
use crate::common::{find, judge, of_each_program, random_input};

/// Sends random cases, some at once, each time when those before have been answered. What ends the
/// last board, such as a line feed, is sent only behind its answer.
fn talk(problem: &Problem, count: usize, at_once: usize, mut after: impl FnMut(&Child)) {
    let mut child = start(&mut Command::new(executable(problem.program)));
    let cases = judge::cases(problem, &random_input(problem, count, &mut Random(1)));
    let answers = judge::answers(problem, &cases);
    let mut answers = answers.split_inclusive('\n');
    let mut parts = cases::parts(problem, count, cases.into_iter());
    if problem.task.is_pair() {
        exchange(&mut child, parts.next().expect("the number").trim_end().as_bytes(), "");
    }
    let lines = if problem.has_one_goal() { 1 } else { 2 };
    for _ in 0..count / at_once {
        let input: String = parts.by_ref().take(at_once).collect();
        let answers: String = answers.by_ref().take(at_once * lines).collect();
        exchange(&mut child, format!("\n{}", input.trim_end()).as_bytes(), &answers);
        after(&child);
    }
    let output = child.wait_with_output().expect("it ends with its input");
    let has_said = !output.stdout.is_empty() || !output.stderr.is_empty();
    assert!(output.status.success() && !has_said, "{}: {output:?}", problem.program);
}

#[test]
fn typed_boards_are_answered_at_once() {
    for problem in of_each_program() {
        talk(problem, 20, 1, |_| ());
    }
}

/// The answers alone would take twice the allowance, in KiB. All programs share how they are written.
#[test]
fn many_boards_take_no_more_memory() {
    let mut peaks = Vec::new();
    // So many answers at once fit into a pipe.
    talk(find("acwing179"), 120_000, 1000, |child| peaks.extend(peak_memory(child.id())));
    // After 20,000 boards the table is as good as complete.
    let growth = peaks.last().map_or(0, |last| last.saturating_sub(peaks[20]));
    assert!(growth < 1024, "{growth} KiB more");
}

#[test]
fn nobody_reads_the_answers() {
    for problem in of_each_program() {
        let mut child = start(&mut Command::new(executable(problem.program)));
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(first_sample(problem).as_bytes()).expect("a pipe takes a sample");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let is_silent = output.status.success() && output.stderr.is_empty();
        assert!(is_silent, "{}: {output:?}", problem.program);
    }
}

/// What is said is one line, in Rust this one. An error of the input wins over one of the output.
#[test]
#[cfg(target_os = "linux")]
fn input_cannot_be_read_or_output_written() {
    use crate::common::programs::{outcome, twins};

    for problem in of_each_program() {
        let name = problem.program;
        let sample = first_sample(problem);
        for (redirection, input, said) in [
            ("< /", "", "Is a directory (os error 21)"),
            ("> /dev/full", &*sample, "No space left on device (os error 28)"),
            ("> /dev/full", "1x", ""),
        ] {
            for program in twins(name) {
                let mut shell = Command::new("sh");
                shell.args(["-c", &format!("\"$0\" {redirection}")]).arg(&program);
                let (printed, seen, status) = outcome(&mut shell, input.as_bytes());
                assert_eq!((&*printed, status), ("", Some(1)), "{program:?} {redirection}");
                let is_a_line = seen.starts_with(&format!("{name}: ")) && seen.lines().count() == 1;
                assert!(is_a_line, "{program:?} {redirection}: {seen}");
                let is_rust = program == executable(name);
                assert!(!is_rust || seen.contains(said), "{program:?} {redirection}: {seen}");
                let is_of_output = seen.contains("device");
                assert_eq!(is_of_output, said.contains("device"), "{program:?}: {seen}");
            }
        }
    }
}
