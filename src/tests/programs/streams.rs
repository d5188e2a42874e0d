//! Streams: typed input, a pipe that nobody reads, and what cannot be read or written.

use std::io::Write;
use std::process::Command;

use puzzle_solvers::judging::cases;
use puzzle_solvers::judging::generator::Random;

use crate::common::files::first_sample;
use crate::common::programs::{exchange, executable, start};
use crate::common::{judge, of_each_program, random_input};

/// Each case is sent when those before have been answered. What ends the last board, such as a line
/// feed, is sent only behind its answer.
#[test]
fn typed_boards_are_answered_at_once() {
    for problem in of_each_program() {
        let mut child = start(&mut Command::new(executable(problem.program)));
        let cases = judge::cases(problem, &random_input(problem, 20, &mut Random(1)));
        let answers = judge::answers(problem, &cases);
        let lines = answers.lines().count() / 20;
        let mut answers = answers.split_inclusive('\n');
        let mut parts = cases::parts(problem, cases.len(), cases.into_iter());
        if problem.task.is_pair() {
            exchange(&mut child, parts.next().expect("the number").trim_end().as_bytes(), "");
        }
        for part in parts.by_ref().take(20) {
            let answer: String = answers.by_ref().take(lines).collect();
            exchange(&mut child, format!("\n{}", part.trim_end()).as_bytes(), &answer);
        }
        let output = child.wait_with_output().expect("it ends with its input");
        let has_said = !output.stdout.is_empty() || !output.stderr.is_empty();
        assert!(output.status.success() && !has_said, "{}: {output:?}", problem.program);
    }
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

/// The message is one line. An error of the input wins over one of the output.
#[test]
#[cfg(target_os = "linux")]
fn input_cannot_be_read_or_output_written() {
    use crate::common::programs::{outcome, twins};

    for problem in of_each_program() {
        let (name, sample) = (problem.program, first_sample(problem));
        for (redirection, input, said) in [
            ("< /", "", "s a directory"),
            ("> /dev/full", &*sample, "No space left on device"),
            ("> /dev/full", "1 1x", " is not a board\n"),
        ] {
            for program in twins(name) {
                let mut shell = Command::new("sh");
                shell.args(["-c", &format!("\"$0\" {redirection}")]).arg(&program);
                let (printed, seen, status) = outcome(&mut shell, input.as_bytes());
                assert_eq!((&*printed, status), ("", Some(1)), "{program:?} {redirection}");
                let is_a_line = seen.starts_with(&format!("{name}: ")) && seen.lines().count() == 1;
                assert!(is_a_line && seen.contains(said), "{program:?} {redirection}: {seen}");
            }
        }
    }
}
