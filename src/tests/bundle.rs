//! The bundles: they compile everywhere, they do what the binaries do, and what would not is
//! refused.

mod common;

#[path = "../../scripts/bundler.rs"]
mod bundler;

#[allow(dead_code)] // only the names are needed
#[path = "../../scripts/problems.rs"]
mod problems;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

use common::{binary, run, Random};

/// How many boards each bundle is compared on, besides the samples.
const BOARDS: usize = 1000;

fn tool(arguments: &[&str]) -> Output {
    run(Command::new(binary("bundle")).args(arguments), b"")
}

fn bundle(name: &str) -> Vec<u8> {
    let output = tool(&[name]);
    assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");
    output.stdout
}

#[test]
fn edition_2018() {
    compare_with_binaries("2018");
}

#[test]
fn edition_2021() {
    compare_with_binaries("2021");
}

/// Compiles each bundle with each compiler at hand, and runs it beside the binary.
fn compare_with_binaries(edition: &str) {
    for problem in problems::PROBLEMS {
        let mut inputs = samples(problem.name);
        inputs.push(boards(problem.name).into_bytes());
        for compiler in compilers() {
            let folder = Folder::new(edition);
            let bundled = compile(&compiler, edition, &bundle(problem.name), &folder.0);
            for input in &inputs {
                let expected = run(&mut Command::new(binary(problem.name)), input);
                let found = run(&mut Command::new(&bundled), input);
                assert!(expected.status.success(), "{}: {expected:?}", problem.name);
                assert!(found == expected, "{} differs by {compiler:?}", problem.name);
            }
        }
    }
}

/// The compiler of these tests, and Debian's, which is old, if it is there and another.
fn compilers() -> Vec<OsString> {
    let version = |compiler: &OsString| Command::new(compiler).arg("--version").output().ok();
    let own = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let debian = OsString::from("/usr/bin/rustc");
    let is_other = version(&debian).map_or(false, |found| Some(found) != version(&own));
    [own].into_iter().chain(Some(debian).filter(|_| is_other)).collect()
}

fn compile(compiler: &OsString, edition: &str, source: &[u8], folder: &Path) -> PathBuf {
    fs::write(folder.join("main.rs"), source).expect("the folder can be written to");
    let mut command = Command::new(compiler);
    command.args(["-O", "-D", "warnings", "--edition", edition, "main.rs"]).current_dir(folder);
    let output = run(&mut command, b"");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaints.is_empty(), "{command:?}:\n{complaints}");
    folder.join(format!("main{}", env::consts::EXE_SUFFIX))
}

/// A folder of its own, for as long as it is used.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("puzzle-bundle-{}-{name}", process::id()));
        fs::create_dir(&folder).expect("a folder can be made");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn samples(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name);
    let files = fs::read_dir(folder).into_iter().flatten();
    let paths = files.map(|file| file.expect("the folder can be read").path());
    let inputs = paths.filter(|path| path.extension().map_or(false, |kind| kind == "in"));
    inputs.map(|path| fs::read(path).expect("the sample can be read")).collect()
}

/// An input of random boards; half of the eight puzzle's are unsolvable.
fn boards(name: &str) -> String {
    let mut random = Random(1);
    match name {
        "acwing179" | "acwing845" => lines(&mut random, "1 2 3 4 5 6 7 8 x", " "),
        "p1379" => lines(&mut random, "1 2 3 4 5 6 7 8 0", ""),
        "hdu3567" => {
            let boards = lines(&mut random, "1 2 3 4 5 6 7 8 X", "");
            format!("{}\n{boards}", BOARDS / 2)
        }
        "poj2286" => {
            lines(&mut random, "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3", " ") + "0\n"
        }
        _ => panic!("what does the input of {name} look like?"),
    }
}

fn lines(random: &mut Random, cells: &str, between: &str) -> String {
    let mut cells: Vec<&str> = cells.split(' ').collect();
    let mut line = || {
        random.shuffle(&mut cells);
        cells.join(between) + "\n"
    };
    (0..BOARDS).map(|_| line()).collect()
}

#[test]
fn every_name_of_a_problem_gives_the_same_file() {
    for problem in problems::PROBLEMS {
        let expected = bundle(problem.name);
        assert!(expected.len() < 50_000, "{}: {} bytes", problem.name, expected.len());
        for name in problem.judges.iter().chain([&problem.name]) {
            for name in
                [name.to_string(), name.to_uppercase(), name.replace(' ', "").to_lowercase()]
            {
                assert!(bundle(&name) == expected, "{name}");
            }
        }
    }
}

#[test]
fn a_bundle_starts_with_the_header_of_the_binary() {
    let bundle = String::from_utf8(bundle("uva1343")).expect("the bundle is text");
    let header = "//! The rotation game: the first of the shortest ways for each board.\n";
    assert!(bundle.starts_with(header));
}

#[test]
fn a_wrong_command_line_gets_the_list() {
    let list = tool(&["--list"]);
    assert!(list.status.success() && list.stderr.is_empty());
    let list = String::from_utf8(list.stdout).expect("the list is text");
    for (arguments, wrong) in [
        (&["hdu1044"][..], "no problem is called 'hdu1044'"),
        (&[""], "no problem is called ''"),
        (&["--lists"], "no problem is called '--lists'"),
        (&[], "one name is expected, not 0"),
        (&["p1379", "p1379"], "one name is expected, not 2"),
        (&["--list", "p1379"], "one name is expected, not 2"),
    ] {
        let output = tool(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let expected = format!("bundle: {wrong}; these problems are known:\n{list}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
    }
}

#[test]
fn the_list_names_every_problem() {
    let list = String::from_utf8(tool(&["--list"]).stdout).expect("the list is text");
    for problem in problems::PROBLEMS {
        for name in problem.judges.iter().chain([&problem.name]) {
            assert!(list.contains(name), "{name}");
        }
    }
}

#[test]
fn help_shows_the_usage() {
    let help = tool(&["--help"]);
    assert!(help.status.success() && help.stderr.is_empty());
    assert!(String::from_utf8_lossy(&help.stdout).contains("\nusage: bundle NAME"));
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

/// The text of a small library and of a binary that needs some of it.
fn house(file: &str) -> Option<String> {
    let text = match file {
        "src/bin/visit.rs" => {
            "//! Goes in.

use std::fmt::Write as _;

use puzzle_solvers::attic;
use puzzle_solvers::house::hall::{self, Door};

fn main() {
    attic::sweep();
    let Door = hall::open();
    let mut text = String::new();
    let _ = writeln!(text, \"use puzzle_solvers::attic;\");
}
"
        }
        "src/attic.rs" => {
            "//! Under the roof.

/// Sweeps it.
pub fn sweep() {}
"
        }
        "src/house.rs" => {
            "//! Rooms.

pub mod cellar;
pub mod hall;
pub mod pantry;

use crate::house::hall::Door;

pub struct Wall {
    doors: Vec<Door>,
}
"
        }
        "src/house/cellar.rs" => {
            "//! Below.

pub struct Barrel;
"
        }
        "src/house/hall.rs" => {
            "//! Within.

use crate::attic;
use crate::house::{
    cellar, // wine
    cellar::Barrel,
};

pub struct Door;

/// Opens.
///
/// ```text
///   #
/// ```
pub fn open() -> Door {
    attic::sweep();
    let Barrel = cellar::Barrel;
    Door
}
"
        }
        "src/house/pantry.rs" => "//! Not needed.\n\ninclude!(\"nothing\");\n",
        _ => return None,
    };
    Some(text.to_string())
}

const HOUSE: &str = "//! Goes in.

use std::fmt::Write as _;

use crate::house::hall::{self, Door};

fn main() {
    attic::sweep();
    let Door = hall::open();
    let mut text = String::new();
    let _ = writeln!(text, \"use puzzle_solvers::attic;\");
}

pub mod attic {
    //! Under the roof.

    /// Sweeps it.
    pub fn sweep() {}
}

pub mod house {
    //! Rooms.

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

        /// Opens.
        ///
        /// ```text
        ///   #
        /// ```
        pub fn open() -> Door {
            attic::sweep();
            let Barrel = cellar::Barrel;
            Door
        }
    }
}
";

#[test]
fn what_is_needed_is_nested_and_nothing_else() {
    assert_eq!(bundler::bundle("visit", &house).as_deref(), Ok(HOUSE));
    let folder = Folder::new("house");
    compile(&compilers()[0], "2021", HOUSE.as_bytes(), &folder.0);
}

/// Bundles the house with another text in one of its files.
fn rebuilt(changed: &str, text: &str) -> Result<String, String> {
    let read = |file: &str| if file == changed { Some(text.to_string()) } else { house(file) };
    bundler::bundle("visit", &read)
}

#[test]
fn what_reaches_out_of_its_module_is_refused() {
    for (line, what) in [
        ("fn f() -> crate::house::Wall {", "`crate::` here"),
        ("fn f(g: fn() -> super::Wall) {}", "`super::` here"),
        ("    self::sweep();", "`self::` here"),
        ("    x(::puzzle_solvers::attic::sweep)", "`puzzle_solvers` here"),
        ("pub use crate::house::hall::Door;", "`crate::` here"),
        ("pub use std::vec::Vec;", "`use` here"),
        ("mod tests {", "`mod` here"),
        ("mod tests;", "`mod` here"),
        ("pub(crate) mod tests;", "`mod` here"),
        ("#[cfg(test)] mod tests;", "`mod` here"),
        ("extern crate std as other;", "`extern` here"),
        ("macro_rules! m {", "`macro_rules!` here"),
        ("#[path = \"other.rs\"]", "`#[path` here"),
        ("#[test]", "`#[test` here"),
        ("#[cfg(test)]", "`#[cfg` here"),
        ("#![cfg(test)]", "`#![cfg` here"),
        ("#[cfg_attr(test, path = \"other.rs\")]", "`#[cfg_attr` here"),
        ("#![cfg_attr(test, no_std)]", "`#![cfg_attr` here"),
        ("    if cfg!(test) {", "`cfg!` here"),
        ("const A: &str = env!(\"A\");", "`env!` here"),
        ("const A: Option<&str> = option_env!(\"A\");", "`option_env!` here"),
        ("include!(\"other.rs\");", "`include!` here"),
        ("const A: &str = include_str!(\"A\");", "`include_str!` here"),
        ("const A: &[u8] = include_bytes!(\"A\");", "`include_bytes!` here"),
        ("const A: &str = r\"A\";", "`r\"` here"),
        ("const A: &str = r#\"A\"#;", "`r#` here"),
        ("const A: &[u8] = br\"A\";", "`br\"` here"),
        ("const A: &[u8] = br#\"A\"#;", "`br#` here"),
        ("const A: u8 = 1; /* not 2 */", "`/*` here"),
        ("const A: &str = \"A", "a string over several lines"),
        ("const A: &str = \"A \\\\", "a string over several lines"),
    ] {
        let found = rebuilt("src/attic.rs", &format!("//! Under the roof.\n\n{line}\n\";\n"));
        assert_eq!(found, Err(format!("src/attic.rs:3: cannot bundle {what}")), "{line}");
    }
}

#[test]
fn an_import_that_does_not_show_what_is_needed_is_refused() {
    for (line, what) in [
        ("use super::attic;", "`super::attic`: it begins neither in std nor in the library"),
        ("use rand::Rng;", "`rand::Rng`: it begins neither in std nor in the library"),
        ("use attic;", "`attic`: it begins neither in std nor in the library"),
        ("use crate::cave;", "`crate::cave`: there is no such module"),
        ("use crate::cave::Bear;", "`crate::cave::Bear`: there is no such module"),
        ("use crate::house::cave::Bear;", "`crate::house::cave::Bear`: there is no such module"),
        ("use crate::house;", "`crate::house`: which of its modules are needed does not show"),
        (
            "use crate::house::{self, Wall};",
            "`crate::house`: which of its modules are needed does not show",
        ),
        ("use crate::house::*;", "`crate::house::*`: it is more than a name"),
        ("use crate::house::Wall as W;", "`crate::house::Wall as W`: it is more than a name"),
        ("    use crate::house as home;", "`crate::house as home`: it is more than a name"),
        ("use crate::house::{hall, *};", "`crate::house::*`: it is more than a name"),
        (
            "use crate::house::{hall::{Door}};",
            "`crate::house::hall::{Door`: it is more than a name",
        ),
        (
            "use crate::house::{\n    hall,\n    Wall as W,\n};",
            "`crate::house::Wall as W`: it is more than a name",
        ),
    ] {
        let found = rebuilt("src/attic.rs", &format!("//! Under the roof.\n\n{line}\n"));
        assert_eq!(found, Err(format!("src/attic.rs:3: cannot bundle {what}")), "{line}");
    }
}

#[test]
fn a_binary_has_limits_of_its_own() {
    let twin = "a module of the library has that name too";
    for (line, what) in [
        ("mod other;", "`mod` here".to_string()),
        ("pub mod other;", "`mod` here".to_string()),
        ("    puzzle_solvers::attic::sweep();", "`puzzle_solvers` here".to_string()),
        ("use puzzle_solvers::{attic, house::Wall};", format!("`crate::attic`: {twin}")),
        ("use puzzle_solvers::attic::{self};", format!("`crate::attic`: {twin}")),
        ("use std::house;", format!("`std::house`: {twin}")),
    ] {
        let found = rebuilt("src/bin/visit.rs", &format!("//! Goes in.\n\n{line}\n"));
        assert_eq!(found, Err(format!("src/bin/visit.rs:3: cannot bundle {what}")), "{line}");
    }
}

#[test]
fn a_child_that_no_import_names_is_refused() {
    let house =
        "//! Rooms.\n\npub mod attic;\npub mod hall;\n\npub fn f() {\n    hall::open();\n}\n";
    let visit = "use puzzle_solvers::house::f;\n\nfn main() {\n    f();\n}\n";
    let read = |file: &str| match file {
        "src/bin/visit.rs" => Some(visit.to_string()),
        "src/house.rs" => Some(house.to_string()),
        _ => None,
    };
    let found = bundler::bundle("visit", &read);
    assert_eq!(found, Err("src/house.rs:7: cannot bundle `hall::` here".to_string()));
}

#[test]
fn a_file_that_is_missing_is_named() {
    let found = bundler::bundle("visit", &|_| None);
    assert_eq!(found, Err("src/bin/visit.rs: cannot be read".to_string()));
}

#[test]
fn words_in_comments_and_literals_are_no_code() {
    for text in [
        "//! Not crate:: nor include! \" nor /* mod */.",
        "const A: u8 = 1; // super:: \" '",
        "const A: &str = \"use mod crate::x; /* // env!()\";",
        "const A: &str = \"\\\" macro_rules! \\\\\";",
        "const A: &str = \"use \\\n    mod // \\\n    super::\";",
        "const A: [char; 4] = ['\"', '\\'', '\\\\', '\\u{22}']; // \"crate::\"",
        "fn f<'a>(a: &'a str) -> &'a str {",
        "fn misuse(model: u8, superb: myself::Crate) -> Self::Mod {",
    ] {
        let found = rebuilt("src/attic.rs", &format!("{text}\n")).expect(text);
        let indented = text.replace('\n', "\n    ");
        assert!(found.contains(&format!("\n    {indented}\n")), "{found}");
    }
}
