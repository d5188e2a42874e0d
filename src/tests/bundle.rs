//! The bundles: their headers and their form. The tests of the course compile and run them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use puzzle_solvers::course::{Finds, LESSONS};
use puzzle_solvers::judging::{Problem, PROBLEMS};

use crate::common::files::Folder;
use crate::common::programs::{is_at_hand, printed, run};

/// Returns what the bundler prints.
pub fn bundle(words: &[&str]) -> String {
    printed("bundle", words, "")
}

#[test]
fn bundles_say_what_they_are_and_are_flat_and_formatted() {
    let folder = Folder::new("formatted");
    let mut files = Vec::new();
    for problem in PROBLEMS {
        for lesson in LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task)) {
            let text = bundle(&[problem.name, lesson.name()]);
            let (header, body) = text.split_once("\n\n").expect("a line follows the header");
            let is_longer = matches!(lesson.finds, Finds::Any(_));
            assert_eq!(header.contains(", not always "), is_longer, "{header}");
            let (Problem { name, link, .. }, input) = (problem, problem.input());
            assert!(header.starts_with(&format!("//! {name}: the ")), "{header}");
            let lines = format!("\n//! https://{link}\n//!\n//! Input:  {input}\n");
            assert!(header.contains(&lines), "{header}");
            let items = ["\n//! Method: ", "\n//! Time:   ", "\n//! Space:  "];
            assert_eq!(items.map(|item| header.matches(item).count()), [1; 3], "{header}");
            assert!(header.lines().count() <= 10, "{header}");
            for word in ["pub ", "mod ", "crate", "#![", "esson", "trace::"] {
                assert!(!body.contains(word), "{word}: {text}");
            }
            let mut code = body.lines().filter(|line| !line.starts_with(['/', 'u']));
            let first = code.find(|line| !line.is_empty()).expect("there is code");
            assert!(first.starts_with("fn main()"), "{text}");
            let is_drawn = ["\n// 2 3 4      The cells", "\n// H  4  5 "]
                .iter()
                .any(|line| body.contains(line));
            assert!(is_drawn, "{text}");
            files.push(folder.write(&format!("{name} {}.rs", lesson.name()), &text));
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
    use crate::common::programs::{executable, tool};
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new("written");
    let name = OsStr::from_bytes(b"no UTF-8 = \xff.rs");
    let (file, mut joined) = (folder.0.join(name), OsString::from("-o="));
    joined.push(&file);
    let [problem, method, option] = ["p1379", "ida_star", "-o"].map(OsStr::new);
    for words in [
        vec![problem, method, option, file.as_os_str()],
        vec![option, file.as_os_str(), problem, method],
        vec![problem, method, &joined],
    ] {
        fs::write(&file, "// longer\n".repeat(10_000)).expect("it can be written");
        let output = run(Command::new(executable("bundle")).args(&words), b"");
        assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
        let written = fs::read_to_string(&file).expect("it is written");
        assert_eq!(written, bundle(&["p1379", "ida_star", "-o", "-"]));
    }
    let (_, said, status) = tool("bundle", &["p1379", "ida_star", "-o", "no/such/main.rs"], "");
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
