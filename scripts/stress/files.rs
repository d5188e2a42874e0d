//! Files: the input of a run, and those of a saved failure.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Seek, Write};
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::Error;

use crate::progress::say;
use crate::run::Run;

/// A file with an input. It has a name until it is dropped, since some programs open `/dev/stdin`
/// by the name behind it.
pub struct Input {
    /// The file, to be read from its start.
    pub file: File,
    path: PathBuf,
}

impl Input {
    /// Writes an input to a new file of a folder.
    ///
    /// # Errors
    /// The file cannot be written there.
    pub fn new(folder: &Path, bytes: &[u8]) -> io::Result<Input> {
        // The time makes the name differ from files that an earlier process of the same number
        // left.
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let path = folder.join(format!("stress-{}-{now}", process::id()));
        let file = File::options().read(true).write(true).create_new(true).open(&path)?;
        let mut input = Input { file, path };
        input.file.write_all(bytes)?;
        input.file.rewind()?;
        Ok(input)
    }

    /// Returns whether a program has read from `file`. Reading by `mmap` or by opening it anew
    /// cannot be seen.
    pub fn is_read(&self) -> bool {
        (&self.file).stream_position().map_or(true, |position| position > 0)
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        // On Windows this fails while a program that was left behind has the file open.
        drop(fs::remove_file(&self.path));
    }
}

/// The files in which a failure is saved.
#[derive(Default)]
pub struct Saved {
    pub input: PathBuf,
    pub output: PathBuf,
    /// The end of standard error.
    pub errors: PathBuf,
    /// Those that could not be written.
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
        // A program without a folder is looked for in those of PATH.
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

    /// Saves the input of a run, and what it printed. Names the files that cannot be written on
    /// standard error.
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

/// Returns whether two names lead to the same file, which can have several by links.
fn is_same(file: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    let id = |name| fs::metadata(name).map(|file| (file.dev(), file.ino())).ok();
    #[cfg(not(unix))]
    let id = |name| fs::canonicalize(name).ok();
    id(other).is_some() && id(file) == id(other)
}
