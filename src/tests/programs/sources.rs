//! The sources of the programs: what several of them repeat is the same, the headers are right, and
//! every compiler takes them.

use std::path::{Path, PathBuf};
use std::process::Command;

use puzzle_solvers::judging::generator::Random;
use puzzle_solvers::judging::problems::{Problem, PROBLEMS};

use super::inputs::{assert_by_rules, inputs_to_try};
use crate::common::compilers::{compile, compile_in_all_editions, compiled, compilers, WARNINGS};
use crate::common::files::{inputs, path, text, Folder};
use crate::common::programs::{assert_answers, is_at_hand, outcome};
use crate::common::{find, of_each_program, random_input};
use crate::course::visits;

/// Returns the path of a program's source. Its ending names the language: `rs` or `cpp`.
fn source(program: &str, ending: &str) -> PathBuf {
    path(&format!("src/bin/{program}.{ending}"))
}

/// The first words of the paragraphs that each program has of its own.
const OWN: [&str; 7] = [
    "The name of this program",
    "The moves of the blank",
    "The goal:",
    "The table",
    "Reads the number of cases",
    "Reads a board",
    "Answers all",
];

/// Returns the paragraphs of a program that it shares with others. Empty lines separate paragraphs,
/// of which the first is the header. In C++, the end of `main` counts as one, too.
fn shared_paragraphs(program: &str, ending: &str) -> Vec<String> {
    let end_of_main = "    // Nothing is wrong";
    let code = text(&source(program, ending)).replace(end_of_main, &format!("\n{end_of_main}"));
    let mut paragraphs = Vec::new();
    for paragraph in code.split("\n\n").skip(1) {
        let words = paragraph.trim_start_matches(['/', ' ']);
        if !OWN.iter().any(|own| words.starts_with(own)) {
            paragraphs.push(paragraph.to_string());
        }
    }
    paragraphs
}

/// Returns the paragraphs behind the algorithm, but that which reads a board: the program of the
/// rotation game shares these alone.
fn behind_algorithm(mut paragraphs: Vec<String>) -> Vec<String> {
    let begins = ["/// Standard input", "// Here the algorithm ends"];
    let is_begin = |paragraph: &String| begins.iter().any(|begin| paragraph.starts_with(begin));
    let begin = paragraphs.iter().position(is_begin).expect("the algorithm ends");
    paragraphs.drain(..begin);
    paragraphs.retain(|paragraph| !paragraph.contains("the next board"));
    paragraphs
}

#[test]
fn shared_paragraphs_are_the_same_in_all_programs() {
    for ending in ["rs", "cpp"] {
        for problem in of_each_program() {
            let mut expected = shared_paragraphs("acwing845", ending);
            let mut found = shared_paragraphs(problem.program, ending);
            if problem.task.is_rotation() {
                expected = behind_algorithm(expected);
                found = behind_algorithm(found);
            }
            for (expected, found) in expected.iter().zip(&found) {
                assert_eq!(found, expected, "{}.{ending}", problem.program);
            }
            assert_eq!(found.len(), expected.len(), "{}.{ending}", problem.program);
        }
    }
}

#[test]
fn headers_name_the_problems_the_method_and_the_cost() {
    for program in of_each_program().map(|problem| problem.program) {
        for ending in ["rs", "cpp"] {
            let code = text(&source(program, ending));
            let header = code.split("\n\n").next().expect("a header");
            for problem in PROBLEMS {
                let is_named = header.contains(problem.name);
                assert_eq!(is_named, problem.program == program, "{}: {header}", problem.name);
            }
            for item in ["Method: ", "Time:   ", "Space:  "] {
                assert!(header.contains(item), "{item}is missing: {header}");
            }
        }
    }
}

/// The course counts the visits of IDA* alone, which is nearly what a program does for one board.
#[test]
fn headers_name_the_mean_visits_of_ida_star() {
    for problem in ["acwing179", "acwing845", "p1379"].map(find) {
        let header = text(&source(problem.program, "rs"));
        let (_, rest) = header.split_once("visits some ").expect("the header names the visits");
        let figure = rest.split(' ').next().expect("a figure").replace(',', "");
        let named: f64 = figure.parse().expect("a figure");

        let input = random_input(problem, 5000, &mut Random(1));
        let counts = visits(problem.program, "ida_star", &input);
        let mean = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
        assert!((mean / named - 1.0).abs() < 0.1, "{}: {mean}", problem.program);
    }
}

mod everywhere {
    use super::*;

    /// Tries a program on its samples and on damaged inputs.
    fn try_program(problem: &Problem, program: &Path) {
        for judge in PROBLEMS.iter().filter(|judge| judge.program == problem.program) {
            for input in inputs(judge) {
                let answers = text(&input.with_extension("out"));
                assert_answers(&mut Command::new(program), &text(&input), &answers);
            }
        }
        for input in inputs_to_try(problem, 100) {
            assert_by_rules(program, problem, &input);
        }
    }

    /// Compiles the programs in C++ with some options, and tries them.
    fn try_in_cpp(compiler: &str, options: &[&str]) {
        for problem in of_each_program() {
            let folder = Folder::new("cpp");
            let program = folder.0.join("main");
            let mut command = Command::new(compiler);
            command.args(WARNINGS).args(options).arg("-o").arg(&program);
            compile(command.arg(source(problem.program, "cpp")));
            try_program(problem, &program);
        }
    }

    /// Compiles the programs in C++ behind some lines by each standard. They are not linked, which
    /// takes long and is the same for all standards.
    fn compile_by_all_standards(compiler: &str, bits: &str, lines_above: &str) {
        let folder = Folder::new("standards");
        for standard in ["98", "11", "14", "17", "20"].map(|year| format!("-std=c++{year}")) {
            for problem in of_each_program() {
                let code = lines_above.to_string() + &text(&source(problem.program, "cpp"));
                let mut command = Command::new(compiler);
                command.args([bits, &standard, "-O2", "-c", "-o"]).arg(folder.0.join("main.o"));
                compile(command.args(WARNINGS).arg(folder.write("main.cpp", &code)));
            }
        }
    }

    /// Many contestants begin all their programs with these lines.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_compile_behind_a_template() {
        if is_at_hand("g++", "the programs in C++ are not tried behind a template") {
            let template = "#include <bits/stdc++.h>\nusing namespace std;\n";
            compile_by_all_standards("g++", "-m64", template);
        }
    }

    /// Each compiler, for 64 bits and, if the library is there, for 32; with the optimizer and
    /// without. Those without have strings that are copied on write, as old compilers have them.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_are_right() {
        let folder = Folder::new("bits");
        let empty = folder.write("empty.cpp", "#include <cstdio>\nint main() { return 0; }\n");
        for compiler in ["g++", "clang++"] {
            if !is_at_hand(compiler, "its C++ is not tried") {
                continue;
            }
            for bits in ["-m64", "-m32"] {
                let mut trial = Command::new(compiler);
                trial.args([bits, "-o"]).arg(folder.0.join("empty")).arg(&empty);
                if outcome(&mut trial, b"").status != Some(0) {
                    continue;
                }
                try_in_cpp(compiler, &[bits, "-std=c++98", "-O2"]);
                let old_strings = "-D_GLIBCXX_USE_CXX11_ABI=0";
                try_in_cpp(compiler, &[bits, "-std=c++98", "-O0", old_strings]);
                compile_by_all_standards(compiler, bits, "");
            }
        }
    }

    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_do_nothing_undefined() {
        // clang++ often comes without the library for it.
        if is_at_hand("g++", "the programs in C++ are not tried with sanitizers") {
            let options = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
            try_in_cpp("g++", &options);
        }
    }

    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_compile_for_windows() {
        let compiler = "x86_64-w64-mingw32-g++";
        if is_at_hand(compiler, "the programs in C++ are not compiled for Windows") {
            compile_by_all_standards(compiler, "-m64", "");
        }
    }

    /// Each program is compiled as `rustc FILE` does it, alone in a folder, and tried.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_rust_are_right() {
        for problem in of_each_program() {
            let code = text(&source(problem.program, "rs"));
            compile_in_all_editions(&code);
            for compiler in compilers() {
                let folder = Folder::new("rust");
                try_program(problem, &compiled(&folder, &compiler, &[], &code));
            }
        }
    }
}
