//! The bundles: they compile everywhere, they do what the binaries do, and what would not is
//! refused.

#[path = "../../scripts/bundler.rs"]
mod bundler;

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::{env, fs, process, thread};

use crate::common::{binary, run, Random};
use puzzle_solvers::problems::{Problem, Task, PROBLEMS};
use crate::samples::inputs_of;

/// What a bundle's size is at most.
struct Submission {
    name: &'static str,
    bytes: usize,
    lines: usize,
}

const SUBMISSIONS: [Submission; 5] = [
    Submission { name: "acwing179", bytes: 29_000, lines: 880 },
    Submission { name: "acwing845", bytes: 28_000, lines: 850 },
    Submission { name: "hdu3567", bytes: 32_000, lines: 950 },
    Submission { name: "p1379", bytes: 28_000, lines: 850 },
    Submission { name: "poj2286", bytes: 21_000, lines: 620 },
];

/// How many random boards each bundle is compared on, besides the samples.
const BOARDS: usize = 1000;

fn tool(arguments: &[&str]) -> Output {
    run(Command::new(binary("bundle")).args(arguments), b"")
}

fn bundle(name: &str) -> String {
    let output = tool(&[name]);
    assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");
    String::from_utf8(output.stdout).expect("the bundle is text")
}

/// A folder of its own, for as long as it is used.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let tests = Path::new(env!("CARGO_TARGET_TMPDIR"));
        // An interrupted run may have left a folder of this process number.
        let free = (0..).map(|i| tests.join(format!("{name}-{}-{i}", process::id())));
        let mut made = free.map(|path| fs::create_dir(&path).map(|()| path));
        let is_free = |made: &io::Result<PathBuf>| {
            made.as_ref().err().map(io::Error::kind) != Some(ErrorKind::AlreadyExists)
        };
        let made = made.find(is_free).expect("a number is free");
        Folder(made.expect("a folder can be made"))
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
    /// `rustc -O` does, to compare it with the binary; and in all other editions to metadata.
    #[test]
    fn bundles_compile_and_do_what_the_binaries_do() {
        let folder = Folder::new("bundles");
        let cases: Vec<(&str, Vec<Case>)> =
            PROBLEMS.iter().map(|problem| (problem.name, cases(problem))).collect();
        let mut jobs = Vec::new();
        for (number, compiler) in compilers().iter().enumerate() {
            for (name, cases) in &cases {
                jobs.push((
                    compiler.clone(),
                    folder.0.join(format!("{name}-{number}")),
                    name,
                    cases,
                ));
            }
        }
        let jobs = Mutex::new(jobs);
        let next = || jobs.lock().expect("no job fails under the lock").pop();
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while let Some((compiler, folder, name, cases)) = next() {
                        fs::create_dir(&folder).expect("a folder can be made");
                        try_everywhere(&compiler, &folder, name, cases);
                    }
                });
            }
        });
    }

    fn try_everywhere(compiler: &OsString, folder: &Path, name: &str, cases: &[Case]) {
        fs::write(folder.join("main.rs"), bundle(name)).expect("the folder can be written to");
        for edition in ["2018", "2021", "2024"] {
            if knows(compiler, edition) {
                // Optimised code has no checks for overflow, which the constants would pay for.
                compile(compiler, &["-O", "--emit=metadata", "--edition", edition], folder);
            }
        }
        compile(compiler, &["-O"], folder);
        let bundled = folder.join(format!("main{}", env::consts::EXE_SUFFIX));
        for (input, expected) in cases {
            let found = run(&mut Command::new(&bundled), input);
            assert!(found == *expected, "{name} differs by {compiler:?}");
        }
    }

    /// Returns whether a compiler is new enough for an edition.
    fn knows(compiler: &OsString, edition: &str) -> bool {
        let arguments = ["--edition", edition, "--print", "cfg"];
        run(Command::new(compiler).args(arguments), b"").status.success()
    }

    /// Returns the samples and some random boards, with the answers.
    fn cases(problem: &Problem) -> Vec<Case> {
        let mut inputs = inputs_of(problem.name);
        inputs.push(boards(problem.task).into_bytes());
        let case = |input: Vec<u8>| {
            let output = run(&mut Command::new(binary(problem.name)), &input);
            assert!(output.status.success(), "{}: {output:?}", problem.name);
            (input, output)
        };
        inputs.into_iter().map(case).collect()
    }

    /// Returns an input of random boards; half of the eight puzzle's are unsolvable.
    fn boards(task: Task) -> String {
        match task {
            Task::Path(_) | Task::Distance(_) => lines("12345678x"),
            Task::Pair => format!("{}\n{}", BOARDS / 2, lines("12345678X")),
            Task::Rotation => lines("111111112222222233333333") + "0\n",
        }
    }

    fn lines(cells: &str) -> String {
        let mut random = Random(1);
        let mut cells: Vec<char> = cells.chars().collect();
        let mut line = || {
            random.shuffle(&mut cells);
            cells.iter().chain(&['\n']).collect::<String>()
        };
        (0..BOARDS).map(|_| line()).collect()
    }
}

/// Returns the compiler of these tests, and those of them that are there of Debian's two.
fn compilers() -> Vec<OsString> {
    let web = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("web").join("rustc");
    let own = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut found: Vec<(OsString, Vec<u8>)> = Vec::new();
    for compiler in [own, "/usr/bin/rustc".into(), web.into()] {
        if let Ok(output) = Command::new(&compiler).arg("--version").output() {
            if found.iter().all(|(_, version)| *version != output.stdout) {
                found.push((compiler, output.stdout));
            }
        }
    }
    found.into_iter().map(|(compiler, _)| compiler).collect()
}

/// Compiles `main.rs` in a folder, without a warning.
fn compile(compiler: &OsString, options: &[&str], folder: &Path) {
    let mut command = Command::new(compiler);
    command.args(["-D", "warnings", "main.rs"]).args(options).current_dir(folder);
    let output = run(&mut command, b"");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaints.is_empty(), "{command:?}:\n{complaints}");
}

mod submissions {
    use super::*;

    #[test]
    fn are_short() {
        for Submission { name, bytes, lines } in SUBMISSIONS {
            let text = bundle(name);
            let size = (text.len(), text.lines().count());
            assert!(size.0 <= bytes && size.1 <= lines, "{name}: {size:?}");
        }
    }

    #[test]
    fn begin_with_problem_link_method_and_complexity() {
        for (name, start) in [
            ("hdu1043", "//! HDU 1043: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x\n"),
            (
                "p1379",
                "//! Luogu P1379: the eight puzzle, the least number of moves to 123804765\n",
            ),
            ("uva 1343", "//! UVa 1343: the rotation game, the fewest moves that fill the centre"),
        ] {
            assert!(bundle(name).starts_with(start), "{name}");
        }
        for problem in PROBLEMS {
            let text = bundle(problem.name);
            let header: Vec<_> = text.lines().take_while(|line| line.starts_with("//!")).collect();
            assert!(header.len() <= 8, "{header:?}");
            let link = header[1].trim_start_matches("//! ");
            assert!(link.starts_with("https://") && !link.contains(' '), "{header:?}");
            for item in ["//! Method: ", "//! Time:   ", "//! Space:  "] {
                let count = header.iter().filter(|line| line.starts_with(item)).count();
                assert_eq!(count, 1, "{header:?}");
            }
        }
    }

    #[test]
    fn hold_what_their_problem_needs_and_no_more() {
        for problem in PROBLEMS {
            let text = bundle(problem.name);
            let databases = (0..9).filter(|blank| text.contains(&format!("FourTiles::<{blank}>")));
            let (expected, puzzle) = match problem.task {
                Task::Path(_) => (2, "eight"),
                Task::Distance(goal) if goal[4] == 0 => (1, "eight"),
                Task::Distance(_) => (2, "eight"),
                Task::Pair => (5, "eight"),
                Task::Rotation => (0, "rotation"),
            };
            assert_eq!(databases.count(), expected, "{}", problem.name);
            for module in ["eight", "rotation", "input", "tied", "cli", "problems"] {
                let is_needed = module == puzzle || ["input", "tied"].contains(&module);
                let block = format!("\npub mod {module} {{\n");
                assert_eq!(text.contains(&block), is_needed, "{}: {module}", problem.name);
            }
        }
    }
}

mod command_line {
    use super::*;

    #[test]
    fn every_name_of_a_problem_gives_its_file() {
        let code =
            |text: String| text.split_once("\nuse ").expect("a bundle has imports").1.to_string();
        let list = String::from_utf8(tool(&["--list"]).stdout).expect("the list is text");
        let mut names = 0;
        let mut expected = String::new();
        for line in list.lines() {
            match line.strip_prefix("  ").map(|line| line.split("  ").next().unwrap_or("")) {
                None => expected = code(bundle(line.split(' ').next().expect("a name"))),
                Some("") => {}
                Some(name) => {
                    for name in [name.to_string(), name.to_lowercase().replace(' ', "")] {
                        assert!(code(bundle(&name)) == expected, "{name}");
                        names += 1;
                    }
                }
            }
        }
        assert!(names >= 2 * PROBLEMS.len(), "{list}");
    }

    #[test]
    fn the_file_is_written() {
        let folder = Folder::new("written");
        let file = folder.0.join("main.rs");
        let path = file.to_str().expect("the path is text");
        for arguments in [["p1379", "-o", path], ["-o", path, "p1379"]] {
            let output = tool(&arguments);
            assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
            assert_eq!(fs::read_to_string(&file).expect("it is written"), bundle("p1379"));
            assert!(!bundle("p1379").contains('\r'));
            fs::remove_file(&file).expect("it is there");
        }
    }

    #[test]
    fn errors_take_a_line() {
        let usage = "usage: bundle NAME [-o FILE] | --list | --help";
        let folder = env!("CARGO_TARGET_TMPDIR");
        let no_file = format!("cannot write {folder}: ");
        for (arguments, status, wrong) in [
            (&["hdu1044"][..], 2, "no problem is called 'hdu1044'; --list shows all\n"),
            (&[""], 2, "no problem is called ''; --list shows all\n"),
            (&["hdu1044", "-o", "x"], 2, "no problem is called 'hdu1044'; --list shows all\n"),
            (&["--lists"], 2, usage),
            (&[], 2, usage),
            (&["p1379", "p1379"], 2, usage),
            (&["p1379", "-o"], 2, usage),
            (&["--list", "p1379"], 2, usage),
            (&["p1379", "-o", folder], 1, &no_file),
        ] {
            let output = tool(arguments);
            let message = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(status), "{arguments:?}");
            assert!(output.stdout.is_empty(), "{arguments:?}");
            assert!(message.starts_with(&format!("bundle: {wrong}")), "{message}");
            assert_eq!(message.matches('\n').count(), 1, "{message}");
        }
    }

    #[test]
    fn help_shows_the_usage() {
        for flag in ["--help", "-h"] {
            let help = tool(&[flag]);
            assert!(help.status.success() && help.stderr.is_empty());
            assert!(String::from_utf8_lossy(&help.stdout).contains("\nusage: bundle NAME"));
        }
    }

    #[test]
    fn a_reader_that_went_away_is_no_failure() {
        let mut gone = Command::new(binary("bundle"))
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the tool starts");
        let pipe = gone.stdin.take().expect("stdin is a pipe");
        gone.wait().expect("the tool ends");
        let output = Command::new(binary("bundle")).arg("p1379").stdout(pipe).output();
        let output = output.expect("the tool runs");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    }
}

/// The bundler on a small library.
mod house {
    use super::*;

    const FILES: [(&str, &str); 8] = [
        ("lib", "pub mod attic;\npub mod house;\npub mod problems; // one\n"),
        ("problems", "pub mod visit;\n"),
        (
            "problems/visit",
            "//! A visit.
//! Two lines.
//!
//! Method: on foot.

use std::fmt::Write as _;

use crate::attic::sweep;
use crate::house::hall::{self, Door};

pub fn main() {
    sweep();
    let Door = hall::open();
    let mut text = String::new();
    let _ = writeln!(text, \"use crate::attic;


    two blank lines\");
}
",
        ),
        ("attic", "\u{FEFF}//! Under the roof.\r\n\r\n/// Sweeps it.\r\npub fn sweep() {}\r\n"),
        (
            "house",
            "//! Rooms.

pub mod cellar; // for wine
pub mod hall;
pub mod pantry;

use crate::house::hall::Door;

pub struct Wall {
    pub doors: Vec<Door>,
}
",
        ),
        ("house/cellar", "//! Below.\n\npub struct Barrel;\n"),
        (
            "house/hall",
            "//! Within.

use crate::attic;
use crate::house::{
    cellar, // wine
    cellar::Barrel,
};

pub struct Door;

impl Door {
    /// Closes it.
    ///
    /// # Errors
    /// None.
    pub fn close(self) {}
}

/// Opens.
///
/// ```text
///   #
/// ```
pub fn open() -> Door {
    attic::sweep();
    let Barrel = cellar::Barrel;
    Door.close();
    Door
}
",
        ),
        ("house/pantry", "//! Not needed.\n\ninclude!(\"nothing\");\n"),
    ];

    const BUNDLE: &str = "//! Visit 1
//! example.org
//!
//! Method: on foot.

use std::fmt::Write as _;

use crate::attic::sweep;
use crate::house::hall::{self, Door};

pub fn main() {
    sweep();
    let Door = hall::open();
    let mut text = String::new();
    let _ = writeln!(text, \"use crate::attic;


    two blank lines\");
}

pub mod attic {
//! Under the roof.

/// Sweeps it.
pub fn sweep() {}
}

pub mod house {
//! Rooms.


use crate::house::hall::Door;

pub struct Wall {
    pub doors: Vec<Door>,
}

pub mod cellar {
//! Below.

pub struct Barrel;
}

pub mod hall {
//! Within.

use crate::attic;
use crate::house::{
    cellar, // wine
    cellar::Barrel,
};

pub struct Door;

impl Door {
    /// Closes it.
    pub fn close(self) {}
}

/// Opens.
///
/// ```text
///   #
/// ```
pub fn open() -> Door {
    attic::sweep();
    let Barrel = cellar::Barrel;
    Door.close();
    Door
}
}
}
";

    /// Bundles the house with another text, or none, in one of its files.
    fn rebuilt(changed: &str, text: io::Result<&str>) -> Result<String, String> {
        let read = |file: &str| {
            let module = file.strip_prefix("src/").and_then(|file| file.strip_suffix(".rs"));
            match (FILES.iter().find(|(name, _)| Some(*name) == module), &text) {
                (Some((name, _)), Ok(text)) if *name == changed => Ok(text.to_string()),
                (Some((name, _)), Err(error)) if *name == changed => Err(error.kind().into()),
                (Some((_, text)), _) => Ok(text.to_string()),
                (None, _) => Err(ErrorKind::NotFound.into()),
            }
        };
        bundler::bundle("visit", "Visit 1\nexample.org", read)
    }

    /// Each line, where it stands in a file of its own, is refused with these words.
    fn refused(file: &str, lines: &[(&str, &str)]) {
        for (line, what) in lines {
            let found = rebuilt(file, Ok(&format!("//! A house.\n\n{line}\n")));
            assert_eq!(found, Err(format!("src/{file}.rs:3: cannot bundle {what}")), "{line}");
        }
    }

    #[test]
    fn what_is_needed_stands_one_after_the_other_and_nothing_else() {
        assert_eq!(rebuilt("", Ok("")).as_deref(), Ok(BUNDLE));
        let folder = Folder::new("house");
        fs::write(folder.0.join("main.rs"), BUNDLE).expect("the folder can be written to");
        compile(&compilers()[0], &["--emit=metadata"], &folder.0);
    }

    #[test]
    fn what_means_something_else_in_one_file_is_refused() {
        refused(
            "attic",
            &[
                ("fn f() -> crate::house::Wall {", "`crate::` here"),
                ("fn f(g: fn() -> super::Wall) {}", "`super::` here"),
                ("    self::sweep();", "`self::` here"),
                ("    std::mem::swap(a, b);", "`std::` here"),
                ("    core::mem::swap(a, b);", "`core::` here"),
                ("type A = alloc::vec::Vec<u8>;", "`alloc::` here"),
                ("pub use crate::house::hall::Door;", "`crate::` here"),
                ("pub use std::vec::Vec;", "`std::` here"),
                ("pub use hall::Door;", "`use` here"),
                ("mod tests {", "`mod` here"),
                ("mod tests;", "`mod` here"),
                ("pub(crate) mod tests;", "`mod` here"),
                ("#[cfg(test)] mod tests;", "`mod` here"),
                ("extern \"C\" {", "`extern` here"),
                ("macro_rules! m {", "`macro_rules!` here"),
                ("#[path = \"other.rs\"]", "`#[path` here"),
                ("#[test]", "`#[test` here"),
                ("#[cfg(test)]", "`#[cfg` here"),
                ("#[cfg_attr(test, path = \"other.rs\")]", "`#[cfg_attr` here"),
                ("    if cfg!(test) {", "`cfg!` here"),
                ("const A: &str = env!(\"A\");", "`env!` here"),
                ("const A: Option<&str> = option_env!(\"A\");", "`option_env!` here"),
                ("include!(\"other.rs\");", "`include!` here"),
                ("const A: &str = include_str!(\"A\");", "`include_str!` here"),
                ("const A: &[u8] = include_bytes!(\"A\");", "`include_bytes!` here"),
                ("const A: &str = file!();", "`file!` here"),
                ("const A: u32 = line!();", "`line!` here"),
                ("const A: u32 = column!();", "`column!` here"),
                ("const A: &str = module_path!();", "`module_path!` here"),
                ("    dbg!(a);", "`dbg!` here"),
                ("    type_name::<Wall>()", "`type_name` here"),
                ("    type_name_of_val(&wall)", "`type_name_of_val` here"),
                ("    Location::caller()", "`caller` here"),
                ("#[track_caller]", "`track_caller` here"),
                ("const A: &str = r\"A\";", "`r\"` here"),
                ("const A: &str = r#\"A\"#;", "`r#` here"),
                ("const A: &[u8] = br\"A\";", "`br\"` here"),
                ("const A: &[u8] = br#\"A\"#;", "`br#` here"),
                ("const A: u8 = 1; /* not 2 */", "`/*` here"),
                ("const A: char = '\"'; use crate::house::Wall;", "`crate::` here"),
            ],
        );
    }

    #[test]
    fn a_child_that_no_import_names_is_refused() {
        let text =
            "pub mod cellar; // below\npub mod hall;\n\npub fn f() {\n    10 * hall::K;\n}\n";
        let read = |file: &str| match file {
            "src/house.rs" => Ok(text.to_string()),
            "src/problems/visit.rs" => Ok("use crate::house::f;\n".to_string()),
            _ => {
                let name = file.trim_start_matches("src/").trim_end_matches(".rs");
                let found = FILES.iter().find(|(file, _)| *file == name);
                found.map(|(_, text)| text.to_string()).ok_or(ErrorKind::NotFound.into())
            }
        };
        let found = bundler::bundle("visit", "", read);
        assert_eq!(found, Err("src/house.rs:5: cannot bundle `hall::` here".to_string()));
    }

    #[test]
    fn what_would_be_lost_is_refused_wherever_it_stands() {
        let away = "an `impl` away from its type and its trait";
        let lines = [
            ("#![allow(dead_code)]", "`#![` here"),
            ("#![cfg(test)]", "`#![` here"),
            ("impl Door {}", away),
            ("impl<T> Display for Door<T> {}", away),
        ];
        for file in ["lib", "problems", "problems/visit", "attic", "house/pantry"] {
            refused(file, &lines);
        }
        for own in [
            "pub struct Lamp;\n\nimpl Lamp {}\n",
            "pub enum Lamp {}\n\nimpl From<Lamp> for Door {}\n",
            "pub(crate) trait Lamp {}\n\nimpl<T> Lamp for Vec<T> {}\n",
            "fn f(\n    implied: u8,\n    a: impl Fn(),\n) {}\n",
        ] {
            assert_eq!(rebuilt("house/pantry", Ok(own)).as_deref(), Ok(BUNDLE), "{own}");
        }
    }

    #[test]
    fn an_import_that_does_not_show_what_is_needed_is_refused() {
        refused(
            "attic",
            &[
                ("use super::attic;", "`super::attic`: it begins neither in std nor in the crate"),
                ("use rand::Rng;", "`rand::Rng`: it begins neither in std nor in the crate"),
                ("use attic;", "`attic`: it begins neither in std nor in the crate"),
                ("use crate::cave;", "`crate::cave`: there is no such module"),
                ("use crate::cave::Bear;", "`crate::cave::Bear`: there is no such module"),
                (
                    "use crate::house::cave::Bear;",
                    "`crate::house::cave::Bear`: there is no such module",
                ),
                (
                    "use crate::house;",
                    "`crate::house`: which of its modules are needed does not show",
                ),
                (
                    "use crate::house::{self, Wall};",
                    "`crate::house`: which of its modules are needed does not show",
                ),
                ("use crate::house::*;", "`crate::house::*`: it is more than a name"),
                (
                    "use crate::house::Wall as W;",
                    "`crate::house::Wall as W`: it is more than a name",
                ),
                ("    use crate::house as home;", "`crate::house as home`: it is more than a name"),
                ("use std::process as attic;", "`std::process as attic`: it is more than a name"),
                ("use crate::house::{hall, *};", "`crate::house::*`: it is more than a name"),
                (
                    "use crate::house::{hall::{Door}};",
                    "`crate::house::hall::{Door`: it is more than a name",
                ),
                (
                    "use crate::house::{\n    hall,\n    Wall as W,\n};",
                    "`crate::house::Wall as W`: it is more than a name",
                ),
            ],
        );
    }

    #[test]
    fn a_name_that_the_root_has_already_is_refused() {
        let taken = "the bundle's root has that name already";
        for (line, import) in [
            ("use crate::{attic, house::Wall};", "crate::attic"),
            ("use crate::attic::{self};", "crate::attic"),
            ("use std::house;", "std::house"),
            ("use crate::attic;", "crate::attic"),
        ] {
            refused("problems/visit", &[(line, &format!("`{import}`: {taken}"))]);
        }
        for (line, name) in [
            ("pub fn attic() {", "attic"),
            ("pub struct house;", "house"),
            ("    type attic = u8;", "attic"),
        ] {
            refused("problems/visit", &[(line, &format!("`{name}`: {taken}"))]);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named() {
        for (kind, words) in [
            (ErrorKind::NotFound, "entity not found"),
            (ErrorKind::PermissionDenied, "permission denied"),
            (ErrorKind::InvalidData, "invalid data"),
        ] {
            for file in ["lib", "problems/visit", "attic", "house/pantry"] {
                let found = rebuilt(file, Err(kind.into()));
                assert_eq!(found, Err(format!("src/{file}.rs: cannot be read: {words}")));
            }
        }
        let found = rebuilt("problems", Ok("//! None.\n"));
        assert_eq!(found, Err("problems::visit: there is no such module".to_string()));
    }

    #[test]
    fn words_in_comments_and_literals_are_no_code() {
        for text in [
            "//! Not crate:: nor include! \" nor /* mod */.",
            "const A: u8 = 1; // super:: \" '",
            "const A: &str = \"use mod crate::x; /* // env!()\";",
            "const A: &str = \"\\\" macro_rules! \\\\\";",
            "const A: &str = \"use \\\n    mod // \\\n    super::\";",
            "const A: &str = \"use\nmod // \n\n\n\nsuper::\n\";",
            "const A: [char; 4] = ['\"', '\\'', '\\\\', '\\u{22}']; // \"crate::\"",
            "const A: [u8; 2] = [b'\"', b'/']; // \"crate::\"",
            "fn f<'a>(a: &'a str) -> &'a str {",
            "fn misuse(model: u8, superb: myself::Crate) -> Self::Mod {",
        ] {
            let found = rebuilt("attic", Ok(&format!("{text}\n"))).expect(text);
            assert!(found.contains(&format!("\npub mod attic {{\n{text}\n}}\n")), "{found}");
        }
    }
}
