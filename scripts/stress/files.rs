//! Files: the input of a run, those of a saved failure, and the samples.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Seek, Write};
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::{printable, Error};
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::Problem;

use crate::progress::say;

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

/// The files that a failure is saved in: the input, the output, and the end of standard error.
pub struct Saved {
    pub files: [PathBuf; 3],
    /// What a report calls them: by their names, or `not saved`.
    pub names: [String; 3],
}

impl Saved {
    /// Returns the files of a prefix.
    ///
    /// # Errors
    /// One of them cannot be written, or the command that is run would be lost.
    pub fn new(prefix: &OsStr, command: &[OsString]) -> Result<Saved, Error> {
        let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
        let files = files.map(PathBuf::from);
        for file in &files {
            let hint = "--save PREFIX names other files";
            check(file, command)
                .map_err(|why| (2, format!("cannot write {}: {why}; {hint}", file.display())))?;
        }
        Ok(Saved { files, names: Default::default() })
    }

    /// Writes the files.
    pub fn save(&mut self, texts: [&[u8]; 3]) {
        for ((file, name), text) in self.files.iter().zip(&mut self.names).zip(texts) {
            *name = printable(&file.to_string_lossy());
            if let Err(error) = fs::write(file, text) {
                say(format_args!("cannot write {name}: {error}"));
                *name = "not saved".to_string();
            }
        }
    }
}

/// Checks that a file can be written and is no part of the command, and leaves it as it is.
fn check(file: &Path, command: &[OsString]) -> io::Result<()> {
    let why = match fs::metadata(file) {
        // Another process may write the file itself meanwhile.
        Err(_) => return Input::new(file.parent().unwrap_or(file), b"").map(drop),
        // Opening a FIFO would wait for its reader.
        Ok(known) if !known.is_file() => "it is no regular file",
        Ok(_) if is_part(file, command) => "it is part of the command",
        Ok(_) => return File::options().append(true).open(file).map(drop),
    };
    Err(io::Error::new(ErrorKind::Other, why))
}

/// Returns whether a file is a program or one of its arguments, whatever its name there.
fn is_part(file: &Path, command: &[OsString]) -> bool {
    // A program without a folder is looked for in those of PATH.
    let path = env::var_os("PATH").unwrap_or_default();
    let programs = env::split_paths(&path).map(|folder| folder.join(&command[0]));
    // An argument can be a line of a shell, or have a name behind an option's letter.
    let words: Vec<_> = command.iter().map(|word| word.to_string_lossy()).collect();
    let is_between = |symbol: char| !symbol.is_alphanumeric() && !"-._/".contains(symbol);
    let parts = words.iter().flat_map(|word| word.split(is_between));
    let parts = parts.flat_map(|part| [part, part.get(2..).unwrap_or_default()]).map(PathBuf::from);
    let mut names = command.iter().map(PathBuf::from).chain(programs).chain(parts);
    // Links can give a file several names.
    #[cfg(unix)]
    let id = |name: &Path| fs::metadata(name).map(|file| (file.dev(), file.ino())).ok();
    #[cfg(not(unix))]
    let id = |name: &Path| fs::canonicalize(name).ok();
    names.any(|name| id(&name).map_or(false, |part| id(file) == Some(part)))
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
            let in_file =
                |why| io::Error::new(ErrorKind::Other, format!("{}: {why}", path.display()));
            let cases = cases::read(problem, &fs::read(&path)?).map_err(in_file)?;
            let cases = cases.into_iter().map(|(_, case)| case).collect();
            samples.push((path.strip_prefix(root).unwrap_or(&path).display().to_string(), cases));
        }
    }
    samples.sort_unstable_by(|left, right| left.0.cmp(&right.0));
    Ok(samples)
}
