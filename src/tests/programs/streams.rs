//! The programs' streams: input that somebody types, a pipe that nobody reads, and errors of
//! reading and writing.

use std::io::{Read, Write};
use std::process::{Child, Command};

use puzzle_solvers::judging::cases;
use puzzle_solvers::judging::generator::Random;

use crate::common::files::first_sample;
use crate::common::programs::{executable, start};
use crate::common::{judge, of_each_program, random_input};

/// Writes to a process, and asserts that it answers before more is written.
fn exchange(child: &mut Child, input: &[u8], answers: &str) {
    let stdin = child.stdin.as_mut().expect("stdin is a pipe");
    stdin.write_all(input).expect("the process reads");
    let mut found = vec![0; answers.len()];
    let stdout = child.stdout.as_mut().expect("stdout is a pipe");
    stdout.read_exact(&mut found).expect("an answer");
    assert_eq!(String::from_utf8_lossy(&found), answers);
}

/// Asserts that a program whose input is closed ends without a failure, and prints nothing more.
fn assert_ends(program: Child) {
    let output = program.wait_with_output().expect("it ends with its input");
    let is_silent = output.stdout.is_empty() && output.stderr.is_empty();
    assert!(output.status.success() && is_silent, "{output:?}");
}

/// A case is sent when those before it have been answered. What ends its last board, such as a line
/// feed, is sent only behind its answer.
#[test]
fn typed_boards_are_answered_at_once() {
    const CASES: usize = 20;
    for problem in of_each_program() {
        let mut child = start(&mut Command::new(executable(problem.program)));
        let cases = judge::cases(problem, &random_input(problem, CASES, &mut Random(1)));
        let answers = judge::answers(problem, &cases);
        let lines_per_case = answers.lines().count() / CASES;
        let mut lines = answers.split_inclusive('\n');
        let mut parts = cases::parts(problem, cases.len(), cases.into_iter());
        if problem.task.is_pair() {
            let count = parts.next().expect("the number comes first");
            exchange(&mut child, count.trim_end().as_bytes(), "");
        }
        for part in parts.by_ref().take(CASES) {
            let answer: String = lines.by_ref().take(lines_per_case).collect();
            exchange(&mut child, format!("\n{}", part.trim_end()).as_bytes(), &answer);
        }
        assert_ends(child);
    }
}

#[test]
fn it_is_no_error_if_nobody_reads_the_answers() {
    for problem in of_each_program() {
        let mut child = start(&mut Command::new(executable(problem.program)));
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(first_sample(problem).as_bytes()).expect("a pipe takes a sample");
        drop(stdin);
        assert_ends(child);
    }
}

/// The message is one line. If both the input and the output have an error, the line is about the
/// input.
#[test]
#[cfg(target_os = "linux")]
fn errors_of_input_and_output_are_said_in_one_line() {
    use crate::common::programs::{assert_matches, outcome, twins, Outcome};

    for problem in of_each_program() {
        let sample = first_sample(problem);
        for (redirection, input, message) in [
            ("< /", "", "…s a directory…"),
            ("> /dev/full", &*sample, "…No space left on device…"),
            ("> /dev/full", "1 1x", "… is not a board"),
        ] {
            for program in twins(problem.program) {
                let mut shell = Command::new("sh");
                shell.args(["-c", &format!("\"$0\" {redirection}")]).arg(&program);
                let Outcome { printed, messages, status } = outcome(&mut shell, input.as_bytes());
                assert!(printed.is_empty() && status == Some(1), "{shell:?}: {printed}");
                assert_matches(&messages, &format!("{}: {message}\n", problem.program));
            }
        }
    }
}
