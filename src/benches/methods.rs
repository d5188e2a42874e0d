//! Every method of the course: the table of `cargo bench -- methods`, and its picture.

use std::path::PathBuf;

use puzzle_solvers::course::{Lesson, LESSONS};
use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::{self, Problem, Task};

use crate::built::executable;
use crate::chart::Chart;
use crate::figures::{machine, time};
use crate::inputs::{generated, write};
use crate::measure::{race, Contender};

const HEAD: &str = "\
|Lesson|Method|Visited|Time a board|Shortest|
|---|---|---|---|---|
";

const NOTES: &str = "
For 1,000 random solvable boards of the eight puzzle, or 100 boards of the rotation game: positions
visited, on average (a table is shared by all boards); time of the whole program, over the boards;
and whether all paths are shortest, after making their moves.
";

/// A method, and what was measured of it.
pub struct Method {
    lesson: &'static Lesson,
    /// The number of the lesson, from 1.
    number: usize,
    /// The positions visited, a board on average.
    visited: f64,
    /// The time in seconds, a board on average.
    seconds: f64,
    /// How many paths are too long.
    longer: usize,
    /// By how many moves the worst path is too long.
    excess: usize,
}

/// Some boards, and the input that has them.
struct Boards {
    problem: &'static Problem,
    solvable: Vec<Case>,
    input: PathBuf,
}

/// Measures the methods with these names, or all methods if there are no names.
pub fn measure(names: &[String]) -> Vec<Method> {
    // Half of the boards of the eight puzzle are unsolvable, so more are drawn than are needed.
    let eight = Boards::new("hdu1043", "--seed 3 --count 3000", 1000);
    let rotation = Boards::new("acwing181", "--seed 3", 100);
    let mut methods = Vec::new();
    for (number, lesson) in (1..).zip(LESSONS) {
        if names.is_empty() || names.iter().any(|name| name == lesson.name()) {
            let boards = if lesson.is_for(&Task::Rotation) { &rotation } else { &eight };
            methods.push(boards.measure_one(number, lesson));
        }
    }
    methods
}

/// Returns the table of methods.
pub fn table(methods: &[Method]) -> String {
    let mut rows = String::new();
    for &Method { lesson, number, visited, seconds, longer, excess } in methods {
        let link = format!("[{}]({}.rs)", lesson.name(), lesson.module);
        let shortest = match longer {
            0 => "yes".to_string(),
            _ => format!("no: {longer} too long, by up to {excess}"),
        };
        let count = thousands(visited.round() as usize);
        rows += &format!("|{number}|{link}|{count}|{}|{shortest}|\n", time(seconds));
    }
    format!("{HEAD}{rows}{NOTES}{}\n", machine())
}

/// Returns a picture of the methods of the eight puzzle.
pub fn chart(methods: &[Method]) -> Chart {
    let mut table = "$dots << END\n".to_string();
    for &Method { lesson, visited, seconds, longer, .. } in methods {
        if !lesson.is_for(&Task::Rotation) {
            let name = lesson.name();
            // A* takes more time for a position than the other methods. So its dots lie above
            // those, where their names have room on the left.
            let side = if name.starts_with("a_star") { "Left" } else { "Right" };
            let circle = if longer == 0 { "filled" } else { "hollow" };
            table += &format!("{visited:e} {seconds:e} \"{name}\" {side} {circle}\n");
        }
    }
    Chart {
        kind: "dots",
        title: "The eight puzzle by each method: time over positions visited, a board on average",
        x_name: "positions visited (logarithmic)",
        table: table + "END\n",
    }
}

impl Boards {
    /// Returns the first `count` solvable boards that `generate` prints for these options.
    fn new(name: &str, options: &str, count: usize) -> Boards {
        let problem = problems::find(name).expect("there is such a problem");
        let text = generated(&format!("{name} {options}"));
        let cases = cases::read(problem, text.as_bytes()).expect("an input that can be read");
        let mut solvable: Vec<_> = cases.into_iter().map(|(_, case)| case).collect();
        solvable.retain(|case| case.distance().is_some());
        solvable.truncate(count);
        let parts = cases::parts(problem, count, solvable.iter().copied());
        Boards { problem, input: write(name, &parts.collect::<String>()), solvable }
    }

    /// Measures the lesson with this number.
    fn measure_one(&self, number: usize, lesson: &'static Lesson) -> Method {
        let name = lesson.name();
        eprintln!("{name} …");
        let course =
            [Contender { program: executable("course"), arguments: &[self.problem.name, name] }];
        let runs = race(&course, &self.input).remove(0);
        let count = |line: &str| line["visited: ".len()..].parse::<f64>().expect("a count");
        let visited: f64 = course[0].messages(&self.input, "--count").lines().map(count).sum();
        let boards = self.solvable.len() as f64;
        let excess = self.excess(&runs.answers);
        Method {
            lesson,
            number,
            visited: visited / boards,
            seconds: runs.seconds() / boards,
            longer: excess.iter().filter(|&&moves| moves > 0).count(),
            excess: excess.into_iter().max().expect("there are boards"),
        }
    }

    /// Makes the moves of each path in the answers, and returns by how many moves each is too long.
    fn excess(&self, answers: &str) -> Vec<usize> {
        let lines: Vec<_> = answers.lines().collect();
        let lines_per_board = lines.len() / self.solvable.len();
        let mut excess = Vec::new();
        for (case, answer) in self.solvable.iter().zip(lines.chunks(lines_per_board)) {
            let path = answer[0];
            let end = path.bytes().try_fold(*case, |case, letter| case.after(letter));
            assert!(end.map_or(false, |end| end.is_solved()), "{path}");
            excess.push(path.len() - case.distance().expect("the case is solvable"));
        }
        excess
    }
}
