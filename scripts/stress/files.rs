//! Files: the input of a run, and what is saved of a failure.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::UNIX_EPOCH;
use std::{env, process};

use puzzle_solvers::arguments::{error, Error};
use puzzle_solvers::cli::say;

/// A file with an input. It keeps its name until this is dropped, since some programs open
/// `/dev/stdin` by the name behind it.
pub struct Input {
    /// At its start.
    pub file: File,
    path: PathBuf,
}

impl Input {
    /// Writes an input to a file of the temporary folder or, if that cannot take it, of another.
    ///
    /// # Errors
    /// Neither folder can take it; the message has both, and why.
    pub fn new(bytes: &[u8], other: &Path) -> Result<Input, Error> {
        let temporary = env::temp_dir();
        Input::new_in(&temporary, bytes).or_else(|why| {
            let what = format!("write the input in {}: {why}; in", temporary.display());
            Input::new_in(other, bytes).map_err(error(2, &what, other.as_ref()))
        })
    }

    fn new_in(folder: &Path, bytes: &[u8]) -> io::Result<Input> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        // The time is for files that were left behind under the same process id.
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let (process, count) = (process::id(), COUNT.fetch_add(1, Relaxed));
        let path = folder.join(format!("stress-{process}-{now}-{count}"));
        let file = File::options().read(true).write(true).create_new(true).open(&path)?;
        let mut input = Input { file, path };
        input.file.write_all(bytes)?;
        input.file.rewind()?;
        Ok(input)
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

    /// Writes the files.
    pub fn save(&self, texts: [&[u8]; 3]) {
        for (file, text) in self.0.iter().zip(texts) {
            if let Err(error) = fs::write(file, text) {
                say(format_args!("stress: cannot write {}: {error}", file.to_string_lossy()));
            }
        }
    }
}

/// Returns the folder of a file.
pub fn folder(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or_else(|| Path::new("."))
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
