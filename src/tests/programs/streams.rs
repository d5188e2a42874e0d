//! The programs' streams: input that somebody types, a pipe that nobody reads, and errors of
//! reading and writing.

use std::process::{Child, Command};

use puzzle_solvers::judging::cases;
use puzzle_solvers::judging::generator::Random;

use crate::common::calls::executable;
use crate::common::files::first_sample;
use crate::common::processes::{end, exchange, start, Outcome, MINUTE};
use crate::common::{judge, one_per_program, random_input};

/// Asserts that a program ends after the rest of its input without a failure, and prints nothing
/// more.
fn assert_ends(program: &str, child: Child, rest: &str) {
    let found = end(child, rest.as_bytes(), MINUTE, program);
    assert_eq!(found, Outcome::new("", "", 0), "{program}");
}

/// Each case is sent without its line feed, after the previous answer. The line feed comes only
/// with the next case.
#[test]
fn typed_boards_are_answered_at_once() {
    const CASES: usize = 20;
    for problem in one_per_program() {
        let mut child = start(&mut Command::new(executable(problem.program))).expect("it starts");
        let cases = judge::cases(problem, &random_input(problem, CASES, &mut Random(1)));
        let answers = judge::right_answers(problem, &cases);
        let lines_per_case = answers.lines().count() / CASES;
        let mut lines = answers.split_inclusive('\n');
        let mut parts = cases::parts(problem, cases.len(), cases.into_iter());
        if problem.task.is_pair() {
            let count = parts.next().expect("the number comes first");
            exchange(problem.program, &mut child, count.trim_end(), "");
        }
        for part in parts.by_ref().take(CASES) {
            let answer: String = lines.by_ref().take(lines_per_case).collect();
            exchange(problem.program, &mut child, &format!("\n{}", part.trim_end()), &answer);
        }
        assert_ends(problem.program, child, "");
    }
}

#[test]
fn it_is_no_error_if_nobody_reads_the_answers() {
    for problem in one_per_program() {
        let mut child = start(&mut Command::new(executable(problem.program))).expect("it starts");
        drop(child.stdout.take());
        assert_ends(problem.program, child, &first_sample(problem));
    }
}

/// The message is one line. If both the input and the output have an error, the line is about the
/// input.
#[test]
#[cfg(target_os = "linux")]
fn errors_of_input_and_output_are_said_in_one_line() {
    use crate::common::calls::twins;
    use crate::common::processes::{assert_matches, outcome};

    for problem in one_per_program() {
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

/// Linux interrupts a read that has a time limit when the process is suspended and goes on.
#[test]
#[cfg(target_os = "linux")]
fn interrupted_reads_are_repeated() {
    use std::io::Write;
    use std::os::unix::{io::OwnedFd, net::UnixStream};
    use std::process::Stdio;

    for problem in one_per_program() {
        let (mut writer, stdin) = UnixStream::pair().expect("streams can be made");
        stdin.set_read_timeout(Some(MINUTE)).expect("streams have time limits");
        let mut command = Command::new(executable(problem.program));
        command.stdin(OwnedFd::from(stdin)).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().expect("it starts");
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
#[cfg(unix)]
fn error_of_input_in_the_middle_of_a_board_is_said_in_one_line() {
    use crate::common::calls::twins;
    use crate::common::processes::assert_matches;
    use std::io::Write;
    use std::os::unix::{io::OwnedFd, net::UnixStream};
    use std::process::Stdio;

    for problem in one_per_program() {
        for program in twins(problem.program) {
            let (mut writer, stdin) = UnixStream::pair().expect("streams can be made");
            writer.write_all(b"1 2 3").expect("the stream takes part of a board");
            stdin.set_nonblocking(true).expect("streams have this mode");
            let mut command = Command::new(program);
            command.stdin(OwnedFd::from(stdin)).stdout(Stdio::piped()).stderr(Stdio::piped());
            let found = end(command.spawn().expect("it starts"), b"", MINUTE, problem.program);
            assert!(found.printed.is_empty() && found.status == Some(1), "{found:?}");
            let message = format!("{}: Resource temporarily unavailable…\n", problem.program);
            assert_matches(&found.messages, &message);
        }
    }
}
