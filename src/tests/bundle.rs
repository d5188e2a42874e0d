//! The bundles: they compile everywhere and do what the binaries do.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{fs, iter};

use puzzle_solvers::binaries::Binary;
use puzzle_solvers::course::{Finds, LESSONS};
use puzzle_solvers::judging::{Problem, PROBLEMS};

use crate::common::compilers::{compiled, compilers};
use crate::common::files::{inputs_of, text, Folder};
use crate::common::programs::{executable, in_half, is_at_hand, printed, run};
use crate::common::{binaries, random_input, Random};

/// How many random cases each bundle is compared on, besides the samples.
const CASES: usize = 500;

/// Returns what the bundler prints.
pub fn bundle(words: &[&str]) -> String {
    printed("bundle", words, "")
}

#[test]
fn bundles_do_what_the_binaries_do() {
    try_bundles(&compilers()[0]);
}

mod everywhere {
    use super::*;

    #[test]
    #[ignore = "takes long"]
    fn bundles_do_what_the_binaries_do() {
        compilers()[1..].iter().for_each(try_bundles);
    }
}

/// Compiles each bundle as plain `rustc -O` does, in edition 2015, and compares it with the binary
/// on the samples, some random boards and a bad input.
fn try_bundles(compiler: &OsString) {
    for binary in binaries() {
        let name = binary.name;
        let folder = Folder::new(name);
        let bundled = compiled(&folder, compiler, &["-O"], &bundle(&[name]));
        let mut inputs: Vec<_> = inputs_of(binary).iter().map(|file| text(file)).collect();
        inputs.push(random_input(binary, CASES, &mut Random(1)));
        inputs.push("1\n12y".to_string());
        for input in inputs {
            let mut bundled = in_half(&bundled, |judge| judge.binary.name == name);
            let found = run(&mut bundled, input.as_bytes());
            let expected = run(&mut Command::new(executable(name)), input.as_bytes());
            assert!(found == expected, "{name} by {compiler:?}: {found:?}, not {expected:?}");
        }
    }
}

/// Each problem's bundle, and its submissions by the methods of the course.
#[test]
fn bundles_say_what_they_are_and_are_flat_and_formatted() {
    let folder = Folder::new("formatted");
    let mut files = Vec::new();
    for problem in PROBLEMS {
        let lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.binary.task));
        for lesson in iter::once(None).chain(lessons.map(Some)) {
            let method: Vec<_> = lesson.iter().flat_map(|one| ["--method", one.name()]).collect();
            let text = bundle(&[&[problem.name], &method[..]].concat());
            let (header, body) = text.split_once("\n\n").expect("a line follows the header");
            let shortest = header
                .replace("a path, not always a shortest one,", "a shortest path")
                .replace("a number of moves, not always the least,", "the least number of moves");
            let is_any = lesson.map_or(false, |lesson| lesson.finds == Finds::Any);
            assert_eq!(shortest != header, is_any, "{header}");
            let Problem { name, binary: Binary { title, .. }, cases, link, .. } = problem;
            let begin = format!("//! {name}: {title}\n//! https://{link}\n//!\n//! Input:  ");
            assert!(shortest.starts_with(&(begin + cases.words + "\n")), "{header}");
            let items = ["\n//! Method: ", "\n//! Time:   ", "\n//! Space:  "];
            assert_eq!(items.map(|item| header.matches(item).count()), [1; 3], "{header}");
            assert!(header.lines().count() <= 10, "{header}");
            for word in ["pub ", "mod ", "crate", "#![", "Adaptive", "Table<", "esson", "trace::"] {
                assert!(!body.contains(word), "{word}: {text}");
            }
            let mut code = body.lines().filter(|line| !line.starts_with(['/', 'u']));
            let first = code.find(|line| !line.is_empty()).expect("there is code");
            assert!(first.starts_with("fn main()"), "{text}");
            let is_drawn =
                ["\n// cells  0 1 2 ", "\n// H  4  5 "].iter().any(|line| body.contains(line));
            assert!(is_drawn || lesson.is_some(), "{text}");
            let file = [&[*name], &method[..]].concat().join(" ") + ".rs";
            files.push(folder.write(&file, &text));
        }
    }
    assert_formatted(&folder, &files);
}

/// Asserts that rustfmt would change nothing in some files of a folder.
fn assert_formatted(folder: &Folder, files: &[PathBuf]) {
    if is_at_hand("rustfmt", "how the bundles are formatted is not checked") {
        fs::write(folder.0.join("rustfmt.toml"), include_str!("../../.rustfmt.toml"))
            .expect("the folder can be written to");
        let output = run(Command::new("rustfmt").args(["--check", "-l"]).args(files), b"");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "");
        assert!(output.status.success(), "{output:?}");
    }
}

/// Over a longer file, whose name is no text.
#[test]
#[cfg(target_os = "linux")]
fn file_is_written() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new("written");
    let name = OsStr::from_bytes(b"no UTF-8 = \xff.rs");
    let (file, mut joined) = (folder.0.join(name), OsString::from("-o="));
    joined.push(&file);
    let (problem, option) = (OsStr::new("p1379"), OsStr::new("-o"));
    for words in [
        vec![problem, option, file.as_os_str()],
        vec![option, file.as_os_str(), problem],
        vec![problem, &joined],
    ] {
        fs::write(&file, "// longer\n".repeat(10_000)).expect("it can be written");
        let output = run(Command::new(executable("bundle")).args(&words), b"");
        assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
        let written = fs::read_to_string(&file).expect("it is written");
        assert_eq!(written, bundle(&["p1379", "-o", "-"]));
    }
    let (_, said, status) =
        crate::common::programs::tool("bundle", &["p1379", "-o", "no/such/main.rs"], "");
    assert!(said.starts_with("bundle: cannot write no/such/main.rs: "), "{said}");
    assert_eq!(status, Some(1));
}

#[path = "../../scripts/bundle/bundler.rs"]
mod bundler;

#[test]
fn calls_of_the_trace_are_left_out_even_over_several_lines() {
    let calls =
        "    trace::one();\n    trace::two(a, || {\n        let b = 1;\n        b\n    });\n";
    let program = |calls| format!("\nfn main() {{\n{calls}    work();\n}}\n\nfn work() {{}}\n");
    assert_eq!(bundler::bundle(&program(calls), &|_| Ok(String::new())), Ok(program("")));
}
