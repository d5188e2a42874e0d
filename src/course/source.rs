//! A lesson as one file to submit: `--source` of `course`.
//!
//! The file begins with a function `main` from a frame, `src/course/frames/eight.rs` or
//! `rotation.rs`, in which the words in capitals are replaced. Behind it stand the modules that the
//! lesson uses, as they are, each within `mod name { … }`, so that paths such as `crate::eight`
//! hold. Only the lines for the trace are left out.

use crate::course::{Lesson, Solver};
use crate::eight::Board;
use crate::judging::problems::{Problem, Rust, Task};

/// The modules that lessons share.
const SHARED: [(&str, &str); 3] = [
    ("a_star", include_str!("a_star.rs")),
    ("heuristics", include_str!("heuristics.rs")),
    ("ida_star", include_str!("ida_star.rs")),
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
        Solver::Eight(_) => module("mod", "eight", include_str!("../eight.rs")),
        Solver::Rotation(_) => module("mod", "rotation", include_str!("../rotation.rs")),
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
