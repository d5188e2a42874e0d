//! The files to paste: each compiler takes them, and they do what the binaries do.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use puzzle_solvers::binaries::{Binary, Task};
use puzzle_solvers::judging::figures::lines_of_code;
use puzzle_solvers::judging::PROBLEMS;
use puzzle_solvers::tied::MARK;

use crate::bundle::{compilers, each, Folder};
use crate::common::in_process::outcome;
use crate::common::reference::eight::all_boards;
use crate::common::{binaries, is_at_hand, random_input, run, say, Random};
use crate::course::layouts;
use crate::rotation::answers::hardest_boards;
use crate::{memory, samples};

/// The strictest warnings that the C++ files are held to.
const WARNINGS: [&str; 4] = ["-pedantic", "-Wall", "-Wextra", "-Werror"];

/// Returns the path of a binary's file in a language, if one of its judges takes that.
fn file(binary: &Binary, language: &str) -> Option<PathBuf> {
    let path = format!("src/submissions/{}.{language}", binary.name);
    let is_taken = PROBLEMS.iter().any(|problem| problem.files().contains(&path));
    is_taken.then(|| Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
}

/// Returns the texts of the files in Rust.
pub fn in_rust() -> impl Iterator<Item = String> {
    binaries().filter_map(|binary| Some(samples::text(&file(binary, "rs")?)))
}

/// Returns whether g++ takes an option for a program that does nothing. If it does not, says so.
fn takes(option: &str) -> bool {
    let folder = Folder::new("empty-program");
    let mut compiler = Command::new("g++");
    compiler.args([option, "-x", "c++", "-", "-o"]).arg(folder.0.join("main"));
    let is_taken = run(&mut compiler, b"int main() {}").status.success();
    if !is_taken {
        say(&format!("g++ does not take {option}: the C++ files are not tried with it"));
    }
    is_taken
}

/// Runs a compiler, which has nothing to say.
fn compile(compiler: &mut Command) {
    let Output { status, stderr, .. } = run(compiler, b"");
    let said = String::from_utf8_lossy(&stderr);
    assert!(status.success() && said.is_empty(), "{compiler:?}:\n{said}");
}

#[test]
fn are_short_and_say_who_takes_them_and_what_they_cost() {
    for binary in binaries() {
        let files = [("rs", "//! "), ("cpp", "// ")];
        let files = files.map(|(language, comment)| Some((file(binary, language)?, comment)));
        for (file, comment) in files.into_iter().flatten() {
            let text = samples::text(&file);
            assert!((45..=80).contains(&lines_of_code(&text)), "{text}");
            let header = text.split("\n\n").next().expect("a header").replace(comment, "");
            for problem in PROBLEMS {
                let is_meant = problem.binary.name == binary.name;
                let named = header.contains(problem.name);
                assert_eq!(named, is_meant, "whether {file:?} names {}", problem.name);
            }
            let items = ["\nMethod: ", "\nTime:   ", "\nSpace:  "];
            assert!(items.iter().all(|item| header.contains(item)), "{header}");
            assert_eq!(header.lines().count(), 5, "{header}");
        }
    }
}

/// The Rust files are compiled in every edition among those of the course.
#[test]
fn compile_by_later_standards_of_cpp() {
    if is_at_hand("g++", "the C++ files are not tried") {
        // By the name 2a, g++ 8 and 9 know C++20 as well as those after them.
        let mut standards = vec!["-std=c++11", "-std=c++14", "-std=c++17", "-std=c++2a"];
        standards.retain(|standard| takes(standard));
        each(standards, |standard| {
            let mut compiler = Command::new("g++");
            compiler.args(["-fsyntax-only", standard]).args(WARNINGS);
            compile(compiler.args(binaries().filter_map(|binary| file(binary, "cpp"))));
        });
    }
}

#[test]
fn do_what_the_binaries_do() {
    let folder = Folder::new("files-to-paste");
    let has_cpp = is_at_hand("g++", "the C++ files are not tried");
    let mut jobs = Vec::new();
    for binary in binaries() {
        let all = case(binary, all_or_hardest(binary).into_bytes());
        let cases = [vec![all], cases(binary)].concat();
        if let (Some(file), true) = (file(binary, "cpp"), has_cpp) {
            let mut compiler = Command::new("g++");
            compiler.args(["-std=c++98", "-O2"]).args(WARNINGS).arg(file);
            jobs.push((binary, compiler, cases.clone()));
        }
        if let Some(file) = file(binary, "rs") {
            for (number, compiler) in compilers().iter().enumerate() {
                let mut compiler = Command::new(compiler);
                compiler.args(["-D", "warnings", "-O"]).arg(&file);
                // How an input is read does not depend on the compiler.
                let tried = if number == 0 { cases.len() } else { 1 };
                jobs.push((binary, compiler, cases[..tried].to_vec()));
            }
        }
    }
    each(jobs.into_iter().enumerate(), |(number, (binary, mut compiler, cases))| {
        let program = folder.0.join(number.to_string() + env::consts::EXE_SUFFIX);
        compile(compiler.arg("-o").arg(&program));
        for (input, answers) in cases {
            let program = memory::in_half(&program, |judge| judge.binary.name == binary.name);
            assert_same(program, &input, &answers);
        }
    });
}

/// Returns all boards of the eight puzzle, or 200 pairs to all nine goals, or the 192 boards of the
/// rotation game that need the most moves.
fn all_or_hardest(binary: &Binary) -> String {
    let text = |board: &[u8], first: u8| -> String {
        board.iter().map(|&symbol| char::from(symbol + first)).chain(['\n']).collect()
    };
    match binary.task {
        Task::Path(_) | Task::Distance(_) => all_boards().iter().map(|it| text(it, b'0')).collect(),
        Task::Pair => random_input(binary, 200, &mut Random(1)),
        Task::Rotation => hardest_boards().iter().map(|it| text(it, b'1')).collect(),
    }
}

/// An input, and the answers to it.
type Case = (Vec<u8>, String);

/// Returns the case of an input. If it is not what the judge feeds, the answers end before that.
fn case(binary: &Binary, input: Vec<u8>) -> Case {
    let answers = outcome(binary.name, &input, usize::MAX).stdout;
    (input, answers)
}

/// Returns the samples; one of them in other layouts, with something behind it that is no board,
/// and with a wrong byte in the middle; and boards with wrong symbols.
fn cases(binary: &Binary) -> Vec<Case> {
    let inputs = samples::inputs_of(binary.name).into_iter();
    let problem = PROBLEMS.iter().find(|it| it.binary.name == binary.name);
    let problem = problem.expect("a judge has the problem");
    let sample = samples::text(&samples::of_judge(problem).join("sample-1.in"));
    let answers = case(binary, sample.clone().into()).1;
    // Only the binaries pass over a byte-order mark.
    let layouts = layouts(problem, &sample).into_iter().filter(|input| !input.starts_with(MARK));
    let layouts = layouts.map(|input| (input, answers.clone()));
    let wrong = damaged(&sample).map(|input| case(binary, input));
    let symbols = wrong_symbols(binary).into_iter().map(|input| case(binary, input.into()));
    inputs.map(|input| case(binary, input)).chain(layouts).chain(wrong).chain(symbols).collect()
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
        Task::Path(_) | Task::Distance(_) => eights.map(|it| format!("123456780\n{it}")).into(),
        Task::Rotation => rotations.map(|it| format!("111111112222222233333333\n{it}")).into(),
        Task::Pair => {
            let starts = eights.map(|it| format!("3\n12345678X 12345678X\n{it} 12345678X"));
            let goals = eights.map(|it| format!("3\n12345678X 12345678X\n12345678X {it}"));
            [starts, goals].concat()
        }
    }
}

/// Returns an input with a wrong byte in the middle.
fn damaged(input: &str) -> [Vec<u8>; 3] {
    let (begin, end) = input.split_at(input.len() / 2);
    [&b"y"[..], b"\0", b"\xFF"].map(|byte| [begin.as_bytes(), byte, end.as_bytes()].concat())
}

fn assert_same(mut program: Command, input: &[u8], answers: &str) {
    let output = run(&mut program, input);
    // On Windows, C++ ends lines by a carriage return, too.
    let found = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
    let differs = found.lines().zip(answers.lines()).find(|(found, answer)| found != answer);
    let shown = String::from_utf8_lossy(&input[..input.len().min(100)]);
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{program:?} of {shown:?}: {output:?}"
    );
    assert!(found == answers, "{program:?} of {shown:?}: {differs:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn in_cpp_do_nothing_undefined() {
    let sanitizers = "-fsanitize=address,undefined";
    if !is_at_hand("g++", "the C++ files are not tried") || !takes(sanitizers) {
        return;
    }
    let folder = Folder::new("sanitized");
    each(binaries(), |binary| {
        let program = folder.0.join(binary.name);
        let mut compiler = Command::new("g++");
        compiler.args(["-O1", sanitizers, "-fno-sanitize-recover=all"]);
        let file = file(binary, "cpp").expect("all judges take C++");
        compile(compiler.arg(file).arg("-o").arg(&program));
        let random = random_input(binary, 20, &mut Random(2));
        let [damaged, ..] = damaged(&random);
        for input in [vec![], damaged, random.into_bytes()] {
            let (input, answers) = case(binary, input);
            assert_same(Command::new(&program), &input, &answers);
        }
    });
}
