//! The samples: pairs of an input and its output, in a folder for each problem, and in
//! folders for what the binaries take beyond what judges feed them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{binaries, executable, run};
use puzzle_solvers::binaries::Binary;
use puzzle_solvers::judging::{cases, Problem, PROBLEMS};

/// The folder of what judges do not feed: in it a folder for each binary.
const BEYOND: &str = "beyond-the-judges";

/// The folder of a problem's samples.
pub fn of_judge(problem: &Problem) -> PathBuf {
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

/// The problems that have a folder of samples each.
fn judges() -> impl Iterator<Item = &'static Problem> {
    let by_folder: BTreeMap<_, _> = PROBLEMS.iter().map(|judge| (judge.samples, judge)).collect();
    by_folder.into_values()
}

/// The folders of the problems, and the binaries.
fn of_judges() -> impl Iterator<Item = (PathBuf, &'static str)> {
    judges().map(|judge| (of_judge(judge), judge.binary.name))
}

/// The other folders, and the binaries.
fn beyond_judges() -> impl Iterator<Item = (PathBuf, &'static str)> {
    binaries().map(|Binary { name, .. }| (folder("samples").join(BEYOND).join(name), *name))
}

/// The inputs of all samples that a binary answers.
pub fn inputs_of(binary: &str) -> Vec<Vec<u8>> {
    let folders = of_judges().chain(beyond_judges()).filter(|(_, name)| *name == binary);
    let files = folders.flat_map(|(folder, _)| inputs(&folder).collect::<Vec<_>>());
    files.map(|input| bytes(&input)).collect()
}

/// The paths of the inputs in a folder.
pub fn inputs(folder: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    let files = names(folder).into_iter().filter(|name| name.ends_with(".in"));
    files.map(|name| folder.join(name))
}

/// Reads a sample.
pub fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a sample as text.
pub fn text(path: &Path) -> String {
    String::from_utf8(bytes(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn are_answered_byte_for_byte() {
    for (folder, name) in of_judges().chain(beyond_judges()) {
        for input in inputs(&folder) {
            let output = run(&mut Command::new(executable(name)), &bytes(&input));
            // Not as bytes: so a difference can be read.
            let seen = [output.stdout, output.stderr].map(|bytes| bytes.escape_ascii().to_string());
            let expected = bytes(&input.with_extension("out")).escape_ascii().to_string();
            assert_eq!(seen, [expected, String::new()], "{input:?}");
            assert_eq!(output.status.code(), Some(0), "{input:?}");
        }
    }
}

/// Each sample is what its name says; a number may follow.
mod names {
    use crate::check::verdict;
    use crate::wrong::answers;
    use puzzle_solvers::judging::{Case, Oracle};

    use super::*;

    /// The beginning of a sample's name, and what holds for the distances of its cases.
    type Kind = (&'static str, fn(&[Option<usize>]) -> bool);

    const KINDS: [Kind; 7] = [
        ("all-of-30-moves", |cases| cases == [Some(30); 221]),
        ("each-distance", |cases| (0..=31).all(|distance| cases.contains(&Some(distance)))),
        ("hardest", |cases| cases.iter().all(|moves| matches!(moves, Some(13 | 30 | 31)))),
        ("one-move", |cases| cases == [Some(1)]),
        ("one-turn", |cases| cases == [Some(1); 8]),
        ("solved", |cases| cases.contains(&Some(0))),
        ("unsolvable", |cases| cases.iter().all(Option::is_none)),
    ];

    /// The mistakes after which samples are named.
    const MISTAKES: [&str; 9] = [
        "best-of-all-symbols",
        "blank-counted",
        "blank-first",
        "heap-not-updated",
        "linear-conflict",
        "many-paths",
        "same-again",
        "symbols-tie",
        "there-and-back",
    ];

    /// Returns the inputs of the samples with a name.
    fn named(judge: &Problem, name: &str) -> Vec<String> {
        let folder = of_judge(judge);
        let begin = folder.join(name).display().to_string();
        let named = inputs(&folder).filter(|file| file.display().to_string().starts_with(&begin));
        named.map(|input| text(&input)).collect()
    }

    fn cases_of(judge: &Problem, input: &str) -> impl Iterator<Item = Case> {
        let cases = cases::read(judge.binary, input.as_bytes()).expect("a sample is right");
        cases.into_iter().map(|(_, case)| case)
    }

    #[test]
    fn tell_the_distances() {
        for (name, _) in KINDS {
            assert!(judges().any(|judge| !named(judge, name).is_empty()), "{name}");
        }
        for judge in judges() {
            let mut oracle = Oracle::new(judge);
            let mut distance = |case| oracle.solve(&case).map(|solution| solution.path.len());
            for (name, is_kept) in KINDS {
                for input in named(judge, name) {
                    let distances: Vec<_> = cases_of(judge, &input).map(&mut distance).collect();
                    assert!(is_kept(&distances), "{} {name}: {distances:?}", judge.name);
                }
            }
        }
    }

    #[test]
    fn tell_the_mistakes_that_fail() {
        for mistake in MISTAKES {
            assert!(judges().any(|judge| !named(judge, mistake).is_empty()), "{mistake}");
            for judge in judges() {
                for input in named(judge, mistake) {
                    let said_of = |input: &str| {
                        let output = answers(mistake, judge, input);
                        verdict(judge.name, input, output.as_bytes())
                    };
                    let said = said_of(&input);
                    assert!(said.starts_with("WA: case "), "{} {mistake}: {said}", judge.name);
                    // All else is right. The rotation game's official boards have several paths.
                    let said = said_of(&named(judge, "sample-1")[0]);
                    assert!(said == "AC" || mistake == "many-paths", "{}: {said}", judge.name);
                }
            }
        }
    }
}

/// Each sample is just what its judge writes, and holds no more than it feeds. As judges with the
/// same folder write alike, this holds their rows to each other, too.
#[test]
fn are_written_as_the_judges_write_them() {
    for judge in PROBLEMS {
        for file in inputs(&of_judge(judge)) {
            let input = text(&file);
            let cases = cases::read(judge.binary, input.as_bytes()).expect("a sample is right");
            let count = cases.len();
            let cases = cases.into_iter().map(|(_, case)| case);
            assert_eq!(cases::parts(judge, count, cases).collect::<String>(), input, "{file:?}");
            assert!(count <= judge.cases.most, "{}: {file:?}", judge.name);
        }
    }
}

#[test]
fn folders_stand_for_the_problems_and_the_binaries() {
    let mut expected: Vec<_> = judges().map(|judge| judge.samples).chain([BEYOND]).collect();
    expected.sort_unstable();
    assert_eq!(names(&folder("samples")), expected);
    let all: Vec<_> = binaries().map(|binary| binary.name).collect();
    assert_eq!(names(&folder("samples").join(BEYOND)), all);
    let sources: Vec<_> = all.iter().map(|name| format!("{name}.rs")).collect();
    assert_eq!(names(&folder("src/bin")), sources);
}
