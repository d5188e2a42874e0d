//! The lessons of the course as submissions, and what to know of them at each judge.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use puzzle_solvers::course::Solver::{Eight, EightTable, Rotation, RotationTable};
use puzzle_solvers::course::{Finds, Lesson, LESSONS};
use puzzle_solvers::judging::judges::{JudgeProblem, JUDGE_PROBLEMS};
use puzzle_solvers::problems::Task;

/// Returns the lesson with the method of a name.
///
/// # Errors
/// The course has no such method for this problem.
pub fn find(judged: &JudgeProblem, name: &OsStr) -> Result<&'static Lesson, (u8, String)> {
    let mut lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&judged.problem.task));
    let names: Vec<_> = lessons.clone().map(Lesson::name).collect();
    lessons.find(|lesson| name == lesson.name()).ok_or_else(|| {
        let (judge, name, names) = (judged.name, name.to_string_lossy(), names.join(", "));
        (2, format!("no method for {judge} is called '{name}', but these are: {names}"))
    })
}

/// Returns the methods, each with what to know of it at some judges.
pub fn list() -> String {
    let mut list = "methods of the course (--method); times on an AMD EPYC\n".to_string();
    for lesson in &LESSONS {
        list += &format!("  {}\n", lesson.name());
        let judges = JUDGE_PROBLEMS.iter().filter(|judged| lesson.is_for(&judged.problem.task));
        let notes: BTreeSet<_> = judges.filter_map(|judged| note(lesson, judged)).collect();
        list.extend(notes.iter().map(|note| format!("    {note}\n")));
    }
    list
}

/// Returns the root module of a lesson's submission.
pub fn root(lesson: &Lesson, judged: &JudgeProblem) -> String {
    let goal = |blank| format!("\"{}\", ", judged.goal(blank));
    let (answers, goal) = match judged.problem.task {
        Task::Path(blank) => ("eight_answers::paths", goal(blank)),
        Task::Distance(blank) => ("eight_answers::lengths", goal(blank)),
        Task::Pair => ("eight_answers::pairs", String::new()),
        Task::Rotation => ("rotation_answers::turns", String::new()),
    };
    let (solver, call, import) = match (&lesson.solver, &judged.problem.task) {
        (Eight(_) | Rotation(_), _) => ("solve", "solve", ""),
        (EightTable(_), Task::Pair) => {
            ("solver", "for_any_goal(solver)", "use crate::course::eight_answers::for_any_goal;\n")
        }
        (EightTable(_) | RotationTable(_), _) => ("solver", "solver()", ""),
    };
    let (module, name) = (lesson.module, answers.rsplit("::").next().unwrap_or_default());
    format!(
        "use std::io::{{self, Read}};

use crate::course::{answers};
use crate::course::{module}::{solver};
{import}
fn main() {{
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input).expect(\"the input can be read\");
    print!(\"{{}}\", {name}(&String::from_utf8_lossy(&input), {goal}{call}));
}}
"
    )
}

/// Returns why the judge does not accept all answers, or how long its largest input takes if that
/// is more than a second. An input without a limit counts as 100 boards.
pub fn note(lesson: &Lesson, judged: &JudgeProblem) -> Option<String> {
    let boards = if judged.cases.most == usize::MAX { 100 } else { judged.cases.most };
    let seconds = boards as f64 * lesson.milliseconds / 1000.0;
    let time = format!("{boards} of the hardest boards take {seconds:.1} s");
    let is_slow = judged.limits.map_or(false, |limits| seconds > limits.seconds);
    let slow = if is_slow { "Too slow for " } else { "" };
    let name = judged.name;
    match (lesson.finds, &judged.problem.task) {
        (Finds::Any, _) => {
            Some("Only HDU 1043 and POJ 1077 accept paths that are too long.".to_string())
        }
        (Finds::Shortest, Task::Pair) => {
            Some(format!("Not accepted at {name}: a shortest path, but not always the first."))
        }
        _ if seconds > 1.0 => {
            Some(format!("{slow}{name}: {time} (limits: {}).", judged.limits_text()))
        }
        _ => None,
    }
}
