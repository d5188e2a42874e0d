//! Files: the input of a run, and what is saved of a failure.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::{error, Error};
use puzzle_solvers::cli::say;

/// A file with an input. It keeps its name until this is dropped, since some programs open
/// `/dev/stdin` by the name behind it.
pub struct Input {
    /// Opened for reading.
    pub file: File,
    path: PathBuf,
}

impl Input {
    /// Writes an input to a file of the temporary folder or, if that cannot take it, of another.
    ///
    /// # Errors
    /// Neither folder can take it; the message has both, and why.
    pub fn new(bytes: &[u8], other: &Path) -> Result<Input, Error> {
        let mut message = "cannot write the input".to_string();
        for folder in [&*env::temp_dir(), other] {
            match Input::new_in(folder, bytes) {
                Ok(input) => return Ok(input),
                Err(why) => message += &format!(" in {}: {why};", folder.display()),
            }
        }
        Err((2, message.trim_end_matches(';').to_string()))
    }

    fn new_in(folder: &Path, bytes: &[u8]) -> io::Result<Input> {
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let path = folder.join(format!("stress-{}-{now}", process::id()));
        match File::options().write(true).create_new(true).open(&path) {
            // Another thread had the same time.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Input::new_in(folder, bytes),
            Err(error) => Err(error),
            Ok(mut file) => {
                let input = Input { file: File::open(&path)?, path };
                file.write_all(bytes)?;
                Ok(input)
            }
        }
    }

    /// Returns whether a program has read what it got of `file`; `mmap` does not show.
    pub fn is_read(&self) -> bool {
        (&self.file).stream_position().map_or(true, |position| position > 0)
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        // On Windows it stays if a program that was left behind has it open.
        drop(fs::remove_file(&self.path));
    }
}

/// Where a failure is saved: its input, its output and the end of its standard error.
pub struct Saved(pub [OsString; 3]);

impl Saved {
    /// Returns the files of a prefix.
    ///
    /// # Errors
    /// One of them cannot be written.
    pub fn new(prefix: &OsStr) -> Result<Saved, Error> {
        let files = [".in", ".out", ".err"].map(|end| OsString::from_iter([prefix, end.as_ref()]));
        files.iter().try_for_each(|file| check(file).map_err(error(2, "write", file)))?;
        Ok(Saved(files))
    }

    /// Returns the folder of the files.
    pub fn folder(&self) -> &Path {
        let folder = Path::new(&self.0[0]).parent().filter(|folder| *folder != Path::new(""));
        folder.unwrap_or_else(|| Path::new("."))
    }

    /// Writes the files.
    pub fn save(&self, texts: [&[u8]; 3]) {
        for (file, text) in self.0.iter().zip(texts) {
            if let Err(error) = fs::write(file, text) {
                say(format_args!("stress: cannot write {}: {error}", file.to_string_lossy()));
            }
        }
    }
}

/// Checks that a file can be written, and leaves it as it is.
fn check(file: &OsString) -> io::Result<()> {
    match fs::metadata(file) {
        // To open a FIFO would wait for its reader.
        Ok(it) if !it.is_file() => Err(io::Error::new(ErrorKind::Other, "it is no regular file")),
        Ok(_) => File::options().append(true).open(file).map(drop),
        // Another one is made: some other run may make this one.
        Err(_) => {
            let other = OsString::from_iter([file, OsStr::new(&format!(".{}", process::id()))]);
            File::create(&other).and_then(|_| fs::remove_file(other))
        }
    }
}
