//! The samples: pairs of an input and its output, in a folder for each binary.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{binary, run, BINARIES};

/// A folder of this package.
fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names of the files and folders in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let mut names: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").file_name())
        .map(|name| name.into_string().expect("names are plain"))
        .collect();
    names.sort();
    names
}

mod answers {
    use super::*;

    /// Runs a binary on its sample.
    fn check(name: &str, input: &Path) {
        let read = |path: &Path| fs::read(path).expect("the sample can be read");
        let output = run(&mut Command::new(binary(name)), &read(input));
        assert_eq!(output.status.code(), Some(0), "{input:?}");
        assert_eq!(output.stderr.escape_ascii().to_string(), "", "{input:?}");
        let expected = read(&input.with_extension("out"));
        // Not as bytes: so a difference can be read.
        assert_eq!(
            output.stdout.escape_ascii().to_string(),
            expected.escape_ascii().to_string(),
            "{input:?}"
        );
    }

    #[test]
    fn are_printed_byte_for_byte() {
        for name in BINARIES {
            let folder = folder("samples").join(name);
            for file in names(&folder).iter().filter(|file| file.ends_with(".in")) {
                check(name, &folder.join(file));
            }
        }
    }
}

mod folders {
    use super::*;

    #[test]
    fn stand_for_the_binaries() {
        assert_eq!(names(&folder("samples")), BINARIES);
    }

    #[test]
    fn hold_pairs_and_nothing_else() {
        for name in BINARIES {
            let files = names(&folder("samples").join(name));
            for pair in files.chunks(2) {
                let stem = pair[0].trim_end_matches(".in");
                assert_eq!(pair, [format!("{stem}.in"), format!("{stem}.out")], "{name}");
            }
        }
    }

    #[test]
    fn begin_with_an_official_sample() {
        for name in BINARIES {
            assert!(folder("samples").join(name).join("sample-1.in").is_file(), "{name}");
        }
    }
}

mod binaries {
    use super::*;

    #[test]
    fn are_all_tested() {
        let sources = BINARIES.map(|name| format!("{name}.rs"));
        assert_eq!(names(&folder("src/bin")), sources);
    }
}
