//! The files to paste: each compiler takes them, and they do what the binaries do.

use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

use puzzle_solvers::binaries::{Binary, Task};
use puzzle_solvers::judging::{Problem, PROBLEMS};

use crate::common::compilers::{compile, compilers};
use crate::common::files::{first_sample, path, text, Folder};
use crate::common::in_process::outcome;
use crate::common::programs::{assert_answers, in_half, is_at_hand};
use crate::common::reference::eight::all_boards;
use crate::common::{find, random_input, Random};
use crate::rotation::answers::hardest_boards;

/// The strictest warnings that the C++ files are held to.
const WARNINGS: [&str; 4] = ["-pedantic", "-Wall", "-Wextra", "-Werror"];

/// Returns the files in a language, each with the binary that does the same.
fn files(language: &str) -> BTreeMap<PathBuf, &'static Binary> {
    let of_problem = |problem: &Problem| {
        let files = problem.files().into_iter().filter(|file| file.ends_with(language));
        files.map(|file| (path(&file), problem.binary)).collect::<Vec<_>>()
    };
    PROBLEMS.iter().flat_map(of_problem).collect()
}

/// Returns the texts of the files in Rust.
pub fn in_rust() -> impl Iterator<Item = String> {
    files(".rs").into_keys().map(|file| text(&file))
}

#[test]
fn headers_say_who_takes_them_and_what_they_cost() {
    for (file, binary) in files("") {
        let text = text(&file);
        let header = text.split("\n\n").next().expect("a header");
        let named = |is_meant: &dyn Fn(&Problem) -> bool| {
            let judges = PROBLEMS.iter().filter(|judge| is_meant(judge));
            judges.map(|judge| judge.name).collect::<Vec<_>>()
        };
        let expected = named(&|judge| judge.binary.name == binary.name);
        let seen = named(&|judge| header.contains(judge.name));
        assert_eq!(seen, expected, "the problems that the header of {file:?} names");
        let items = ["Method: ", "Time:   ", "Space:  "].map(|item| header.contains(item));
        let form = "a line of problems, two of Method, one of Time, one of Space";
        assert!(items == [true; 3] && header.lines().count() == 5, "{file:?} begins with {form}");
    }
}

#[test]
fn in_rust_do_what_the_binaries_do() {
    try_in_rust(&compilers()[0]);
}

#[test]
fn in_cpp_do_what_the_binaries_do() {
    if is_at_hand("g++", "the C++ files are not tried") {
        try_in_cpp(&["-std=c++98", "-O2"], true);
    }
}

mod everywhere {
    use super::*;

    #[test]
    #[ignore = "takes long"]
    fn files_in_rust_do_what_the_binaries_do() {
        compilers()[1..].iter().for_each(try_in_rust);
    }

    /// Old compilers copy strings on write, and may not optimize.
    #[test]
    #[ignore = "takes long"]
    fn files_in_cpp_do_what_the_binaries_do_by_old_compilers() {
        try_in_cpp(&["-std=c++98", "-O0", "-D_GLIBCXX_USE_CXX11_ABI=0"], true);
    }

    #[test]
    #[ignore = "takes long"]
    fn files_in_cpp_compile_by_later_standards() {
        for standard in ["-std=c++11", "-std=c++14", "-std=c++17", "-std=c++20"] {
            let mut compiler = Command::new("g++");
            compiler.args(["-fsyntax-only", standard]).args(WARNINGS);
            compile(compiler.args(files(".cpp").keys()));
        }
    }

    /// The sanitizers take more memory than a judge grants.
    #[test]
    #[ignore = "takes long"]
    fn files_in_cpp_do_nothing_undefined() {
        let options = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
        try_in_cpp(&options, false);
    }
}

fn try_in_rust(compiler: &OsString) {
    try_files(".rs", compiler, &["-D", "warnings", "-O"], true);
}

fn try_in_cpp(options: &[&str], is_limited: bool) {
    try_files(".cpp", "g++".as_ref(), &[&WARNINGS, options].concat(), is_limited);
}

/// Compiles the files in a language, and compares them with the binaries on all boards, or the
/// hardest, and on other inputs; if they are limited, in half of the memory that judges grant.
fn try_files(ending: &str, compiler: &OsStr, options: &[&str], is_limited: bool) {
    for (file, binary) in files(ending) {
        let folder = Folder::new(binary.name);
        let program = folder.0.join(format!("main{EXE_SUFFIX}"));
        compile(Command::new(compiler).args(options).arg("-o").arg(&program).arg(file));
        let all = case(binary, all_or_hardest(binary).into_bytes());
        for (input, answers) in readings(binary).into_iter().chain([all]) {
            let is_meant = |judge: &Problem| is_limited && judge.binary.name == binary.name;
            assert_answers(&mut in_half(&program, is_meant), &input, &answers);
        }
    }
}

/// Returns all boards of the eight puzzle, or 200 pairs to all nine goals, or the 192 boards of the
/// rotation game that need the most moves.
fn all_or_hardest(binary: &Binary) -> String {
    let text = |board: &[u8], first: u8| -> String {
        board.iter().map(|&symbol| char::from(symbol + first)).chain(['\n']).collect()
    };
    match binary.task {
        Task::Path(_) | Task::Distance(_) => {
            all_boards().iter().map(|one| text(one, b'0')).collect()
        }
        Task::Pair => random_input(binary, 200, &mut Random(1)),
        Task::Rotation => hardest_boards().iter().map(|board| text(board, b'1')).collect(),
    }
}

/// An input, and the answers to it.
type Case = (Vec<u8>, String);

/// Returns the case of an input. If it is not what the judge feeds, the answers end before that.
fn case(binary: &Binary, input: Vec<u8>) -> Case {
    let answers = outcome(binary.name, &input, usize::MAX).stdout;
    (input, answers)
}

/// Returns a sample in other layouts, with something behind it that is no board, and with a wrong
/// byte in the middle; boards with wrong symbols; and nothing.
fn readings(binary: &Binary) -> Vec<Case> {
    let problem = find(binary.name);
    let sample = first_sample(problem);
    let answers = case(binary, sample.clone().into()).1;
    let layouts = layouts(problem, &sample).into_iter().map(|input| (input, answers.clone()));
    let wrong = wrong_symbols(binary).into_iter().map(String::into_bytes).chain([vec![]]);
    let wrong = damaged(&sample).into_iter().chain(wrong).map(|input| case(binary, input));
    layouts.chain(wrong).collect()
}

/// Returns a sample in other layouts, and with something behind it that is no board.
fn layouts(problem: &Problem, sample: &str) -> Vec<Vec<u8>> {
    let (mut count, mut boards) = ("", sample);
    let mut texts = vec![
        sample.to_string(),
        sample.replace('\n', "\r\n"),
        sample.replace('\n', " \n\n\t\n"),
        sample.trim_end().to_string(),
    ];
    match problem.binary.task {
        // More cases than said; below, fewer.
        Task::Pair => {
            (count, boards) = ("9\n", sample.split_once('\n').expect("the count is a line").1);
            texts.push(format!("{sample}{boards}"));
        }
        Task::Rotation => boards = sample.trim_end_matches(['0', '\n']),
        Task::Path(_) | Task::Distance(_) => {}
    }
    // The last 0 of the rotation game may be a letter as well.
    texts.extend(["x", "X", "0"].map(|blank| sample.replace(['x', 'X', '0'], blank)));
    let counted = format!("{count}{}\n", boards.trim_end());
    let tails = ["0\n", "end\n", "1 2 3\n", "\x1a", &format!("a{boards}")];
    texts.extend(tails.map(|tail| counted.clone() + tail));
    let bytes = [counted.as_bytes(), b"\xff\xfe\n"].concat();
    texts.into_iter().map(String::into_bytes).chain([bytes]).collect()
}

/// Returns inputs with a board behind which there is almost one: with a symbol once too often, with
/// one that does not exist, or with one symbol less at the end of the input.
fn wrong_symbols(binary: &Binary) -> Vec<String> {
    let eights = ["112345678", "912345678", "12345678"];
    let rotations = [
        "111111111222222223333333",
        "11111112222222233333333",
        "11111111222222233333333",
        "11111111222222223333333",
    ];
    match binary.task {
        Task::Path(_) | Task::Distance(_) => eights.map(|end| format!("123456780\n{end}")).into(),
        Task::Rotation => rotations.map(|end| format!("111111112222222233333333\n{end}")).into(),
        Task::Pair => {
            let starts = eights.map(|board| format!("3\n12345678X 12345678X\n{board} 12345678X"));
            let goals = eights.map(|board| format!("3\n12345678X 12345678X\n12345678X {board}"));
            [starts, goals].concat()
        }
    }
}

/// Returns an input with a wrong byte in the middle.
fn damaged(input: &str) -> [Vec<u8>; 3] {
    let (begin, end) = input.split_at(input.len() / 2);
    [&b"y"[..], b"\0", b"\xFF"].map(|byte| [begin.as_bytes(), byte, end.as_bytes()].concat())
}
