//! The files in which a failure is saved.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use puzzle_solvers::streams::Error;

use crate::console::say;
use crate::run::Run;

/// The files in which a failure is saved.
#[derive(Default)]
pub struct Saved {
    pub input: PathBuf,
    pub output: PathBuf,
    /// The end of standard error.
    pub errors: PathBuf,
    /// The files that could not be written.
    unwritten: Vec<PathBuf>,
}

impl Saved {
    /// Returns the files whose names begin with a prefix.
    ///
    /// # Errors
    /// One of them is the program that is run, or one of its arguments.
    pub fn new(prefix: &OsStr, command: &[OsString]) -> Result<Saved, Error> {
        let with_ending = |end: &str| PathBuf::from(OsString::from_iter([prefix, end.as_ref()]));
        let input = with_ending(".in");
        let output = with_ending(".out");
        let errors = with_ending(".err");
        // A program without a folder is looked for in the folders of PATH.
        let folders = env::var_os("PATH").unwrap_or_default();
        let programs = env::split_paths(&folders).map(|folder| folder.join(&command[0]));
        let parts: Vec<_> = command.iter().map(PathBuf::from).chain(programs).collect();
        for file in [&input, &output, &errors] {
            if parts.iter().any(|part| is_same(file, part)) {
                let why = "it is part of the command; --save PREFIX names other files";
                return Err(Error::new(format!("cannot write {}: {why}", file.display())));
            }
        }
        Ok(Saved { input, output, errors, unwritten: Vec::new() })
    }

    /// Saves the input of a run, and what it printed. Says on standard error which files cannot be
    /// written.
    pub fn write(&mut self, input: &[u8], run: &Run) {
        self.unwritten.clear();
        let texts =
            [(&self.input, input), (&self.output, &run.output), (&self.errors, &run.errors)];
        for (file, text) in texts {
            if let Err(why) = fs::write(file, text) {
                say(format_args!("cannot write {}: {why}", file.display()));
                self.unwritten.push(file.clone());
            }
        }
    }

    /// Returns one of the files as a report names it.
    pub fn named(&self, file: &PathBuf) -> String {
        let note = if self.unwritten.contains(file) { "not saved as " } else { "" };
        format!("{note}{}", file.display())
    }
}

/// Returns whether two names lead to the same file, which symbolic links give several names.
fn is_same(file: &Path, other: &Path) -> bool {
    let path = |name| fs::canonicalize(name).ok();
    path(other).is_some() && path(file) == path(other)
}
