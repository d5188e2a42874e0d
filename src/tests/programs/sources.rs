//! The programs as texts: what they share is the same, and every compiler takes them.

use std::path::{Path, PathBuf};
use std::process::Command;

use puzzle_solvers::judging::generator::Random;
use puzzle_solvers::judging::problems::{Problem, PROBLEMS};

use super::inputs::{assert_by_rules, wrong_inputs};
use crate::common::compilers::{compile, compiled, compilers, editions, WARNINGS};
use crate::common::files::{inputs, path, text, Folder};
use crate::common::programs::{assert_answers, is_at_hand, tool};
use crate::common::{find, of_each_program, random_input};

/// Returns the path of a program in a language.
fn source(program: &str, ending: &str) -> PathBuf {
    path(&format!("src/bin/{program}.{ending}"))
}

/// What programs share: in which language, whether the rotation game shares it, and where it begins
/// and ends; if nowhere, with the file.
const SHARED: [(&str, bool, &str, &[&str]); 6] = [
    ("rs", false, "/// A board. Its cells", &["/// The table of", "/// Reads the number of cases"]),
    ("rs", true, "/// Standard input", &["/// Returns the next board", "/// Returns the nine"]),
    ("rs", true, "fn main", &[]),
    ("cpp", false, "// A board. Its cells", &["// Answers all", "// Reads the number of cases"]),
    ("cpp", true, "// Here the algorithm ends", &["// Reads the next board", "// Reads the nine"]),
    ("cpp", true, "    // Nothing is wrong", &[]),
];

#[test]
fn shared_parts_are_the_same() {
    for (ending, is_for_rotation, begin, ends) in SHARED {
        let programs = of_each_program()
            .filter(|problem| is_for_rotation || !problem.task.is_rotation())
            .map(|problem| problem.program);
        let parts: Vec<_> = programs
            .map(|name| {
                let text = text(&source(name, ending));
                let (_, rest) = text.split_once(begin).expect("the shared part begins");
                let end = ends.iter().filter_map(|end| rest.find(end)).min();
                rest[..end.unwrap_or(rest.len())].to_string()
            })
            .collect();
        for part in &parts[1..] {
            let mut lines = part.lines().zip(parts[0].lines());
            assert_eq!(lines.find(|(own, first)| own != first), None, "{ending}, from {begin}");
            assert_eq!(part.len(), parts[0].len(), "{ending}, from {begin}");
        }
    }
}

#[test]
fn headers_name_the_problems_the_method_and_the_cost() {
    for program in of_each_program().map(|problem| problem.program) {
        for ending in ["rs", "cpp"] {
            let text = text(&source(program, ending));
            let header = text.split("\n\n").next().expect("a header");
            for problem in PROBLEMS {
                let is_named = header.contains(problem.name);
                assert_eq!(is_named, problem.program == program, "{}: {header}", problem.name);
            }
            let items = ["Method: ", "Time:   ", "Space:  "].map(|item| header.contains(item));
            assert_eq!(items, [true; 3], "{header}");
        }
    }
}

/// IDA* alone is what a program does for one board, as good as. The course counts its visits.
#[test]
fn headers_name_the_visits_of_ida_star() {
    for problem in ["acwing179", "acwing845", "p1379"].map(find) {
        let header = text(&source(problem.program, "rs"));
        let (_, rest) = header.split_once("visits some ").expect("it names the visits");
        let figure = rest.split(' ').next().map(|word| word.replace(',', ""));
        let expected: f64 = figure.expect("a figure").parse().expect("a figure");
        let input = random_input(problem, 5000, &mut Random(1));
        let (_, said, _) = tool("course", &[problem.program, "ida_star", "--count"], &input);
        let counts = said.lines().filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
        let counts: Vec<_> = counts.collect();
        let mean = counts.iter().sum::<f64>() / counts.len() as f64;
        assert!((mean / expected - 1.0).abs() < 0.1, "{}: {mean}", problem.program);
    }
}

mod everywhere {
    use super::*;

    const STANDARDS: [&str; 5] =
        ["-std=c++98", "-std=c++11", "-std=c++14", "-std=c++17", "-std=c++20"];

    /// Many contestants begin all their programs like this.
    const TEMPLATE: &str = "#include <bits/stdc++.h>\nusing namespace std;\n";

    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_compile_behind_a_template() {
        let folder = Folder::new("template");
        let is_at_hand = is_at_hand("g++", "the programs in C++ are not tried behind a template");
        for standard in STANDARDS.iter().filter(|_| is_at_hand) {
            for problem in of_each_program() {
                let text = TEMPLATE.to_string() + &text(&source(problem.program, "cpp"));
                let mut command = Command::new("g++");
                command.args(["-fsyntax-only", standard]).args(WARNINGS);
                compile(command.arg(folder.write("pasted.cpp", &text)));
            }
        }
    }

    /// Tries a program on its samples and on damaged inputs.
    fn try_program(problem: &Problem, program: &Path) {
        let is_meant = |judge: &&Problem| judge.program == problem.program;
        for input in PROBLEMS.iter().filter(is_meant).flat_map(inputs) {
            let answers = text(&input.with_extension("out"));
            assert_answers(&mut Command::new(program), text(&input).as_bytes(), &answers);
        }
        for input in wrong_inputs(problem, 100) {
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

    /// Compiles the programs in C++ by each standard. What the linker has to do is the same.
    fn compile_by_all_standards(compiler: &str, bits: &str) {
        let folder = Folder::new("standards");
        for standard in STANDARDS {
            for problem in of_each_program() {
                let mut command = Command::new(compiler);
                command.args([bits, standard, "-O2", "-c", "-o"]).arg(folder.0.join("main.o"));
                compile(command.args(WARNINGS).arg(source(problem.program, "cpp")));
            }
        }
    }

    /// For 32 bits as well, where there is a library; with and without the optimizer; and with
    /// strings that are copied on write, as old compilers have them.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_cpp_are_right() {
        let folder = Folder::new("bits");
        let empty = folder.write("empty.cpp", "#include <cstdio>\nint main() { return 0; }\n");
        let compilers = ["g++", "clang++"].into_iter();
        for compiler in compilers.filter(|name| is_at_hand(name, "its C++ is not tried")) {
            for bits in ["-m64", "-m32"] {
                let mut trial = Command::new(compiler);
                trial.args([bits, "-o"]).arg(folder.0.join("empty")).arg(&empty);
                if trial.output().expect("it starts").status.success() {
                    try_in_cpp(compiler, &[bits, "-std=c++98", "-O2"]);
                    let old = "-D_GLIBCXX_USE_CXX11_ABI=0";
                    try_in_cpp(compiler, &[bits, "-std=c++98", "-O0", old]);
                    compile_by_all_standards(compiler, bits);
                }
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
            compile_by_all_standards(compiler, "-m64");
        }
    }

    /// As `rustc FILE` compiles them, in a folder of their own; and to metadata in all editions.
    #[test]
    #[ignore = "takes long"]
    fn programs_in_rust_are_right() {
        for compiler in compilers() {
            for problem in of_each_program() {
                let text = text(&source(problem.program, "rs"));
                let folder = Folder::new("rust");
                try_program(problem, &compiled(&folder, &compiler, &[], &text));
                for edition in editions(&compiler) {
                    let options = ["--emit=metadata", "--edition", edition];
                    compiled(&Folder::new("metadata"), &compiler, &options, &text);
                }
            }
        }
    }
}
