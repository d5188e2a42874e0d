//! Files: the input of a run, those of a saved failure, and the samples.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::{error, Error};
use puzzle_solvers::judging::{cases, Case, Problem};

use crate::progress::say;

/// A file with an input. It has a name until it is dropped, since some programs open `/dev/stdin`
/// by the name behind it.
pub struct Input {
    /// The file, to be read from its start.
    pub file: File,
    path: PathBuf,
}

impl Input {
    /// Writes an input to a file of the temporary folder.
    ///
    /// # Errors
    /// The file cannot be written there.
    pub fn new(bytes: &[u8]) -> Result<Input, Error> {
        // The time makes the name differ from files that an earlier process of the same number
        // left.
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let path = env::temp_dir().join(format!("stress-{}-{now}", process::id()));
        let create = || {
            let file = File::options().read(true).write(true).create_new(true).open(&path)?;
            let mut input = Input { file, path: path.clone() };
            input.file.write_all(bytes)?;
            input.file.rewind()?;
            Ok(input)
        };
        create().map_err(error(2, "write the input to", path.as_ref()))
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

/// The files that a failure is saved in: the input, the output, and the end of standard error.
pub struct Saved(pub [OsString; 3]);

impl Saved {
    /// Returns the files of a prefix.
    ///
    /// # Errors
    /// One of them cannot be written.
    pub fn new(prefix: &OsStr) -> Result<Saved, Error> {
        let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
        for file in &files {
            check(file).map_err(error(2, "write", file))?;
        }
        Ok(Saved(files))
    }

    /// Writes the files.
    pub fn save(&self, texts: [&[u8]; 3]) {
        for (file, text) in self.0.iter().zip(texts) {
            if let Err(error) = fs::write(file, text) {
                say(format_args!("cannot write {}: {error}", file.to_string_lossy()));
            }
        }
    }
}

/// Checks that a file can be written, and leaves it as it is.
fn check(file: &OsString) -> io::Result<()> {
    match fs::metadata(file) {
        // Opening a FIFO would wait for its reader.
        Ok(file) if !file.is_file() => {
            Err(io::Error::new(ErrorKind::Other, "it is no regular file"))
        }
        Ok(_) => File::options().append(true).open(file).map(drop),
        Err(_) => match File::options().write(true).create_new(true).open(file) {
            // A link to a file that does not exist. Opening it would make that file.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            created => created.and_then(|_| fs::remove_file(file)),
        },
    }
}

/// A sample: its path in the project, and its cases.
pub type Sample = (PathBuf, Vec<Case>);

/// Returns the samples of a problem, which have boards that solvers are known to get wrong.
///
/// # Errors
/// They cannot be read from the folder in which this was built.
pub fn samples(problem: &Problem) -> io::Result<Vec<Sample>> {
    let (root, mut samples) = (Path::new(env!("CARGO_MANIFEST_DIR")), Vec::new());
    for entry in fs::read_dir(root.join("samples").join(problem.samples))? {
        let path = entry?.path();
        if path.extension() == Some("in".as_ref()) {
            let cases = cases::read(problem, &fs::read(&path)?)?;
            let cases = cases.into_iter().map(|(_, case)| case).collect();
            samples.push((path.strip_prefix(root).unwrap_or(&path).to_path_buf(), cases));
        }
    }
    samples.sort_unstable_by(|left, right| left.0.cmp(&right.0));
    Ok(samples)
}
