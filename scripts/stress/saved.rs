//! The files in which a failure is saved.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use puzzle_solvers::streams::Error;

use crate::console::say;
use crate::run::Run;

/// The endings of their names. The last file has the end of standard error.
const ENDINGS: [&str; 3] = [".in", ".out", ".err"];

/// The files in which a failure is saved.
#[derive(Default)]
pub struct Saved {
    /// The beginning of their names.
    prefix: OsString,
    /// The endings of the files that could not be written.
    unwritten: Vec<&'static str>,
}

impl Saved {
    /// Returns the files whose names begin with a prefix.
    ///
    /// # Errors
    /// One of them is the program that is run, or one of its arguments.
    pub fn new(prefix: &OsStr, command: &[OsString]) -> Result<Saved, Error> {
        let saved = Saved { prefix: prefix.to_os_string(), unwritten: Vec::new() };
        // A program without a folder is looked for in the folders of PATH.
        let folders = env::var_os("PATH").unwrap_or_default();
        let programs = env::split_paths(&folders).map(|folder| folder.join(&command[0]));
        let parts: Vec<_> = command.iter().map(PathBuf::from).chain(programs).collect();
        for file in ENDINGS.map(|ending| saved.path(ending)) {
            if parts.iter().any(|part| is_same(&file, part)) {
                let why = "it is part of the command; --save PREFIX names other files";
                return Err(Error::new(format!("cannot write {}: {why}", file.display())));
            }
        }
        Ok(saved)
    }

    /// Returns the path of the file with an ending.
    pub fn path(&self, ending: &str) -> PathBuf {
        PathBuf::from(OsString::from_iter([self.prefix.as_os_str(), ending.as_ref()]))
    }

    /// Saves the input of a run, and what it printed. Says on standard error which files cannot be
    /// written.
    pub fn write(&mut self, input: &[u8], run: &Run) {
        self.unwritten.clear();
        for (ending, text) in ENDINGS.into_iter().zip([input, &run.output, &run.errors]) {
            let file = self.path(ending);
            if let Err(why) = fs::write(&file, text) {
                say(format_args!("cannot write {}: {why}", file.display()));
                self.unwritten.push(ending);
            }
        }
    }

    /// Returns the name of the file with an ending, as a report has it.
    pub fn named(&self, ending: &str) -> String {
        let note = if self.unwritten.contains(&ending) { "not saved as " } else { "" };
        format!("{note}{}", self.path(ending).display())
    }
}

/// Returns whether two names lead to the same file, which symbolic links give several names.
fn is_same(file: &Path, other: &Path) -> bool {
    let path = |name| fs::canonicalize(name).ok();
    path(other).is_some() && path(file) == path(other)
}
