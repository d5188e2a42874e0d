//! The course: its pages list each lesson, and judges take the paths of just those lessons that
//! they should, also from the files that `--source` prints. The numbers in what a lesson suggests
//! to try are those that the calls print, and the counts in the tables are counted again.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;
use std::{env, thread};

use puzzle_tools::course::tool::solvers::{case_solver, is_for};
use puzzle_tools::course::tool::source::slowness;
use puzzle_tools::course::tool::trace;
use puzzle_tools::course::{Finds, Game, Lesson, LESSONS};
use puzzle_tools::format::thousands;
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::distances::layers;
use puzzle_tools::judging::generator::{solvable, Generator, Wanted};
use puzzle_tools::judging::problems::{Accepts, Problem, Task, CORNER, MIDDLE, PROBLEMS};
use puzzle_tools::judging::verdict::output;

use crate::common::calls::{executable, printed, tool};
use crate::common::compilers::{bits, compile_in_all_editions, compiled, compilers};
use crate::common::edits::{edited, edits};
use crate::common::files::{path, samples, text, Folder};
use crate::common::judge::{self, verdict};
use crate::common::processes::{outcome, Outcome};
use crate::common::wrong::a_star::{self, AStar, Marked, Tie};
use crate::common::{assert_same, find, one_per_layout};

const ENGLISH: &str = include_str!("../../src/course/README.md");
const CHINESE: &str = include_str!("../../src/course/README.zh-CN.md");

#[test]
fn table_and_picture_have_each_lesson() {
    let picture = include_str!("../../../.pictures/methods.svg");
    for (number, lesson) in (1..).zip(LESSONS) {
        let name = lesson.name;
        let mut traces = lesson.source.lines().filter(|line| line.trim().starts_with("trace::"));
        assert!(traces.all(|line| line.ends_with(';')), "{name}: each trace is to be one line");
        let cpp = lesson.cpp.map_or(String::new(), |_| format!(", [C++]({name}.cpp)"));
        let row = format!("\n|{number}|[{name}]({name}.rs){cpp}|");
        assert!(
            ENGLISH.contains(&row),
            "scripts/src/course/README.md (`cargo bench --bench judges -- methods`): {row}"
        );
        if matches!(lesson.game, Game::Eight(_)) {
            let place = ".pictures/methods.svg (`cargo bench --bench judges -- methods --svg`)";
            assert!(picture.contains(&format!(">{name}<")), "{place}: {name}");
        }
    }
}

/// Paragraphs that begin with the same line of code are the same in all files of a game, but for
/// the search itself. Empty lines separate paragraphs, of which the first two are the header and
/// what is included.
#[test]
fn shared_paragraphs_are_the_same_in_all_lessons_in_cpp() {
    let mut shared = HashMap::new();
    for Lesson { name, cpp, .. } in LESSONS {
        for paragraph in cpp.unwrap_or_default().trim_end().split("\n\n").skip(2) {
            let code = paragraph.lines().find(|line| !line.starts_with("//")).expect("some code");
            if !code.contains(" solve(") && !code.contains(" descend(") {
                let key = (name.contains("rotation"), code.to_string());
                assert_same(paragraph, shared.entry(key).or_insert(paragraph), name);
            }
        }
    }
}

/// The lines warn of just the judges of which `--source` warns.
#[test]
fn first_lines_in_cpp_say_which_judges_find_the_lesson_too_slow() {
    for lesson in LESSONS {
        let first_line = lesson.cpp.unwrap_or_default().lines().next().unwrap_or_default();
        let warning = first_line.split(" (").nth(1).unwrap_or_default();
        for problem in PROBLEMS.iter().filter(|problem| first_line.contains(problem.name)) {
            let is_slow = slowness(problem, lesson).is_some();
            assert_eq!(warning.contains(problem.name), is_slow, "{}: {first_line}", problem.name);
        }
    }
}

/// The bench copies these numbers of a lesson to the table.
#[test]
fn lessons_say_how_many_paths_are_too_long() {
    let hdu1043 = find("hdu1043");
    let cases = solvable(hdu1043, 1000);
    for lesson in LESSONS {
        if let Finds::TooLong { paths, most } = lesson.finds {
            let mut solve = case_solver(lesson, &hdu1043.task);
            let mut excesses = Vec::new();
            for case in &cases {
                let length = solve(case).expect("a path").len();
                excesses.push(length - case.distance().expect("it can be solved"));
            }
            excesses.retain(|&moves| moves > 0);
            let found = (excesses.len(), excesses.into_iter().max());
            assert_eq!(found, (paths, Some(most)), "{}", lesson.name);
            let cell = format!("|no: {paths} too long, by up to {most}|");
            assert!(ENGLISH.contains(&cell), "{cell}");
        }
    }
}

/// What a lesson says to try, without the marks of comments.
fn to_try(lesson: &Lesson) -> String {
    let (_, rest) = lesson.source.split_once("\n//! Try: ").expect("something to try");
    let (lines, _) = rest.split_once("\n\n").expect("the end of the head");
    format!("{lines}\n").replace("\n//! ", "\n").replace("\n//!", "\n")
}

/// The figures of a text outside of code, without commas: numbers of two digits or more,
/// and answers of the rotation game.
fn figures(text: &str) -> Vec<String> {
    let prose = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = prose.split(|symbol: char| !symbol.is_ascii_alphanumeric() && symbol != ',');
    let is_figure = |word: &String| {
        word.len() > 1 && word.chars().all(|symbol| matches!(symbol, '0'..='9' | 'A'..='H'))
    };
    words.map(|word| word.replace(',', "")).filter(is_figure).collect()
}

/// Makes the calls of `course` in a text that read a sample, with `--count`. Asserts that each
/// figure of `said` is what a call prints, or the sum of its visits.
fn assert_figures(course: &Path, calls: &str, said: &str) {
    let mut printed_words = Vec::new();
    for code in calls.replace('\n', " ").split('`').skip(1).step_by(2) {
        if let Some((call, sample)) = code.split_once(" < ") {
            let words = call.split(' ').skip(1).filter(|word| !word.starts_with("--"));
            let mut command = Command::new(course);
            command.args(words).arg("--count");
            let input = text(&path(sample));
            let Outcome { printed, messages, .. } = outcome(&mut command, input.as_bytes());
            printed_words.push(trace::counts(&messages).sum::<usize>().to_string());
            printed_words.extend((printed + &messages).split_whitespace().map(str::to_string));
        }
    }
    for figure in figures(said) {
        let few = &printed_words[..printed_words.len().min(20)];
        assert!(printed_words.contains(&figure), "{calls}: {figure} is not printed, but {few:?}");
    }
}

/// The Chinese page has no other figures.
#[test]
fn figures_to_try_are_those_that_the_methods_print() {
    for lesson in LESSONS {
        let text = to_try(lesson);
        let before = text.split("```diff").next().expect("a text");
        assert_figures(&executable("course"), before, before);
        let heading = format!("\n### `{}`：", lesson.name);
        let section = CHINESE.split(&heading).nth(1).unwrap_or_else(|| panic!("no {heading}"));
        let section = section.split("\n##").next().expect("a text");
        let (_, chinese) = section.split_once("\n试一试：").expect("something to try");
        let english = figures(&text);
        for figure in figures(chinese) {
            assert!(english.contains(&figure), "{}, in Chinese: {figure}", lesson.name);
        }
    }
}

/// The files that lessons share. No lesson uses two of them.
const SHARED: [&str; 3] = [
    "scripts/src/course/shared/a_star.rs",
    "scripts/src/course/shared/ida_star.rs",
    "scripts/src/rotation.rs",
];

/// An edit that a lesson suggests: a file and its text after the edit, the text with the calls to
/// make, and the text with the figures that they then print.
struct Edit {
    file: String,
    code: String,
    calls: String,
    said: String,
}

fn edits_to_try() -> Vec<Edit> {
    let mut all = Vec::new();
    for lesson in LESSONS {
        let mut files = SHARED.map(str::to_string).to_vec();
        files.push(format!("scripts/src/course/{}.rs", lesson.name));
        let suggestion = to_try(lesson);
        let calls = suggestion.split("```").next().expect("a text");
        for (edit, said) in edits(&suggestion) {
            let after = |file: &String| Some((file.clone(), edited(&text(&path(file)), edit)?));
            let found = files.iter().find_map(after);
            let (file, code) = found.unwrap_or_else(|| panic!("no file has this: {edit}"));
            all.push(Edit { file, code, calls: calls.to_string(), said: said.to_string() });
        }
    }
    all
}

/// The edits are applied to a copy of this package, in which `course` is then built: at once an
/// edit of each lesson's own file, or one of each shared file.
#[test]
#[ignore = "takes long"]
fn edits_to_try_lead_to_the_figures_that_follow() {
    let folder = Folder::new("edited");
    let mut copy = Command::new("cp");
    copy.arg("-R").args(["Cargo.toml", "Cargo.lock", "scripts", "src"].map(path)).arg(&folder.0);
    assert_eq!(outcome(&mut copy, b"").status, Some(0));
    let is_shared = |edit: &Edit| SHARED.contains(&edit.file.as_str());
    let mut waiting = edits_to_try();
    while !waiting.is_empty() {
        let kind = is_shared(&waiting[0]);
        let mut files = HashSet::new();
        let mut next = Vec::new();
        let mut later = Vec::new();
        for edit in waiting {
            if is_shared(&edit) == kind && files.insert(edit.file.clone()) {
                next.push(edit);
            } else {
                later.push(edit);
            }
        }
        waiting = later;
        for edit in &next {
            folder.write(&edit.file, &edit.code);
        }
        let mut builder = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        builder.current_dir(&folder.0).args(["build", "--quiet", "--bin", "course"]);
        builder.args(["--target-dir", "target"]);
        assert_eq!(outcome(&mut builder, b"").status, Some(0), "{:?}", files);
        for edit in &next {
            assert_figures(&folder.0.join("target/debug/course"), &edit.calls, &edit.said);
            folder.write(&edit.file, &text(&path(&edit.file)));
        }
    }
}

/// Whether a judge takes the paths of a lesson.
fn is_taken(problem: &Problem, lesson: &Lesson) -> bool {
    match lesson.finds {
        Finds::First => true,
        // Where the answer is a distance, any of the shortest paths will do.
        Finds::Shortest => {
            problem.accepts != Accepts::Exact || matches!(problem.task, Task::Distance(_))
        }
        Finds::TooLong { .. } => problem.accepts == Accepts::AnyPath,
    }
}

/// Two random cases, and the first case of each sample. Where a judge does not take the paths
/// of a lesson, some sample shows it.
fn cases_to_try(problem: &'static Problem) -> Vec<Case> {
    let mut generator = Generator::new(problem, 1);
    let mut tried = vec![generator.case(Wanted::Any), generator.case(Wanted::Any)];
    for sample in samples(problem) {
        // Some methods would take long on more.
        tried.extend(sample.cases.first());
    }
    tried
}

#[test]
fn lessons_are_as_right_as_their_methods() {
    for problem in one_per_layout() {
        let cases = cases_to_try(problem);
        let input = judge::input(problem, &cases);
        for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
            let printed = output(&problem.task, &cases, case_solver(lesson, &problem.task));
            let found = verdict(problem, &input, printed.collect::<String>());
            let name = format!("{} at {}", lesson.name, problem.name);
            assert_eq!(found.starts_with("AC"), is_taken(problem, lesson), "{name}: {found}");
        }
    }
}

/// 110 random boards that can be solved, and in the eight puzzle all boards that take up to 16
/// moves; or fewer for a slow method.
fn boards_to_try(problem: &'static Problem, lesson: &Lesson) -> Vec<Case> {
    let is_slow = ["bfs_hash_map", "bfs_cantor", "rotation_bfs"].contains(&lesson.name);
    let (random, most_moves) = if is_slow { (5, 10) } else { (110, 16) };
    let mut cases = solvable(problem, random);
    if !problem.task.is_rotation() {
        let mut generator = Generator::new(problem, 1);
        cases.extend((0..=most_moves).flat_map(|distance| generator.cases_at(distance)));
    }
    cases
}

/// A method as a file to submit, or nothing if there is none for the judge in the language.
fn file(problem: &Problem, lesson: &Lesson, language: &str) -> Option<String> {
    let call = format!("course {} {} --source {language}", problem.name, lesson.name);
    let Outcome { printed, status, .. } = tool(&call, "");
    (status == Some(0)).then_some(printed)
}

/// Compiles a method as a file to submit, without a warning. Asserts that the program finds the
/// paths that the lesson finds: the first ones, shortest ones, or some that are too long. The cases
/// are one input, with Windows line ends and a `0` at the end. If the test may be long, there are
/// more cases and more compilers. The program of the first compiler is run.
fn assert_file(
    problem: &'static Problem,
    lesson: &Lesson,
    language: &str,
    file: &str,
    is_long: bool,
) {
    let mut cases = cases_to_try(problem);
    if is_long {
        cases.extend(boards_to_try(problem, lesson));
    }
    let mut programs = Vec::new();
    if language == "rs" {
        programs.push(compiled(&compilers()[0], &["-O"], language, file));
        if is_long {
            compile_in_all_editions(file);
        }
    } else {
        for bits in bits("g++").take(if is_long { 2 } else { 1 }) {
            let options = [bits, "-std=c++98", "-O2"];
            programs.push(compiled("g++".as_ref(), &options, language, file));
        }
    }
    // Without g++, no C++ is tried.
    if let Some((_, program)) = programs.first() {
        let input = judge::input(problem, &cases).replace('\n', "\r\n").to_uppercase() + "0";
        let is_first = lesson.finds == Finds::First;
        let accepts = if is_first { Accepts::Exact } else { Accepts::ShortestPath };
        let output = outcome(&mut Command::new(program), input.as_bytes()).printed;
        let found = verdict(&Problem { accepts, ..*problem }, &input, output);
        let is_right = !matches!(lesson.finds, Finds::TooLong { .. });
        assert_eq!(found == "AC", is_right, "{} at {}: {found}", lesson.name, problem.name);
    }
}

/// Together, these methods use all modules that lessons share, and print all kinds of answers. A
/// long test tries all methods.
#[test]
fn methods_as_files_are_right() {
    for (problem, method, language) in [
        ("acwing179", "pattern_database", "rs"),
        ("p1379", "perimeter_search", "rs"),
        ("acwing845", "a_star_manhattan", "rs"),
        ("tioj1673", "rotation_bfs_from_goal", "rs"),
        ("hdu1043", "ida_star", "cpp"),
        ("p1379", "bidirectional", "cpp"),
        ("poj2286", "rotation_ida_star", "cpp"),
    ] {
        let problem = find(problem);
        let lesson = LESSONS.iter().find(|lesson| lesson.name == method).expect("a method");
        let file = file(problem, lesson, language).expect("a file");
        assert_file(problem, lesson, language, &file, false);
    }
    let a_star = printed("course p1379 a_star_manhattan --source rs", "");
    assert!(a_star.lines().count() <= 200, "{a_star}");
}

#[test]
#[ignore = "takes long"]
fn methods_as_files_are_all_right() {
    thread::scope(|scope| {
        scope.spawn(|| assert_all_files("rs"));
        assert_all_files("cpp");
    });
}

/// Tries all methods of a language as files. In C++, code that several judges get is tried once. In
/// Rust, only `main` differs by judge, so each method is tried for one judge.
fn assert_all_files(language: &str) {
    let mut tried = HashSet::new();
    for problem in PROBLEMS {
        for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
            if let Some(file) = file(problem, lesson, language) {
                let (_, code) = file.split_once('\n').expect("a title");
                let code = if language == "rs" { lesson.name } else { code };
                if tried.insert(code.to_string()) {
                    assert_file(problem, lesson, language, &file, true);
                }
            }
        }
    }
}

/// Counts on the boards of `cargo bench --bench judges -- methods`, as that does.
#[test]
#[ignore = "takes long"]
fn counts_of_visits_are_those_of_the_table() {
    thread::scope(|scope| {
        scope.spawn(|| assert_visits("acwing181", 100));
        assert_visits("hdu1043", 1000);
    });
}

/// Asserts that the table says how many positions each method visits on average. A test in
/// `readme.rs` compares the Chinese table with it.
fn assert_visits(name: &str, boards: usize) {
    let problem = find(name);
    let input = judge::input(problem, &solvable(problem, boards));
    for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
        let messages = tool(&format!("course {name} {} --count", lesson.name), &input).messages;
        let total = trace::counts(&messages).sum::<usize>() as f64;
        let average = thousands((total / boards as f64).round() as usize);
        let link = format!("|[{}](", lesson.name);
        let is_row = |line: &&str| line.contains(&link);
        let row = ENGLISH.lines().find(is_row).expect("a row for each lesson");
        assert_eq!(row.split('|').nth(3), Some(average.as_str()), "{row}");
    }
}

/// The numbers of the lesson's table in a text: a row for each search, a column for each goal.
fn too_long(text: &str) -> Vec<Vec<&str>> {
    let lines = text.lines().map(|line| line.trim_start_matches("//! "));
    let rows = lines.skip_while(|line| !line.ends_with("`123804765`|")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('|').skip(2).take(2).collect()).collect()
}

/// The lesson on A* that counts the blank. Its table says how many paths are too long.
const BLANK_COUNTED: &str = include_str!("../../src/course/a_star_blank_counted.rs");

#[test]
fn tables_of_too_long_paths_are_the_same_in_both_languages() {
    let table = too_long(BLANK_COUNTED);
    assert_eq!(table.len(), 3, "{table:?}");
    assert_eq!(too_long(CHINESE), table);
}

/// The searches of the table: the row, the rule for ties, and when boards are marked.
const SEARCHES: [(usize, Tie, Marked); 4] = [
    (0, |estimate, _, _| (estimate, 0), Marked::WhenPopped),
    (1, |estimate, _, _| (u32::MAX - estimate, 0), Marked::WhenPopped),
    (2, |estimate, _, _| (estimate, 0), Marked::UntilShorter),
    (2, |estimate, _, _| (u32::MAX - estimate, 0), Marked::UntilShorter),
];

/// Counts on all boards.
#[test]
#[ignore = "takes long"]
fn counts_of_too_long_paths_are_those_of_the_table() {
    let solver = a_star::all().into_iter().find(|solver| solver.mistake == "blank-counted");
    let AStar { mistake, heuristic, .. } = solver.expect("a solver");
    thread::scope(|scope| {
        for (column, goal) in [CORNER, MIDDLE].into_iter().enumerate() {
            scope.spawn(move || {
                for (row, tie, marked) in SEARCHES {
                    let search = AStar { mistake, heuristic, marked, order: "dlru", tie };
                    let mut count = 0;
                    for (fewest, boards) in layers(goal).into_iter().enumerate() {
                        let paths = boards.into_iter().map(|start| search.solve(start, goal));
                        count += paths.filter(|path| path.len() > fewest).count();
                    }
                    assert_eq!(too_long(BLANK_COUNTED)[row][column], thousands(count), "{goal}");
                }
            });
        }
    });
}
