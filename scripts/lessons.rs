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
    method("bfs_hash_map", Finds::First, 25.0),
    method("bfs_cantor", Finds::First, 10.0),
    method("bidirectional", Finds::Shortest, 2.0),
    method("a_star_misplaced", Finds::Shortest, 25.0),
    method("a_star_manhattan", Finds::Shortest, 3.0),
    method("a_star_weighted", Finds::Any, 0.1),
    method("a_star_blank_counted", Finds::Any, 3.0),
    method("ida_star", Finds::First, 1.0),
    method("bfs_from_goal", Finds::First, 1.0),
    method("pattern_database", Finds::First, 0.2),
    method("rotation_ida_star", Finds::First, 1000.0),
    method("rotation_bfs", Finds::First, 150.0),
];

const fn method(name: &'static str, finds: Finds, milliseconds: f64) -> Method {
    Method { name, finds, milliseconds }
}

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
        let renaming = format!("renaming({solve})");
        let tile = |&tile: &u8| match tile {
            BLANK => "BLANK".to_string(),
            _ => judged.problem.notation.symbol(tile).to_string(),
        };
        let one_goal = |blank| goal(blank).iter().map(tile).collect::<Vec<_>>().join(", ");
        // Where each puzzle has a goal of its own, a table for each would be too many.
        let (judge, goal, solve) = match judged.problem.task {
            Task::Path(blank) => ("judge_paths", one_goal(blank), solve),
            Task::Distance(blank) => ("judge_distances", one_goal(blank), solve),
            Task::Pair if keeps_tables => ("judge_pairs", String::new(), renaming.as_str()),
            Task::Pair => ("judge_pairs", String::new(), solve),
            Task::Rotation => ("judge_rotations", String::new(), solve),
        };
        let mut parts = Vec::new();
        add(&lesson, &mut parts, read)?;
        if solve == renaming {
            add("part_rename", &mut parts, read)?;
        }
        add(judge, &mut parts, read)?;
        let mut imports = BTreeMap::new();
        import("use std::io::{self, Read};", &mut imports);
        let mut items = String::new();
        for (_, text) in &parts {
            text.lines().for_each(|line| import(line, &mut imports));
            items += &format!("\n{}\n", code(text));
        }
        let header = self.header(judged, &source(&lesson, read)?);
        Ok(header + "\n" + &uses(imports) + &items + &main(&goal, solve))
    }

    /// Returns the header: the problem, its link and input, then the method and its costs, as the
    /// first and the last paragraph of the lesson's docs have them.
    fn header(&self, judged: &JudgeProblem, lesson: &str) -> String {
        let (name, title, link) = (judged.name, judged.problem.title, judged.link);
        let input = judged.cases;
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
        match self.finds {
            Finds::Any => {
                return Some(
                    "Only HDU 1043 and POJ 1077 accept paths that are too long.".to_string(),
                )
            }
            Finds::Shortest if matches!(judged.problem.task, Task::Pair) => {
                return Some("Not accepted: a shortest path, but not always the first.".to_string())
            }
            _ => {}
        }
        let boards = match judged.most() {
            usize::MAX if matches!(judged.problem.task, Task::Rotation) => 30,
            usize::MAX => 100,
            most => most,
        };
        let seconds = f64::from(boards as u32) * self.milliseconds / 1000.0;
        let limit = judged.limits.split_once(" s").and_then(|(limit, _)| limit.parse().ok());
        let (start, end) = match limit {
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

/// Names by the module that they are imported from.
type Imports = BTreeMap<String, BTreeSet<(String, String)>>;

/// Adds the names that a line imports from the standard library.
fn import(line: &str, imports: &mut Imports) {
    if let Some(path) = line.strip_prefix("use std::") {
        let (module, names) = path.trim_end_matches(';').rsplit_once("::").unwrap_or(("", path));
        let names = names.trim_matches(|brace| brace == '{' || brace == '}').split(", ");
        let names = names.map(|name| (lower_case_first(name), name.to_string()));
        imports.entry(module.to_string()).or_default().extend(names);
    }
}

/// Returns the imports as rustfmt sorts them.
fn uses(imports: Imports) -> String {
    let paths = imports.into_iter().map(|(module, names)| {
        let names: Vec<_> = names.into_iter().map(|(_, name)| name).collect();
        match &names[..] {
            [name] => format!("{module}::{name}"),
            names => format!("{module}::{{{}}}", names.join(", ")),
        }
    });
    let mut paths: Vec<_> = paths.collect();
    paths.sort_by_key(|path| lower_case_first(path));
    paths.iter().map(|path| format!("use std::{path};\n")).collect()
}

/// Returns a key that sorts lower case before upper case.
fn lower_case_first(name: &str) -> String {
    let swap = |letter: char| match letter.is_ascii_lowercase() {
        true => letter.to_ascii_uppercase(),
        false => letter.to_ascii_lowercase(),
    };
    name.chars().map(swap).collect()
}

fn main(goal: &str, solve: &str) -> String {
    let (goal, arguments) = match goal {
        "" => (String::new(), solve.to_string()),
        goal => (format!("    let goal = Board([{goal}]);\n"), format!("goal, {solve}")),
    };
    format!(
        "\nfn main() {{\n    \
         let mut input = String::new();\n    \
         io::stdin().read_to_string(&mut input).expect(\"UTF-8 text\");\n\
         {goal}    \
         print!(\"{{}}\", answers(&input, {arguments}).expect(\"boards\"));\n\
         }}\n"
    )
}
