//! Every method of the course: the table of `cargo bench -- methods`,
//! and its picture.

use std::path::PathBuf;
use std::process::Command;
use std::slice;

use puzzle_solvers::course::{Lesson, LESSONS};
use puzzle_solvers::judging::figures::thousands;
use puzzle_solvers::judging::{Case, Problem};

use crate::chart::{Chart, Series, PLAIN};
use crate::figures::{report, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::binary;

const NOTES: &str = "
For 1,000 random solvable boards of the eight puzzle, or 100 boards of the rotation game: positions
visited, on average (a table is shared by all boards); time of the whole program, over the boards;
whether all paths are shortest, after making their moves; and the lines of code of the submission
that `bundle` writes.
";

/// The table's cells for a method, and its dot.
type Row = ([String; 6], Series);

/// Solvable boards, each with its distance, and the input that has them.
struct Boards {
    problem: &'static Problem,
    solved: Vec<(Case, usize)>,
    input: PathBuf,
}

/// Measures the lessons with these names, or all lessons if there are no names. Returns their table, if there are any, and a picture of those of the eight puzzle.
pub fn measure(names: &[String]) -> Option<(String, Chart)> {
    let (eight, rotation) = (Boards::new("HDU 1043", 1000), Boards::new("POJ 2286", 100));
    let (of_eight, of_rotation) = (eight.lessons(names), rotation.lessons(names));
    let (mut rows, series): (Vec<_>, _) = of_eight.into_iter().unzip();
    rows.extend(of_rotation.into_iter().map(|(row, _)| row));
    let chart = Chart {
        title: "The eight puzzle by each method: time over positions visited, a board on average",
        x: "positions visited (logarithmic)",
        series,
    };
    let heads = ["Lesson", "Method", "Visited", "Time a board", "Shortest", "Lines"];
    (!rows.is_empty()).then(|| (report(heads, &rows, NOTES), chart))
}

impl Boards {
    fn new(name: &str, count: usize) -> Boards {
        let problem = find(name);
        // Half of them may be unsolvable, so more are drawn than are needed.
        let cases = Draw::Random(3 * count).cases(problem).into_iter();
        let solved = cases.filter_map(|case| Some((case, case.distance()?)));
        let solved: Vec<_> = solved.take(count).collect();
        let cases: Vec<_> = solved.iter().map(|(case, _)| *case).collect();
        Boards { problem, solved, input: inputs::write(problem, &cases) }
    }

    /// Measures the lessons for these boards: those with these names, or all if there are no names.
    fn lessons(&self, names: &[String]) -> Vec<Row> {
        let problem = self.problem.name;
        let lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&self.problem.task));
        let is_meant = |method: &&str| names.is_empty() || names.iter().any(|name| name == method);
        let row = |method| self.row(method, &[problem, method]);
        lessons.map(Lesson::name).filter(is_meant).map(row).collect()
    }

    /// Measures a lesson. With the arguments, `course` runs it and `bundle` prints it.
    fn row(&self, name: &str, arguments: &[&str]) -> Row {
        eprintln!("{name} …");
        let program = Contender::new(binary("course"), arguments);
        let finish = &race(slice::from_ref(&program), &self.input)[0];
        let boards = self.solved.len() as f64;
        let visited = program.counted(&self.input) as f64 / boards;
        let seconds = finish.seconds / boards;

        let excess = self.excess(&finish.answers);
        let longer = excess.iter().filter(|&&excess| excess > 0).count();
        let most = excess.iter().max().expect("there are boards");
        let (shortest, note) = match longer {
            0 => ("yes".to_string(), ""),
            _ => (format!("no: {longer} too long, by up to {most}"), " (not shortest)"),
        };
        let lines = lines_of(arguments);
        let (mut number, mut link) = (String::new(), name.to_string());
        if let Some(i) = LESSONS.iter().position(|lesson| lesson.name() == name) {
            (number, link) = ((i + 1).to_string(), format!("[{name}]({}.rs)", LESSONS[i].module));
        }
        let count = thousands(visited.round() as usize);
        let cells = [number, link, count, time(seconds), shortest, lines];
        let name = format!("{name}{note}");
        (cells, Series { name, colour: PLAIN, dots: vec![[visited, seconds]] })
    }

    /// Makes the moves of each path in the answers, and returns by how many moves each is too long.
    fn excess(&self, answers: &str) -> Vec<usize> {
        let lines = answers.lines().count() / self.solved.len();
        let paths = answers.lines().step_by(lines).zip(&self.solved);
        let excess = paths.map(|(path, (case, distance))| {
            let end = path.bytes().try_fold(*case, |case, letter| case.after(letter));
            assert!(end.map_or(false, |end| end.is_solved()), "{path}");
            path.len() - distance
        });
        excess.collect()
    }
}

/// Returns how many lines of code the submission has that `bundle` prints for these arguments.
fn lines_of(arguments: &[&str]) -> String {
    let output = Command::new(binary("bundle")).args(arguments).output().expect("it starts");
    assert!(output.status.success(), "bundle {arguments:?}: {}", output.status);
    let text = String::from_utf8_lossy(&output.stdout);
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("//");
    text.lines().map(str::trim).filter(is_code).count().to_string()
}
