//! Every method of the course: the table of `cargo bench -- methods`, and its picture.

use std::path::PathBuf;
use std::slice;

use puzzle_solvers::course::{Lesson, LESSONS};
use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::{self, Problem};

use crate::built::executable;
use crate::chart::{Chart, Series};
use crate::figures::{report, time};
use crate::inputs::{generated, write};
use crate::measure::{race, Contender};

const NOTES: &str = "
For 1,000 random solvable boards of the eight puzzle, or 100 boards of the rotation game: positions
visited, on average (a table is shared by all boards); time of the whole program, over the boards;
and whether all paths are shortest, after making their moves.
";

/// Solvable boards, each with its distance, and the input that has them.
struct Boards {
    problem: &'static Problem,
    solved: Vec<(Case, usize)>,
    input: PathBuf,
}

/// Measures the lessons with these names, or all lessons if there are no names. Returns their
/// table, if there are any, and a picture of those of the eight puzzle.
pub fn measure(names: &[String]) -> Option<(String, Chart)> {
    // Half of the boards of the eight puzzle are unsolvable, so more are drawn than are needed.
    let eight = Boards::new("hdu1043", "--seed 3 --count 3000", 1000);
    let rotation = Boards::new("acwing181", "--seed 3", 100);
    let (mut rows, mut series) = (Vec::new(), Vec::new());
    for (number, lesson) in (1..).zip(LESSONS) {
        let is_eight = lesson.is_for(&eight.problem.task);
        if names.is_empty() || names.iter().any(|name| name == lesson.name()) {
            let (cells, dot) = if is_eight { &eight } else { &rotation }.row(number, lesson);
            rows.push(cells);
            series.extend(Some(dot).filter(|_| is_eight));
        }
    }
    let chart = Chart {
        title: "The eight puzzle by each method: time over positions visited, a board on average",
        x: "positions visited (logarithmic)",
        series,
    };
    let heads = ["Lesson", "Method", "Visited", "Time a board", "Shortest"];
    (!rows.is_empty()).then(|| (report(heads, &rows, NOTES), chart))
}

impl Boards {
    /// Returns the first `count` solvable boards that `generate` prints for these options.
    fn new(name: &str, options: &str, count: usize) -> Boards {
        let problem = problems::find(name).expect("there is such a problem");
        let input = generated(&format!("{name} {options}"));
        let cases = cases::read(problem, input.as_bytes()).expect("an input that can be read");
        let solvable = cases.into_iter().filter_map(|(_, case)| Some((case, case.distance()?)));
        let solved: Vec<_> = solvable.take(count).collect();
        let parts = cases::parts(problem, count, solved.iter().map(|(case, _)| *case));
        Boards { problem, input: write(name, &parts.collect::<String>()), solved }
    }

    /// Measures the lesson with this number, and returns the cells of its row and its dot.
    fn row(&self, number: usize, lesson: &Lesson) -> ([String; 5], Series) {
        let name = lesson.name();
        eprintln!("{name} …");
        let arguments = &[self.problem.name, name];
        let program = Contender { program: executable("course"), arguments };
        let finish = race(slice::from_ref(&program), &self.input).remove(0);
        let count = |line: &str| line["visited: ".len()..].parse::<f64>().expect("a count");
        let visited: f64 = program.messages(&self.input, "--count").lines().map(count).sum();
        let [visited, seconds] =
            [visited, finish.seconds].map(|sum| sum / self.solved.len() as f64);

        let excess = self.excess(&finish.answers);
        let longer = excess.iter().filter(|&&excess| excess > 0).count();
        let most = excess.iter().max().expect("there are boards");
        let (shortest, note) = match longer {
            0 => ("yes".to_string(), ""),
            _ => (format!("no: {longer} too long, by up to {most}"), " (not shortest)"),
        };
        let link = format!("[{name}]({}.rs)", lesson.module);
        let count = thousands(visited.round() as usize);
        let cells = [number.to_string(), link, count, time(seconds), shortest];
        (cells, (name.to_string() + note, vec![[visited, seconds]]))
    }

    /// Makes the moves of each path in the answers, and returns by how many moves each is too long.
    fn excess(&self, answers: &str) -> Vec<usize> {
        let lines = answers.lines().count() / self.solved.len();
        let paths = answers.lines().step_by(lines).zip(&self.solved);
        let excess = |(path, (case, distance)): (&str, &(Case, usize))| {
            let end = path.bytes().try_fold(*case, |case, letter| case.after(letter));
            assert!(end.map_or(false, |end| end.is_solved()), "{path}");
            path.len() - distance
        };
        paths.map(excess).collect()
    }
}
