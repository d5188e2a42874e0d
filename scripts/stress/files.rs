//! Files: the input of a run, those of a saved failure, and the samples.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Seek, Write};
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::Error;
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::Problem;

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

/// Returns the files that a failure is saved in, which begin with a prefix: the input, the output,
/// and the end of standard error.
///
/// # Errors
/// One of them is the program that is run, or one of its arguments.
pub fn saved(prefix: &OsStr, command: &[OsString]) -> Result<[PathBuf; 3], Error> {
    let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
    let files = files.map(PathBuf::from);
    // A program without a folder is looked for in those of PATH.
    let path = env::var_os("PATH").unwrap_or_default();
    let programs = env::split_paths(&path).map(|folder| folder.join(&command[0]));
    let parts: Vec<_> = command.iter().map(PathBuf::from).chain(programs).collect();
    if let Some(file) = files.iter().find(|file| parts.iter().any(|part| is_same(file, part))) {
        let why = "it is part of the command; --save PREFIX names other files";
        return Err(Error::new(format!("cannot write {}: {why}", file.display())));
    }
    Ok(files)
}

/// Returns whether two names lead to the same file, which can have several by links.
fn is_same(file: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    let id = |name| fs::metadata(name).map(|file| (file.dev(), file.ino())).ok();
    #[cfg(not(unix))]
    let id = |name| fs::canonicalize(name).ok();
    id(other).is_some() && id(file) == id(other)
}

/// A sample: its path in the project, and its cases.
pub type Sample = (String, Vec<Case>);

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
            samples.push((path.strip_prefix(root).unwrap_or(&path).display().to_string(), cases));
        }
    }
    samples.sort_unstable_by(|left, right| left.0.cmp(&right.0));
    Ok(samples)
}
