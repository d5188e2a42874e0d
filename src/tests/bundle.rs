//! The bundles: they compile everywhere and do what the binaries do.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::{env, fs, iter, process, thread};

use puzzle_solvers::binaries::Binary;
use puzzle_solvers::course::{Finds, LESSONS};
use puzzle_solvers::judging::{Problem, PROBLEMS};

use crate::arguments::{printed, tool};
use crate::common::{binaries, executable, is_at_hand, random_input, run, say, Random};
use crate::memory;
use crate::samples::inputs_of;

#[path = "../../scripts/bundle/bundler.rs"]
mod bundler;

/// How many random cases each bundle is compared on, besides the samples.
const CASES: usize = 500;

/// Returns what the bundler prints.
pub fn bundle(words: &[&str]) -> String {
    printed("bundle", words, "")
}

/// A folder of its own, for as long as it is used.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("{name}-{}-{number}", process::id()));
        // An interrupted run may have left a folder of this process number.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).expect("a folder can be made");
        Folder(path)
    }

    /// Writes a file, and returns its path.
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

mod everywhere {
    use super::*;

    /// An input and what the binary prints for it.
    type Case = (Vec<u8>, Output);

    /// Compiles each bundle with each compiler at hand: in its default edition, 2015, as plain
    /// `rustc -O` does, to compare it with the binary; and to metadata in the latest edition that
    /// it knows, with the compiler of these tests in all.
    #[test]
    fn bundles_compile_and_do_what_the_binaries_do() {
        let cases: Vec<_> = binaries().map(|binary| (binary.name, cases(binary))).collect();
        let compilers = compilers();
        let jobs = compilers.iter().flat_map(|it| cases.iter().map(move |cases| (it, cases)));
        each(jobs, |(compiler, (name, cases))| {
            let folder = Folder::new(name);
            folder.write("main.rs", &bundle(&[name]));
            let editions = editions(compiler);
            let tried = if *compiler == compilers[0] { 3 } else { 1 };
            for edition in editions[1..].iter().rev().take(tried) {
                // Optimised code has no checks for overflow, which the constants would pay for.
                compile(compiler, &["-O", "--emit=metadata", "--edition", edition], &folder);
            }
            let bundled = compile(compiler, &["-O"], &folder);
            for (input, expected) in cases {
                let mut bundled = memory::in_half(&bundled, |judge| judge.binary.name == *name);
                let found = run(&mut bundled, input);
                assert!(found == *expected, "{name} by {compiler:?}: {found:?}, not {expected:?}");
            }
        });
    }

    /// Returns the samples, some random boards and a bad input, with what the binary prints.
    fn cases(binary: &Binary) -> Vec<Case> {
        let mut inputs = inputs_of(binary.name);
        inputs.push(random_input(binary, CASES, &mut Random(1)).into_bytes());
        inputs.push(b"1\n12y".to_vec());
        let case = |input: Vec<u8>| {
            let output = run(&mut Command::new(executable(binary.name)), &input);
            (input, output)
        };
        inputs.into_iter().map(case).collect()
    }
}

/// Runs jobs on two threads.
pub fn each<T: Send>(jobs: impl IntoIterator<Item = T>, job: impl Fn(T) + Sync) {
    let jobs = Mutex::new(jobs.into_iter().collect::<Vec<_>>());
    let next = || jobs.lock().expect("no job fails under the lock").pop();
    let work = || {
        while let Some(it) = next() {
            job(it);
        }
    };
    thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
}

/// Returns the compiler of these tests, and those of Debian's two that are there and not too old.
pub fn compilers() -> Vec<OsString> {
    let web = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("web").join("rustc");
    let own = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let manifest = include_str!("../../Cargo.toml");
    let (_, version) = manifest.split_once("rust-version").expect("it has one");
    let oldest = minor(version).expect("a version");
    let mut found: Vec<(OsString, String)> = Vec::new();
    for compiler in [own, "/usr/bin/rustc".into(), web.into()] {
        if let Ok(output) = Command::new(&compiler).arg("--version").output() {
            let version = String::from_utf8_lossy(&output.stdout).trim().to_string();
            if minor(&version) < Some(oldest) {
                say(&format!("{compiler:?} is not Rust 1.{oldest} or later: it is not tried"));
            } else if found.iter().all(|(_, other)| *other != version) {
                found.push((compiler, version));
            }
        }
    }
    found.into_iter().map(|(compiler, _)| compiler).collect()
}

/// Returns 63 for a text in which `1.63` comes first.
fn minor(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("1.")?;
    rest.split(|symbol: char| !symbol.is_ascii_digit()).next()?.parse().ok()
}

/// Returns the editions that a compiler knows.
pub fn editions(compiler: &OsString) -> Vec<&'static str> {
    let mut editions = vec!["2015", "2018", "2021", "2024"];
    editions.retain(|edition| {
        let arguments = ["--edition", edition, "--print", "cfg"];
        run(Command::new(compiler).args(arguments), b"").status.success()
    });
    editions
}

/// Compiles `main.rs` in a folder, without a warning, and returns where its program is.
pub fn compile(compiler: &OsString, options: &[&str], folder: &Folder) -> PathBuf {
    let mut command = Command::new(compiler);
    command.args(["-D", "warnings", "main.rs"]).args(options).current_dir(&folder.0);
    let output = run(&mut command, b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{command:?}:\n{errors}");
    folder.0.join(format!("main{}", env::consts::EXE_SUFFIX))
}

/// Each problem's bundle, and its submissions by the methods of the course.
#[test]
fn bundles_say_what_they_are_and_are_flat_and_formatted() {
    let folder = Folder::new("formatted");
    let mut files = Vec::new();
    for problem in PROBLEMS {
        let binary = problem.binary;
        let lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&binary.task));
        for lesson in iter::once(None).chain(lessons.map(Some)) {
            let method: Vec<_> = lesson.iter().flat_map(|it| ["--method", it.name()]).collect();
            let text = bundle(&[&[problem.name], &method[..]].concat());
            let (header, body) = text.split_once("\n\n").expect("a line follows the header");
            let shortest = header
                .replace("a path, not always a shortest one,", "a shortest path")
                .replace("a number of moves, not always the least,", "the least number of moves");
            let is_any = lesson.map_or(false, |lesson| lesson.finds == Finds::Any);
            assert_eq!(shortest != header, is_any, "{header}");
            let Problem { name, link, cases, .. } = problem;
            let (title, words) = (binary.title, cases.words);
            let begin =
                format!("//! {name}: {title}\n//! https://{link}\n//!\n//! Input:  {words}\n");
            assert!(shortest.starts_with(&begin), "{header}");
            let items = ["\n//! Method: ", "\n//! Time:   ", "\n//! Space:  "];
            assert_eq!(items.map(|it| header.matches(it).count()), [1; 3], "{header}");
            assert!(header.lines().count() <= 10, "{header}");
            for word in ["pub ", "mod ", "crate", "#![", "Adaptive", "Table<", "esson", "trace::"] {
                assert!(!body.contains(word), "{word}: {text}");
            }
            let mut code = body.lines().filter(|line| !line.starts_with(['/', 'u']));
            let first = code.find(|line| !line.is_empty()).expect("there is code");
            assert!(first.starts_with("fn main()"), "{text}");
            let is_drawn =
                ["\n// cells  0 1 2 ", "\n// H  4  5 "].iter().any(|it| body.contains(it));
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

/// Over a longer file, and where the system has such names, over one whose name is no text.
#[test]
fn file_is_written() {
    let folder = Folder::new("written");
    #[cfg(target_os = "linux")]
    let name = <OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(b"no UTF-8 = \xff.rs");
    #[cfg(not(target_os = "linux"))]
    let name = OsStr::new("main.rs");
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
    let (_, said, status) = tool("bundle", &["p1379", "-o", "no/such/main.rs"], "");
    assert!(said.starts_with("bundle: cannot write no/such/main.rs: "), "{said}");
    assert_eq!(status, Some(1));
}

/// The bundler on a small crate.
mod house {
    use super::*;

    const MAIN: &str = r#"
use std::io::{self, Write};

use crate::house::attic::{sweep, unused, Door};

/// Pays a visit.
pub fn main() {
    sweep(io::stdout());
    println!("{}", Door::new('"').sign());
}
"#;
    const ATTIC: &str = r#"//! Under the roof.
//!
//! Nobody reads on.
//!
//! ```text
//! |__|
//! ```

use std::io::{Stdout, Write};

use crate::course::trace;

/// Sweeps it.
///
/// # Panics
/// The roof leaks; `pub fn sneeze() {`.
pub fn sweep(mut out: Stdout) {
    trace::visit("the attic");
    // A '}' in a comment, and sneeze.
    let ladder = b'\'';

    out.write_all(&[ladder]).expect("a broom");
}

pub fn unused() {
    sneeze();
}

fn sneeze() {}

/// A door with a sign.
#[derive(Clone)]
pub struct Door {
    pub sign: char,
}

impl Door {
    /// Puts up a sign.
    pub fn new(sign: char) -> Door {
        Door { sign }
    }

    pub fn sign(&self) -> char {
        self.sign
    }
}
"#;
    const BUNDLE: &str = r#"use std::io::{self, Stdout, Write};

/// Pays a visit.
fn main() {
    sweep(io::stdout());
    println!("{}", Door::new('"').sign());
}

// Under the roof.
//
// |__|

/// Sweeps it.
fn sweep(mut out: Stdout) {
    // A '}' in a comment, and sneeze.
    let ladder = b'\'';

    out.write_all(&[ladder]).expect("a broom");
}

/// A door with a sign.
#[derive(Clone)]
struct Door {
    sign: char,
}

impl Door {
    /// Puts up a sign.
    fn new(sign: char) -> Door {
        Door { sign }
    }

    fn sign(&self) -> char {
        self.sign
    }
}
"#;

    fn read(file: &str) -> Result<String, String> {
        (file == "house/attic.rs").then(|| ATTIC.to_string()).ok_or(file.to_string())
    }

    #[test]
    fn is_bundled_with_what_main_needs_and_nothing_else() {
        assert_eq!(bundler::bundle(MAIN, &read).as_deref(), Ok(BUNDLE));
        let folder = Folder::new("house");
        folder.write("main.rs", BUNDLE);
        compile(&compilers()[0], &["--emit=metadata", "--edition", "2021"], &folder);
        let lost = bundler::bundle(&MAIN.replace("attic", "cellar"), &read);
        assert_eq!(lost, Err("house/cellar.rs".to_string()));
    }
}
