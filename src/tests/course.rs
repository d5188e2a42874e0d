//! The course: its lessons are as right as their methods, and its tool shows how they search.

use std::collections::HashMap;
use std::process::Command;

use puzzle_solvers::course::{Finds, Lesson, Solver, LESSONS};
use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::lessons::{case_solver, is_for};
use puzzle_solvers::judging::problems::{Accepts, Problem, Rust, PROBLEMS};

use crate::common::compilers::{compile_in_all_editions, compiled, compilers};
use crate::common::files::{inputs, names, path, text, Folder};
use crate::common::find;
use crate::common::judge::{self, verdict};
use crate::common::programs::{outcome, printed, tool};

#[test]
fn index_table_and_picture_have_each_lesson() {
    let index = include_str!("../course.rs");
    let table = include_str!("../course/README.md");
    let picture = include_str!("../../.pictures/methods.svg");
    for (number, lesson) in (1..).zip(LESSONS) {
        let method = lesson.name();
        let module = lesson.module;
        let entry = format!("\n//! {number}. [`{module}`]: ");
        assert!(index.contains(&entry), "src/course.rs: {entry}");
        let row = format!("\n|{number}|[{method}]({module}.rs)|");
        assert!(table.contains(&row), "src/course/README.md (`cargo bench -- methods`): {row}");
        if let Finds::Any(longer) = lesson.finds {
            assert!(table.contains(&format!("|no: {longer} too long, ")), "{method}");
        }
        if matches!(lesson.solver, Solver::Eight(_)) {
            let place = ".pictures/methods.svg (`cargo bench -- methods --svg .pictures`)";
            assert!(picture.contains(&format!(">{method}<")), "{place}: {method}");
        }
    }
}

/// Paragraphs that begin with the same line of code are the same in all files of a game, but for the
/// search itself. Empty lines separate paragraphs, of which the first two are the header and what is
/// included.
#[test]
fn shared_paragraphs_are_the_same_in_all_lessons_in_cpp() {
    let folder = path("src/course");
    let mut shared = HashMap::new();
    for name in names(&folder).into_iter().filter(|name| name.ends_with(".cpp")) {
        let game = name.contains("rotation");
        for paragraph in text(&folder.join(&name)).split("\n\n").skip(2).map(str::to_string) {
            let is_code = |line: &&str| !line.starts_with("//");
            let code = paragraph.lines().find(is_code).expect("a line of code").to_string();
            if !code.contains(" solve(") && !code.contains(" descend(") {
                let first = shared.entry((game, code)).or_insert_with(|| paragraph.clone());
                assert_eq!(paragraph.trim_end(), first.trim_end(), "{name}");
            }
        }
    }
}

/// Returns whether a judge takes the paths of a lesson.
fn is_taken(problem: &Problem, lesson: &Lesson) -> bool {
    match lesson.finds {
        Finds::First => true,
        Finds::Shortest => !problem.task.is_pair(),
        Finds::Any(_) => problem.accepts == Accepts::AnyPath,
    }
}

/// Returns random cases, and the first cases of each sample. Where a judge does not take the paths
/// of a lesson, some sample shows it.
fn cases_to_try(problem: &'static Problem) -> Vec<Case> {
    let mut generator = Generator::new(problem, 1);
    let mut tried = vec![generator.case(Wanted::Any), generator.case(Wanted::Any)];
    for file in inputs(problem) {
        // Some methods would take long on more.
        tried.extend(judge::cases(problem, &text(&file)).into_iter().take(10));
    }
    tried
}

#[test]
fn lessons_are_as_right_as_their_methods() {
    for problem in ["acwing179", "hdu1043", "p1379", "poj2286", "hdu3567"].map(find) {
        let cases = cases_to_try(problem);
        let input = judge::input(problem, &cases);
        for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
            let output = judge::output(problem, &cases, case_solver(lesson, &problem.task));
            let found = verdict(problem, &input, output);
            let name = format!("{} at {}", lesson.name(), problem.name);
            assert_eq!(found.starts_with("AC"), is_taken(problem, lesson), "{name}: {found}");
        }
    }
}

/// Compiles a method as a file to submit, without a warning, by all compilers in all editions.
/// Asserts whether it is right on all samples of a problem in one input, as Windows writes lines,
/// with a `0` at the end.
fn assert_file(problem: &Problem, method: &str, should_be_right: bool) {
    let file = printed(&format!("course {} {method} --source", problem.name), "");
    compile_in_all_editions(&file);
    let folder = Folder::new("source");
    let program = compiled(&folder, &compilers()[0], &["-O"], &file);
    let samples: String = inputs(problem).iter().map(|file| text(file)).collect();
    let input = samples.replace("\n0\n", "\n").replace('\n', "\r\n").to_uppercase() + "0";
    let output = outcome(&mut Command::new(program), input.as_bytes()).printed;
    let found = verdict(problem, &input, output);
    assert_eq!(found == "AC", should_be_right, "{method} at {}: {found}", problem.name);
}

/// A method for each kind of answer; together they use all modules.
#[test]
fn methods_as_files_are_right() {
    assert_file(find("acwing179"), "pattern_database", true);
    assert_file(find("p1379"), "perimeter_search", true);
    assert_file(find("alds1_13_b"), "a_star_manhattan", true);
    assert_file(find("tioj1673"), "rotation_bfs_from_goal", true);
}

#[test]
#[ignore = "takes long"]
fn methods_as_files_are_right_everywhere() {
    for problem in PROBLEMS.iter().filter(|problem| problem.rust != Rust::No) {
        for lesson in LESSONS.iter().filter(|lesson| is_for(lesson, &problem.task)) {
            assert_file(problem, lesson.name(), is_taken(problem, lesson));
        }
    }
}

/// Returns how many positions a method visits for each solvable board of an input.
pub fn visits(problem: &str, method: &str, input: &str) -> Vec<usize> {
    let counts = tool(&format!("course {problem} {method} --count"), input).messages;
    let numbers = counts.lines().map(|line| line["visited: ".len()..].parse());
    numbers.map(|number| number.expect("a count")).collect()
}

/// Each method visits less than half as many positions as the one after it.
#[test]
fn better_methods_visit_fewer_positions() {
    for (name, count, methods) in [
        ("HDU 1043", 20, "pattern_database ida_star a_star_misplaced bfs_cantor"),
        ("HDU 1043", 20, "a_star_manhattan ida_star"),
        ("HDU 1043", 20, "bidirectional bfs_hash_map"),
        ("HDU 1043", 60, "perimeter_search ida_star"),
        ("AcWing 181", 4, "rotation_ida_star rotation_bfs"),
    ] {
        let input = printed(&format!("generate {name} --seed 3 --count {count}"), "");
        let mut visited: Vec<usize> = Vec::new();
        for method in methods.split(' ') {
            visited.push(visits(name, method, &input).iter().sum());
        }
        assert!(visited[0] > 0, "{name}");
        assert!(visited.windows(2).all(|two| 2 * two[0] < two[1]), "{methods:?}: {visited:?}");
    }
}
