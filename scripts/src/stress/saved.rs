//! The files in which a failure is saved.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::streams::printable;
use crate::stress::console::say;
use crate::stress::request::Request;
use crate::stress::solver::Run;

/// The ends of the files' names: for the input, the output, and the end of standard error.
const EXTENSIONS: [&str; 3] = [".in", ".out", ".err"];

const OTHER_FILES: &str = "--save PREFIX names other files";

/// The names of the files, and which of them are written.
pub struct Saved {
    prefix: OsString,
    is_kept: bool,
    /// The extensions of the files that could not be written.
    unwritten: Vec<&'static str>,
}

impl Saved {
    /// Checks that the files may be written, if they are kept, and the programs of a source.
    ///
    /// # Errors
    /// Their folder does not exist; or one of them is a pipe, the program that is run, or one of
    /// its arguments.
    pub fn new(request: &Request, is_kept: bool) -> Result<Saved, Error> {
        let Request { prefix, command, source, .. } = request;
        let saved = Saved { prefix: prefix.to_os_string(), is_kept, unwritten: Vec::new() };
        let kept = EXTENSIONS.iter().filter(|_| is_kept).map(|extension| saved.path(extension));
        let built = source.iter().flat_map(|source| [&source.plain, &source.sanitized]).cloned();
        // A program without a folder is looked for in the folders of PATH.
        let folders = env::var_os("PATH").unwrap_or_default();
        let programs = env::split_paths(&folders).map(|folder| folder.join(&command[0]));
        let parts: Vec<_> = command.iter().map(PathBuf::from).chain(programs).collect();
        for file in kept.chain(built) {
            let folder = file.parent().unwrap_or(&file);
            let why = if folder != Path::new("") && !folder.is_dir() {
                format!("there is no folder {}", folder.display())
            } else if parts.iter().any(|part| is_same(&file, part)) {
                format!("it is part of the command; {OTHER_FILES}")
            } else if is_pipe(&file) {
                format!("it is a pipe; {OTHER_FILES}")
            } else {
                continue;
            };
            return Err(Error::new(format!("cannot write {}: {why}", file.display())));
        }
        Ok(saved)
    }

    fn path(&self, extension: &str) -> PathBuf {
        PathBuf::from(OsString::from_iter([self.prefix.as_os_str(), extension.as_ref()]))
    }

    /// Saves the input of a run, and what it printed. Says on standard error which files cannot be
    /// written.
    pub fn write(&mut self, input: &str, run: &Run) {
        self.unwritten.clear();
        if !self.is_kept {
            return;
        }
        let texts = [input.as_bytes(), &run.output, &run.errors];
        for (extension, text) in EXTENSIONS.into_iter().zip(texts) {
            let file = self.path(extension);
            if let Err(why) = fs::write(&file, text) {
                say(format_args!("cannot write {}: {why}", file.display()));
                self.unwritten.push(extension);
            }
        }
    }

    /// The name of the file with an extension, as a report has it.
    pub fn named(&self, extension: &str) -> String {
        let prefix = if self.unwritten.contains(&extension) { "not saved as " } else { "" };
        format!("{prefix}{}", printable(&self.path(extension).to_string_lossy()))
    }
}

/// Whether a file is a pipe. To write to a pipe that nobody reads would take for ever.
#[cfg(unix)]
fn is_pipe(file: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;

    fs::metadata(file).map_or(false, |metadata| metadata.file_type().is_fifo())
}

#[cfg(not(unix))]
fn is_pipe(_: &Path) -> bool {
    false
}

/// Whether two paths lead to the same file, even through links.
#[cfg(unix)]
fn is_same(file: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let id = |path| fs::metadata(path).ok().map(|metadata| (metadata.dev(), metadata.ino()));
    id(other).is_some() && id(file) == id(other)
}

#[cfg(not(unix))]
fn is_same(file: &Path, other: &Path) -> bool {
    let path = |name| fs::canonicalize(name).ok();
    path(other).is_some() && path(file) == path(other)
}
