//! One source file out of a lesson of the course, for each judge problem.
//!
//! A lesson's `use crate::…;` lines name the parts that it needs. They are put one after another,
//! without their module docs, which are for who reads the course.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use puzzle_solvers::eight::board::{goal, BLANK};
use puzzle_solvers::problems::{Problem, Task};

use crate::judges::{JudgeProblem, JUDGE_PROBLEMS};

/// Which path a method finds.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    name: &'static str,
    finds: Finds,
    /// How long a board of the most moves takes, as measured on an AMD EPYC.
    milliseconds: f64,
}

static METHODS: &[Method] = &[
    Method { name: "bfs_hash_map", finds: Finds::First, milliseconds: 25.0 },
    Method { name: "bfs_cantor", finds: Finds::First, milliseconds: 10.0 },
    Method { name: "bidirectional", finds: Finds::Shortest, milliseconds: 2.0 },
    Method { name: "a_star_misplaced", finds: Finds::Shortest, milliseconds: 25.0 },
    Method { name: "a_star_manhattan", finds: Finds::Shortest, milliseconds: 3.0 },
    Method { name: "a_star_weighted", finds: Finds::Any, milliseconds: 0.1 },
    Method { name: "a_star_blank_counted", finds: Finds::Any, milliseconds: 3.0 },
    Method { name: "ida_star", finds: Finds::First, milliseconds: 1.0 },
    Method { name: "bfs_from_goal", finds: Finds::First, milliseconds: 1.0 },
    Method { name: "pattern_database", finds: Finds::First, milliseconds: 0.2 },
    Method { name: "rotation_ida_star", finds: Finds::First, milliseconds: 1000.0 },
    Method { name: "rotation_bfs", finds: Finds::First, milliseconds: 150.0 },
];

/// Reads a file of the package.
type Read<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// Returns the method of a name.
///
/// # Errors
/// The course has no such method for this problem.
pub fn find(judged: &JudgeProblem, name: &str) -> Result<&'static Method, (u8, String)> {
    let mut methods = METHODS.iter().filter(|method| method.is_for(judged));
    let names: Vec<_> = methods.clone().map(|method| method.name).collect();
    methods.find(|method| method.name == name).ok_or_else(|| {
        let (judge, names) = (judged.name, names.join(", "));
        (2, format!("no method for {judge} is called '{name}', but these are: {names}"))
    })
}

/// Returns the methods, each with what to know of it at some judges.
pub fn list() -> String {
    let mut list = "methods of the course (--method)\n".to_string();
    for method in METHODS {
        list += &format!("  {}\n", method.name);
        let mut judges: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for judged in JUDGE_PROBLEMS.iter().filter(|judged| method.is_for(judged)) {
            if let Some(note) = method.note(judged) {
                judges.entry(note).or_default().push(judged.name);
            }
        }
        for (note, judges) in judges {
            let judges = if judges.len() < 8 { judges.join(", ") + ": " } else { String::new() };
            list += &format!("    {judges}{note}\n");
        }
    }
    list
}

impl Method {
    /// Returns whether the course has the puzzle, and reads the input.
    fn is_for(&self, judged: &JudgeProblem) -> bool {
        let Problem { task, notation, .. } = judged.problem;
        self.name.starts_with("rotation") == matches!(task, Task::Rotation)
            && notation.is_counted == matches!(task, Task::Pair)
    }

    /// Bundles the lesson for a judge problem.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn bundle(&self, judged: &JudgeProblem, read: Read) -> Result<String, String> {
        let number = METHODS.iter().position(|method| method.name == self.name).unwrap_or(0) + 1;
        let lesson = format!("lesson_{number:02}_{}", self.name);
        let keeps_tables = source(&lesson, read)?.contains("pub fn solver()");
        let solve = if keeps_tables { "solver()" } else { "solve" };
        let tile = |&tile: &u8| match tile {
            BLANK => "BLANK".to_string(),
            _ => judged.problem.notation.symbol(tile).to_string(),
        };
        let one_goal = |blank| {
            let tiles: Vec<_> = goal(blank).iter().map(tile).collect();
            format!("    let goal = Board([{}]);\n", tiles.join(", "))
        };
        // Where each puzzle has a goal of its own, a table for each would be too many.
        let is_renamed = keeps_tables && matches!(judged.problem.task, Task::Pair);
        let (judge, goal, arguments) = match judged.problem.task {
            Task::Path(blank) => ("judge_paths", one_goal(blank), format!("goal, {solve}")),
            Task::Distance(blank) => ("judge_distances", one_goal(blank), format!("goal, {solve}")),
            Task::Pair if is_renamed => {
                ("judge_pairs", String::new(), format!("renaming({solve})"))
            }
            Task::Pair => ("judge_pairs", String::new(), solve.to_string()),
            Task::Rotation => ("judge_rotations", String::new(), solve.to_string()),
        };
        let mut parts = Vec::new();
        add(&lesson, &mut parts, read)?;
        if is_renamed {
            add("part_rename", &mut parts, read)?;
        }
        add(judge, &mut parts, read)?;
        let header = self.header(judged, &source(&lesson, read)?);
        let texts: String = parts.iter().map(|(_, text)| text.as_str()).collect();
        let uses = uses(&(texts + "use std::io::{self, Read};\n"));
        let items: String = parts.iter().map(|(_, text)| format!("\n{}\n", code(text))).collect();
        Ok(format!(
            "{header}\n{uses}{items}\n\
             fn main() {{\n    \
             let mut input = String::new();\n    \
             io::stdin().read_to_string(&mut input).expect(\"UTF-8 text\");\n\
             {goal}    \
             print!(\"{{}}\", answers(&input, {arguments}).expect(\"boards\"));\n\
             }}\n"
        ))
    }

    /// Returns the header: the problem, its link and input, then the method and its costs, as the
    /// first and the last paragraph of the lesson's docs have them.
    fn header(&self, judged: &JudgeProblem, lesson: &str) -> String {
        let (name, title, link) = (judged.name, judged.problem.title, judged.link);
        let input = judged.cases.words;
        let docs = lesson.split("\n\n").next().unwrap_or("");
        let (method, docs) = docs.split_once("\n//!\n").unwrap_or((docs, ""));
        let method = method.trim_start_matches(|character| character != ':');
        let costs = docs.rsplit("\n//!\n").next().unwrap_or("");
        let note = self.note(judged).map_or(String::new(), |note| format!("//! {note}\n"));
        format!(
            "//! {name}: {title}\n//! https://{link}\n//! Input: {input}\n//!\n\
             //! Method{method}\n{costs}\n{note}"
        )
    }

    /// Returns why the judge does not take all answers, or how long its largest input takes if that
    /// is more than a second.
    fn note(&self, judged: &JudgeProblem) -> Option<String> {
        let text = match self.finds {
            Finds::Any => "Only HDU 1043 and POJ 1077 accept paths that are too long.",
            Finds::Shortest if matches!(judged.problem.task, Task::Pair) => {
                "Not accepted: a shortest path, but not always the first."
            }
            _ => return self.time(judged),
        };
        Some(text.to_string())
    }

    fn time(&self, judged: &JudgeProblem) -> Option<String> {
        let boards = match judged.cases.most {
            usize::MAX if matches!(judged.problem.task, Task::Rotation) => 30,
            usize::MAX => 100,
            most => most,
        };
        let seconds = boards as f64 * self.milliseconds / 1000.0;
        let (start, end) = match judged.seconds() {
            Some(limit) if seconds > limit => ("Too slow: ", format!("{limit} s allowed")),
            Some(limit) => ("", format!("{limit} s allowed")),
            None => ("", "limit unknown".to_string()),
        };
        let note = format!("{start}{boards} of the hardest boards take {seconds:.1} s ({end}).");
        Some(note).filter(|_| seconds > 1.0)
    }
}

fn source(module: &str, read: Read) -> Result<String, String> {
    let file = format!("src/course/{module}.rs");
    read(&file).map_err(|error| format!("{file}: cannot be read: {error}"))
}

/// Adds a module after those that it needs, unless it is there already.
fn add(module: &str, parts: &mut Vec<(String, String)>, read: Read) -> Result<(), String> {
    if parts.iter().all(|(added, _)| added != module) {
        let text = source(module, read)?;
        let needed = text.lines().filter_map(|line| line.strip_prefix("use crate::"));
        for needed in needed.filter_map(|path| path.split("::").next()) {
            if needed != "count" {
                add(needed, parts, read)?;
            }
        }
        parts.push((module.to_string(), text));
    }
    Ok(())
}

/// Returns the items of a module, without what counts the positions visited.
fn code(text: &str) -> String {
    let is_left_out = |line: &str| {
        line.starts_with("//!") || line.starts_with("use ") || line.trim() == "visit();"
    };
    let lines: Vec<_> = text.lines().filter(|line| !is_left_out(line)).collect();
    lines.join("\n").trim().to_string()
}

/// Returns what some texts import from the standard library, each module once, as rustfmt sorts it:
/// lower case before upper case, which are exchanged here until the end.
fn uses(text: &str) -> String {
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in text.lines().filter(|line| line.starts_with("use std::")).map(exchanged) {
        let (module, names) = path.trim_end_matches(';').rsplit_once("::").expect("a path");
        let names = names.trim_matches(|brace| matches!(brace, '{' | '}')).split(", ");
        modules.entry(module.to_string()).or_default().extend(names.map(String::from));
    }
    let line = |(module, names): (String, BTreeSet<String>)| {
        let list = names.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        format!("{module}::{};\n", if names.len() == 1 { list } else { format!("{{{list}}}") })
    };
    let lines: BTreeSet<_> = modules.into_iter().map(line).collect();
    exchanged(&lines.into_iter().collect::<String>())
}

/// Returns a text with lower case as upper case, and the other way round.
fn exchanged(text: &str) -> String {
    let exchange = |letter: char| match letter.is_ascii_lowercase() {
        true => letter.to_ascii_uppercase(),
        false => letter.to_ascii_lowercase(),
    };
    text.chars().map(exchange).collect()
}
