//! The file that a solver reads in a run. However the run ends, nobody has to remove it.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::time::UNIX_EPOCH;
use std::{env, process};

/// A file with an input, to be read from its start. In the temporary folder, its name is removed as
/// soon as the file is open, or on Windows when no process has it open any more.
///
/// # Errors
/// The file cannot be written there.
pub fn create(input: &[u8]) -> io::Result<File> {
    // A process that was killed may have had the same ID, and have left a file.
    let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
    let path = env::temp_dir().join(format!("stress-{}-{now}", process::id()));
    let mut options = File::options();
    // The flag is FILE_FLAG_DELETE_ON_CLOSE.
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::custom_flags(&mut options, 0x0400_0000);
    let mut file = options.read(true).write(true).create_new(true).open(&path)?;
    if cfg!(not(windows)) {
        fs::remove_file(&path)?;
    }
    file.write_all(input)?;
    file.rewind()?;
    Ok(file)
}

/// Whether a program has read from a file, whose position it shares. Reading by `mmap` or by
/// opening it anew cannot be seen.
pub fn is_read(mut file: &File) -> bool {
    file.stream_position().map_or(true, |position| position > 0)
}
