//! Every method of the course, beside those of this project: the table of `cargo bench -- methods`,
//! and its picture.

use std::path::PathBuf;
use std::process::Command;
use std::slice;

use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::eight::pdb::pdb;
use puzzle_solvers::eight::search::Search as EightSearch;
use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::{Case, Oracle};
use puzzle_solvers::rotation::search::Search as RotationSearch;

use crate::chart::{Chart, Series, OURS, PLAIN};
use crate::figures::{report, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{self, binary, example};

const NOTES: &str = "
For 1,000 random solvable boards of the eight puzzle, or 100 boards of the rotation game: positions
visited, on average (a table is shared by all boards); time of the whole program, over the boards;
whether all paths are shortest, after making their moves; and the lines of code of the submission
that `bundle` writes, for a lesson with `--method`.
";

/// The table's cells for a method, and its dot.
type Row = ([String; 5], Series);

/// Solvable boards, each with its distance, and the input that has them.
struct Boards {
    problem: &'static str,
    solved: Vec<(Case, usize)>,
    input: PathBuf,
}

/// Measures all methods. Returns their table, and a picture of those of the eight puzzle.
pub fn measure() -> (String, Chart) {
    let names = output(binary("course"), &["--list"]);
    let names = names.lines().next().unwrap_or("").split(", ");
    let (of_rotation, of_eight): (Vec<_>, Vec<_>) = names.partition(|it| it.contains("rotation"));
    let ours = |arguments| Contender::new(example(programs::OURS), arguments);

    let eight = Boards::new("HDU 1043", 1000);
    let visited = Some(eight.visited());
    let mut rows: Vec<Row> = of_eight.iter().map(|name| eight.lesson(name)).collect();
    rows.push(eight.row("this project, search alone", ours(&["search"]), visited, &["HDU 1043"]));
    rows.push(eight.row("this project, table alone", ours(&["table"]), Some(REACHABLE), &[]));
    let (mut cells, series): (Vec<_>, _) = rows.into_iter().unzip();

    let rotation = Boards::new("POJ 2286", 100);
    let visited = Some(rotation.visited());
    cells.extend(of_rotation.iter().map(|name| rotation.lesson(name).0));
    let ours = Contender::new(binary("poj2286"), &[]);
    cells.push(rotation.row("this project", ours, visited, &["POJ 2286"]).0);

    let chart = Chart {
        title: "The eight puzzle by each method: time over positions visited, a board on average",
        x: "positions visited (logarithmic)",
        series,
    };
    (report(["Method", "Visited", "Time a board", "Shortest", "Lines"], cells, NOTES), chart)
}

impl Boards {
    fn new(name: &'static str, count: usize) -> Boards {
        let problem = find(name);
        let mut oracle = Oracle::new(problem);
        // Half of them may be unsolvable.
        let cases = Draw::Random(3 * count).cases(problem).into_iter();
        let solved = cases.filter_map(|case| Some((case, oracle.solve(&case)?.path.len())));
        let solved: Vec<_> = solved.take(count).collect();
        let cases: Vec<_> = solved.iter().map(|(case, _)| *case).collect();
        Boards { problem: name, solved, input: inputs::write(problem, &cases) }
    }

    fn lesson(&self, name: &str) -> Row {
        let arguments = [name, self.problem];
        let program = Contender::new(binary("course"), &arguments);
        self.row(name, program, None, &[self.problem, "--method", name])
    }

    /// Measures a program: one of this project if it is known how many positions it visits, a
    /// lesson that counts them otherwise. The arguments `bundle` lead to a submission, if there is
    /// one.
    fn row(&self, name: &str, program: Contender, visited: Option<usize>, bundle: &[&str]) -> Row {
        eprintln!("{name} …");
        let finish = &race(slice::from_ref(&program), &self.input)[0];
        let boards = self.solved.len() as f64;
        let colour = if visited.is_some() { OURS } else { PLAIN };
        let visited = visited.unwrap_or_else(|| program.counted(&self.input)) as f64 / boards;
        let seconds = finish.seconds / boards;

        let excess = self.excess(&finish.answers);
        let longer = excess.iter().filter(|&&excess| excess > 0).count();
        let most = excess.iter().max().expect("there are boards");
        let (shortest, note) = match longer {
            0 => ("yes".to_string(), ""),
            _ => (format!("no: {longer} too long, by up to {most}"), " (not shortest)"),
        };
        let lines = if bundle.is_empty() { String::new() } else { lines_of_code(bundle) };
        let cells =
            [name.to_string(), thousands(visited.round() as usize), time(seconds), shortest, lines];
        let name = format!("{name}{note}");
        (cells, Series { name, colour, dots: vec![[visited, seconds]] })
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
fn lines_of_code(arguments: &[&str]) -> String {
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
