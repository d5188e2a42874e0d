//! Every method of the course, beside ours: the table of `cargo bench -- methods`, and its picture.

use std::path::PathBuf;
use std::process::Command;

use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::eight::pdb::pdb;
use puzzle_solvers::eight::search::Search as EightSearch;
use puzzle_solvers::rotation::search::Search as RotationSearch;

use crate::chart::{Axis, Chart, Dot, Series, OURS, SUBMITTED};
use crate::figures::{machine, table, thousands, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{self, binary, example, COURSE};
use puzzle_solvers::judging::cases::{Case, Oracle};

const NOTES: &str = "
For 1,000 random solvable boards of the eight puzzle, or 100 boards of the rotation game: positions
visited, on average (a table is shared by all boards); time of the whole program, over the boards;
whether all paths are shortest, after making their moves; and the lines of code of the submission
that `bundle` writes, for a lesson with `--method`.
";

/// A method's figures.
pub struct Row {
    name: String,
    is_eight: bool,
    is_ours: bool,
    /// For a board, on average.
    visited: f64,
    seconds: f64,
    /// By how many moves each path is longer than the shortest.
    excess: Vec<usize>,
    lines: String,
}

/// Solvable boards, each with its distance, and the input that has them.
struct Boards {
    judged: &'static str,
    solved: Vec<(Case, usize)>,
    input: PathBuf,
}

/// Measures all methods.
pub fn measure() -> Vec<Row> {
    let names = output(example(COURSE), &["--list"]);
    let names = names.lines().next().unwrap_or("").split(", ");
    let (of_rotation, of_eight): (Vec<_>, Vec<_>) = names.partition(|it| it.contains("rotation"));
    let eight = Boards::new("HDU 1043", 1000);
    let rotation = Boards::new("POJ 2286", 100);
    let mut rows: Vec<_> = of_eight.iter().map(|name| eight.lesson(name)).collect();
    let ours = || example(programs::OURS);
    let visited = Some(eight.visited());
    rows.push(eight.row("ours, search alone", ours(), &["search"], visited, &["HDU 1043"]));
    rows.push(eight.row("ours, table alone", ours(), &["table"], Some(REACHABLE), &[]));
    rows.extend(of_rotation.iter().map(|name| rotation.lesson(name)));
    let visited = Some(rotation.visited());
    rows.push(rotation.row("ours", binary("poj2286"), &[], visited, &["POJ 2286"]));
    rows
}

impl Boards {
    fn new(name: &'static str, count: usize) -> Boards {
        let judged = find(name);
        let mut oracle = Oracle::new(judged.problem);
        // Half of them may be unsolvable.
        let cases = Draw::Random(3 * count).cases(judged).into_iter();
        let solved = cases.filter_map(|case| Some((case, oracle.solve(&case)?.0.len())));
        let solved: Vec<_> = solved.take(count).collect();
        let cases: Vec<_> = solved.iter().map(|(case, _)| *case).collect();
        Boards { judged: name, solved, input: inputs::write(judged, &cases) }
    }

    fn lesson(&self, name: &str) -> Row {
        let bundle = [self.judged, "--method", name];
        self.row(name, example(COURSE), &[name, self.judged], None, &bundle)
    }

    /// Measures a program. If `visited` is not known, the program counts it. The arguments `bundle`
    /// lead to a submission, if there is one.
    fn row(
        &self,
        name: &str,
        program: PathBuf,
        arguments: &[&str],
        visited: Option<usize>,
        bundle: &[&str],
    ) -> Row {
        eprintln!("{name} …");
        let contender = Contender::new(program.clone(), arguments, &self.input);
        let [finish] = race([&contender]);
        let counting = [arguments, &["--count"]].concat();
        let counted = || Contender::new(program, &counting, &self.input).counted();
        let boards = self.solved.len() as f64;
        Row {
            name: name.to_string(),
            is_eight: matches!(self.solved[0].0, Case::Eight(..)),
            is_ours: visited.is_some(),
            visited: visited.unwrap_or_else(counted) as f64 / boards,
            seconds: finish.seconds / boards,
            excess: self.excess(&finish.answers),
            lines: if bundle.is_empty() { String::new() } else { lines(bundle) },
        }
    }

    /// Returns how many positions the searches of this project visit.
    fn visited(&self) -> usize {
        let mut eight = EightSearch::new(pdb(8), Move::ALL);
        let mut rotation = RotationSearch::new();
        for (case, _) in &self.solved {
            match case {
                Case::Eight(start, _) => drop(eight.solve(start)),
                Case::Rotation(board) => drop(rotation.solve(board)),
            }
        }
        eight.visited + rotation.visited
    }

    /// Makes the moves of each answer's path, and returns how many more there are than needed.
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

/// Returns how many lines of code a submission has.
fn lines(arguments: &[&str]) -> String {
    let submission = output(binary("bundle"), arguments);
    let code = submission.lines().map(str::trim);
    let code = code.filter(|line| !line.is_empty() && !line.starts_with("//"));
    code.count().to_string()
}

/// Returns what a program prints.
fn output(program: PathBuf, arguments: &[&str]) -> String {
    let output = Command::new(&program).args(arguments).output().expect("the program starts");
    assert!(output.status.success(), "{program:?} {arguments:?}: {}", output.status);
    String::from_utf8(output.stdout).expect("it prints text")
}

/// Returns the rows as text, with notes and the machine below.
pub fn print(rows: &[Row]) -> String {
    let heads = ["Method", "Visited", "Time a board", "Shortest", "Lines"];
    let cells = |row: &Row| {
        let longer = row.excess.iter().filter(|&&excess| excess > 0).count();
        let shortest = match row.excess.iter().max() {
            Some(&most) if most > 0 => format!("no: {longer} too long, by up to {most}"),
            _ => "yes".to_string(),
        };
        let (visited, time) = (thousands(row.visited), time(row.seconds));
        [row.name.clone(), visited, time, shortest, row.lines.clone()]
    };
    let heads = [heads.map(str::to_string)];
    let lines: Vec<_> = heads.into_iter().chain(rows.iter().map(cells)).collect();
    format!("{}{NOTES}{}\n", table(&lines), machine())
}

/// Returns the rows of the eight puzzle as a picture.
pub fn draw(rows: &[Row]) -> String {
    let series = |name, colour, is_ours| {
        let rows = rows.iter().filter(|row| row.is_eight && row.is_ours == is_ours);
        let dots = rows.map(|row| {
            let is_shortest = row.excess.iter().all(|&excess| excess == 0);
            let note = if is_shortest { "" } else { " (not shortest)" };
            Dot { x: row.visited, y: row.seconds, label: format!("{}{note}", row.name) }
        });
        Series { name, colour, is_joined: false, dots: dots.collect() }
    };
    let chart = Chart {
        title: "The eight puzzle by each method: time over positions visited, a board on average",
        height: 420.0,
        x: Axis::counts("positions visited (logarithmic)"),
        y: Axis::times("time (logarithmic)"),
        series: vec![
            series("lesson of the course", SUBMITTED, false),
            series("this project", OURS, true),
        ],
    };
    chart.svg()
}
