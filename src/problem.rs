//! The frame of every binary: its names, its arguments, its exit status.

use std::env;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::judge::{Failure, Judge, Place};

/// A judge problem: what it is called, what it reads and what it prints.
pub struct Problem {
    /// The name of the binary.
    pub name: &'static str,
    /// The problem's names at the judges that have it, such as `"POJ 1077"`.
    pub judges: &'static [&'static str],
    /// What is asked, in a line.
    pub task: &'static str,
    /// The form of the input.
    pub reads: &'static str,
    /// The form of the output.
    pub prints: &'static str,
}

impl Problem {
    /// Runs `solve` between standard input and standard output, or tells what it would do.
    ///
    /// The exit status is 0, or 1 after a fault, or 2 for arguments other than `--help`; what is
    /// wrong stands in one line on standard error.
    pub fn run(&self, solve: fn(&mut Judge) -> Result<(), Failure>) -> ExitCode {
        let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
        let mut judge = Judge::new(&mut stdin, &mut stdout);
        let arguments: Vec<_> = env::args_os().skip(1).collect();
        let solved = if arguments.is_empty() {
            solve(&mut judge)
        } else if arguments == ["--help"] {
            judge.answers = self.help().into_bytes();
            Ok(())
        } else {
            return complain(2, format_args!("usage: {} [--help] < INPUT", self.name));
        };
        // What was answered before a fault is written all the same.
        finish(self.name, solved.and(judge.write()))
    }

    fn help(&self) -> String {
        format!(
            "{}: {} ({})\n\nusage: {0} < INPUT\n\nReads {}.\nPrints {}.\n",
            self.name,
            self.task,
            self.judges.join(", "),
            self.reads,
            self.prints
        )
    }
}

/// Ends a program that is called `name`: tells standard error of a fault, and gives the exit status.
pub fn finish(name: &str, done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Fault { place: Place { line, column }, what }) => {
            complain(1, format_args!("{name}: line {line}, column {column}: {what}"))
        }
    }
}

/// Tells standard error what is wrong, and gives the exit status.
pub fn complain(status: u8, what: impl Display) -> ExitCode {
    // Where standard error is broken too, the exit status has to do.
    let _ = writeln!(io::stderr(), "{what}");
    ExitCode::from(status)
}
