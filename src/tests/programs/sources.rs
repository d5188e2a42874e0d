//! The programs as texts: what they share is the same, and every compiler takes them.

use std::process::Command;

use puzzle_solvers::judging::{Problem, PROBLEMS};

use super::inputs::{all_damaged, assert_by_rules};
use crate::common::compilers::{compile, compiled, compilers, editions, WARNINGS};
use crate::common::files::{inputs, path, text, Folder};
use crate::common::of_each_program;
use crate::common::programs::{assert_answers, is_at_hand};

/// Returns the text of a program in a language.
fn source(program: &str, ending: &str) -> String {
    text(&path(&format!("src/bin/{program}.{ending}")))
}

/// Returns the part of a text between two others, with the first.
fn part<'a>(text: &'a str, begin: &str, ends: &[&str]) -> &'a str {
    let from = text.find(begin).unwrap_or_else(|| panic!("{begin} is not in {text}"));
    let rest = &text[from..];
    let end = ends.iter().filter_map(|end| rest.find(end)).min();
    &rest[..end.unwrap_or_else(|| panic!("no {ends:?} follows in {text}"))]
}

/// The programs of the eight puzzle share all but the goal, the order of moves, and what is read
/// and printed; the rotation game shares the reading and writing of bytes.
#[test]
fn shared_parts_are_the_same() {
    let end = "\0";
    let [rust, cpp] = ["rs", "cpp"]
        .map(|ending| move |name: &str| source(name, ending).replace(name, "NAME") + end);
    let (first_rust, first_cpp) = (rust("acwing179"), cpp("acwing179"));
    for name in of_each_program().map(|problem| problem.program) {
        let (rust, cpp) = (rust(name), cpp(name));
        let assert_shared = |begin, ends: &[&str]| {
            let [own, first] = [&rust, &first_rust].map(|text| part(text, begin, ends));
            assert_eq!(own, first, "{name}");
        };
        assert_shared("fn main", &[end]);
        if name == "poj2286" {
            assert_shared("struct Console", &["    /// Reads a board"]);
        } else {
            let begin = "/// A board. The home";
            assert_shared(begin, &["/// Answers all", "/// Reads the number of cases"]);
            let ends = ["Search search;", "// One search for each"];
            let [own, first] = [&cpp, &first_cpp].map(|text| part(text, &begin[1..], &ends));
            assert_eq!(own, first, "{name}");
        }
    }
}

#[test]
fn headers_name_the_problems_the_method_and_the_cost() {
    for program in of_each_program().map(|problem| problem.program) {
        for ending in ["rs", "cpp"] {
            let source = source(program, ending);
            let header = source.split("\n\n").next().expect("a header");
            for problem in PROBLEMS {
                let is_named = header.contains(problem.name);
                assert_eq!(is_named, problem.program == program, "{}: {header}", problem.name);
            }
            let items = ["Method: ", "Time:   ", "Space:  "].map(|item| header.contains(item));
            assert_eq!(items, [true; 3], "{header}");
        }
    }
}

mod everywhere {
    use super::*;

    /// Tries a program on its samples and on damaged inputs.
    fn try_program(problem: &Problem, program: &std::path::Path) {
        let is_meant = |judge: &&Problem| judge.program == problem.program;
        for input in PROBLEMS.iter().filter(is_meant).flat_map(inputs) {
            let answers = text(&input.with_extension("out"));
            assert_answers(&mut Command::new(program), text(&input).as_bytes(), &answers);
        }
        for input in all_damaged(problem, 100) {
            assert_by_rules(program, problem, &input);
        }
    }

    /// Compiles the programs in C++ with some options, and tries them.
    fn try_in_cpp(compiler: &str, options: &[&str]) {
        for problem in of_each_program() {
            let folder = Folder::new("cpp");
            let (file, program) = (path(&format!("src/bin/{}.cpp", problem.program)), "main");
            let program = folder.0.join(program);
            let mut command = Command::new(compiler);
            compile(command.args(WARNINGS).args(options).arg("-o").arg(&program).arg(file));
            try_program(problem, &program);
        }
    }

    const STANDARDS: [&str; 5] =
        ["-std=c++98", "-std=c++11", "-std=c++14", "-std=c++17", "-std=c++20"];

    /// Returns those compilers of C++ that are at hand.
    fn compilers_of_cpp() -> impl Iterator<Item = &'static str> {
        let names = ["g++", "clang++"].into_iter();
        names.filter(|name| is_at_hand(name, "it does not compile the programs in C++"))
    }

    /// For 32 bits as well, where there is a library; with and without the optimizer; and with
    /// strings that are copied on write, as the compilers of POJ and HDU have them.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_are_right_by_each_standard() {
        let folder = Folder::new("bits");
        let empty = folder.write("empty.cpp", "#include <cstdio>\nint main() { return 0; }\n");
        for compiler in compilers_of_cpp() {
            for bits in ["-m64", "-m32"] {
                let mut trial = Command::new(compiler);
                trial.args([bits, "-o"]).arg(folder.0.join("empty")).arg(&empty);
                if !trial.output().expect("it starts").status.success() {
                    println!("{compiler} {bits}: no library");
                    continue;
                }
                for standard in STANDARDS {
                    try_in_cpp(compiler, &[bits, standard, "-O0"]);
                    try_in_cpp(compiler, &[bits, standard, "-O2"]);
                }
                let old = "-D_GLIBCXX_USE_CXX11_ABI=0";
                try_in_cpp(compiler, &[bits, "-std=c++98", "-O0", old]);
            }
        }
    }

    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_do_nothing_undefined() {
        for compiler in compilers_of_cpp() {
            try_in_cpp(
                compiler,
                &["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
            );
        }
    }

    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_compile_for_windows() {
        let compiler = "x86_64-w64-mingw32-g++";
        if is_at_hand(compiler, "the programs in C++ are not compiled for Windows") {
            let folder = Folder::new("windows");
            for standard in STANDARDS {
                for problem in of_each_program() {
                    let file = path(&format!("src/bin/{}.cpp", problem.program));
                    let mut command = Command::new(compiler);
                    command.args(["-O2", standard, "-o"]).arg(folder.0.join("main.exe"));
                    compile(command.args(WARNINGS).arg(file));
                }
            }
        }
    }

    /// Without an option but the edition, and in a folder of its own.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_rust_are_right_by_each_compiler() {
        for compiler in compilers() {
            for edition in editions(&compiler) {
                for problem in of_each_program() {
                    let folder = Folder::new("rust");
                    let text = source(problem.program, "rs");
                    let program = compiled(&folder, &compiler, &["--edition", edition], &text);
                    try_program(problem, &program);
                }
            }
        }
    }
}
