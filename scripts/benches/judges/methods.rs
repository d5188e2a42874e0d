//! Every method of the course: the table of `cargo bench --bench judges -- methods`, and a picture.

use std::path::PathBuf;

use puzzle_tools::course::{tool::trace, Game, Lesson, LESSONS};
use puzzle_tools::format::thousands;
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::cases;
use puzzle_tools::judging::generator::solvable;
use puzzle_tools::judging::problems::{self, Accepts, Problem};
use puzzle_tools::judging::verdict;

use crate::chart::Chart;
use crate::figures::{machine, time};
use crate::inputs::write;
use crate::measure::{race, Contender};
use crate::programs::executable;

/// The page with the table.
const PAGE: &str = include_str!("../../src/course/README.md");

const HEAD: &str = "\
|Lesson|Method|Visited|Time per board|Shortest|
|---|---|---|---|---|
";

/// A method, and its measured figures.
pub struct Method {
    lesson: &'static Lesson,
    /// The number of the lesson, from 1.
    number: usize,
    /// The number of positions visited per board, on average.
    visited: f64,
    /// The time in seconds per board, on average.
    seconds: f64,
    /// For each path that is too long, by how many moves it is too long.
    excesses: Vec<usize>,
}

/// Random boards, and the file with their input.
struct Boards {
    problem: &'static Problem,
    solvable: Vec<Case>,
    input: PathBuf,
}

/// Measures the methods with these names, or all methods if there are no names.
///
/// # Errors
/// No method has one of the names.
pub fn measure(names: &[&str]) -> Result<Vec<Method>, String> {
    let eight = Boards::new("hdu1043", 1000);
    let rotation = Boards::new("acwing181", 100);
    let mut methods = Vec::new();
    for (number, lesson) in (1..).zip(LESSONS) {
        if names.is_empty() || names.contains(&lesson.name) {
            let boards = match lesson.game {
                Game::Eight(_) => &eight,
                Game::Rotation(_) => &rotation,
            };
            methods.push(boards.measure_one(number, lesson));
        }
    }
    if methods.is_empty() {
        return Err("no method has that name; course --list shows all".to_string());
    }
    Ok(methods)
}

pub fn table(methods: &[Method]) -> String {
    let mut rows = String::new();
    for Method { lesson, number, visited, seconds, excesses } in methods {
        let name = lesson.name;
        let mut links = format!("[{name}]({name}.rs)");
        if lesson.cpp.is_some() {
            links += &format!(", [C++]({name}.cpp)");
        }
        let count = thousands(visited.round() as usize);
        let shortest = match excesses.iter().max() {
            None => "yes".to_string(),
            Some(most) => format!("no: {} too long, by up to {most}", excesses.len()),
        };
        rows += &format!("|{number}|{links}|{count}|{}|{shortest}|\n", time(*seconds));
    }
    format!("{HEAD}{rows}\nscripts/src/course/README.md explains the columns. {}\n", machine())
}

/// A picture of the methods of the eight puzzle, as the table of the page has them.
pub fn chart() -> Chart {
    let mut table = "$dots << END\n".to_string();
    for Lesson { name, .. } in LESSONS.iter().filter(|lesson| matches!(lesson.game, Game::Eight(_)))
    {
        let is_own = |row: &&str| row.contains(&format!("|[{name}]("));
        let row = PAGE.lines().find(is_own).expect("the page has a row for each lesson");
        let cells: Vec<_> = row.split('|').collect();
        let visited = cells[3].replace(',', "");
        let seconds = cells[4].replace(" ms", "e-3").replace(" µs", "e-6");
        // The names of A* and of perimeter search are left of their dots, where no other dots are:
        // A* takes the most time for a position, so other methods with as much time visit more
        // positions. Perimeter search visits the fewest positions.
        let is_left = name.starts_with("a_star") || *name == "perimeter_search";
        let side = if is_left { "Left" } else { "Right" };
        let circle = if cells[5] == "yes" { "filled" } else { "hollow" };
        table += &format!("{visited} {seconds} \"{name}\" {side} {circle}\n");
    }
    Chart {
        kind: "dots",
        title: "The eight puzzle by each method: time against positions visited, per board".into(),
        x_name: "positions visited (logarithmic)",
        table: table + "END\n",
    }
}

impl Boards {
    /// The first `count` random boards that can be solved.
    fn new(name: &str, count: usize) -> Boards {
        let problem = problems::find(name).expect("there is such a problem");
        let solvable = solvable(problem, count);
        let text = cases::input(problem, &solvable);
        Boards { problem, input: write(name, &text), solvable }
    }

    /// Measures the lesson with this number.
    fn measure_one(&self, number: usize, lesson: &'static Lesson) -> Method {
        let name = lesson.name;
        eprintln!("{name} …");
        let arguments = &[self.problem.name, name];
        let course = Contender { program: executable("course"), arguments };
        let messages = course.messages(&self.input, "--count");
        let visited = trace::counts(&messages).sum::<usize>() as f64;
        let runs = race(&[course], &self.input).remove(0);
        let mut excesses = Vec::new();
        let boards = self.solvable.len();
        let any_path = Problem { accepts: Accepts::AnyPath, ..*self.problem };
        let answers = verdict::answers(&any_path.task, runs.output.as_bytes(), boards);
        for (case, answer) in self.solvable.iter().zip(&answers) {
            let checked = verdict::of_case(&any_path, 1, case, answer);
            let lengths = checked.expect("the path ends at the goal");
            excesses.push(lengths.given - lengths.shortest);
        }
        excesses.retain(|&moves| moves > 0);
        let boards = boards as f64;
        let seconds = runs.seconds() / boards;
        Method { lesson, number, visited: visited / boards, seconds, excesses }
    }
}
