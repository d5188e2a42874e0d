//! A lesson as one file to submit: `--source` of `course`.
//!
//! In Rust, a function `main` comes first, and then the modules that the lesson uses, each within
//! `mod name { … }`, so that names such as `crate::eight` hold. In C++, the lesson's file is whole
//! in itself. Only its first line, the goal and the answer are replaced.

use crate::course::tool::solvers::is_for;
use crate::course::{Game, Lesson, LESSONS};
use crate::eight::Board;
use crate::error::Error;
use crate::judging::problems::{Problem, Rust, Task};

const SHARED: [(&str, &str); 3] = [
    ("a_star", include_str!("../shared/a_star.rs")),
    ("heuristics", include_str!("../shared/heuristics.rs")),
    ("ida_star", include_str!("../shared/ida_star.rs")),
];

/// For a judge, the methods that may be too slow, and a quick one. They search anew for each board.
/// When they were timed, they took more than half of the judge's limit: on 221 boards of 30 moves
/// at HDU 1043, on a board of 31 moves at POJ 1077 (compiled without an optimizer), on 30 boards at
/// AcWing 181.
const SLOW: [(&str, &[&str], &str); 3] = [
    (
        "HDU 1043",
        &["bfs_hash_map", "bfs_cantor", "bidirectional", "a_star_manhattan"],
        "bfs_from_goal",
    ),
    ("POJ 1077", &["bfs_hash_map"], "bfs_cantor"),
    ("AcWing 181", &["rotation_bfs"], "rotation_bfs_from_goal"),
];

/// What comes before `main`.
const ALLOW: &str = "\
// The modules hold more than this method needs, and a `solve` that keeps nothing needs no `mut`.
#![allow(dead_code, unused_mut)]

";

/// A note on a method that may be too slow for a judge. It names a quick method.
pub fn slowness(problem: &Problem, lesson: &Lesson) -> Option<String> {
    let (judge, methods, quick) = SLOW.iter().find(|(judge, ..)| *judge == problem.name)?;
    let method = methods.iter().find(|method| **method == lesson.name)?;
    Some(format!("{method} may be too slow for {judge}; {quick} is quick"))
}

/// A file that answers a problem by a lesson's method, in Rust (`rs`) or C++ (`cpp`). It
/// compiles without a warning, in every edition of Rust and as C++98.
///
/// # Errors
/// There is no such file. The message names what there is.
pub fn source(problem: &Problem, lesson: &Lesson, language: &str) -> Result<String, Error> {
    let (judge, method) = (problem.name, lesson.name);
    if problem.task.is_pair() {
        let program = problem.files().join(", ");
        return Err(Error::new(format!("{judge} feeds pairs, which only {program} reads")));
    }
    let with_cpp =
        LESSONS.iter().filter(|other| is_for(other, &problem.task) && other.cpp.is_some());
    let methods = with_cpp.map(|lesson| lesson.name).collect::<Vec<_>>().join(", ");
    let title = format!("// {judge}: {}\n", problem.answer_in_words());
    let why = match (language, lesson.cpp) {
        ("rs", _) if problem.rust != Rust::No => return Ok(title + &in_rust(problem, lesson)),
        ("rs", _) => format!("{judge} takes no Rust; --source cpp has these methods: {methods}"),
        ("cpp", Some(text)) => return Ok(title + &in_cpp(problem, text)),
        ("cpp", None) => format!("{method} is not in C++; these methods are: {methods}"),
        _ => format!("--source takes rs or cpp, not '{language}'"),
    };
    Err(Error::new(why))
}

fn in_cpp(problem: &Problem, text: &str) -> String {
    let (_, code) = text.split_once('\n').expect("a first line");
    let with_goal =
        |goal: Board| code.replace("123456780", &goal.0.map(|cell| cell.to_string()).concat());
    match problem.task {
        Task::Path(goal) => with_goal(goal),
        Task::Distance(goal) => with_goal(goal)
            .replace("solve(start) : \"unsolvable\"", "int(solve(start).size()) : -1"),
        // `source` has refused pairs.
        Task::Rotation | Task::Pair => code.to_string(),
    }
}

fn in_rust(problem: &Problem, lesson: &Lesson) -> String {
    let main = match problem.task {
        Task::Path(goal) => {
            eight_main(lesson, goal, "String::from_utf8_lossy(&solve(&puzzle))", "unsolvable")
        }
        Task::Distance(goal) => eight_main(lesson, goal, "solve(&puzzle).len()", "-1"),
        // `source` has refused pairs.
        Task::Rotation | Task::Pair => rotation_main(lesson),
    };
    let mut lessons = module("pub mod", lesson.name, lesson.source);
    let mut shared = String::new();
    for (name, text) in SHARED {
        if lesson.source.contains(&format!("use crate::course::shared::{name}::")) {
            shared += &module("pub mod", name, &without_docs(text));
        }
    }
    if !shared.is_empty() {
        lessons += &module("pub mod", "shared", shared.trim_start());
    }
    let course = module("mod", "course", lessons.trim_start());
    let (name, rules) = match lesson.game {
        Game::Eight(_) => ("eight", include_str!("../../eight.rs")),
        Game::Rotation(_) => ("rotation", include_str!("../../rotation.rs")),
    };
    let rules = module("mod", name, &without_docs(rules));
    method_lines(lesson) + "\n" + ALLOW + &main + &course + &rules
}

/// The function `main` for the eight puzzle. `answer` is the expression that is printed if there is
/// a path, and `no_path` the text if there is none.
fn eight_main(lesson: &Lesson, goal: Board, answer: &str, no_path: &str) -> String {
    let Lesson { name, solver, .. } = lesson;
    let goal = goal.0;
    format!(
        r#"use eight::{{is_solvable, Board, Puzzle}};
use std::io::{{self, Read}};

fn main() {{
    let mut solve = course::{name}::{solver};
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("the input is text");
    let symbols: Vec<char> = input.chars().filter(char::is_ascii_alphanumeric).collect();
    for cells in symbols.chunks_exact(9) {{
        // The blank is 0 or a letter.
        let start = Board(std::array::from_fn(|i| cells[i].to_digit(10).unwrap_or(0) as u8));
        let puzzle = Puzzle {{ start, goal: Board({goal:?}), letters: b"udlr" }};
        if is_solvable(puzzle.start, puzzle.goal) {{
            println!("{{}}", {answer});
        }} else {{
            println!("{no_path}");
        }}
    }}
}}
"#
    )
}

fn rotation_main(lesson: &Lesson) -> String {
    let Lesson { name, solver, .. } = lesson;
    format!(
        r#"use rotation::Board;
use std::io::{{self, Read}};

fn main() {{
    let mut solve = course::{name}::{solver};
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("the input is text");
    // A 0 ends the input.
    let digits = input.chars().filter(char::is_ascii_digit);
    let symbols: Vec<char> = digits.take_while(|&digit| digit != '0').collect();
    for squares in symbols.chunks_exact(24) {{
        let mut board = Board(std::array::from_fn(|i| squares[i] as u8 - b'0'));
        let path = solve(board);
        if path.is_empty() {{
            print!("No moves needed");
        }}
        for turn in path {{
            print!("{{}}", char::from(b"ABCDEFGH"[turn]));
            board = board.after(turn);
        }}
        println!("\n{{}}", board.centre());
    }}
}}
"#
    )
}

/// What the head of a lesson says of its method, time and space, and which path it finds.
fn method_lines(lesson: &Lesson) -> String {
    let head = lesson.source.lines().skip_while(|line| !line.starts_with("//! Method: "));
    let lines = head.take_while(|line| *line != "//!" && !line.starts_with("//! C++: "));
    let costs: String = lines.map(|line| line.replace("//!", "//") + "\n").collect();
    costs + &format!("// Path:   {}.\n", lesson.finds_in_words())
}

/// A text without its docs. The comments within functions stay.
fn without_docs(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.trim_start().starts_with("///")).collect()
}

/// A module in the form `mod name { … }`, without its head and the lines for the trace.
fn module(keyword: &str, name: &str, text: &str) -> String {
    let mut module = format!("\n{keyword} {name} {{\n");
    for line in text.lines().skip_while(|line| line.is_empty() || line.starts_with("//!")) {
        let code = line.trim_start();
        if !code.starts_with("trace::") && code != "use crate::course::tool::trace;" {
            module += format!("    {line}").trim_end();
            module += "\n";
        }
    }
    module + "}\n"
}
