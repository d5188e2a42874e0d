//! The course: each lesson is a short submission for each judge problem of its puzzle, and answers
//! as right as its method is.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

use puzzle_solvers::problems::Task;

use crate::bundle::{compile, compilers, each, knows, Folder};
use crate::common::{binary, run};
use crate::memory;
use crate::samples;
use puzzle_solvers::judging::judges::{Accepts, JudgeProblem, JUDGE_PROBLEMS};

/// The methods that find the first of the shortest paths.
const FIRST: [&str; 5] =
    ["bfs_hash_map", "bfs_cantor", "ida_star", "bfs_from_goal", "pattern_database"];

/// The methods that find any of the shortest paths.
const SHORTEST: [&str; 3] = ["bidirectional", "a_star_misplaced", "a_star_manhattan"];

/// The methods whose paths can be too long, and a board for which they are, with the goal
/// `12345678x`; with the goal `123804765`, they are for `875430162`.
const ANY: [(&str, &str); 2] =
    [("a_star_weighted", "1365x2478"), ("a_star_blank_counted", "71324658x")];

const ROTATION: [&str; 2] = ["rotation_ida_star", "rotation_bfs"];

/// Those that get short inputs, and how many lines these have.
const SLOW: [&str; 5] =
    ["bfs_hash_map", "bfs_cantor", "a_star_misplaced", "rotation_ida_star", "rotation_bfs"];
const SHORT: usize = 5;

fn methods(judged: &JudgeProblem) -> Vec<&'static str> {
    match judged.problem.task {
        Task::Rotation => ROTATION.to_vec(),
        _ => FIRST.into_iter().chain(SHORTEST).chain(ANY.map(|(method, _)| method)).collect(),
    }
}

fn pairs() -> impl Iterator<Item = (&'static JudgeProblem, &'static str)> {
    JUDGE_PROBLEMS.iter().flat_map(|it| methods(it).into_iter().map(move |method| (it, method)))
}

/// Returns the text without its header.
fn body(text: &str) -> &str {
    text.split_once("\n\n").expect("a line without text follows the header").1
}

fn bundle(judged: &JudgeProblem, method: &str) -> String {
    let output = tool("bundle", &[judged.name, "--method", method], "");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("the bundle is text")
}

fn tool(name: &str, arguments: &[&str], input: &str) -> Output {
    run(Command::new(binary(name)).args(arguments), input.as_bytes())
}

/// Runs the program of the course.
fn course(arguments: &[&str], input: &str) -> Output {
    tool(Path::new("examples").join("course").to_str().expect("a plain name"), arguments, input)
}

fn stdout(output: Output) -> String {
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("answers are text")
}

#[test]
fn submissions_are_short_and_formatted() {
    let folder = Folder::new("formatted");
    let mut files = Vec::new();
    for (judged, method) in pairs() {
        let text = bundle(judged, method);
        let name = format!("{} {method}", judged.name);
        let (header, body) = text.split_once("\n\n").expect("a line follows the header");
        assert!(header.starts_with(&format!("//! {}: ", judged.name)), "{name}");
        assert!(header.contains(judged.link) && header.lines().count() <= 8, "{name}:\n{header}");
        let extra = if matches!(judged.problem.task, Task::Pair) { 30 } else { 0 };
        let (lines, bytes) = match method {
            "bfs_hash_map" => (220, 10_500),
            _ if method.starts_with("a_star") => (320, 12_500),
            _ => (280, 10_500),
        };
        let size = (text.lines().count(), text.len());
        assert!(size.0 <= lines + extra && size.1 <= bytes, "{name}: {size:?}");
        let is_code = |line: &&str| !line.is_empty() && !line.trim_start().starts_with("//");
        assert!(body.lines().filter(is_code).count() <= 200, "{name}");
        assert_eq!(text.lines().find(|line| line.chars().count() > 100), None, "{name}");
        assert!(!body.contains("esson") && !body.contains("part_"), "{name}");
        files.push(folder.0.join(format!("{name}.rs")));
        fs::write(files.last().expect("a file"), text).expect("the folder can be written to");
    }
    // As people have it, and as this package has it.
    for settings in ["", include_str!("../../.rustfmt.toml")] {
        fs::write(folder.0.join("rustfmt.toml"), settings).expect("the folder can be written to");
        let mut rustfmt = Command::new("rustfmt");
        let output = run(rustfmt.args(["--check", "-l"]).args(&files), b"");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{settings}");
        assert!(output.status.success(), "{output:?}");
    }
}

/// Compiles what differs in more than the header and the goal, to metadata: with the compiler of
/// the tests in all editions but its default one, in which the programs that run are compiled, and
/// with each other one in the default edition, 2015, and the latest that it knows.
#[test]
fn submissions_compile_everywhere() {
    let folder = Folder::new("metadata");
    let mut texts = BTreeMap::new();
    for (judged, method) in pairs() {
        let text = bundle(judged, method);
        let has_goal = |line: &&str| line.starts_with("    print!(");
        let key: Vec<String> =
            body(&text).lines().filter(|it| !has_goal(it)).map(From::from).collect();
        texts.insert(key, text);
    }
    let compilers = compilers();
    let options = compilers.iter().enumerate().flat_map(|(number, compiler)| {
        let mut editions = vec!["2015", "2018", "2021", "2024"];
        editions.retain(|edition| knows(compiler, edition));
        if number == 0 {
            editions.remove(0);
        } else {
            editions.drain(1..editions.len() - 1);
        }
        editions.into_iter().map(move |edition| (compiler, edition))
    });
    let options: Vec<_> = options.collect();
    each(texts.values().enumerate(), |(number, text)| {
        let folder = folder.0.join(number.to_string());
        fs::create_dir(&folder).expect("a folder can be made");
        fs::write(folder.join("main.rs"), text).expect("the folder can be written to");
        for (compiler, edition) in &options {
            compile(compiler, &["--emit=metadata", "--edition", edition], &folder);
        }
    });
}

/// Compiles each submission, and checks its answers to the judge's samples and to random inputs by
/// the judge's rule; the program of the course prints the same.
#[test]
fn submissions_are_as_right_as_their_methods() {
    let folder = Folder::new("submissions");
    let mut by_text: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for (judged, method) in pairs() {
        let body = body(&bundle(judged, method)).to_string();
        by_text.entry(body).or_default().push((judged, method));
    }
    each(by_text.into_iter().enumerate(), |(number, (text, pairs))| {
        let folder = folder.0.join(number.to_string());
        fs::create_dir(&folder).expect("a folder can be made");
        fs::write(folder.join("main.rs"), text).expect("the folder can be written to");
        compile(&compilers()[0], &["-O"], &folder);
        let mut tried = Vec::new();
        for (judged, method) in pairs {
            let submission = Submission { folder: &folder, judged, method };
            // Six judges of the rotation game have the same samples.
            if !tried.contains(&judged.samples) {
                try_submission(&submission);
                tried.push(judged.samples);
            }
        }
    });
}

/// A compiled submission.
struct Submission<'a> {
    folder: &'a Path,
    judged: &'a JudgeProblem,
    method: &'a str,
}

impl Submission<'_> {
    fn name(&self) -> String {
        format!("{} {}", self.judged.name, self.method)
    }

    fn answers(&self, input: &str) -> String {
        let program = self.folder.join(format!("main{}", env::consts::EXE_SUFFIX));
        let mut program = memory::in_half(&program, |it| it.samples == self.judged.samples);
        stdout(run(&mut program, input.as_bytes()))
    }

    /// Returns whether the judge accepts the answers to an input.
    fn is_accepted(&self, input: &str) -> bool {
        let files = ["in", "out"].map(|name| self.folder.join(name));
        for (file, text) in files.iter().zip([input, &self.answers(input)]) {
            fs::write(file, text).expect("the folder can be written to");
        }
        let mut check = Command::new(binary("check"));
        let output = run(check.arg(self.judged.name).args(&files), b"");
        match output.status.code() {
            Some(status @ (0 | 1)) => status == 0,
            _ => panic!("{}: {output:?}", self.name()),
        }
    }
}

fn try_submission(submission: &Submission) {
    let (judged, method, name) = (submission.judged, submission.method, submission.name());
    let is_pairs = matches!(judged.problem.task, Task::Pair);
    let is_right = FIRST.contains(&method)
        || ROTATION.contains(&method)
        || SHORTEST.contains(&method) && !is_pairs
        || judged.accepts == Accepts::AnyPath;
    let sample = samples::text(&samples::of_judge(judged).join("sample-1.in"));
    let printed = stdout(course(&[method, judged.name], &sample));
    assert_eq!(printed, submission.answers(&sample), "{name}");
    if is_right {
        for input in inputs(judged, SLOW.contains(&method)) {
            assert!(submission.is_accepted(&input), "{name}: {input}");
        }
    } else {
        let board = ANY.iter().find(|(any, _)| *any == method).map_or("", |(_, board)| board);
        let input = match judged.problem.task {
            Task::Pair => samples::text(&samples::of_judge(judged).join("hardest.in")),
            Task::Distance(4) => "875430162".to_string(),
            _ => board.to_string(),
        };
        assert!(!submission.is_accepted(&input), "{name}: {input}");
    }
}

/// Returns the judge's samples and some random inputs.
fn inputs(judged: &JudgeProblem, is_slow: bool) -> Vec<String> {
    let folder = samples::of_judge(judged);
    let mut inputs: Vec<_> = samples::inputs(&folder).map(|file| samples::text(&file)).collect();
    inputs.retain(|input| !is_slow || input.lines().count() <= SHORT);
    let count = if is_slow { "2" } else { "30" };
    for seed in ["1", "2", "3"] {
        let counted = tool("generate", &[judged.name, "--seed", seed, "--count", count], "");
        let counted = Some(counted).filter(|output| output.status.success());
        let generated = || tool("generate", &[judged.name, "--seed", seed], "");
        inputs.push(stdout(counted.unwrap_or_else(generated)));
    }
    inputs
}

#[test]
fn course_counts_the_visited_positions() {
    let output = course(&["bfs_cantor", "--count", "hdu1043"], "12345678x 123456x78 12345678x");
    assert_eq!(output.stdout, b"\nrr\n\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "1\n7\n1\n");
}

#[test]
fn course_and_bundle_name_what_they_refuse() {
    let names = stdout(course(&["--list"], ""));
    for (arguments, input, status, message) in [
        (["ida", "p1379"], "", 2, "no method is called 'ida', but these are: bfs_hash_map, "),
        (["ida_star", "p1397"], "", 2, "no problem is called 'p1397'; did you mean p1379? --list "),
        (["ida_star", "p1"], "", 2, "no problem is called 'p1'; --list shows all"),
        (["ida_star", "--count"], "", 2, "NAME is missing; usage: course METHOD NAME [options] "),
        (["ida_star", "--no"], "", 2, "unknown option --no; usage: course METHOD NAME [options] "),
        (["ida_star", "poj 2286"], "", 2, "ida_star is not for POJ 2286"),
        (["ida_star", "P1379"], "28310476", 1, "the input is not what Luogu P1379 feeds"),
        (["rotation_bfs", "poj2286"], "111\n0\n", 1, "the input is not what POJ 2286 feeds"),
    ] {
        let output = course(&arguments, input);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{error}");
        assert!(error.starts_with(&format!("course: {message}")), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    let listed = stdout(tool("bundle", &["--list"], ""));
    let short = stdout(tool("bundle", &["poj2286", "--method", "rotation_ida_star"], ""));
    assert!(short.contains("\n//! Input: up to 30 boards, then `0`\n//!\n//! Method: iterative "));
    let note = "Too slow for POJ 2286: 30 of the hardest boards take 30.0 s (limits: 15 s,";
    assert!(listed.contains(note) && short.contains(note), "{short}");
    let notes = ["\n    ", "Too slow for ", "Not accepted at HDU 3567: ", "Only HDU 1043 and POJ "];
    assert_eq!(notes.map(|note| listed.matches(note).count()), [21, 6, 3, 2]);
    let readme = include_str!("../../README.md");
    for (number, method) in (1..).zip(names.lines().next().unwrap_or("").split(", ")) {
        assert!(listed.contains(&format!("\n  {method}\n")), "{method}");
        let link = format!("](src/course/lesson_{number:02}_{method}.rs)");
        assert!(readme.contains(&link), "{link}");
    }
    let unknown = tool("bundle", &["hdu-1667", "--method", "ida_star"], "");
    let message = "bundle: no method for HDU 1667 is called 'ida_star', but these are: \
                   rotation_ida_star, rotation_bfs\n";
    assert_eq!(String::from_utf8_lossy(&unknown.stderr), message);
    assert_eq!(unknown.status.code(), Some(2));
}
