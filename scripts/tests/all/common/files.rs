//! The samples, other files of the project, and those that a test makes.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use puzzle_tools::judging::problems::Problem;
use puzzle_tools::judging::samples::{self, Sample};
pub use puzzle_tools::project::path;

/// The folder in which Cargo has built the tools. The tests are in a folder in it.
pub fn built() -> PathBuf {
    let tests = env::current_exe().expect("the system names this program");
    tests.ancestors().nth(2).expect("a folder").to_path_buf()
}

/// The path of a file or a folder that the tests make.
pub fn temporary(name: &str) -> PathBuf {
    built().with_file_name("tmp").join(name)
}

/// The names of the files and folders in a folder, sorted.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let files = entries.map(|entry| entry.expect("the folder can be read").file_name());
    let mut names: Vec<_> = files.map(|name| name.into_string().expect("names are text")).collect();
    names.sort();
    names
}

/// The samples of a problem, in the order of their names.
pub fn samples(problem: &Problem) -> Vec<Sample> {
    samples::read(problem).expect("the samples can be read")
}

pub fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A new folder, which is removed when this value is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    /// Makes a folder whose name begins with `name`. No other folder has the same name.
    pub fn new(name: &str) -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = temporary(&format!("{name}-{}-{number}", process::id()));
        // A run that was interrupted may have left a folder with the number of this process.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    /// Writes a file in the folder, and returns its path.
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).expect("the folder can be written to");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
