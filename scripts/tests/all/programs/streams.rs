//! The programs' streams: input that somebody types, a pipe that nobody reads, and errors of
//! reading and writing.

use std::io::{Read, Write};
use std::process::{Child, Command};

use puzzle_tools::judging::cases;
use puzzle_tools::judging::generator::Random;

use crate::common::processes::{end, start, within, Outcome};
use crate::common::twins::in_rust;
use crate::common::{judge, one_per_program, random_input};
use crate::programs::MINUTE;
use crate::samples::first_sample;

/// Starts a program whose streams are pipes.
fn start_program(name: &str) -> Child {
    start(&mut Command::new(in_rust(name))).expect("it starts")
}

/// Asserts that a program ends after the rest of its input without a failure, and prints nothing
/// more.
fn assert_ends(program: &str, child: Child, rest: &str) {
    let found = end(child, rest.as_bytes(), MINUTE, program);
    assert_eq!(found, Outcome::new("", "", 0), "{program}");
}

/// Writes to a program, and asserts that it answers before more is written.
fn exchange(child: &mut Child, input: &str, answer: &str) {
    let stdin = child.stdin.as_mut().expect("stdin is a pipe");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    let mut found = vec![0; answer.len()];
    let stdout = child.stdout.as_mut().expect("stdout is a pipe");
    stdout.read_exact(&mut found).expect("the program answers");
    assert_eq!(String::from_utf8_lossy(&found), answer, "{input:?}");
}

/// Each case is sent without its line feed, after the previous answer. The line feed comes only
/// with the next case. (The programs in C++ answer at the end of the input.)
#[test]
fn typed_boards_are_answered_at_once() {
    const CASES: usize = 20;
    for problem in one_per_program() {
        let typed = judge::read(problem, &random_input(problem, CASES, &mut Random(1)));
        let right = judge::right_output(problem, &typed);
        let lines: Vec<_> = right.split_inclusive('\n').collect();
        let answers = lines.chunks(lines.len() / CASES).map(|lines| lines.concat());
        // To the number of pairs, which comes first, there is no answer.
        let no_answer = problem.task.is_pair().then(String::new);
        let parts = cases::parts(problem, CASES, typed.into_iter());
        let exchanges: Vec<_> = parts.zip(no_answer.into_iter().chain(answers)).collect();
        let mut child = start_program(problem.program);
        let awaited = format!("the answers of {}", problem.program);
        let child = within(MINUTE, child.id(), &awaited, move || {
            for (part, answer) in exchanges {
                exchange(&mut child, &format!("\n{}", part.trim_end()), &answer);
            }
            child
        });
        assert_ends(problem.program, child, "");
    }
}

#[test]
fn it_is_no_error_if_nobody_reads_the_answers() {
    for problem in one_per_program() {
        let mut child = start_program(problem.program);
        drop(child.stdout.take());
        assert_ends(problem.program, child, &first_sample(problem));
    }
}

#[cfg(unix)]
mod errors {
    use std::os::unix::{io::OwnedFd, net::UnixStream};
    use std::path::Path;
    use std::process::Stdio;

    use super::*;
    use crate::common::processes::{assert_matches, outcome};
    use crate::common::twins::twins;

    /// Starts a program that reads from a stream.
    fn start_on(stdin: UnixStream, program: &Path) -> Child {
        let mut command = Command::new(program);
        command.stdin(OwnedFd::from(stdin)).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("it starts")
    }

    /// Asserts that a program has failed without an answer, with one line that begins with its
    /// name.
    fn assert_fails(found: &Outcome, name: &str, message: &str) {
        assert!(found.printed.is_empty() && found.status == Some(1), "{found:?}");
        assert_matches(&found.messages, &format!("{name}: {message}\n"));
    }

    /// If both the input and the output have an error, the line is about the input.
    #[test]
    #[cfg(target_os = "linux")]
    fn errors_of_input_and_output_are_said_in_one_line() {
        for problem in one_per_program() {
            let sample = first_sample(problem);
            for (redirection, input, message) in [
                ("< /", "", "…s a directory…"),
                ("> /dev/full", &*sample, "…No space left on device…"),
                ("> /dev/full", "1 1x", "… is not a board…"),
            ] {
                for program in twins(problem.program) {
                    let mut shell = Command::new("sh");
                    shell.args(["-c", &format!("\"$0\" {redirection}")]).arg(&program);
                    let found = outcome(&mut shell, input.as_bytes());
                    assert_fails(&found, problem.program, message);
                }
            }
        }
    }

    /// Linux interrupts a read that has a time limit when the process is suspended and goes on.
    #[test]
    #[cfg(target_os = "linux")]
    fn interrupted_reads_are_repeated() {
        for problem in one_per_program() {
            let (mut writer, stdin) = UnixStream::pair().expect("streams can be made");
            stdin.set_read_timeout(Some(MINUTE)).expect("streams have time limits");
            let child = start_on(stdin, &in_rust(problem.program));
            let signals = format!("sleep 0.1; kill -STOP {0}; kill -CONT {0};", child.id());
            let interrupted = Command::new("sh").args(["-c", &signals.repeat(3)]).status();
            assert!(interrupted.expect("a shell runs").success(), "{} has ended", problem.program);
            writer.write_all(first_sample(problem).as_bytes()).expect("the stream takes it");
            drop(writer);
            let found = end(child, b"", MINUTE, problem.program);
            assert!(found.messages.is_empty() && found.status == Some(0), "{found:?}");
        }
    }

    /// A stream that never waits: a read is an error while there is nothing to read.
    #[test]
    fn error_of_input_in_the_middle_of_a_board_is_said_in_one_line() {
        for problem in one_per_program() {
            for program in twins(problem.program) {
                let (mut writer, stdin) = UnixStream::pair().expect("streams can be made");
                writer.write_all(b"1 2 3").expect("the stream takes part of a board");
                stdin.set_nonblocking(true).expect("streams have this mode");
                let found = end(start_on(stdin, &program), b"", MINUTE, problem.program);
                assert_fails(&found, problem.program, "Resource temporarily unavailable…");
            }
        }
    }
}
