//! Every method of the course: the table of `cargo bench --bench judges -- methods`, and a picture.

use std::path::PathBuf;

use puzzle_tools::course::{tool::trace, Finds, Game, Lesson, LESSONS};
use puzzle_tools::format::thousands;
use puzzle_tools::judging::generator::solvable;
use puzzle_tools::judging::{cases, problems};

use crate::chart::Chart;
use crate::figures::{machine, time};
use crate::inputs::write;
use crate::measure::{race, Contender};

/// The page with the table.
const PAGE: &str = include_str!("../../src/course/README.md");

const HEAD: &str = "\
|Lesson|Method|Visited|Time per board|Shortest|
|---|---|---|---|---|
";

/// The table of the methods with these names, or of all methods if there are no names.
///
/// # Errors
/// No method has one of the names.
pub fn table(names: &[&str]) -> Result<String, String> {
    let eight = Boards::new("hdu1043", 1000);
    let rotation = Boards::new("acwing181", 100);
    let mut rows = String::new();
    for (number, lesson) in (1..).zip(LESSONS) {
        if names.is_empty() || names.contains(&lesson.name) {
            let boards = match lesson.game {
                Game::Eight(_) => &eight,
                Game::Rotation(_) => &rotation,
            };
            rows += &format!("|{number}|{}|\n", boards.cells(lesson).join("|"));
        }
    }
    if rows.is_empty() {
        return Err("no method has that name; course --list shows all".to_string());
    }
    Ok(format!("{HEAD}{rows}\nscripts/src/course/README.md explains the columns. {}\n", machine()))
}

/// Random boards that can be solved, and the file with their input.
struct Boards {
    problem: &'static str,
    count: usize,
    input: PathBuf,
}

impl Boards {
    fn new(name: &'static str, count: usize) -> Boards {
        let problem = problems::find(name).expect("there is such a problem");
        let text = cases::input(problem, &solvable(problem, count));
        Boards { problem: name, count, input: write(name, &text) }
    }

    /// Measures a lesson, and returns the cells after its number.
    fn cells(&self, lesson: &Lesson) -> [String; 4] {
        let name = lesson.name;
        eprintln!("{name} …");
        let arguments = &[self.problem, name];
        let course = Contender { program: env!("CARGO_BIN_EXE_course").into(), arguments };
        let messages = course.messages(&self.input, "--count");
        let boards = self.count as f64;
        let visited = trace::counts(&messages).sum::<usize>() as f64 / boards;
        let seconds = race(&[course], &self.input)[0].seconds() / boards;
        let mut links = format!("[{name}]({name}.rs)");
        if lesson.cpp.is_some() {
            links += &format!(", [C++]({name}.cpp)");
        }
        let shortest = match lesson.finds {
            Finds::First | Finds::Shortest => "yes".to_string(),
            Finds::TooLong { paths, most } => format!("no: {paths} too long, by up to {most}"),
        };
        [links, thousands(visited.round() as usize), time(seconds), shortest]
    }
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
