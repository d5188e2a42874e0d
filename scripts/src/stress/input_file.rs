//! The file that a solver reads in a run.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::time::UNIX_EPOCH;

/// A file with the input of a run. It is removed only when this value is dropped, since some
/// programs resolve `/dev/stdin` to its path, and open that.
pub struct InputFile {
    /// The file, to be read from its start.
    pub file: File,
    pub path: PathBuf,
}

impl InputFile {
    /// Writes an input to a new file of a folder.
    ///
    /// # Errors
    /// The file cannot be written there.
    pub fn new(folder: &Path, bytes: &[u8]) -> io::Result<InputFile> {
        // The time makes the name differ from the names of files that an earlier process with the
        // same ID has left.
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let path = folder.join(format!("stress-{}-{now}", process::id()));
        let file = File::options().read(true).write(true).create_new(true).open(&path)?;
        let mut input = InputFile { file, path };
        input.file.write_all(bytes)?;
        input.file.rewind()?;
        Ok(input)
    }

    /// Returns whether a program has read from `file`, whose position it shares. Reading by `mmap`
    /// or by opening it anew cannot be seen.
    pub fn is_read(&self) -> bool {
        (&self.file).stream_position().map_or(true, |position| position > 0)
    }
}

impl Drop for InputFile {
    fn drop(&mut self) {
        // On Windows this fails while a program that still runs has the file open.
        let _ = fs::remove_file(&self.path);
    }
}
