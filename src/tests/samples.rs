//! The samples: pairs of an input and its output, in a folder for each judge problem, and in
//! folders for what the binaries take beyond what judges feed them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{binaries, binary, run};
use puzzle_solvers::judging::judges::{JudgeProblem, JUDGE_PROBLEMS};

/// The folder of what judges do not feed: in it a folder for each binary.
const BEYOND: &str = "beyond-the-judges";

/// The folder of a judge problem's samples.
pub fn of_judge(problem: &JudgeProblem) -> PathBuf {
    folder("samples").join(problem.samples)
}

/// A folder of this package.
fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names of the files and folders in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").file_name())
        .map(|name| name.into_string().expect("names are plain"))
        .collect();
    names.sort();
    names
}

/// The names of the judge problems' folders, and the binaries, each once.
fn judges() -> BTreeSet<(&'static str, &'static str)> {
    JUDGE_PROBLEMS.iter().map(|it| (it.samples, it.problem.name)).collect()
}

/// The folders of the judge problems, and the binaries.
fn of_judges() -> impl Iterator<Item = (PathBuf, &'static str)> {
    judges().into_iter().map(|(judge, name)| (folder("samples").join(judge), name))
}

/// The other folders, and the binaries.
fn beyond_judges() -> impl Iterator<Item = (PathBuf, &'static str)> {
    binaries().map(|name| (folder("samples").join(BEYOND).join(name), name))
}

/// The inputs of all samples that a binary answers.
pub fn inputs_of(binary: &str) -> Vec<Vec<u8>> {
    let folders = of_judges().chain(beyond_judges()).filter(|(_, name)| *name == binary);
    folders
        .flat_map(|(folder, _)| inputs(&folder).collect::<Vec<_>>())
        .map(|it| bytes(&it))
        .collect()
}

/// The paths of the inputs in a folder.
pub fn inputs(folder: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    let names = names(folder).into_iter().filter(|name| name.ends_with(".in"));
    names.map(|name| folder.join(name))
}

/// Reads a sample.
pub fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a sample as text.
pub fn text(path: &Path) -> String {
    String::from_utf8(bytes(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

mod answers {
    use super::*;

    /// Runs a binary on its sample.
    fn check(name: &str, input: &Path) {
        let output = run(&mut Command::new(binary(name)), &bytes(input));
        assert_eq!(output.status.code(), Some(0), "{input:?}");
        assert_eq!(output.stderr.escape_ascii().to_string(), "", "{input:?}");
        let expected = bytes(&input.with_extension("out"));
        // Not as bytes: so a difference can be read.
        assert_eq!(
            output.stdout.escape_ascii().to_string(),
            expected.escape_ascii().to_string(),
            "{input:?}"
        );
    }

    #[test]
    fn are_printed_byte_for_byte() {
        for (folder, name) in of_judges().chain(beyond_judges()) {
            inputs(&folder).for_each(|input| check(name, &input));
        }
    }
}

mod folders {
    use super::*;

    #[test]
    fn stand_for_the_judge_problems() {
        let of_judges = judges().into_iter().map(|(judge, _)| judge);
        let mut expected: Vec<_> = of_judges.chain([BEYOND]).collect();
        expected.sort_unstable();
        assert_eq!(names(&folder("samples")), expected);
    }

    #[test]
    fn stand_for_the_binaries_beyond_the_judges() {
        let expected: Vec<_> = binaries().collect();
        assert_eq!(names(&folder("samples").join(BEYOND)), expected);
    }

    #[test]
    fn hold_pairs_and_nothing_else() {
        for (folder, _) in of_judges().chain(beyond_judges()) {
            for pair in names(&folder).chunks(2) {
                let stem = pair[0].trim_end_matches(".in");
                assert_eq!(pair, [format!("{stem}.in"), format!("{stem}.out")], "{folder:?}");
            }
        }
    }

    #[test]
    fn hold_six_pairs_or_more() {
        for (folder, _) in of_judges() {
            assert!(inputs(&folder).count() >= 6, "{folder:?}");
        }
    }

    #[test]
    fn begin_with_an_official_sample() {
        for (folder, _) in of_judges() {
            assert!(folder.join("sample-1.in").is_file(), "{folder:?}");
        }
    }

    /// Judges' files are text: lines that end in a line feed, the last one too.
    #[test]
    fn hold_lines() {
        for (folder, _) in of_judges() {
            for name in names(&folder) {
                let text = bytes(&folder.join(&name));
                assert!(!text.contains(&b'\r'), "{folder:?} {name}");
                assert_eq!(text.last(), Some(&b'\n'), "{folder:?} {name}");
            }
        }
    }
}

mod binaries {
    use super::*;

    #[test]
    fn are_all_tested() {
        let sources: Vec<_> = super::binaries().map(|name| format!("{name}.rs")).collect();
        assert_eq!(names(&folder("src/bin")), sources);
    }

    #[test]
    fn have_a_judge_problem_each() {
        for name in super::binaries() {
            assert!(judges().contains(&(name, name)), "{name}");
        }
    }
}
