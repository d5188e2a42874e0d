//! A lesson as one file to submit: `--source` of `course`.
//!
//! The file begins with a function `main` from a frame, `frames/eight.rs` or `frames/rotation.rs`, in
//! which the words in capitals are replaced. The modules that the lesson uses follow as they are, each
//! within `mod name { … }`, so that paths such as `crate::eight` hold. Only the lines for the trace
//! are left out.

use puzzle_solvers::course::{Lesson, Solver};
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::problems::{Problem, Rust, Task};

/// The modules that lessons share.
const SHARED: [(&str, &str); 3] = [
    ("a_star", include_str!("../../src/course/a_star.rs")),
    ("heuristics", include_str!("../../src/course/heuristics.rs")),
    ("ida_star", include_str!("../../src/course/ida_star.rs")),
];

/// Returns a file that answers a problem by a lesson's method, or `None` if the judge takes no
/// Rust. It compiles in every edition without a warning.
pub fn source(problem: &Problem, lesson: &Lesson) -> Option<String> {
    if problem.rust == Rust::No {
        return None;
    }
    let frame = match problem.task {
        Task::Path(goal) => eight(goal, "String::from_utf8_lossy(&path)", "unsolvable"),
        Task::Distance(goal) => eight(goal, "path.len()", "-1"),
        Task::Rotation => include_str!("frames/rotation.rs").to_string(),
        // No judge that feeds pairs takes Rust.
        Task::Pair => return None,
    };
    let function = if lesson.source.contains("pub fn solver(") { "solver()" } else { "solve" };
    let main = frame
        .replace("PROBLEM", &format!("{}: {}", problem.name, problem.answer_in_words()))
        .replace("METHOD", lesson.name())
        .replace("FINDS", &lesson.finds.in_words())
        .replace("SOLVER", &format!("{}::{function}", lesson.module))
        .replace("MOVES", problem.task.letters());
    let mut lessons = module("pub mod", lesson.module, lesson.source);
    for (name, text) in SHARED {
        if lesson.source.contains(&format!("use crate::course::{name}::")) {
            lessons += &module("pub mod", name, text);
        }
    }
    let game = match lesson.solver {
        Solver::Eight(_) => module("mod", "eight", include_str!("../../src/eight.rs")),
        Solver::Rotation(_) => module("mod", "rotation", include_str!("../../src/rotation.rs")),
    };
    Some(main + &module("mod", "course", lessons.trim_start()) + &game)
}

/// Returns the frame of the eight puzzle with the answers for a path and for no path.
fn eight(goal: Board, answer: &str, no_path: &str) -> String {
    let frame = include_str!("frames/eight.rs").replace("GOAL", &format!("{:?}", goal.0));
    frame.replace("ANSWER", answer).replace("NO_PATH", no_path)
}

/// Returns a module in the form `mod name { … }`, without the lines for the trace.
fn module(keyword: &str, name: &str, text: &str) -> String {
    let mut module = format!("\n{keyword} {name} {{\n");
    for line in text.lines() {
        let code = line.trim_start();
        if !code.starts_with("trace::") && code != "use crate::course::trace;" {
            module += format!("    {line}").trim_end();
            module += "\n";
        }
    }
    module + "}\n"
}
