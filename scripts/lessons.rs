//! One source file out of a lesson of the course, for each judge problem.
//!
//! A submission is a `main` that calls the judge's part and the lesson, and after it both of them
//! and the parts that they need, as if all were one module.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use puzzle_solvers::problems::Task;

use puzzle_solvers::judging::judges::{JudgeProblem, JUDGE_PROBLEMS};

/// Which path a method finds.
enum Finds {
    /// The first of the shortest in the order of the moves.
    First,
    /// One of the shortest.
    Shortest,
    /// One that can be longer.
    Any,
}

/// A lesson's method.
pub struct Method {
    /// The module that has it, whose name ends with the method's.
    pub lesson: &'static str,
    finds: Finds,
    /// How long a board of the most moves takes, as measured on an AMD EPYC.
    milliseconds: f64,
}

static METHODS: &[Method] = &[
    Method { lesson: "lesson_01_bfs_hash_map", finds: Finds::First, milliseconds: 25.0 },
    Method { lesson: "lesson_02_bfs_cantor", finds: Finds::First, milliseconds: 10.0 },
    Method { lesson: "lesson_03_bidirectional", finds: Finds::Shortest, milliseconds: 2.0 },
    Method { lesson: "lesson_04_a_star_misplaced", finds: Finds::Shortest, milliseconds: 25.0 },
    Method { lesson: "lesson_05_a_star_manhattan", finds: Finds::Shortest, milliseconds: 3.0 },
    Method { lesson: "lesson_06_a_star_weighted", finds: Finds::Any, milliseconds: 0.1 },
    Method { lesson: "lesson_07_a_star_blank_counted", finds: Finds::Any, milliseconds: 3.0 },
    Method { lesson: "lesson_08_ida_star", finds: Finds::First, milliseconds: 1.0 },
    Method { lesson: "lesson_09_bfs_from_goal", finds: Finds::First, milliseconds: 1.0 },
    Method { lesson: "lesson_10_pattern_database", finds: Finds::First, milliseconds: 0.2 },
    Method { lesson: "lesson_11_rotation_ida_star", finds: Finds::First, milliseconds: 1000.0 },
    Method { lesson: "lesson_12_rotation_bfs", finds: Finds::First, milliseconds: 150.0 },
];

/// Returns the method of a name.
///
/// # Errors
/// The course has no such method for this problem.
pub fn find(judged: &JudgeProblem, name: &OsStr) -> Result<&'static Method, (u8, String)> {
    let mut methods = METHODS.iter().filter(|method| method.is_for(judged));
    let names: Vec<_> = methods.clone().map(Method::name).collect();
    methods.find(|method| name == method.name()).ok_or_else(|| {
        let (judge, name, names) = (judged.name, name.to_string_lossy(), names.join(", "));
        (2, format!("no method for {judge} is called '{name}', but these are: {names}"))
    })
}

/// Returns the methods, each with what to know of it at some judges.
pub fn list() -> String {
    let mut list = "methods of the course (--method); times on an AMD EPYC\n".to_string();
    for method in METHODS {
        list += &format!("  {}\n", method.name());
        let judges = JUDGE_PROBLEMS.iter().filter(|judged| method.is_for(judged));
        let notes: BTreeSet<_> = judges.filter_map(|judged| method.note(judged)).collect();
        list.extend(notes.iter().map(|note| format!("    {note}\n")));
    }
    list
}

impl Method {
    fn name(&self) -> &'static str {
        &self.lesson["lesson_01_".len()..]
    }

    /// Returns whether the method is for this puzzle and kind of input.
    fn is_for(&self, judged: &JudgeProblem) -> bool {
        self.name().starts_with("rotation") == matches!(judged.problem.task, Task::Rotation)
    }

    /// Returns the root module of the submission for a judge problem.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn root(&self, judged: &JudgeProblem, lesson: &str) -> String {
        let goal = |blank| format!("\"{}\", ", judged.goal(blank));
        let (judge, goal) = match judged.problem.task {
            Task::Path(blank) => ("judge_paths", goal(blank)),
            Task::Distance(blank) => ("judge_distances", goal(blank)),
            Task::Pair => ("judge_pairs", String::new()),
            Task::Rotation => ("judge_rotations", String::new()),
        };
        let (solve, rename) = match (lesson.contains("pub fn solver()"), judge) {
            (false, _) => ("solve", ""),
            (true, "judge_pairs") => ("renaming(solver())", "use crate::part_rename::renaming;\n"),
            (true, _) => ("solver()", ""),
        };
        let name = self.lesson;
        let function = if solve == "solve" { "solve" } else { "solver" };
        format!(
            "use std::io::Read;\n\n\
             use crate::{judge}::answers;\nuse crate::{name}::{function};\n{rename}\n\
             fn main() {{\n    \
             let mut text = String::new();\n    \
             std::io::stdin().read_to_string(&mut text).expect(\"UTF-8\");\n    \
             print!(\"{{}}\", answers(&text, {goal}{solve}).expect(\"boards\"));\n\
             }}\n"
        )
    }

    /// Returns why the judge does not accept all answers, or how long its largest input takes if
    /// that is more than a second. An input without a limit counts as 100 boards.
    pub fn note(&self, judged: &JudgeProblem) -> Option<String> {
        let boards = if judged.cases.most == usize::MAX { 100 } else { judged.cases.most };
        let seconds = boards as f64 * self.milliseconds / 1000.0;
        let time = format!("{boards} of the hardest boards take {seconds:.1} s");
        let is_slow = judged.limits.map_or(false, |limits| seconds > limits.seconds);
        let slow = if is_slow { "Too slow for " } else { "" };
        let (name, limits) = (judged.name, judged.limits_text());
        match (&self.finds, &judged.problem.task) {
            (Finds::Any, _) => {
                Some("Only HDU 1043 and POJ 1077 accept paths that are too long.".to_string())
            }
            (Finds::Shortest, Task::Pair) => {
                Some(format!("Not accepted at {name}: a shortest path, but not always the first."))
            }
            _ if seconds > 1.0 => Some(format!("{slow}{name}: {time} (limits: {limits}).")),
            _ => None,
        }
    }
}
