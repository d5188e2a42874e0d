//! The lessons of the course as submissions, and notes on them for each judge.

use std::time::Duration;

use puzzle_solvers::course::Solver::{Eight, EightTable, Rotation, RotationTable};
use puzzle_solvers::course::{Finds, Lesson, LESSONS};
use puzzle_solvers::judging::{figures, Accepts, Problem, Task, PROBLEMS};

/// Returns the list of methods, each with its notes for some judges.
pub fn list() -> String {
    let mut list = "methods of the course; times on an AMD EPYC\n".to_string();
    for lesson in LESSONS {
        list += &format!("  {}\n", lesson.name());
        let judges = PROBLEMS.iter().filter(|problem| lesson.is_for(&problem.task));
        let mut notes: Vec<_> = judges.filter_map(|problem| note(lesson, problem)).collect();
        notes.dedup();
        list.extend(notes.iter().map(|note| format!("    {note}\n")));
    }
    list
}

/// Returns the root module of a lesson's submission.
pub fn root(lesson: &Lesson, problem: &Problem) -> String {
    let task = &problem.task;
    let solver = match (&lesson.solver, task) {
        (Eight(_) | Rotation(_), _) => "solve",
        (EightTable(_), Task::Pair) => "for_any_goal(solver)",
        (EightTable(_), Task::Path(_) | Task::Distance(_) | Task::Rotation)
        | (RotationTable(_), _) => "solver()",
    };
    let quoted = |goal| format!("\"{}\", ", problem.goal(goal));
    let (game, answers, goal) = match task {
        Task::Path(goal) => ("eight", "paths", quoted(goal)),
        Task::Distance(goal) => ("eight", "lengths", quoted(goal)),
        Task::Pair => ("eight", "pairs", String::new()),
        Task::Rotation => ("rotation", "turns", String::new()),
    };
    let module = lesson.module;
    format!(
        "use std::io::{{self, Read}};

use crate::course::{game}_answers::*;
use crate::course::{module}::*;

fn main() {{
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input).expect(\"the input can be read\");
    print!(\"{{}}\", {answers}(&String::from_utf8_lossy(&input), {goal}{solver}));
}}
"
    )
}

/// Returns why the judge does not accept all answers, or how long the hardest boards take if an
/// input of them takes more than a second. If the judge names no limit, that input has 30 boards,
/// as elsewhere in the rotation game.
pub fn note(lesson: &Lesson, problem: &Problem) -> Option<String> {
    let boards = if problem.most == usize::MAX { 30 } else { problem.most };
    let seconds = boards as f64 * lesson.milliseconds / 1000.0;
    let is_slow = problem.limits.map_or(false, |limits| seconds > limits.seconds);
    let slow = if is_slow { "too slow, " } else { "" };
    let (name, limits) = (problem.name, problem.limits_text());
    match lesson.finds {
        Finds::Any(longer) => {
            let judges = PROBLEMS.iter().filter(|judge| judge.accepts == Accepts::AnyPath);
            let names: Vec<_> = judges.map(|judge| judge.name).collect();
            let names = names.join(" and ");
            Some(format!(
                "Too long for {longer} of 1,000 random boards. Only {names} accept longer paths."
            ))
        }
        Finds::Shortest if problem.task.is_pair() => {
            Some(format!("Not accepted at {name}: a shortest path, but not always the first."))
        }
        _ if seconds > 1.0 => {
            let time = figures::seconds(Duration::from_secs_f64(seconds));
            let of = format!("for the {boards} hardest boards (limits: {limits})");
            Some(format!("{name}: {slow}{time} s {of}."))
        }
        _ => None,
    }
}
