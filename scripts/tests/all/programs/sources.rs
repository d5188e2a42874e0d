//! The sources of the programs: what several of them repeat is the same, the headers are right, and
//! every compiler takes them.

use std::path::Path;
use std::process::Command;

use puzzle_tools::judging::problems::{Problem, Task, PROBLEMS};

use super::inputs::{assert_by_rules, inputs_to_try};
use crate::common::compilers::{bits, compile_in_all_editions, compiled, compilers};
use crate::common::files::{path, samples, text};
use crate::common::one_per_program;
use crate::common::processes::look_for;
use crate::common::twins::{assert_output, source};

/// Whether the comment of a paragraph begins with these words.
pub fn begins(paragraph: &str, words: &str) -> bool {
    paragraph.trim_start_matches(['/', ' ']).starts_with(words)
}

/// The first words of the paragraphs of `acwing845` that each program has of its own.
const OWN: [&str; 6] = [
    "const NAME",
    "const char NAME",
    "The moves",
    "The goal in reading order",
    "The table",
    "Answers all",
];

/// Whether a program has its own form of a paragraph of `acwing845`. Programs of pairs have no
/// `GOAL`, and another `is_board`. The rotation game has another algorithm and other boards.
fn is_own(task: &Task, paragraph: &str, is_algorithm: bool) -> bool {
    OWN.iter().any(|words| begins(paragraph, words))
        || task.is_pair() && paragraph.contains("GOAL")
        || task.is_rotation() && (is_algorithm || paragraph.contains("the next board"))
}

/// Empty lines separate paragraphs, of which the first is the header.
#[test]
fn paragraphs_of_acwing845_are_the_same_in_all_programs() {
    for language in ["rs", "cpp"] {
        let acwing845 = text(&source("acwing845", language));
        for Problem { program, task, .. } in one_per_program() {
            let code = text(&source(program, language));
            let mut is_algorithm = true;
            for paragraph in acwing845.split("\n\n").skip(1) {
                is_algorithm &= !begins(paragraph, "Here the algorithm ends");
                let is_there = code.split("\n\n").any(|other| other == paragraph);
                let is_right = is_there || is_own(task, paragraph, is_algorithm);
                assert!(is_right, "{program}.{language} has another form of:\n{paragraph}");
            }
        }
    }
}

/// The page of the bench has a row for each program.
#[test]
fn headers_name_the_problems_the_method_and_the_cost() {
    let page = text(&path("scripts/benches/judges/README.md"));
    for program in one_per_program().map(|problem| problem.program) {
        assert!(page.contains(&format!("\n|{program}, ")), "no row for {program} in:\n{page}");
        for language in ["rs", "cpp"] {
            let code = text(&source(program, language));
            let lines = code.lines().take_while(|line| !line.is_empty());
            let words = lines.map(|line| line.trim_start_matches(&['/', '!', ' '][..]));
            let header = words.collect::<Vec<_>>().join(" ");
            for problem in PROBLEMS {
                let is_named = header.contains(problem.name);
                assert_eq!(is_named, problem.program == program, "{}: {header}", problem.name);
            }
            for item in ["Method: ", "Time:   O(", "Space:  "] {
                assert!(header.contains(item), "{item}is missing: {header}");
            }
        }
    }
}

/// Tries a program on its samples and on damaged inputs.
fn try_program(problem: &Problem, program: &Path) {
    for problem in PROBLEMS.iter().filter(|other| other.program == problem.program) {
        for input in samples(problem).iter().map(|sample| path(&sample.file)) {
            let right_output = text(&input.with_extension("out"));
            assert_output(&mut Command::new(program), &text(&input), &right_output);
        }
    }
    for input in inputs_to_try(problem, 100) {
        assert_by_rules(program, problem, &input);
    }
}

/// Compiles the programs in C++ with some options, and tries them.
fn try_in_cpp(compiler: &str, options: &[&str]) {
    for problem in one_per_program() {
        let code = text(&source(problem.program, "cpp"));
        try_program(problem, &compiled(compiler.as_ref(), options, "cpp", &code).1);
    }
}

/// Compiles the programs in C++ after some lines, with some standards. They are not linked,
/// which takes long and is the same for all standards.
fn compile_by_standards(compiler: &str, years: &[&str], lines_above: &str) {
    for year in years {
        for problem in one_per_program() {
            let code = lines_above.to_string() + &text(&source(problem.program, "cpp"));
            let options = [&format!("-std=c++{year}"), "-O2", "-c"];
            compiled(compiler.as_ref(), &options, "cpp", &code);
        }
    }
}

/// Many contestants begin all their programs with these lines. The newest standard has nearly all
/// names of the others.
#[test]
#[ignore = "takes long"]
fn programs_in_cpp_compile_after_a_template() {
    if look_for("g++", "the programs in C++ are not tried after a template") {
        let template = "#include <bits/stdc++.h>\nusing namespace std;\n";
        compile_by_standards("g++", &["98", "20"], template);
    }
}

/// Each compiler, for 64 bits and, if the library is there, for 32; with the optimizer and
/// without. Programs that are not optimized also get strings that are copied on write, as in
/// old compilers.
#[test]
#[ignore = "takes long"]
fn programs_in_cpp_are_right() {
    for compiler in ["g++", "clang++"] {
        for bits in bits(compiler) {
            try_in_cpp(compiler, &[bits, "-std=c++98", "-O2"]);
            let old_strings = "-D_GLIBCXX_USE_CXX11_ABI=0";
            try_in_cpp(compiler, &[bits, "-std=c++98", "-O0", old_strings]);
            if bits == "-m64" {
                compile_by_standards(compiler, &["98", "11", "14", "17", "20"], "");
            }
        }
    }
}

#[test]
#[ignore = "takes long"]
fn programs_in_cpp_do_nothing_undefined() {
    // clang++ often comes without the library for it.
    if look_for("g++", "the programs in C++ are not tried with sanitizers") {
        let options = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
        try_in_cpp("g++", &options);
    }
}

#[test]
#[ignore = "takes long"]
fn programs_in_cpp_compile_for_windows() {
    let compiler = "x86_64-w64-mingw32-g++";
    if look_for(compiler, "the programs in C++ are not compiled for Windows") {
        compile_by_standards(compiler, &["98", "20"], "");
    }
}

/// Each program is compiled as `rustc FILE` does it, alone in a folder, and tried.
#[test]
#[ignore = "takes long"]
fn programs_in_rust_are_right() {
    for problem in one_per_program() {
        let code = text(&source(problem.program, "rs"));
        compile_in_all_editions(&code);
        for compiler in compilers() {
            try_program(problem, &compiled(&compiler, &[], "rs", &code).1);
        }
    }
}
